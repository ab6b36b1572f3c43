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
    /// PERMISSION_DENIED: the account has a second factor, and no code was given. Repeat the call with a
    /// one-time code or a recovery code.
    case oneTimeCodeRequired
    /// PERMISSION_DENIED: the one-time code or recovery code is wrong, expired or used. Each code works
    /// once: wait for the next one.
    case oneTimeCodeRejected
    /// FAILED_PRECONDITION: the account has a second factor.
    case secondFactorExists
    /// FAILED_PRECONDITION: the account has no second factor, or no secret waits for confirmation. Call
    /// BeginSecondFactor.
    case secondFactorMissing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .erasureModeRefused, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .answerTellsWriter, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable, .objectInvalid, .verbUnknown, .roleInvalid, .notStaff, .verbsNotHeld, .tooManyRoles, .lastLeader, .oneTimeCodeRequired, .oneTimeCodeRejected, .secondFactorExists, .secondFactorMissing] }

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
        case 87: .oneTimeCodeRequired
        case 88: .oneTimeCodeRejected
        case 89: .secondFactorExists
        case 90: .secondFactorMissing
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
        case .oneTimeCodeRequired: 87
        case .oneTimeCodeRejected: 88
        case .secondFactorExists: 89
        case .secondFactorMissing: 90
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/auth/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/auth/v1/errors.proto",
    dependencies: [],
    base64: "ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqkxAKC0Vycm9yUmVhc29uEhwKGEVSUk9SX1JFQVNPTl9VTlNQRUNJRklFRBAAEg0KCVRPT19TSE9SVBABEgwKCFRPT19MT05HEAISFwoTRk9SQklEREVOX0NIQVJBQ1RFUhADEhYKEk5PX0xFVFRFUl9PUl9ESUdJVBAEEg4KClRPT19DT01NT04QBRIVChFDT05UQUlOU19VU0VSTkFNRRAGEhMKD1RSSVZJQUxfUEFUVEVSThAHEhIKDk5PVF9BTl9BRERSRVNTEAgSDgoKTk9UX0FfQ09ERRAJEgsKB0lOVkFMSUQQChIQCgxPVVRfT0ZfUkFOR0UQCxILCgdVTktOT1dOEAwSFAoQV0lUSE9VVF9BUFBST1ZBTBANEhwKGENPTlNFTlRfTEFOR1VBR0VfVU5LTk9XThAOEhEKDUdST1VQX1VOS05PV04QDxISCg5VU0VSTkFNRV9UQUtFThAQEhUKEVJFUVVFU1RfSURfUkVVU0VEEBESGgoWV0FJVElOR19BQ0NPVU5UU19MSU1JVBASEhEKDUNPREVfUkVKRUNURUQQExIYChRTVFVEWV9MRUFERVJfVU5LTk9XThAUEhgKFENSRURFTlRJQUxTX1JFSkVDVEVEEBUSGQoVQUNDT1VOVF9OT1RfQ09ORklSTUVEEBYSGgoWUkVGUkVTSF9UT0tFTl9SRUpFQ1RFRBAXEhoKFlJFRlJFU0hfUkVQRUFURURfTElNSVQQGBIRCg1TRVNTSU9OX0VOREVEEBkSEQoNU0lHTl9JTl9FTkRFRBAaEhoKFlNJR05fSU5fUkVQRUFURURfTElNSVQQGxIVChFUT09fTUFOWV9BVFRFTVBUUxAcEhEKDVNUVURZX1VOS05PV04QHRIXChNTVFVEWV9OT1RfWUVUX0tOT1dOEB4SFQoRU1RVRFlfTk9UX1NUQVJURUQQHxIPCgtTVFVEWV9FTkRFRBAgEhAKDFNUVURZX1BBVVNFRBAhEhQKEENPTlNFTlRfT1VUREFURUQQIhIbChdTVFVEWV9QQVNTV09SRF9SRVFVSVJFRBAjEhsKF1NUVURZX1BBU1NXT1JEX1JFSkVDVEVEECQSFwoTSU5WSVRBVElPTl9SRVFVSVJFRBAlEhcKE0lOVklUQVRJT05fUkVKRUNURUQQJhIUChBFTlJPTE1FTlRTX0xJTUlUECcSFwoTSk9JTl9SRVFVRVNUU19MSU1JVBAoEh0KGVNUVURZX0pPSU5fUkVRVUVTVFNfTElNSVQQKRIYChRKT0lOX1JFUVVFU1RfVU5LTk9XThAqEhcKE0pPSU5fUkVRVUVTVF9DTE9TRUQQKxISCg5NRU1CRVJfVU5LTk9XThAsEhYKEklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQLxIRCg1DT0RFX01JU1RZUEVEEDASFQoRQUNDT1VOVF9BTk9OWU1PVVMQMRITCg9BQ0NPVU5UX1VOS05PV04QMhITCg9BRERSRVNTX01JU1NJTkcQMxISCg5QQVNTV09SRF9XUk9ORxA0EhcKE01BSUxfUkVRVUVTVFNfTElNSVQQNRIWChJMQVNUX0FETUlOSVNUUkFUT1IQNhIVChFOT1RfQV9QQVJUSUNJUEFOVBA3EhMKD0VSQVNVUkVfVU5LTk9XThA4EhUKEUVSQVNVUkVfSURfUkVVU0VEEDkSFwoTRVJBU1VSRV9JTl9QUk9HUkVTUxA6EhYKElNUQUZGX05PVF9FUkFTQUJMRRA7EhcKE1BBUlRJQ0lQQU5UX1VOS05PV04QPBITCg9TRVNTSU9OX1VOS05PV04QPRIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA+EhYKEkZJRUxEX05PVF9XUklUQUJMRRA/EhEKDUZJRUxEX1VOS05PV04QQBIUChBDT05TRU5UX1JFUVVJUkVEEEESEQoNRVRBR19NSVNNQVRDSBBCEhEKDU5BTUVfUkVRVUlSRUQQQxIPCgtFTUFJTF9UQUtFThBEEhkKFUFDQ09VTlRfTk9UX0FOT05ZTU9VUxBFEhgKFEVSQVNVUkVfTU9ERV9SRUZVU0VEEE8SEwoPTUVTU0FHRV9VTktOT1dOEEYSGgoWTUVTU0FHRV9OT1RfQU5TV0VSQUJMRRBHEhUKEU1FU1NBR0VfSURfUkVVU0VEEEgSEgoOTUVTU0FHRVNfTElNSVQQSRIXChNBTlNXRVJfVEVMTFNfV1JJVEVSEE4SEwoPQ09OU0VOVF9VTktOT1dOEEoSFgoSTkVXU0xFVFRFUl9VTktOT1dOEEsSGAoUTkVXU0xFVFRFUl9JRF9SRVVTRUQQTBIaChZORVdTTEVUVEVSX1VOQVZBSUxBQkxFEE0SEgoOT0JKRUNUX0lOVkFMSUQQUBIQCgxWRVJCX1VOS05PV04QURIQCgxST0xFX0lOVkFMSUQQUhINCglOT1RfU1RBRkYQUxISCg5WRVJCU19OT1RfSEVMRBBUEhIKDlRPT19NQU5ZX1JPTEVTEFUSDwoLTEFTVF9MRUFERVIQVhIaChZPTkVfVElNRV9DT0RFX1JFUVVJUkVEEFcSGgoWT05FX1RJTUVfQ09ERV9SRUpFQ1RFRBBYEhgKFFNFQ09ORF9GQUNUT1JfRVhJU1RTEFkSGQoVU0VDT05EX0ZBQ1RPUl9NSVNTSU5HEFpCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKlVQKTAoBDBIDAQASGkIgRXJyb3IgcmVhc29ucyBvZiBhY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudHMgYW5kIG1lbWJlcnNoaXBzLgoKmwIKAgUAEgUNAJkCARqNAiBFcnJvciByZWFzb25zIG9mIHRoaXMgc2VydmljZSwgaW4gYWRkaXRpb24gdG8gdGhvc2Ugb2Ygb3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBBIHZhbHVlJ3MKIG5hbWUgaXMgc2VudCBhcyB0ZXh0LCBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb3IgaW4gYSBmaWVsZAogdmlvbGF0aW9uLiBOZXcgcmVhc29ucyBtYXkgYmUgYWRkZWQ6IHRyZWF0IGFuIHVua25vd24gcmVhc29uIGJ5IGl0cyBzdGF0dXMgY29kZS4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIHJldHVybmVkLgoKwAEKBAUAAgESAxUCEBo+IGB1c2VybmFtZWAgb3IgYHBhc3N3b3JkYCBpcyBzaG9ydGVyIHRoYW4gdGhlIG1pbmltdW0gbGVuZ3RoLgoycyBSZWFzb25zIG9mIGludmFsaWQgZmllbGRzOiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIHBlciBmaWVsZCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguCiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKVQoEBQACAhIDFwIPGkggYHVzZXJuYW1lYCwgYHBhc3N3b3JkYCwgYG5vdGVgIG9yIGByZWFzb25gIGV4Y2VlZHMgdGhlIG1heGltdW0gbGVuZ3RoLgoKXQoEBQACAxIDGQIaGlAgYHVzZXJuYW1lYCBoYXMgYSBjaGFyYWN0ZXIgb3RoZXIgdGhhbiBsZXR0ZXJzIEHigJNaLCBkaWdpdHMsIGAuYCwgYF9gIGFuZCBgLWAuCgo1CgQFAAIEEgMbAhkaKCBgdXNlcm5hbWVgIGhhcyBubyBsZXR0ZXIgYW5kIG5vIGRpZ2l0LgoKPQoEBQACBRIDHQIRGjAgYHBhc3N3b3JkYCBpcyBvbiB0aGUgbGlzdCBvZiBjb21tb24gcGFzc3dvcmRzLgoKlwEKBAUAAgYSAyACGBqJASBgcGFzc3dvcmRgIGNvbnRhaW5zIHRoZSB1c2VybmFtZSwgdGhlIGFkZHJlc3MsIG9yIHRoZSBsb2NhbCBwYXJ0IG9mIHRoZSBhZGRyZXNzIGlmIHRoYXQgaGFzIGF0CiBsZWFzdCBmb3VyIGNoYXJhY3RlcnMuIENhc2UgaXMgaWdub3JlZC4KCjgKBAUAAgcSAyICFhorIGBwYXNzd29yZGAgaXMgYSByZXBldGl0aW9uIG9yIGEgc2VxdWVuY2UuCgowCgQFAAIIEgMkAhUaIyBgZW1haWxgIGlzIG5vdCBhbiBlLW1haWwgYWRkcmVzcy4KCsIBCgQFAAIJEgMnAhEatAEgYGNvZGVgLCBgaW52aXRhdGlvbl9jb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIHRoZSB3cm9uZyBmb3JtLiBDb2RlcyB0aGF0IHByb3ZlIGFuIGFkZHJlc3MKIGhhdmUgMTUgbGV0dGVycyBhbmQgZGlnaXRzLCBpbnZpdGF0aW9uIGNvZGVzIHRlbiwgYW5kIGNvZGVzIHRoYXQgb3BlbiBhbiBhY2NvdW50IDI0LgoKlQEKBAUAAgoSAyoCDxqHASBgY29uc2VudF92ZXJzaW9uYCBpcyB0b28gbG9uZzsgb3IgYG5vdGVgLCBgcmVhc29uYCBvciBhbm90aGVyIHRleHQgY29udGFpbnMgVSswMDAwOyBvciB0aGUKIGZpZWxkIGV4Y2x1ZGVzIGFub3RoZXIgZmllbGQgdGhhdCBpcyBzZXQuCgo/CgQFAAILEgMsAhQaMiBgdXNlc19tYXhgIG9yIGB2YWxpZF9kYXlzYCBpcyBvdXRzaWRlIGl0cyByYW5nZS4KCnMKBAUAAgwSAy8CDxpmIGBzdGF0ZWAgaXMgbm90IGEgdmFsdWUgb2YgSm9pblJlcXVlc3RTdGF0ZSwgb3IgYW4gZW50cnkgb2YgYGF1ZGllbmNlc2AgaXMgbm90IGEgc2VydmljZSBvZgogT3RvbGl0aC4KCjsKBAUAAg0SAzECGBouIGBncm91cF9pZGAgaXMgc2V0IHRvZ2V0aGVyIHdpdGggYSByZWplY3Rpb24uCgpsCgQFAAIOEgMzAiAaXyBUaGUgc3R1ZHkgaGFzIG5vIGNvbnNlbnQgdGV4dCBpbiBgY29uc2VudF9sYW5ndWFnZWAuIFNob3cgdGhlIHRleHQgaW4gYSBsYW5ndWFnZSB0aGF0IGl0IGhhcy4KCk0KBAUAAg8SAzUCFRpAIFRoZSBzdHVkeSBoYXMgbm8gZ3JvdXAgYGdyb3VwX2lkYDsgYWxzbyBhIHJlYXNvbiBpbiBFcnJvckluZm8uCgpyCgQFAAIQEgM6AhYaSyBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBhY2NvdW50IGhhcyB0aGUgdXNlcm5hbWUuIENob29zZSBhIGRpZmZlcmVudCBvbmUuCjIYIEFjY291bnRzIGFuZCBzZXNzaW9ucy4KClcKBAUAAhESAzwCGRpKIEFMUkVBRFlfRVhJU1RTOiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLiBVc2UgYSBuZXcgb25lLgoKqAEKBAUAAhISAz8CHhqaASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IGZpdmUgYWNjb3VudHMgd2FpdCBmb3IgY29uZmlybWF0aW9uIG9mIHRoaXMgYWRkcmVzcy4gQ29uZmlybQogb25lLCBvciB3YWl0OiBhY2NvdW50cyBvbGRlciB0aGFuIGFuIGhvdXIgZG8gbm90IGNvdW50LgoK8wEKBAUAAhMSA0MCFRrlASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNvZGUgaXMgd3JvbmcsIHJlcGxhY2VkIG9yIGV4cGlyZWQsIG9yIHRoZSB1c2VybmFtZSBpcyB1bmtub3duLiBSZXF1ZXN0CiBhbm90aGVyIGNvZGUgKFJlc2VuZENvbmZpcm1hdGlvbikuIEEgdXNlZCBjb2RlIHN0YXlzIHZhbGlkIHVudGlsIGl0IGV4cGlyZXMsIHNvIHRoYXQgYSBjYWxsIGNhbgogYmUgcmVwZWF0ZWQgYWZ0ZXIgYSBsb3N0IHJlc3BvbnNlLgoKPAoEBQACFBIDRQIcGi8gTk9UX0ZPVU5EOiBubyBzdHVkeSBsZWFkZXIgaGFzIHRoaXMgdXNlcm5hbWUuCgqZAQoEBQACFRIDSAIcGosBIFVOQVVUSEVOVElDQVRFRDogdGhlIHBhc3N3b3JkIGlzIHdyb25nLCB0aGUgdXNlcm5hbWUgaXMgdW5rbm93biwgb3IgdGhlIGFjY291bnQgaGFzIG9ubHkgYW4KIGFkZHJlc3MgYW5kIHdhaXRzIGZvciBpdHMgY29uZmlybWF0aW9uIGNvZGUuCgp5CgQFAAIWEgNLAh0abCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCwgd2hpY2ggaGFzIGEgdXNlcm5hbWUsIHdhaXRzIGZvciBpdHMgY29uZmlybWF0aW9uIGNvZGUKIChDb25maXJtQWNjb3VudCkuCgpZCgQFAAIXEgNNAh4aTCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSByZWZyZXNoIHRva2VuIGlzIGludmFsaWQgb3Igbm8gbG9uZ2VyIHZhbGlkLiBTaWduIGluLgoKfwoEBQACGBIDUAIeGnIgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiB3YXMgZXhjaGFuZ2VkIDY0IHRpbWVzIHdpdGhpbiBpdHMgZ3JhY2UgcGVyaW9kLiBVc2Ugb25lCiBvZiB0aGUgcmVzcG9uc2VzLgoKegoEBQACGRIDUwIVGm0gVU5BVVRIRU5USUNBVEVEOiB0aGUgc2Vzc2lvbiBvZiB0aGUgYWNjZXNzIHRva2VuIHdhcyBzaWduZWQgb3V0LCBvciBpdHMgYWNjb3VudCBubyBsb25nZXIKIGV4aXN0cy4gU2lnbiBpbi4KCpsBCgQFAAIaEgNWAhUajQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNlc3Npb24gc3RhcnRlZCBieSBgcmVxdWVzdF9pZGAgaGFzIGVuZGVkIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91ci4KIFVzZSBhIG5ldyBgcmVxdWVzdF9pZGAgZm9yIGEgbmV3IHBhcnRpY2lwYW50LgoKhwEKBAUAAhsSA1kCHhp6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogYHJlcXVlc3RfaWRgIHdhcyBzZW50IDY0IHRpbWVzIHdpdGhvdXQgYSByZWZyZXNoLiBVc2Ugb25lIG9mCiB0aGUgcmVzcG9uc2VzLCBvciB3YWl0LgoKoAEKBAUAAhwSA1wCGRqSASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IHdyb25nIHBhc3N3b3JkcyBvciBjb2Rlcy4gV2FpdCBiZWZvcmUgdHJ5aW5nIGFnYWluOwogZXZlbiBhIGNvcnJlY3QgcGFzc3dvcmQgaXMgbm90IGNoZWNrZWQgZWFybGllci4KCkcKBAUAAh0SA2ECFRomIE5PVF9GT1VORDogdGhlIHN0dWR5IGRvZXMgbm90IGV4aXN0LgoyEiBKb2luaW5nIHN0dWRpZXMuCgqrAQoEBQACHhIDZAIbGp0BIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGlzIHNlcnZpY2UgaGFzIG5vdCByZWNlaXZlZCB0aGUgc3R1ZHkgb3IgaXRzIHBhc3N3b3JkIHlldCwgYW5kCiB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgo+CgQFAAIfEgNmAhkaMSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIG5vdCBzdGFydGVkLgoKOAoEBQACIBIDaAITGisgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBlbmRlZC4KCmcKBAUAAiESA2oCFBpaIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBpcyBwYXVzZWQgYW5kIGRvZXMgbm90IGFjY2VwdCBuZXcgcGFydGljaXBhbnRzIG1lYW53aGlsZS4KCoQBCgQFAAIiEgNtAhgadyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY29uc2VudCB0ZXh0IGhhcyBjaGFuZ2VkIGluIHRoaXMgbGFuZ3VhZ2UuIFNob3cgdGhlIGN1cnJlbnQgdGV4dCBhbmQKIGFzayBmb3IgY29uc2VudCBhZ2Fpbi4KCn0KBAUAAiMSA3ACHxpwIFBFUk1JU1NJT05fREVOSUVEOiBqb2luaW5nIHRoZSBzdHVkeSByZXF1aXJlcyBpdHMgcGFzc3dvcmQsIGFuZCBub25lIHdhcyBnaXZlbi4gRG9lcyBub3QgY291bnQKIGFzIGFuIGF0dGVtcHQuCgpACgQFAAIkEgNyAh8aMyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5J3MgcGFzc3dvcmQgaXMgd3JvbmcuCgpLCgQFAAIlEgN0AhsaPiBQRVJNSVNTSU9OX0RFTklFRDogam9pbmluZyB0aGUgc3R1ZHkgcmVxdWlyZXMgYW4gaW52aXRhdGlvbi4KClwKBAUAAiYSA3YCGxpPIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgaW52aXRhdGlvbiBjb2RlIGlzIHdyb25nLCB1c2VkIHVwLCBleHBpcmVkIG9yIHJldm9rZWQuCgr3AQoEBQACJxIDegIYGukBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gNTAgc3R1ZGllcyAobGVhdmUgb25lKSwgb3IgaGFzIGhhZCA1MDAKIGVucm9sbWVudHMgaW4gdG90YWwuIEZvciB0aGUgbGF0dGVyLCBuZWl0aGVyIGxlYXZpbmcgbm9yIHdhaXRpbmcgaGVscHM6IG9ubHkgZXJhc2VkIGVucm9sbWVudHMKIChSZXF1ZXN0RXJhc3VyZSBmb3IgYSBzdHVkeSkgbm8gbG9uZ2VyIGNvdW50LgoKxQIKBAUAAigSA38CGxq3AiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCBoYXMgMTAgcGVuZGluZyByZXF1ZXN0cyAod2l0aGRyYXcgb25lIHdpdGggTGVhdmVTdHVkeSwgb3IKIHdhaXQgZm9yIGEgZGVjaXNpb24pLCBvciBtYWRlIDUgcmVxdWVzdHMgdG8gdGhpcyBzdHVkeSAod2FpdGluZyBkb2VzIG5vdCBoZWxwOyBhc2sgdGhlIHRlYW0gZm9yCiBhbiBpbnZpdGF0aW9uKS4gV2l0aCBSZXRyeUluZm86IDIwMCByZXF1ZXN0cyB0byB0aGlzIHN0dWR5IHdlcmUgbWFkZSB3aXRoaW4gYSBkYXkgZnJvbSB0aGUKIGNhbGxlcidzIG5ldHdvcmsgYWRkcmVzcy4KCl0KBAUAAikSBIEBAiEaTyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRoZSBzdHVkeSBoYXMgMSwwMDAgcGVuZGluZyBqb2luIHJlcXVlc3RzLgoKUAoEBQACKhIEhgECHBowIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIGpvaW4gcmVxdWVzdC4KMhAgU3R1ZHkgbGVhZGVycy4KCmcKBAUAAisSBIgBAhsaWSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgam9pbiByZXF1ZXN0IHdhcyBkZWNpZGVkIG90aGVyd2lzZSwgd2l0aGRyYXduLCBvciBoYXMgZXhwaXJlZC4KCkgKBAUAAiwSBIoBAhYaOiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gY3VycmVudCBtZW1iZXIgd2l0aCB0aGlzIGlkLgoKPAoEBQACLRIEjAECGhouIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIGludml0YXRpb24uCgpfCgQFAAIuEgSOAQIcGlEgQUxSRUFEWV9FWElTVFM6IGBpbnZpdGF0aW9uX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBpbnZpdGF0aW9uLiBVc2UgYSBuZXcgb25lLgoKWAoEBQACLxIEkAECGRpKIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHN0dWR5IGhhcyAxLDAwMCB1c2FibGUgaW52aXRhdGlvbnMuIFJldm9rZSBzb21lLgoKlQEKBAUAAjASBJYBAhUaciBgY29kZWAgb3IgYHJlY292ZXJ5X2NvZGVgIGhhcyBhIHR5cGluZyBlcnJvcjogaXRzIGNoZWNrIGNoYXJhY3RlciBkb2VzIG5vdCBtYXRjaC4gRG9lcyBub3QKIGNvdW50IGFzIGFuIGF0dGVtcHQuCjITIEFjY291bnQgcmVjb3ZlcnkuCgpbCgQFAAIxEgSYAQIZGk0gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGNhbGxlcidzIGFjY291bnQgaXMgYW5vbnltb3VzIGFuZCBoYXMgbm8gcGFzc3dvcmQuCgpgCgQFAAIyEgSaAQIXGlIgTk9UX0ZPVU5EOiBubyBhY2NvdW50IGhhcyB0aGlzIG5hbWUgb3IgYWRkcmVzcy4gUmV0dXJuZWQgdG8gYWRtaW5pc3RyYXRvcnMgb25seS4KClkKBAUAAjMSBJwBAhcaSyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgbm8gYWRkcmVzcyB0aGF0IG1haWwgY2FuIGJlIHNlbnQgdG8uCgpCCgQFAAI0EgSeAQIWGjQgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsZXIncyBwYXNzd29yZCBpcyB3cm9uZy4KCncKBAUAAjUSBKEBAhsaaSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEwLDAwMCBtYWlsIHJlcXVlc3RzIGFyZSBxdWV1ZWQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2FpbgogbGF0ZXIuCgqMAQoEBQACNhIEpwECGhprIEZBSUxFRF9QUkVDT05ESVRJT046IG5vIGFkbWluaXN0cmF0b3IgYWJsZSB0byBzaWduIGluIHdvdWxkIHJlbWFpbi4gUmVzdG9yZSBvciBjcmVhdGUgYW5vdGhlcgogb25lIGZpcnN0LgoyESBBZG1pbmlzdHJhdGlvbi4KClAKBAUAAjcSBKkBAhkaQiBGQUlMRURfUFJFQ09ORElUSU9OOiBvbmx5IHBhcnRpY2lwYW50cyBjYW4gYmUgdGVzdCBwYXJ0aWNpcGFudHMuCgpDCgQFAAI4EgSuAQIXGiggTk9UX0ZPVU5EOiB0aGUgZXJhc3VyZSBkb2VzIG5vdCBleGlzdC4KMgsgRXJhc3VyZXMuCgpZCgQFAAI5EgSwAQIZGksgQUxSRUFEWV9FWElTVFM6IGBlcmFzdXJlX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBlcmFzdXJlLiBVc2UgYSBuZXcgb25lLgoKkwEKBAUAAjoSBLMBAhsahAEgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIFJldHJ5SW5mbzogdGhlIHBhcnRpY2lwYW50J3MgZGF0YSBvZiB0aGUgc3R1ZHkgaXMgYmVpbmcgZXJhc2VkLiBKb2luCiBhZ2FpbiB3aGVuIHRoZSBlcmFzdXJlIGlzIGNvbXBsZXRlLgoKvQEKBAUAAjsSBLYBAhoargEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgbGVhZHMgc3R1ZGllcyBvciBhZG1pbmlzdGVyczsgb25seSBwYXJ0aWNpcGFudHMnIGFjY291bnRzIGNhbgogYmUgZXJhc2VkLiBFbmQgaXRzIHJvbGVzIGZpcnN0IChBY2NvdW50QWRtaW5pc3RyYXRpb25TZXJ2aWNlLkVuZFN0YWZmUm9sZXMpLgoKNgoEBQACPBIEuAECGxooIE5PVF9GT1VORDogbm8gcGFydGljaXBhbnQgaGFzIHRoaXMgaWQuCgpPCgQFAAI9EgS9AQIXGjQgTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGhhcyBubyBzZXNzaW9uIHdpdGggdGhpcyBpZC4KMgsgU2Vzc2lvbnMuCgrFAQoEBQACPhIEwAECHBq2ASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBhc3N3b3JkIHdhcyBub3QgdmVyaWZpZWQgd2l0aGluIHRoZSBsYXN0IGZpdmUgbWludXRlcyAoYGF1dGhfdGltZWAgb2YKIHRoZSBhY2Nlc3MgdG9rZW4pLiBDYWxsIFByb3ZlUGFzc3dvcmQsIHRoZW4gcmVwZWF0IHRoaXMgY2FsbCB3aXRoIHRoZSByZXR1cm5lZCB0b2tlbi4KCnMKBAUAAj8SBMUBAhoaPSBgdXBkYXRlX21hc2tgIG5hbWVzIGEgZmllbGQgdGhhdCB0aGlzIG1ldGhvZCBjYW5ub3QgY2hhbmdlLgoyJiBDaGFuZ2VzIG9mIHRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4KClcKBAUAAkASBMcBAhUaSSBgdXBkYXRlX21hc2tgIG5hbWVzIGFuIHVua25vd24gZmllbGQsIG9yIGAqYCB0b2dldGhlciB3aXRoIG90aGVyIHBhdGhzLgoKRQoEBQACQRIEyQECGBo3IEEgcHJvZmlsZSBmaWVsZCBpcyBzZXQgd2l0aG91dCBjb25zZW50IHRvIHN0b3JpbmcgaXQuCgpiCgQFAAJCEgTLAQIVGlQgQUJPUlRFRDogdGhlIGFjY291bnQgaGFzIGNoYW5nZWQgc2luY2UgaXQgd2FzIHJlYWQuIFJlYWQgaXQgYWdhaW4gYW5kIGRlY2lkZSBhbmV3LgoKbwoEBQACQxIEzQECFRphIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IHdvdWxkIGhhdmUgbmVpdGhlciB1c2VybmFtZSBub3IgYWRkcmVzcyBhbmQgY291bGQgbm90IHNpZ24gaW4uCgqRAQoEBQACRBIE0AECExqCASBGQUlMRURfUFJFQ09ORElUSU9OOiBhbm90aGVyIGFjY291bnQgd2FzIGNvbmZpcm1lZCB3aXRoIHRoZSBhZGRyZXNzLiBSZXR1cm5lZCBvbmx5IHRvIGNhbGxlcnMKIHdobyBoYXZlIHByb3ZlZCB0aGF0IHRoZXkgb3duIGl0LgoKaQoEBQACRRIE0gECHRpbIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGhhcyBhIHBhc3N3b3JkLiBVc2UgYW5vdGhlciBhY2NvdW50LCBvciBjaGFuZ2UgdGhpcyBvbmUuCgqhAQoEBQACRhIE2AECHBqAASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgcHJlc2NyaWJlcyBhbm90aGVyIG1vZGUgZm9yIGl0cyBhbnN3ZXJzCiAoYFN0dWR5UmV0ZW50aW9uLm9uX2VyYXN1cmVgKS4gUmVxdWVzdCB0aGUgb3RoZXIgbW9kZS4KMhAgRXJhc3VyZSBtb2Rlcy4KCl4KBAUAAkcSBN0BAhcaQyBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIsIG9yIHRoZSBzdHVkeSwgaGFzIG5vIG1lc3NhZ2Ugd2l0aCB0aGlzIGlkLgoyCyBNZXNzYWdlcy4KCkgKBAUAAkgSBN8BAh4aOiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgbWVzc2FnZSBkb2VzIG5vdCBhbGxvdyBhIHJlcGx5LgoKWQoEBQACSRIE4QECGRpLIEFMUkVBRFlfRVhJU1RTOiBgbWVzc2FnZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgbWVzc2FnZS4gVXNlIGEgbmV3IG9uZS4KCloKBAUAAkoSBOMBAhYaTCBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRoZSBkYWlseSBsaW1pdCBvZiBtZXNzYWdlcyBpcyByZWFjaGVkLgoK1gEKBAUAAksSBOcBAhsaxwEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lc3NhZ2UgZG9lcyBub3QgYWxsb3cgYSByZXBseSwgYnV0IHJlcGxpZXMgdG8gYSBwZXJzb25hbCBvciBncm91cAogbWVzc2FnZSwgd2hpY2ggd291bGQgZGlzY2xvc2UgaXRzIHdyaXRlciB0byB0aGUgdGVhbS4gU2VuZCBpdCB3aXRob3V0IGBhbnN3ZXJfdG9gLCBvciBzZXQKIGBhbnN3ZXJhYmxlYC4KCkgKBAUAAkwSBOwBAhcaLSBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgZ2F2ZSBubyBzdWNoIGNvbnNlbnQuCjILIENvbnNlbnRzLgoKSQoEBQACTRIE8QECGhorIE5PVF9GT1VORDogdGhlIG5ld3NsZXR0ZXIgZG9lcyBub3QgZXhpc3QuCjIOIE5ld3NsZXR0ZXJzLgoKXwoEBQACThIE8wECHBpRIEFMUkVBRFlfRVhJU1RTOiBgbmV3c2xldHRlcl9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgbmV3c2xldHRlci4gVXNlIGEgbmV3IG9uZS4KClkKBAUAAk8SBPUBAh4aSyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBjb25maWd1cmVkIGFuIHVuc3Vic2NyaWJlIHBhZ2UuCgqAAQoEBQACUBIE+wECFhpnIElOVkFMSURfQVJHVU1FTlQ6IHRoZSBvYmplY3QgaXMgbm90IGBpbnN0YWxsYXRpb25gLCBgcHJvamVjdHMve3Byb2plY3RfaWR9YCBvcgogYHN0dWRpZXMve3N0dWR5X2lkfWAuCjIJIEFjY2Vzcy4KCl8KBAUAAlESBP0BAhQaUSBJTlZBTElEX0FSR1VNRU5UOiBubyByb2xlIGhhcyBhIHZlcmIgb2YgdGhpcyBuYW1lLiBMaXN0Um9sZXMgcmV0dXJucyBhbGwgdmVyYnMuCgp/CgQFAAJSEgSAAgIUGnEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIHJvbGUgZG9lcyBub3QgZXhpc3QsIG9yIGFjY291bnRzIGRvIG5vdCBoYXZlIGl0IG9uIHN0dWRpZXMuIExpc3RSb2xlcwogcmV0dXJucyBhbGwgcm9sZXMuCgqRAQoEBQACUxIEgwICERqCASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBkb2VzIG5vdCBiZWxvbmcgdG8gc3RhZmYgb2Ygc3R1ZGllcy4gUmVnaXN0ZXIgb25lCiAoQWRtaW5pc3RyYXRpb25TZXJ2aWNlLlJlZ2lzdGVyU3R1ZHlMZWFkZXIpLgoKawoEBQACVBIEhQICFhpdIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2FsbGVyIGxhY2tzIHZlcmJzIG9mIHRoZSByb2xlIG9uIHRoZSBzdHVkeS4gVGhlIG1lc3NhZ2UgbmFtZXMgdGhlbS4KCqEBCgQFAAJVEgSIAgIWGpIBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGFjY291bnQgaGFzIHRoZSBtYXhpbXVtIG51bWJlciBvZiByb2xlcywgb3IgdGhlIGlkcyBvZiB0aGVpciBzdHVkaWVzIGRvCiBub3QgZml0IGludG8gYW4gYWNjZXNzIHRva2VuLiBSZXZva2Ugb25lIGZpcnN0LgoKbwoEBQACVhIEigICExphIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSB3b3VsZCBoYXZlIG5vIGxlYWRlciB3aG8gY2FuIHNpZ24gaW4uIEFwcG9pbnQgYW5vdGhlciBvbmUgZmlyc3QuCgqoAQoEBQACVxIEkAICHhqGASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFjY291bnQgaGFzIGEgc2Vjb25kIGZhY3RvciwgYW5kIG5vIGNvZGUgd2FzIGdpdmVuLiBSZXBlYXQgdGhlIGNhbGwgd2l0aCBhCiBvbmUtdGltZSBjb2RlIG9yIGEgcmVjb3ZlcnkgY29kZS4KMhEgU2Vjb25kIGZhY3RvcnMuCgqPAQoEBQACWBIEkwICHhqAASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIG9uZS10aW1lIGNvZGUgb3IgcmVjb3ZlcnkgY29kZSBpcyB3cm9uZywgZXhwaXJlZCBvciB1c2VkLiBFYWNoIGNvZGUgd29ya3MKIG9uY2U6IHdhaXQgZm9yIHRoZSBuZXh0IG9uZS4KCkUKBAUAAlkSBJUCAhwaNyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgYSBzZWNvbmQgZmFjdG9yLgoKhAEKBAUAAloSBJgCAh0adiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgbm8gc2Vjb25kIGZhY3Rvciwgb3Igbm8gc2VjcmV0IHdhaXRzIGZvciBjb25maXJtYXRpb24uIENhbGwKIEJlZ2luU2Vjb25kRmFjdG9yLgpiBnByb3RvMw==")
}
