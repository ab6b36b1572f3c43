// Generated from otolith/auth/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Error reasons of this service, in addition to those of otolith/common/v1/errors.proto. A value's
  /// name is sent as text, in `google.rpc.ErrorInfo.reason` (domain `otolith`) or in a field
  /// violation. New reasons may be added: treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// `username` or `password` is shorter than the minimum length.
    case tooShort
    /// `username`, `password`, `note` or `reason` exceeds the maximum length.
    case tooLong
    /// `username` has a character other than letters A–Z, digits, `.`, `_` and `-`.
    case forbiddenCharacter
    /// `username` has no letter and no digit.
    case noLetterOrDigit
    /// `password` is on the list of common passwords.
    case tooCommon
    /// `password` contains the username, the address, or the local part of the address if that has at
    /// least four characters. Case is ignored.
    case containsUsername
    /// `password` is a repetition or a sequence.
    case trivialPattern
    /// `email` is not an e-mail address.
    case notAnAddress
    /// `code`, `invitation_code` or `recovery_code` has the wrong form. Codes that prove an address
    /// have 15 letters and digits, invitation codes ten, and codes that open an account 24.
    case notACode
    /// `consent_version` is too long; or `note`, `reason` or another text contains U+0000; or the
    /// field excludes another field that is set.
    case invalid
    /// `uses_max` or `valid_days` is outside its range.
    case outOfRange
    /// `state` is not a value of JoinRequestState, or an entry of `audiences` is not a service of
    /// Otolith.
    case unknown
    /// `group_id` is set together with a rejection.
    case withoutApproval
    /// The study has no consent text in `consent_language`. Show the text in a language that it has.
    case consentLanguageUnknown
    /// The study has no group `group_id`; also a reason in ErrorInfo.
    case groupUnknown
    /// ALREADY_EXISTS: another account has the username. Choose a different one.
    case usernameTaken
    /// ALREADY_EXISTS: `request_id` was used for other contents. Use a new one.
    case requestIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: five accounts wait for confirmation of this address. Confirm
    /// one, or wait: accounts older than an hour do not count.
    case waitingAccountsLimit
    /// PERMISSION_DENIED: the code is wrong, replaced or expired, or the username is unknown. Request
    /// another code (ResendConfirmation). A used code stays valid until it expires, so that a call can
    /// be repeated after a lost response.
    case codeRejected
    /// NOT_FOUND: no study leader has this username.
    case studyLeaderUnknown
    /// UNAUTHENTICATED: the password is wrong, the username is unknown, or the account has only an
    /// address and waits for its confirmation code.
    case credentialsRejected
    /// FAILED_PRECONDITION: the account, which has a username, waits for its confirmation code
    /// (ConfirmAccount).
    case accountNotConfirmed
    /// UNAUTHENTICATED: the refresh token is invalid or no longer valid. Sign in.
    case refreshTokenRejected
    /// RESOURCE_EXHAUSTED: the refresh token was exchanged 64 times within its grace period. Use one
    /// of the responses.
    case refreshRepeatedLimit
    /// UNAUTHENTICATED: the session of the access token was signed out, or its account no longer
    /// exists. Sign in.
    case sessionEnded
    /// FAILED_PRECONDITION: the session started by `request_id` has ended or is older than an hour.
    /// Use a new `request_id` for a new participant.
    case signInEnded
    /// RESOURCE_EXHAUSTED with RetryInfo: `request_id` was sent 64 times without a refresh. Use one of
    /// the responses, or wait.
    case signInRepeatedLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: too many wrong passwords or codes. Wait before trying again;
    /// even a correct password is not checked earlier.
    case tooManyAttempts
    /// NOT_FOUND: the study does not exist.
    case studyUnknown
    /// UNAVAILABLE with RetryInfo: this service has not received the study or its password yet, and
    /// the catalogue cannot be reached. Send the same request again.
    case studyNotYetKnown
    /// FAILED_PRECONDITION: the study has not started.
    case studyNotStarted
    /// FAILED_PRECONDITION: the study has ended.
    case studyEnded
    /// FAILED_PRECONDITION: the study is paused and does not accept new participants meanwhile.
    case studyPaused
    /// FAILED_PRECONDITION: the consent text has changed in this language. Show the current text and
    /// ask for consent again.
    case consentOutdated
    /// PERMISSION_DENIED: joining the study requires its password, and none was given. Does not count
    /// as an attempt.
    case studyPasswordRequired
    /// PERMISSION_DENIED: the study's password is wrong.
    case studyPasswordRejected
    /// PERMISSION_DENIED: joining the study requires an invitation.
    case invitationRequired
    /// PERMISSION_DENIED: the invitation code is wrong, used up, expired or revoked.
    case invitationRejected
    /// RESOURCE_EXHAUSTED: the participant takes part in 50 studies (leave one), or has had 500
    /// enrolments in total. For the latter, neither leaving nor waiting helps: only erased enrolments
    /// (RequestErasure for a study) no longer count.
    case enrolmentsLimit
    /// RESOURCE_EXHAUSTED: the participant has 10 pending requests (withdraw one with LeaveStudy, or
    /// wait for a decision), or made 5 requests to this study (waiting does not help; ask the team for
    /// an invitation). With RetryInfo: 200 requests to this study were made within a day from the
    /// caller's network address.
    case joinRequestsLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: the study has 1,000 pending join requests.
    case studyJoinRequestsLimit
    /// NOT_FOUND: the study has no such join request.
    case joinRequestUnknown
    /// FAILED_PRECONDITION: the join request was decided otherwise, withdrawn, or has expired.
    case joinRequestClosed
    /// NOT_FOUND: the study has no current member with this id.
    case memberUnknown
    /// NOT_FOUND: the study has no such invitation.
    case invitationUnknown
    /// ALREADY_EXISTS: `invitation_id` was used for another invitation. Use a new one.
    case invitationIdReused
    /// RESOURCE_EXHAUSTED: the study has 1,000 usable invitations. Revoke some.
    case invitationsLimit
    /// `code` or `recovery_code` has a typing error: its check character does not match. Does not
    /// count as an attempt.
    case codeMistyped
    /// FAILED_PRECONDITION: the caller's account is anonymous and has no password.
    case accountAnonymous
    /// NOT_FOUND: no account has this name or address. Returned to administrators only.
    case accountUnknown
    /// FAILED_PRECONDITION: the account has no address that mail can be sent to.
    case addressMissing
    /// PERMISSION_DENIED: the caller's password is wrong.
    case passwordWrong
    /// RESOURCE_EXHAUSTED with RetryInfo: 10,000 mail requests are queued. Send the same request again
    /// later.
    case mailRequestsLimit
    /// FAILED_PRECONDITION: no administrator able to sign in would remain. Restore or create another
    /// one first.
    case lastAdministrator
    /// FAILED_PRECONDITION: only participants can be test participants.
    case notAParticipant
    /// NOT_FOUND: the erasure does not exist.
    case erasureUnknown
    /// ALREADY_EXISTS: `erasure_id` was used for another erasure. Use a new one.
    case erasureIdReused
    /// FAILED_PRECONDITION with RetryInfo: the participant's data of the study is being erased. Join
    /// again when the erasure is complete.
    case erasureInProgress
    /// FAILED_PRECONDITION: the account leads studies or administers; only participants' accounts can
    /// be erased. End its roles first (AccountAdministrationService.EndStaffRoles).
    case staffNotErasable
    /// NOT_FOUND: no participant has this id.
    case participantUnknown
    /// NOT_FOUND: the caller has no session with this id.
    case sessionUnknown
    /// PERMISSION_DENIED: the password was not verified within the last five minutes (`auth_time` of
    /// the access token). Call ProvePassword, then repeat this call with the returned token.
    case freshProofRequired
    /// `update_mask` names a field that this method cannot change.
    case fieldNotWritable
    /// `update_mask` names an unknown field, or `*` together with other paths.
    case fieldUnknown
    /// A profile field is set without consent to storing it.
    case consentRequired
    /// ABORTED: the account has changed since it was read. Read it again and decide anew.
    case etagMismatch
    /// FAILED_PRECONDITION: the account would have neither username nor address and could not sign in.
    case nameRequired
    /// FAILED_PRECONDITION: another account was confirmed with the address. Returned only to callers
    /// who have proved that they own it.
    case emailTaken
    /// FAILED_PRECONDITION: the account has a password. Use another account, or change this one.
    case accountNotAnonymous
    /// FAILED_PRECONDITION: the study prescribes another mode for its answers
    /// (`StudyRetention.on_erasure`). Request the other mode.
    case erasureModeRefused
    /// NOT_FOUND: the caller, or the study, has no message with this id.
    case messageUnknown
    /// FAILED_PRECONDITION: the message does not allow a reply.
    case messageNotAnswerable
    /// ALREADY_EXISTS: `message_id` was used for another message. Use a new one.
    case messageIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: the daily limit of messages is reached.
    case messagesLimit
    /// FAILED_PRECONDITION: the message does not allow a reply, but replies to a personal or group
    /// message, which would disclose its writer to the team. Send it without `answer_to`, or set
    /// `answerable`.
    case answerTellsWriter
    /// NOT_FOUND: the caller gave no such consent.
    case consentUnknown
    /// NOT_FOUND: the newsletter does not exist.
    case newsletterUnknown
    /// ALREADY_EXISTS: `newsletter_id` was used for another newsletter. Use a new one.
    case newsletterIdReused
    /// FAILED_PRECONDITION: the operator has not configured an unsubscribe page.
    case newsletterUnavailable
    /// INVALID_ARGUMENT: the object is not `installation`, `projects/{project_id}` or
    /// `studies/{study_id}`.
    case objectInvalid
    /// INVALID_ARGUMENT: no role has a verb of this name. ListRoles returns all verbs.
    case verbUnknown
    /// INVALID_ARGUMENT: the role does not exist, or accounts do not have it on studies. ListRoles
    /// returns all roles.
    case roleInvalid
    /// FAILED_PRECONDITION: the account does not belong to staff of studies. Register one
    /// (AdministrationService.RegisterStudyLeader).
    case notStaff
    /// PERMISSION_DENIED: the caller lacks verbs of the role on the study. The message names them.
    case verbsNotHeld
    /// RESOURCE_EXHAUSTED: the account has the maximum number of roles, or the ids of their studies do
    /// not fit into an access token. Revoke one first.
    case tooManyRoles
    /// FAILED_PRECONDITION: the study would have no leader who can sign in. Appoint another one first.
    case lastLeader
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .erasureModeRefused, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .answerTellsWriter, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable, .objectInvalid, .verbUnknown, .roleInvalid, .notStaff, .verbsNotHeld, .tooManyRoles, .lastLeader] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .tooShort
        case 2: .tooLong
        case 3: .forbiddenCharacter
        case 4: .noLetterOrDigit
        case 5: .tooCommon
        case 6: .containsUsername
        case 7: .trivialPattern
        case 8: .notAnAddress
        case 9: .notACode
        case 10: .invalid
        case 11: .outOfRange
        case 12: .unknown
        case 13: .withoutApproval
        case 14: .consentLanguageUnknown
        case 15: .groupUnknown
        case 16: .usernameTaken
        case 17: .requestIdReused
        case 18: .waitingAccountsLimit
        case 19: .codeRejected
        case 20: .studyLeaderUnknown
        case 21: .credentialsRejected
        case 22: .accountNotConfirmed
        case 23: .refreshTokenRejected
        case 24: .refreshRepeatedLimit
        case 25: .sessionEnded
        case 26: .signInEnded
        case 27: .signInRepeatedLimit
        case 28: .tooManyAttempts
        case 29: .studyUnknown
        case 30: .studyNotYetKnown
        case 31: .studyNotStarted
        case 32: .studyEnded
        case 33: .studyPaused
        case 34: .consentOutdated
        case 35: .studyPasswordRequired
        case 36: .studyPasswordRejected
        case 37: .invitationRequired
        case 38: .invitationRejected
        case 39: .enrolmentsLimit
        case 40: .joinRequestsLimit
        case 41: .studyJoinRequestsLimit
        case 42: .joinRequestUnknown
        case 43: .joinRequestClosed
        case 44: .memberUnknown
        case 45: .invitationUnknown
        case 46: .invitationIdReused
        case 47: .invitationsLimit
        case 48: .codeMistyped
        case 49: .accountAnonymous
        case 50: .accountUnknown
        case 51: .addressMissing
        case 52: .passwordWrong
        case 53: .mailRequestsLimit
        case 54: .lastAdministrator
        case 55: .notAParticipant
        case 56: .erasureUnknown
        case 57: .erasureIdReused
        case 58: .erasureInProgress
        case 59: .staffNotErasable
        case 60: .participantUnknown
        case 61: .sessionUnknown
        case 62: .freshProofRequired
        case 63: .fieldNotWritable
        case 64: .fieldUnknown
        case 65: .consentRequired
        case 66: .etagMismatch
        case 67: .nameRequired
        case 68: .emailTaken
        case 69: .accountNotAnonymous
        case 79: .erasureModeRefused
        case 70: .messageUnknown
        case 71: .messageNotAnswerable
        case 72: .messageIdReused
        case 73: .messagesLimit
        case 78: .answerTellsWriter
        case 74: .consentUnknown
        case 75: .newsletterUnknown
        case 76: .newsletterIdReused
        case 77: .newsletterUnavailable
        case 80: .objectInvalid
        case 81: .verbUnknown
        case 82: .roleInvalid
        case 83: .notStaff
        case 84: .verbsNotHeld
        case 85: .tooManyRoles
        case 86: .lastLeader
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .tooShort: 1
        case .tooLong: 2
        case .forbiddenCharacter: 3
        case .noLetterOrDigit: 4
        case .tooCommon: 5
        case .containsUsername: 6
        case .trivialPattern: 7
        case .notAnAddress: 8
        case .notACode: 9
        case .invalid: 10
        case .outOfRange: 11
        case .unknown: 12
        case .withoutApproval: 13
        case .consentLanguageUnknown: 14
        case .groupUnknown: 15
        case .usernameTaken: 16
        case .requestIdReused: 17
        case .waitingAccountsLimit: 18
        case .codeRejected: 19
        case .studyLeaderUnknown: 20
        case .credentialsRejected: 21
        case .accountNotConfirmed: 22
        case .refreshTokenRejected: 23
        case .refreshRepeatedLimit: 24
        case .sessionEnded: 25
        case .signInEnded: 26
        case .signInRepeatedLimit: 27
        case .tooManyAttempts: 28
        case .studyUnknown: 29
        case .studyNotYetKnown: 30
        case .studyNotStarted: 31
        case .studyEnded: 32
        case .studyPaused: 33
        case .consentOutdated: 34
        case .studyPasswordRequired: 35
        case .studyPasswordRejected: 36
        case .invitationRequired: 37
        case .invitationRejected: 38
        case .enrolmentsLimit: 39
        case .joinRequestsLimit: 40
        case .studyJoinRequestsLimit: 41
        case .joinRequestUnknown: 42
        case .joinRequestClosed: 43
        case .memberUnknown: 44
        case .invitationUnknown: 45
        case .invitationIdReused: 46
        case .invitationsLimit: 47
        case .codeMistyped: 48
        case .accountAnonymous: 49
        case .accountUnknown: 50
        case .addressMissing: 51
        case .passwordWrong: 52
        case .mailRequestsLimit: 53
        case .lastAdministrator: 54
        case .notAParticipant: 55
        case .erasureUnknown: 56
        case .erasureIdReused: 57
        case .erasureInProgress: 58
        case .staffNotErasable: 59
        case .participantUnknown: 60
        case .sessionUnknown: 61
        case .freshProofRequired: 62
        case .fieldNotWritable: 63
        case .fieldUnknown: 64
        case .consentRequired: 65
        case .etagMismatch: 66
        case .nameRequired: 67
        case .emailTaken: 68
        case .accountNotAnonymous: 69
        case .erasureModeRefused: 79
        case .messageUnknown: 70
        case .messageNotAnswerable: 71
        case .messageIdReused: 72
        case .messagesLimit: 73
        case .answerTellsWriter: 78
        case .consentUnknown: 74
        case .newsletterUnknown: 75
        case .newsletterIdReused: 76
        case .newsletterUnavailable: 77
        case .objectInvalid: 80
        case .verbUnknown: 81
        case .roleInvalid: 82
        case .notStaff: 83
        case .verbsNotHeld: 84
        case .tooManyRoles: 85
        case .lastLeader: 86
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/auth/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/auth/v1/errors.proto",
    dependencies: [],
    base64: """
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqpg8KC0Vycm9yUmVhc29uEhwKGEVSUk9S\
      X1JFQVNPTl9VTlNQRUNJRklFRBAAEg0KCVRPT19TSE9SVBABEgwKCFRPT19MT05HEAISFwoTRk9SQklEREVOX0NIQVJBQ1RF\
      UhADEhYKEk5PX0xFVFRFUl9PUl9ESUdJVBAEEg4KClRPT19DT01NT04QBRIVChFDT05UQUlOU19VU0VSTkFNRRAGEhMKD1RS\
      SVZJQUxfUEFUVEVSThAHEhIKDk5PVF9BTl9BRERSRVNTEAgSDgoKTk9UX0FfQ09ERRAJEgsKB0lOVkFMSUQQChIQCgxPVVRf\
      T0ZfUkFOR0UQCxILCgdVTktOT1dOEAwSFAoQV0lUSE9VVF9BUFBST1ZBTBANEhwKGENPTlNFTlRfTEFOR1VBR0VfVU5LTk9X\
      ThAOEhEKDUdST1VQX1VOS05PV04QDxISCg5VU0VSTkFNRV9UQUtFThAQEhUKEVJFUVVFU1RfSURfUkVVU0VEEBESGgoWV0FJ\
      VElOR19BQ0NPVU5UU19MSU1JVBASEhEKDUNPREVfUkVKRUNURUQQExIYChRTVFVEWV9MRUFERVJfVU5LTk9XThAUEhgKFENS\
      RURFTlRJQUxTX1JFSkVDVEVEEBUSGQoVQUNDT1VOVF9OT1RfQ09ORklSTUVEEBYSGgoWUkVGUkVTSF9UT0tFTl9SRUpFQ1RF\
      RBAXEhoKFlJFRlJFU0hfUkVQRUFURURfTElNSVQQGBIRCg1TRVNTSU9OX0VOREVEEBkSEQoNU0lHTl9JTl9FTkRFRBAaEhoK\
      FlNJR05fSU5fUkVQRUFURURfTElNSVQQGxIVChFUT09fTUFOWV9BVFRFTVBUUxAcEhEKDVNUVURZX1VOS05PV04QHRIXChNT\
      VFVEWV9OT1RfWUVUX0tOT1dOEB4SFQoRU1RVRFlfTk9UX1NUQVJURUQQHxIPCgtTVFVEWV9FTkRFRBAgEhAKDFNUVURZX1BB\
      VVNFRBAhEhQKEENPTlNFTlRfT1VUREFURUQQIhIbChdTVFVEWV9QQVNTV09SRF9SRVFVSVJFRBAjEhsKF1NUVURZX1BBU1NX\
      T1JEX1JFSkVDVEVEECQSFwoTSU5WSVRBVElPTl9SRVFVSVJFRBAlEhcKE0lOVklUQVRJT05fUkVKRUNURUQQJhIUChBFTlJP\
      TE1FTlRTX0xJTUlUECcSFwoTSk9JTl9SRVFVRVNUU19MSU1JVBAoEh0KGVNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQQKRIY\
      ChRKT0lOX1JFUVVFU1RfVU5LTk9XThAqEhcKE0pPSU5fUkVRVUVTVF9DTE9TRUQQKxISCg5NRU1CRVJfVU5LTk9XThAsEhYK\
      EklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQLxIR\
      Cg1DT0RFX01JU1RZUEVEEDASFQoRQUNDT1VOVF9BTk9OWU1PVVMQMRITCg9BQ0NPVU5UX1VOS05PV04QMhITCg9BRERSRVNT\
      X01JU1NJTkcQMxISCg5QQVNTV09SRF9XUk9ORxA0EhcKE01BSUxfUkVRVUVTVFNfTElNSVQQNRIWChJMQVNUX0FETUlOSVNU\
      UkFUT1IQNhIVChFOT1RfQV9QQVJUSUNJUEFOVBA3EhMKD0VSQVNVUkVfVU5LTk9XThA4EhUKEUVSQVNVUkVfSURfUkVVU0VE\
      EDkSFwoTRVJBU1VSRV9JTl9QUk9HUkVTUxA6EhYKElNUQUZGX05PVF9FUkFTQUJMRRA7EhcKE1BBUlRJQ0lQQU5UX1VOS05P\
      V04QPBITCg9TRVNTSU9OX1VOS05PV04QPRIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA+EhYKEkZJRUxEX05PVF9XUklUQUJM\
      RRA/EhEKDUZJRUxEX1VOS05PV04QQBIUChBDT05TRU5UX1JFUVVJUkVEEEESEQoNRVRBR19NSVNNQVRDSBBCEhEKDU5BTUVf\
      UkVRVUlSRUQQQxIPCgtFTUFJTF9UQUtFThBEEhkKFUFDQ09VTlRfTk9UX0FOT05ZTU9VUxBFEhgKFEVSQVNVUkVfTU9ERV9S\
      RUZVU0VEEE8SEwoPTUVTU0FHRV9VTktOT1dOEEYSGgoWTUVTU0FHRV9OT1RfQU5TV0VSQUJMRRBHEhUKEU1FU1NBR0VfSURf\
      UkVVU0VEEEgSEgoOTUVTU0FHRVNfTElNSVQQSRIXChNBTlNXRVJfVEVMTFNfV1JJVEVSEE4SEwoPQ09OU0VOVF9VTktOT1dO\
      EEoSFgoSTkVXU0xFVFRFUl9VTktOT1dOEEsSGAoUTkVXU0xFVFRFUl9JRF9SRVVTRUQQTBIaChZORVdTTEVUVEVSX1VOQVZB\
      SUxBQkxFEE0SEgoOT0JKRUNUX0lOVkFMSUQQUBIQCgxWRVJCX1VOS05PV04QURIQCgxST0xFX0lOVkFMSUQQUhINCglOT1Rf\
      U1RBRkYQUxISCg5WRVJCU19OT1RfSEVMRBBUEhIKDlRPT19NQU5ZX1JPTEVTEFUSDwoLTEFTVF9MRUFERVIQVkI9Cg9vdG9s\
      aXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqKUApMCgEMEgMBABIaQiBF\
      cnJvciByZWFzb25zIG9mIGFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50cyBhbmQgbWVtYmVyc2hpcHMuCgqbAgoCBQAS\
      BQ0AiwIBGo0CIEVycm9yIHJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRo\
      L2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIEEgdmFsdWUncwogbmFtZSBpcyBzZW50IGFzIHRleHQsIGluIGBnb29nbGUucnBj\
      LkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkCiB2aW9sYXRpb24uIE5ldyByZWFz\
      b25zIG1heSBiZSBhZGRlZDogdHJlYXQgYW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKHgoEBQACABID\
      DwIfGhEgTmV2ZXIgcmV0dXJuZWQuCgrAAQoEBQACARIDFQIQGj4gYHVzZXJuYW1lYCBvciBgcGFzc3dvcmRgIGlzIHNob3J0\
      ZXIgdGhhbiB0aGUgbWluaW11bSBsZW5ndGguCjJzIFJlYXNvbnMgb2YgaW52YWxpZCBmaWVsZHM6IElOVkFMSURfQVJHVU1F\
      TlQsIG9uZSB2aW9sYXRpb24gcGVyIGZpZWxkIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4KIENvcnJlY3QgdGhlIHJlcXVlc3Qu\
      CgpVCgQFAAICEgMXAg8aSCBgdXNlcm5hbWVgLCBgcGFzc3dvcmRgLCBgbm90ZWAgb3IgYHJlYXNvbmAgZXhjZWVkcyB0aGUg\
      bWF4aW11bSBsZW5ndGguCgpdCgQFAAIDEgMZAhoaUCBgdXNlcm5hbWVgIGhhcyBhIGNoYXJhY3RlciBvdGhlciB0aGFuIGxl\
      dHRlcnMgQeKAk1osIGRpZ2l0cywgYC5gLCBgX2AgYW5kIGAtYC4KCjUKBAUAAgQSAxsCGRooIGB1c2VybmFtZWAgaGFzIG5v\
      IGxldHRlciBhbmQgbm8gZGlnaXQuCgo9CgQFAAIFEgMdAhEaMCBgcGFzc3dvcmRgIGlzIG9uIHRoZSBsaXN0IG9mIGNvbW1v\
      biBwYXNzd29yZHMuCgqXAQoEBQACBhIDIAIYGokBIGBwYXNzd29yZGAgY29udGFpbnMgdGhlIHVzZXJuYW1lLCB0aGUgYWRk\
      cmVzcywgb3IgdGhlIGxvY2FsIHBhcnQgb2YgdGhlIGFkZHJlc3MgaWYgdGhhdCBoYXMgYXQKIGxlYXN0IGZvdXIgY2hhcmFj\
      dGVycy4gQ2FzZSBpcyBpZ25vcmVkLgoKOAoEBQACBxIDIgIWGisgYHBhc3N3b3JkYCBpcyBhIHJlcGV0aXRpb24gb3IgYSBz\
      ZXF1ZW5jZS4KCjAKBAUAAggSAyQCFRojIGBlbWFpbGAgaXMgbm90IGFuIGUtbWFpbCBhZGRyZXNzLgoKwgEKBAUAAgkSAycC\
      ERq0ASBgY29kZWAsIGBpbnZpdGF0aW9uX2NvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMgdGhlIHdyb25nIGZvcm0uIENv\
      ZGVzIHRoYXQgcHJvdmUgYW4gYWRkcmVzcwogaGF2ZSAxNSBsZXR0ZXJzIGFuZCBkaWdpdHMsIGludml0YXRpb24gY29kZXMg\
      dGVuLCBhbmQgY29kZXMgdGhhdCBvcGVuIGFuIGFjY291bnQgMjQuCgqVAQoEBQACChIDKgIPGocBIGBjb25zZW50X3ZlcnNp\
      b25gIGlzIHRvbyBsb25nOyBvciBgbm90ZWAsIGByZWFzb25gIG9yIGFub3RoZXIgdGV4dCBjb250YWlucyBVKzAwMDA7IG9y\
      IHRoZQogZmllbGQgZXhjbHVkZXMgYW5vdGhlciBmaWVsZCB0aGF0IGlzIHNldC4KCj8KBAUAAgsSAywCFBoyIGB1c2VzX21h\
      eGAgb3IgYHZhbGlkX2RheXNgIGlzIG91dHNpZGUgaXRzIHJhbmdlLgoKcwoEBQACDBIDLwIPGmYgYHN0YXRlYCBpcyBub3Qg\
      YSB2YWx1ZSBvZiBKb2luUmVxdWVzdFN0YXRlLCBvciBhbiBlbnRyeSBvZiBgYXVkaWVuY2VzYCBpcyBub3QgYSBzZXJ2aWNl\
      IG9mCiBPdG9saXRoLgoKOwoEBQACDRIDMQIYGi4gYGdyb3VwX2lkYCBpcyBzZXQgdG9nZXRoZXIgd2l0aCBhIHJlamVjdGlv\
      bi4KCmwKBAUAAg4SAzMCIBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdlYC4g\
      U2hvdyB0aGUgdGV4dCBpbiBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoKTQoEBQACDxIDNQIVGkAgVGhlIHN0dWR5IGhhcyBu\
      byBncm91cCBgZ3JvdXBfaWRgOyBhbHNvIGEgcmVhc29uIGluIEVycm9ySW5mby4KCnIKBAUAAhASAzoCFhpLIEFMUkVBRFlf\
      RVhJU1RTOiBhbm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2VybmFtZS4gQ2hvb3NlIGEgZGlmZmVyZW50IG9uZS4KMhggQWNj\
      b3VudHMgYW5kIHNlc3Npb25zLgoKVwoEBQACERIDPAIZGkogQUxSRUFEWV9FWElTVFM6IGByZXF1ZXN0X2lkYCB3YXMgdXNl\
      ZCBmb3Igb3RoZXIgY29udGVudHMuIFVzZSBhIG5ldyBvbmUuCgqoAQoEBQACEhIDPwIeGpoBIFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZvciBjb25maXJtYXRpb24gb2YgdGhpcyBhZGRyZXNzLiBD\
      b25maXJtCiBvbmUsIG9yIHdhaXQ6IGFjY291bnRzIG9sZGVyIHRoYW4gYW4gaG91ciBkbyBub3QgY291bnQuCgrzAQoEBQAC\
      ExIDQwIVGuUBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY29kZSBpcyB3cm9uZywgcmVwbGFjZWQgb3IgZXhwaXJlZCwgb3Ig\
      dGhlIHVzZXJuYW1lIGlzIHVua25vd24uIFJlcXVlc3QKIGFub3RoZXIgY29kZSAoUmVzZW5kQ29uZmlybWF0aW9uKS4gQSB1\
      c2VkIGNvZGUgc3RheXMgdmFsaWQgdW50aWwgaXQgZXhwaXJlcywgc28gdGhhdCBhIGNhbGwgY2FuCiBiZSByZXBlYXRlZCBh\
      ZnRlciBhIGxvc3QgcmVzcG9uc2UuCgo8CgQFAAIUEgNFAhwaLyBOT1RfRk9VTkQ6IG5vIHN0dWR5IGxlYWRlciBoYXMgdGhp\
      cyB1c2VybmFtZS4KCpkBCgQFAAIVEgNIAhwaiwEgVU5BVVRIRU5USUNBVEVEOiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIHRo\
      ZSB1c2VybmFtZSBpcyB1bmtub3duLCBvciB0aGUgYWNjb3VudCBoYXMgb25seSBhbgogYWRkcmVzcyBhbmQgd2FpdHMgZm9y\
      IGl0cyBjb25maXJtYXRpb24gY29kZS4KCnkKBAUAAhYSA0sCHRpsIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50\
      LCB3aGljaCBoYXMgYSB1c2VybmFtZSwgd2FpdHMgZm9yIGl0cyBjb25maXJtYXRpb24gY29kZQogKENvbmZpcm1BY2NvdW50\
      KS4KClkKBAUAAhcSA00CHhpMIFVOQVVUSEVOVElDQVRFRDogdGhlIHJlZnJlc2ggdG9rZW4gaXMgaW52YWxpZCBvciBubyBs\
      b25nZXIgdmFsaWQuIFNpZ24gaW4uCgp/CgQFAAIYEgNQAh4aciBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZWZyZXNoIHRv\
      a2VuIHdhcyBleGNoYW5nZWQgNjQgdGltZXMgd2l0aGluIGl0cyBncmFjZSBwZXJpb2QuIFVzZSBvbmUKIG9mIHRoZSByZXNw\
      b25zZXMuCgp6CgQFAAIZEgNTAhUabSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4g\
      d2FzIHNpZ25lZCBvdXQsIG9yIGl0cyBhY2NvdW50IG5vIGxvbmdlcgogZXhpc3RzLiBTaWduIGluLgoKmwEKBAUAAhoSA1YC\
      FRqNASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2Vzc2lvbiBzdGFydGVkIGJ5IGByZXF1ZXN0X2lkYCBoYXMgZW5kZWQg\
      b3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyLgogVXNlIGEgbmV3IGByZXF1ZXN0X2lkYCBmb3IgYSBuZXcgcGFydGljaXBhbnQu\
      CgqHAQoEBQACGxIDWQIeGnogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBgcmVxdWVzdF9pZGAgd2FzIHNl\
      bnQgNjQgdGltZXMgd2l0aG91dCBhIHJlZnJlc2guIFVzZSBvbmUgb2YKIHRoZSByZXNwb25zZXMsIG9yIHdhaXQuCgqgAQoE\
      BQACHBIDXAIZGpIBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgd3JvbmcgcGFzc3dvcmRz\
      IG9yIGNvZGVzLiBXYWl0IGJlZm9yZSB0cnlpbmcgYWdhaW47CiBldmVuIGEgY29ycmVjdCBwYXNzd29yZCBpcyBub3QgY2hl\
      Y2tlZCBlYXJsaWVyLgoKRwoEBQACHRIDYQIVGiYgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuCjISIEpv\
      aW5pbmcgc3R1ZGllcy4KCqsBCgQFAAIeEgNkAhsanQEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoaXMgc2Vydmlj\
      ZSBoYXMgbm90IHJlY2VpdmVkIHRoZSBzdHVkeSBvciBpdHMgcGFzc3dvcmQgeWV0LCBhbmQKIHRoZSBjYXRhbG9ndWUgY2Fu\
      bm90IGJlIHJlYWNoZWQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCj4KBAUAAh8SA2YCGRoxIEZBSUxFRF9QUkVD\
      T05ESVRJT046IHRoZSBzdHVkeSBoYXMgbm90IHN0YXJ0ZWQuCgo4CgQFAAIgEgNoAhMaKyBGQUlMRURfUFJFQ09ORElUSU9O\
      OiB0aGUgc3R1ZHkgaGFzIGVuZGVkLgoKZwoEBQACIRIDagIUGlogRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGlz\
      IHBhdXNlZCBhbmQgZG9lcyBub3QgYWNjZXB0IG5ldyBwYXJ0aWNpcGFudHMgbWVhbndoaWxlLgoKhAEKBAUAAiISA20CGBp3\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjb25zZW50IHRleHQgaGFzIGNoYW5nZWQgaW4gdGhpcyBsYW5ndWFnZS4gU2hv\
      dyB0aGUgY3VycmVudCB0ZXh0IGFuZAogYXNrIGZvciBjb25zZW50IGFnYWluLgoKfQoEBQACIxIDcAIfGnAgUEVSTUlTU0lP\
      Tl9ERU5JRUQ6IGpvaW5pbmcgdGhlIHN0dWR5IHJlcXVpcmVzIGl0cyBwYXNzd29yZCwgYW5kIG5vbmUgd2FzIGdpdmVuLiBE\
      b2VzIG5vdCBjb3VudAogYXMgYW4gYXR0ZW1wdC4KCkAKBAUAAiQSA3ICHxozIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1\
      ZHkncyBwYXNzd29yZCBpcyB3cm9uZy4KCksKBAUAAiUSA3QCGxo+IFBFUk1JU1NJT05fREVOSUVEOiBqb2luaW5nIHRoZSBz\
      dHVkeSByZXF1aXJlcyBhbiBpbnZpdGF0aW9uLgoKXAoEBQACJhIDdgIbGk8gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZp\
      dGF0aW9uIGNvZGUgaXMgd3JvbmcsIHVzZWQgdXAsIGV4cGlyZWQgb3IgcmV2b2tlZC4KCvcBCgQFAAInEgN6Ahga6QEgUkVT\
      T1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiA1MCBzdHVkaWVzIChsZWF2ZSBvbmUpLCBv\
      ciBoYXMgaGFkIDUwMAogZW5yb2xtZW50cyBpbiB0b3RhbC4gRm9yIHRoZSBsYXR0ZXIsIG5laXRoZXIgbGVhdmluZyBub3Ig\
      d2FpdGluZyBoZWxwczogb25seSBlcmFzZWQgZW5yb2xtZW50cwogKFJlcXVlc3RFcmFzdXJlIGZvciBhIHN0dWR5KSBubyBs\
      b25nZXIgY291bnQuCgrFAgoEBQACKBIDfwIbGrcCIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHBhcnRpY2lwYW50IGhhcyAx\
      MCBwZW5kaW5nIHJlcXVlc3RzICh3aXRoZHJhdyBvbmUgd2l0aCBMZWF2ZVN0dWR5LCBvcgogd2FpdCBmb3IgYSBkZWNpc2lv\
      biksIG9yIG1hZGUgNSByZXF1ZXN0cyB0byB0aGlzIHN0dWR5ICh3YWl0aW5nIGRvZXMgbm90IGhlbHA7IGFzayB0aGUgdGVh\
      bSBmb3IKIGFuIGludml0YXRpb24pLiBXaXRoIFJldHJ5SW5mbzogMjAwIHJlcXVlc3RzIHRvIHRoaXMgc3R1ZHkgd2VyZSBt\
      YWRlIHdpdGhpbiBhIGRheSBmcm9tIHRoZQogY2FsbGVyJ3MgbmV0d29yayBhZGRyZXNzLgoKXQoEBQACKRIEgQECIRpPIFJF\
      U09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdGhlIHN0dWR5IGhhcyAxLDAwMCBwZW5kaW5nIGpvaW4gcmVxdWVz\
      dHMuCgpQCgQFAAIqEgSGAQIcGjAgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggam9pbiByZXF1ZXN0LgoyECBT\
      dHVkeSBsZWFkZXJzLgoKZwoEBQACKxIEiAECGxpZIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBqb2luIHJlcXVlc3Qgd2Fz\
      IGRlY2lkZWQgb3RoZXJ3aXNlLCB3aXRoZHJhd24sIG9yIGhhcyBleHBpcmVkLgoKSAoEBQACLBIEigECFho6IE5PVF9GT1VO\
      RDogdGhlIHN0dWR5IGhhcyBubyBjdXJyZW50IG1lbWJlciB3aXRoIHRoaXMgaWQuCgo8CgQFAAItEgSMAQIaGi4gTk9UX0ZP\
      VU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggaW52aXRhdGlvbi4KCl8KBAUAAi4SBI4BAhwaUSBBTFJFQURZX0VYSVNUUzog\
      YGludml0YXRpb25faWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIGludml0YXRpb24uIFVzZSBhIG5ldyBvbmUuCgpYCgQFAAIv\
      EgSQAQIZGkogUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgc3R1ZHkgaGFzIDEsMDAwIHVzYWJsZSBpbnZpdGF0aW9ucy4gUmV2\
      b2tlIHNvbWUuCgqVAQoEBQACMBIElgECFRpyIGBjb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIGEgdHlwaW5nIGVycm9y\
      OiBpdHMgY2hlY2sgY2hhcmFjdGVyIGRvZXMgbm90IG1hdGNoLiBEb2VzIG5vdAogY291bnQgYXMgYW4gYXR0ZW1wdC4KMhMg\
      QWNjb3VudCByZWNvdmVyeS4KClsKBAUAAjESBJgBAhkaTSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNj\
      b3VudCBpcyBhbm9ueW1vdXMgYW5kIGhhcyBubyBwYXNzd29yZC4KCmAKBAUAAjISBJoBAhcaUiBOT1RfRk9VTkQ6IG5vIGFj\
      Y291bnQgaGFzIHRoaXMgbmFtZSBvciBhZGRyZXNzLiBSZXR1cm5lZCB0byBhZG1pbmlzdHJhdG9ycyBvbmx5LgoKWQoEBQAC\
      MxIEnAECFxpLIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGhhcyBubyBhZGRyZXNzIHRoYXQgbWFpbCBjYW4g\
      YmUgc2VudCB0by4KCkIKBAUAAjQSBJ4BAhYaNCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlcidzIHBhc3N3b3JkIGlz\
      IHdyb25nLgoKdwoEBQACNRIEoQECGxppIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTAsMDAwIG1haWwg\
      cmVxdWVzdHMgYXJlIHF1ZXVlZC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluCiBsYXRlci4KCowBCgQFAAI2EgSnAQIa\
      GmsgRkFJTEVEX1BSRUNPTkRJVElPTjogbm8gYWRtaW5pc3RyYXRvciBhYmxlIHRvIHNpZ24gaW4gd291bGQgcmVtYWluLiBS\
      ZXN0b3JlIG9yIGNyZWF0ZSBhbm90aGVyCiBvbmUgZmlyc3QuCjIRIEFkbWluaXN0cmF0aW9uLgoKUAoEBQACNxIEqQECGRpC\
      IEZBSUxFRF9QUkVDT05ESVRJT046IG9ubHkgcGFydGljaXBhbnRzIGNhbiBiZSB0ZXN0IHBhcnRpY2lwYW50cy4KCkMKBAUA\
      AjgSBK4BAhcaKCBOT1RfRk9VTkQ6IHRoZSBlcmFzdXJlIGRvZXMgbm90IGV4aXN0LgoyCyBFcmFzdXJlcy4KClkKBAUAAjkS\
      BLABAhkaSyBBTFJFQURZX0VYSVNUUzogYGVyYXN1cmVfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIGVyYXN1cmUuIFVzZSBh\
      IG5ldyBvbmUuCgqTAQoEBQACOhIEswECGxqEASBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggUmV0cnlJbmZvOiB0aGUgcGFy\
      dGljaXBhbnQncyBkYXRhIG9mIHRoZSBzdHVkeSBpcyBiZWluZyBlcmFzZWQuIEpvaW4KIGFnYWluIHdoZW4gdGhlIGVyYXN1\
      cmUgaXMgY29tcGxldGUuCgq9AQoEBQACOxIEtgECGhquASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBsZWFk\
      cyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzOyBvbmx5IHBhcnRpY2lwYW50cycgYWNjb3VudHMgY2FuCiBiZSBlcmFzZWQuIEVu\
      ZCBpdHMgcm9sZXMgZmlyc3QgKEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2UuRW5kU3RhZmZSb2xlcykuCgo2CgQFAAI8\
      EgS4AQIbGiggTk9UX0ZPVU5EOiBubyBwYXJ0aWNpcGFudCBoYXMgdGhpcyBpZC4KCk8KBAUAAj0SBL0BAhcaNCBOT1RfRk9V\
      TkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHNlc3Npb24gd2l0aCB0aGlzIGlkLgoyCyBTZXNzaW9ucy4KCsUBCgQFAAI+EgTAAQIc\
      GrYBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc3dvcmQgd2FzIG5vdCB2ZXJpZmllZCB3aXRoaW4gdGhlIGxhc3QgZml2\
      ZSBtaW51dGVzIChgYXV0aF90aW1lYCBvZgogdGhlIGFjY2VzcyB0b2tlbikuIENhbGwgUHJvdmVQYXNzd29yZCwgdGhlbiBy\
      ZXBlYXQgdGhpcyBjYWxsIHdpdGggdGhlIHJldHVybmVkIHRva2VuLgoKcwoEBQACPxIExQECGho9IGB1cGRhdGVfbWFza2Ag\
      bmFtZXMgYSBmaWVsZCB0aGF0IHRoaXMgbWV0aG9kIGNhbm5vdCBjaGFuZ2UuCjImIENoYW5nZXMgb2YgdGhlIGNhbGxlcidz\
      IG93biBhY2NvdW50LgoKVwoEBQACQBIExwECFRpJIGB1cGRhdGVfbWFza2AgbmFtZXMgYW4gdW5rbm93biBmaWVsZCwgb3Ig\
      YCpgIHRvZ2V0aGVyIHdpdGggb3RoZXIgcGF0aHMuCgpFCgQFAAJBEgTJAQIYGjcgQSBwcm9maWxlIGZpZWxkIGlzIHNldCB3\
      aXRob3V0IGNvbnNlbnQgdG8gc3RvcmluZyBpdC4KCmIKBAUAAkISBMsBAhUaVCBBQk9SVEVEOiB0aGUgYWNjb3VudCBoYXMg\
      Y2hhbmdlZCBzaW5jZSBpdCB3YXMgcmVhZC4gUmVhZCBpdCBhZ2FpbiBhbmQgZGVjaWRlIGFuZXcuCgpvCgQFAAJDEgTNAQIV\
      GmEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgd291bGQgaGF2ZSBuZWl0aGVyIHVzZXJuYW1lIG5vciBhZGRy\
      ZXNzIGFuZCBjb3VsZCBub3Qgc2lnbiBpbi4KCpEBCgQFAAJEEgTQAQITGoIBIEZBSUxFRF9QUkVDT05ESVRJT046IGFub3Ro\
      ZXIgYWNjb3VudCB3YXMgY29uZmlybWVkIHdpdGggdGhlIGFkZHJlc3MuIFJldHVybmVkIG9ubHkgdG8gY2FsbGVycwogd2hv\
      IGhhdmUgcHJvdmVkIHRoYXQgdGhleSBvd24gaXQuCgppCgQFAAJFEgTSAQIdGlsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhl\
      IGFjY291bnQgaGFzIGEgcGFzc3dvcmQuIFVzZSBhbm90aGVyIGFjY291bnQsIG9yIGNoYW5nZSB0aGlzIG9uZS4KCqEBCgQF\
      AAJGEgTYAQIcGoABIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBwcmVzY3JpYmVzIGFub3RoZXIgbW9kZSBmb3Ig\
      aXRzIGFuc3dlcnMKIChgU3R1ZHlSZXRlbnRpb24ub25fZXJhc3VyZWApLiBSZXF1ZXN0IHRoZSBvdGhlciBtb2RlLgoyECBF\
      cmFzdXJlIG1vZGVzLgoKXgoEBQACRxIE3QECFxpDIE5PVF9GT1VORDogdGhlIGNhbGxlciwgb3IgdGhlIHN0dWR5LCBoYXMg\
      bm8gbWVzc2FnZSB3aXRoIHRoaXMgaWQuCjILIE1lc3NhZ2VzLgoKSAoEBQACSBIE3wECHho6IEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBtZXNzYWdlIGRvZXMgbm90IGFsbG93IGEgcmVwbHkuCgpZCgQFAAJJEgThAQIZGksgQUxSRUFEWV9FWElTVFM6\
      IGBtZXNzYWdlX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBtZXNzYWdlLiBVc2UgYSBuZXcgb25lLgoKWgoEBQACShIE4wEC\
      FhpMIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdGhlIGRhaWx5IGxpbWl0IG9mIG1lc3NhZ2VzIGlzIHJl\
      YWNoZWQuCgrWAQoEBQACSxIE5wECGxrHASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgbWVzc2FnZSBkb2VzIG5vdCBhbGxv\
      dyBhIHJlcGx5LCBidXQgcmVwbGllcyB0byBhIHBlcnNvbmFsIG9yIGdyb3VwCiBtZXNzYWdlLCB3aGljaCB3b3VsZCBkaXNj\
      bG9zZSBpdHMgd3JpdGVyIHRvIHRoZSB0ZWFtLiBTZW5kIGl0IHdpdGhvdXQgYGFuc3dlcl90b2AsIG9yIHNldAogYGFuc3dl\
      cmFibGVgLgoKSAoEBQACTBIE7AECFxotIE5PVF9GT1VORDogdGhlIGNhbGxlciBnYXZlIG5vIHN1Y2ggY29uc2VudC4KMgsg\
      Q29uc2VudHMuCgpJCgQFAAJNEgTxAQIaGisgTk9UX0ZPVU5EOiB0aGUgbmV3c2xldHRlciBkb2VzIG5vdCBleGlzdC4KMg4g\
      TmV3c2xldHRlcnMuCgpfCgQFAAJOEgTzAQIcGlEgQUxSRUFEWV9FWElTVFM6IGBuZXdzbGV0dGVyX2lkYCB3YXMgdXNlZCBm\
      b3IgYW5vdGhlciBuZXdzbGV0dGVyLiBVc2UgYSBuZXcgb25lLgoKWQoEBQACTxIE9QECHhpLIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBvcGVyYXRvciBoYXMgbm90IGNvbmZpZ3VyZWQgYW4gdW5zdWJzY3JpYmUgcGFnZS4KCoABCgQFAAJQEgT7AQIW\
      GmcgSU5WQUxJRF9BUkdVTUVOVDogdGhlIG9iamVjdCBpcyBub3QgYGluc3RhbGxhdGlvbmAsIGBwcm9qZWN0cy97cHJvamVj\
      dF9pZH1gIG9yCiBgc3R1ZGllcy97c3R1ZHlfaWR9YC4KMgkgQWNjZXNzLgoKXwoEBQACURIE/QECFBpRIElOVkFMSURfQVJH\
      VU1FTlQ6IG5vIHJvbGUgaGFzIGEgdmVyYiBvZiB0aGlzIG5hbWUuIExpc3RSb2xlcyByZXR1cm5zIGFsbCB2ZXJicy4KCn8K\
      BAUAAlISBIACAhQacSBJTlZBTElEX0FSR1VNRU5UOiB0aGUgcm9sZSBkb2VzIG5vdCBleGlzdCwgb3IgYWNjb3VudHMgZG8g\
      bm90IGhhdmUgaXQgb24gc3R1ZGllcy4gTGlzdFJvbGVzCiByZXR1cm5zIGFsbCByb2xlcy4KCpEBCgQFAAJTEgSDAgIRGoIB\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGRvZXMgbm90IGJlbG9uZyB0byBzdGFmZiBvZiBzdHVkaWVzLiBS\
      ZWdpc3RlciBvbmUKIChBZG1pbmlzdHJhdGlvblNlcnZpY2UuUmVnaXN0ZXJTdHVkeUxlYWRlcikuCgprCgQFAAJUEgSFAgIW\
      Gl0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsZXIgbGFja3MgdmVyYnMgb2YgdGhlIHJvbGUgb24gdGhlIHN0dWR5LiBU\
      aGUgbWVzc2FnZSBuYW1lcyB0aGVtLgoKoQEKBAUAAlUSBIgCAhYakgEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgYWNjb3Vu\
      dCBoYXMgdGhlIG1heGltdW0gbnVtYmVyIG9mIHJvbGVzLCBvciB0aGUgaWRzIG9mIHRoZWlyIHN0dWRpZXMgZG8KIG5vdCBm\
      aXQgaW50byBhbiBhY2Nlc3MgdG9rZW4uIFJldm9rZSBvbmUgZmlyc3QuCgpvCgQFAAJWEgSKAgITGmEgRkFJTEVEX1BSRUNP\
      TkRJVElPTjogdGhlIHN0dWR5IHdvdWxkIGhhdmUgbm8gbGVhZGVyIHdobyBjYW4gc2lnbiBpbi4gQXBwb2ludCBhbm90aGVy\
      IG9uZSBmaXJzdC4KYgZwcm90bzM=
      """)
}
