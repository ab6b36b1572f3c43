// Generated from otolith/auth/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// Reasons of this service's own, beside those of otolith/common/v1/errors.proto. The name of a value is the
  /// text that is answered, in `google.rpc.ErrorInfo.reason` (domain `otolith`) or in a field's violation.
  /// New ones may come: a client treats an unknown reason by the status code that it came with.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// `username` or `password` has fewer characters than it must.
    case tooShort
    /// `username`, `password`, `note` or `reason` has more characters than it may.
    case tooLong
    /// `username` has a character other than letters A–Z, digits, `.`, `_` and `-`.
    case forbiddenCharacter
    /// `username` has no letter and no digit.
    case noLetterOrDigit
    /// `password` is one of those that are tried first.
    case tooCommon
    /// `password` contains the username, the address, or what stands before its `@` where that has at least four
    /// characters; without regard to case.
    case containsUsername
    /// `password` is a repetition or a sequence.
    case trivialPattern
    /// `email` is not an e-mail address.
    case notAnAddress
    /// `code`, `invitation_code` or `recovery_code` has not the form of one: 15 letters and digits that prove an
    /// address, ten of an invitation, or 24 where it opens an account.
    case notACode
    /// `consent_version` is too long to be one, `note`, `reason` or another text has U+0000 in it, or the field
    /// excludes another one.
    case invalid
    /// `uses_max` or `valid_days` is outside its range.
    case outOfRange
    /// `state` is none of JoinRequestState, or an entry of `audiences` no service of Otolith.
    case unknown
    /// `group_id` comes with a rejection.
    case withoutApproval
    /// The study has no consent text in `consent_language`. Show the text in a language that it has.
    case consentLanguageUnknown
    /// The study has no group `group_id`; also the reason of the ErrorInfo.
    case groupUnknown
    /// ALREADY_EXISTS: another account has the username. Choose another one.
    case usernameTaken
    /// ALREADY_EXISTS: `request_id` was used for other contents. Make a new one.
    case requestIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: five accounts wait for confirmation under the address. Confirm
    /// one, or wait: from an hour on, older ones make room.
    case waitingAccountsLimit
    /// PERMISSION_DENIED: the code is wrong, replaced or expired, or the username unknown. Ask for another
    /// code (ResendConfirmation). One that was used is good until it expires, for answers that got lost.
    case codeRejected
    /// NOT_FOUND: there is no study leader of this name.
    case studyLeaderUnknown
    /// UNAUTHENTICATED: the password is wrong, or the username unknown; or the account has an address alone
    /// and waits for its code.
    case credentialsRejected
    /// FAILED_PRECONDITION: the account waits for its code (ConfirmAccount). It has a username.
    case accountNotConfirmed
    /// UNAUTHENTICATED: the refresh token is not, or no longer, good. Sign in.
    case refreshTokenRejected
    /// RESOURCE_EXHAUSTED: the refresh token was exchanged 64 times within its time of grace. Use one of
    /// the answers.
    case refreshRepeatedLimit
    /// UNAUTHENTICATED: the session of the access token was signed out, or its account is gone. Sign in.
    case sessionEnded
    /// FAILED_PRECONDITION: the session that `request_id` began has ended or is older than an hour. A new
    /// participant needs a new `request_id`.
    case signInEnded
    /// RESOURCE_EXHAUSTED with RetryInfo: 64 answers were given to `request_id` without a refresh. Use one
    /// of them, or wait.
    case signInRepeatedLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: too many wrong passwords or codes. Wait; the right one is not
    /// looked at before.
    case tooManyAttempts
    /// NOT_FOUND: there is no such study.
    case studyUnknown
    /// UNAVAILABLE with RetryInfo: the study, or its password, has not arrived here yet and the catalogue
    /// cannot be asked. Send the same again.
    case studyNotYetKnown
    /// FAILED_PRECONDITION: the study has not begun.
    case studyNotStarted
    /// FAILED_PRECONDITION: the study has ended.
    case studyEnded
    /// FAILED_PRECONDITION: the study is paused; nobody joins meanwhile.
    case studyPaused
    /// FAILED_PRECONDITION: the consent text has another version now. Show that one and ask again.
    case consentOutdated
    /// PERMISSION_DENIED: the study is joined by its password, and none was given. Not counted as an
    /// attempt.
    case studyPasswordRequired
    /// PERMISSION_DENIED: the study's password is wrong.
    case studyPasswordRejected
    /// PERMISSION_DENIED: the study is joined by invitation.
    case invitationRequired
    /// PERMISSION_DENIED: the invitation's code is wrong, or it is used up, expired or revoked.
    case invitationRejected
    /// RESOURCE_EXHAUSTED: the participant takes part in 50 studies: leave one. Or there were 500 enrolments
    /// altogether, for which neither leaving nor waiting helps: only what is erased of a study (RequestErasure)
    /// counts no more.
    case enrolmentsLimit
    /// RESOURCE_EXHAUSTED: 10 requests of the participant wait: withdraw one (LeaveStudy), or wait for a decision.
    /// Or 5 were made to this study, for which waiting does not help: ask its team for an invitation. With
    /// RetryInfo: 200 requests to this study came within a day from the caller's address of the network.
    case joinRequestsLimit
    /// RESOURCE_EXHAUSTED with RetryInfo: 1,000 requests wait for the study's leaders.
    case studyJoinRequestsLimit
    /// NOT_FOUND: there is no such request to join the study.
    case joinRequestUnknown
    /// FAILED_PRECONDITION: the request was decided otherwise or withdrawn, or has expired.
    case joinRequestClosed
    /// NOT_FOUND: nobody of this id takes part in the study (any more).
    case memberUnknown
    /// NOT_FOUND: the study has no such invitation.
    case invitationUnknown
    /// ALREADY_EXISTS: `invitation_id` was used for another invitation. Make a new one.
    case invitationIdReused
    /// RESOURCE_EXHAUSTED: 1,000 invitations of the study are usable. Revoke some.
    case invitationsLimit
    /// `code` or `recovery_code` has a typing error: its check character does not fit. No attempt was counted.
    case codeMistyped
    /// FAILED_PRECONDITION: the caller's account is anonymous and has no password.
    case accountAnonymous
    /// NOT_FOUND: there is no account of this name or address. Told to administrators alone.
    case accountUnknown
    /// FAILED_PRECONDITION: the account keeps no address that a mail could go to.
    case addressMissing
    /// PERMISSION_DENIED: the caller's password is wrong.
    case passwordWrong
    /// RESOURCE_EXHAUSTED with RetryInfo: 10,000 requests for mails wait. Send the same again later.
    case mailRequestsLimit
    /// FAILED_PRECONDITION: no administrator could sign in any more. Restore or make another one first.
    case lastAdministrator
    /// FAILED_PRECONDITION: only participants can be test participants.
    case notAParticipant
    /// NOT_FOUND: there is no such erasure.
    case erasureUnknown
    /// ALREADY_EXISTS: `erasure_id` was used for another erasure. Make a new one.
    case erasureIdReused
    /// FAILED_PRECONDITION with RetryInfo: what the study has of the participant is being erased; joining
    /// it again is possible once that is done.
    case erasureInProgress
    /// FAILED_PRECONDITION: the account leads studies or administers; only accounts of participants are
    /// erased. End its roles first (AccountAdministrationService.EndStaffRoles), which makes it one.
    case staffNotErasable
    /// NOT_FOUND: there is no participant of this id.
    case participantUnknown
    /// NOT_FOUND: the caller has no session of this id.
    case sessionUnknown
    /// PERMISSION_DENIED: the password was not proven within the last five minutes (`auth_time` of the access
    /// token). Send it with ProvePassword, and this again with the token that it answers.
    case freshProofRequired
    /// `update_mask` names a field that this method does not change.
    case fieldNotWritable
    /// `update_mask` names no field, or `*` beside other paths.
    case fieldUnknown
    /// A field is set to whose keeping the request does not consent.
    case consentRequired
    /// ABORTED: the account was changed since it was read. Read it and decide anew.
    case etagMismatch
    /// FAILED_PRECONDITION: the account would have neither username nor address, and nobody could sign in to
    /// it.
    case nameRequired
    /// FAILED_PRECONDITION: another account has proved to own the address. Told only to somebody who has, too.
    case emailTaken
    /// FAILED_PRECONDITION: the account has a password. Sign in to another one, or change this one.
    case accountNotAnonymous
    /// FAILED_PRECONDITION: the study has said what becomes of its answers where somebody has them erased, and it is
    /// not what is asked for (`StudyRetention.on_erasure`). Ask for the other mode.
    case erasureModeRefused
    /// NOT_FOUND: the caller, or the study, has no message of this id.
    case messageUnknown
    /// FAILED_PRECONDITION: the message wants no answer.
    case messageNotAnswerable
    /// ALREADY_EXISTS: `message_id` was used for another message. Make a new one.
    case messageIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: as many messages were sent as may be within a day.
    case messagesLimit
    /// FAILED_PRECONDITION: the message wants no answer, and what it answers was sent to one participant or to a
    /// group, which would tell the team who writes. Send it without `answer_to`, or let it be answered.
    case answerTellsWriter
    /// NOT_FOUND: the caller gave no such consent.
    case consentUnknown
    /// NOT_FOUND: there is no such newsletter.
    case newsletterUnknown
    /// ALREADY_EXISTS: `newsletter_id` was used for another newsletter. Make a new one.
    case newsletterIdReused
    /// FAILED_PRECONDITION: the operator has set no page that ends the wish for a newsletter.
    case newsletterUnavailable
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .erasureModeRefused, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .answerTellsWriter, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable] }

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
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/auth/v1/errors.proto",
    dependencies: [],
    base64: """
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqpg4KC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      SUxBQkxFEE1CPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK\
      5kgKUwoBDBIDAQASGkkgV2h5IGEgY2FsbCBvZiBhY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudHMgb3IgbWVtYmVyc2hp\
      cHMgaXMgcmVmdXNlZC4KCrwCCgIFABIFDQDrAQEargIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0\
      aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0\
      IHRoYXQgaXMgYW5zd2VyZWQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBv\
      ciBpbiBhIGZpZWxkJ3MgdmlvbGF0aW9uLgogTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3du\
      IHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQFAAIAEgMPAh8aESBOZXZlciBhbnN3\
      ZXJlZC4KCrMBCgQFAAIBEgMUAhAaPSBgdXNlcm5hbWVgIG9yIGBwYXNzd29yZGAgaGFzIGZld2VyIGNoYXJhY3RlcnMgdGhh\
      biBpdCBtdXN0LgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIGVhY2gg\
      d2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKWgoEBQACAhIDFgIPGk0gYHVzZXJuYW1lYCwg\
      YHBhc3N3b3JkYCwgYG5vdGVgIG9yIGByZWFzb25gIGhhcyBtb3JlIGNoYXJhY3RlcnMgdGhhbiBpdCBtYXkuCgpdCgQFAAID\
      EgMYAhoaUCBgdXNlcm5hbWVgIGhhcyBhIGNoYXJhY3RlciBvdGhlciB0aGFuIGxldHRlcnMgQeKAk1osIGRpZ2l0cywgYC5g\
      LCBgX2AgYW5kIGAtYC4KCjUKBAUAAgQSAxoCGRooIGB1c2VybmFtZWAgaGFzIG5vIGxldHRlciBhbmQgbm8gZGlnaXQuCgo/\
      CgQFAAIFEgMcAhEaMiBgcGFzc3dvcmRgIGlzIG9uZSBvZiB0aG9zZSB0aGF0IGFyZSB0cmllZCBmaXJzdC4KCp4BCgQFAAIG\
      EgMfAhgakAEgYHBhc3N3b3JkYCBjb250YWlucyB0aGUgdXNlcm5hbWUsIHRoZSBhZGRyZXNzLCBvciB3aGF0IHN0YW5kcyBi\
      ZWZvcmUgaXRzIGBAYCB3aGVyZSB0aGF0IGhhcyBhdCBsZWFzdCBmb3VyCiBjaGFyYWN0ZXJzOyB3aXRob3V0IHJlZ2FyZCB0\
      byBjYXNlLgoKOAoEBQACBxIDIQIWGisgYHBhc3N3b3JkYCBpcyBhIHJlcGV0aXRpb24gb3IgYSBzZXF1ZW5jZS4KCjAKBAUA\
      AggSAyMCFRojIGBlbWFpbGAgaXMgbm90IGFuIGUtbWFpbCBhZGRyZXNzLgoKugEKBAUAAgkSAyYCERqsASBgY29kZWAsIGBp\
      bnZpdGF0aW9uX2NvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMgbm90IHRoZSBmb3JtIG9mIG9uZTogMTUgbGV0dGVycyBh\
      bmQgZGlnaXRzIHRoYXQgcHJvdmUgYW4KIGFkZHJlc3MsIHRlbiBvZiBhbiBpbnZpdGF0aW9uLCBvciAyNCB3aGVyZSBpdCBv\
      cGVucyBhbiBhY2NvdW50LgoKjwEKBAUAAgoSAykCDxqBASBgY29uc2VudF92ZXJzaW9uYCBpcyB0b28gbG9uZyB0byBiZSBv\
      bmUsIGBub3RlYCwgYHJlYXNvbmAgb3IgYW5vdGhlciB0ZXh0IGhhcyBVKzAwMDAgaW4gaXQsIG9yIHRoZSBmaWVsZAogZXhj\
      bHVkZXMgYW5vdGhlciBvbmUuCgo/CgQFAAILEgMrAhQaMiBgdXNlc19tYXhgIG9yIGB2YWxpZF9kYXlzYCBpcyBvdXRzaWRl\
      IGl0cyByYW5nZS4KCmUKBAUAAgwSAy0CDxpYIGBzdGF0ZWAgaXMgbm9uZSBvZiBKb2luUmVxdWVzdFN0YXRlLCBvciBhbiBl\
      bnRyeSBvZiBgYXVkaWVuY2VzYCBubyBzZXJ2aWNlIG9mIE90b2xpdGguCgoxCgQFAAINEgMvAhgaJCBgZ3JvdXBfaWRgIGNv\
      bWVzIHdpdGggYSByZWplY3Rpb24uCgpsCgQFAAIOEgMxAiAaXyBUaGUgc3R1ZHkgaGFzIG5vIGNvbnNlbnQgdGV4dCBpbiBg\
      Y29uc2VudF9sYW5ndWFnZWAuIFNob3cgdGhlIHRleHQgaW4gYSBsYW5ndWFnZSB0aGF0IGl0IGhhcy4KClMKBAUAAg8SAzMC\
      FRpGIFRoZSBzdHVkeSBoYXMgbm8gZ3JvdXAgYGdyb3VwX2lkYDsgYWxzbyB0aGUgcmVhc29uIG9mIHRoZSBFcnJvckluZm8u\
      CgpuCgQFAAIQEgM4AhYaRyBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBhY2NvdW50IGhhcyB0aGUgdXNlcm5hbWUuIENob29z\
      ZSBhbm90aGVyIG9uZS4KMhggQWNjb3VudHMgYW5kIHNlc3Npb25zLgoKWAoEBQACERIDOgIZGksgQUxSRUFEWV9FWElTVFM6\
      IGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVudHMuIE1ha2UgYSBuZXcgb25lLgoKpwEKBAUAAhISAz0C\
      HhqZASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IGZpdmUgYWNjb3VudHMgd2FpdCBmb3IgY29uZmlybWF0\
      aW9uIHVuZGVyIHRoZSBhZGRyZXNzLiBDb25maXJtCiBvbmUsIG9yIHdhaXQ6IGZyb20gYW4gaG91ciBvbiwgb2xkZXIgb25l\
      cyBtYWtlIHJvb20uCgrWAQoEBQACExIDQAIVGsgBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY29kZSBpcyB3cm9uZywgcmVw\
      bGFjZWQgb3IgZXhwaXJlZCwgb3IgdGhlIHVzZXJuYW1lIHVua25vd24uIEFzayBmb3IgYW5vdGhlcgogY29kZSAoUmVzZW5k\
      Q29uZmlybWF0aW9uKS4gT25lIHRoYXQgd2FzIHVzZWQgaXMgZ29vZCB1bnRpbCBpdCBleHBpcmVzLCBmb3IgYW5zd2VycyB0\
      aGF0IGdvdCBsb3N0LgoKQAoEBQACFBIDQgIcGjMgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdHVkeSBsZWFkZXIgb2YgdGhp\
      cyBuYW1lLgoKjAEKBAUAAhUSA0UCHBp/IFVOQVVUSEVOVElDQVRFRDogdGhlIHBhc3N3b3JkIGlzIHdyb25nLCBvciB0aGUg\
      dXNlcm5hbWUgdW5rbm93bjsgb3IgdGhlIGFjY291bnQgaGFzIGFuIGFkZHJlc3MgYWxvbmUKIGFuZCB3YWl0cyBmb3IgaXRz\
      IGNvZGUuCgpnCgQFAAIWEgNHAh0aWiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNv\
      ZGUgKENvbmZpcm1BY2NvdW50KS4gSXQgaGFzIGEgdXNlcm5hbWUuCgpWCgQFAAIXEgNJAh4aSSBVTkFVVEhFTlRJQ0FURUQ6\
      IHRoZSByZWZyZXNoIHRva2VuIGlzIG5vdCwgb3Igbm8gbG9uZ2VyLCBnb29kLiBTaWduIGluLgoKfgoEBQACGBIDTAIeGnEg\
      UkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiB3YXMgZXhjaGFuZ2VkIDY0IHRpbWVzIHdpdGhpbiBpdHMg\
      dGltZSBvZiBncmFjZS4gVXNlIG9uZSBvZgogdGhlIGFuc3dlcnMuCgpwCgQFAAIZEgNOAhUaYyBVTkFVVEhFTlRJQ0FURUQ6\
      IHRoZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIHNpZ25lZCBvdXQsIG9yIGl0cyBhY2NvdW50IGlzIGdvbmUu\
      IFNpZ24gaW4uCgqZAQoEBQACGhIDUQIVGosBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzZXNzaW9uIHRoYXQgYHJlcXVl\
      c3RfaWRgIGJlZ2FuIGhhcyBlbmRlZCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXIuIEEgbmV3CiBwYXJ0aWNpcGFudCBuZWVk\
      cyBhIG5ldyBgcmVxdWVzdF9pZGAuCgqFAQoEBQACGxIDVAIeGnggUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZv\
      OiA2NCBhbnN3ZXJzIHdlcmUgZ2l2ZW4gdG8gYHJlcXVlc3RfaWRgIHdpdGhvdXQgYSByZWZyZXNoLiBVc2Ugb25lCiBvZiB0\
      aGVtLCBvciB3YWl0LgoKggEKBAUAAhwSA1cCGRp1IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1h\
      bnkgd3JvbmcgcGFzc3dvcmRzIG9yIGNvZGVzLiBXYWl0OyB0aGUgcmlnaHQgb25lIGlzIG5vdAogbG9va2VkIGF0IGJlZm9y\
      ZS4KCl4KBAUAAh0SA1wCFRokIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBzdHVkeS4KMisgSm9pbmluZywgYW5kIHRo\
      ZSBzdHVkaWVzIHRoYXQgYXJlIGpvaW5lZC4KCpkBCgQFAAIeEgNfAhsaiwEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86\
      IHRoZSBzdHVkeSwgb3IgaXRzIHBhc3N3b3JkLCBoYXMgbm90IGFycml2ZWQgaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUK\
      IGNhbm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCjwKBAUAAh8SA2ECGRovIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBzdHVkeSBoYXMgbm90IGJlZ3VuLgoKOAoEBQACIBIDYwITGisgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0\
      dWR5IGhhcyBlbmRlZC4KClAKBAUAAiESA2UCFBpDIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBpcyBwYXVzZWQ7\
      IG5vYm9keSBqb2lucyBtZWFud2hpbGUuCgpqCgQFAAIiEgNnAhgaXSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY29uc2Vu\
      dCB0ZXh0IGhhcyBhbm90aGVyIHZlcnNpb24gbm93LiBTaG93IHRoYXQgb25lIGFuZCBhc2sgYWdhaW4uCgp2CgQFAAIjEgNq\
      Ah8aaSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBpdHMgcGFzc3dvcmQsIGFuZCBub25lIHdh\
      cyBnaXZlbi4gTm90IGNvdW50ZWQgYXMgYW4KIGF0dGVtcHQuCgpACgQFAAIkEgNsAh8aMyBQRVJNSVNTSU9OX0RFTklFRDog\
      dGhlIHN0dWR5J3MgcGFzc3dvcmQgaXMgd3JvbmcuCgpECgQFAAIlEgNuAhsaNyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0\
      dWR5IGlzIGpvaW5lZCBieSBpbnZpdGF0aW9uLgoKZwoEBQACJhIDcAIbGlogUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZp\
      dGF0aW9uJ3MgY29kZSBpcyB3cm9uZywgb3IgaXQgaXMgdXNlZCB1cCwgZXhwaXJlZCBvciByZXZva2VkLgoK8AEKBAUAAicS\
      A3QCGBriASBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIDUwIHN0dWRpZXM6IGxl\
      YXZlIG9uZS4gT3IgdGhlcmUgd2VyZSA1MDAgZW5yb2xtZW50cwogYWx0b2dldGhlciwgZm9yIHdoaWNoIG5laXRoZXIgbGVh\
      dmluZyBub3Igd2FpdGluZyBoZWxwczogb25seSB3aGF0IGlzIGVyYXNlZCBvZiBhIHN0dWR5IChSZXF1ZXN0RXJhc3VyZSkK\
      IGNvdW50cyBubyBtb3JlLgoKwwIKBAUAAigSA3gCGxq1AiBSRVNPVVJDRV9FWEhBVVNURUQ6IDEwIHJlcXVlc3RzIG9mIHRo\
      ZSBwYXJ0aWNpcGFudCB3YWl0OiB3aXRoZHJhdyBvbmUgKExlYXZlU3R1ZHkpLCBvciB3YWl0IGZvciBhIGRlY2lzaW9uLgog\
      T3IgNSB3ZXJlIG1hZGUgdG8gdGhpcyBzdHVkeSwgZm9yIHdoaWNoIHdhaXRpbmcgZG9lcyBub3QgaGVscDogYXNrIGl0cyB0\
      ZWFtIGZvciBhbiBpbnZpdGF0aW9uLiBXaXRoCiBSZXRyeUluZm86IDIwMCByZXF1ZXN0cyB0byB0aGlzIHN0dWR5IGNhbWUg\
      d2l0aGluIGEgZGF5IGZyb20gdGhlIGNhbGxlcidzIGFkZHJlc3Mgb2YgdGhlIG5ldHdvcmsuCgpeCgQFAAIpEgN6AiEaUSBS\
      RVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEsMDAwIHJlcXVlc3RzIHdhaXQgZm9yIHRoZSBzdHVkeSdzIGxl\
      YWRlcnMuCgpZCgQFAAIqEgN/AhwaOCBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggcmVxdWVzdCB0byBqb2luIHRoZSBz\
      dHVkeS4KMhIgV2hhdCBsZWFkZXJzIGRvLgoKZAoEBQACKxIEgQECGxpWIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSByZXF1\
      ZXN0IHdhcyBkZWNpZGVkIG90aGVyd2lzZSBvciB3aXRoZHJhd24sIG9yIGhhcyBleHBpcmVkLgoKUAoEBQACLBIEgwECFhpC\
      IE5PVF9GT1VORDogbm9ib2R5IG9mIHRoaXMgaWQgdGFrZXMgcGFydCBpbiB0aGUgc3R1ZHkgKGFueSBtb3JlKS4KCjwKBAUA\
      Ai0SBIUBAhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBpbnZpdGF0aW9uLgoKYAoEBQACLhIEhwECHBpS\
      IEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgaW52aXRhdGlvbi4gTWFrZSBh\
      IG5ldyBvbmUuCgpbCgQFAAIvEgSJAQIZGk0gUkVTT1VSQ0VfRVhIQVVTVEVEOiAxLDAwMCBpbnZpdGF0aW9ucyBvZiB0aGUg\
      c3R1ZHkgYXJlIHVzYWJsZS4gUmV2b2tlIHNvbWUuCgqYAQoEBQACMBIEjgECFRppIGBjb2RlYCBvciBgcmVjb3ZlcnlfY29k\
      ZWAgaGFzIGEgdHlwaW5nIGVycm9yOiBpdHMgY2hlY2sgY2hhcmFjdGVyIGRvZXMgbm90IGZpdC4gTm8gYXR0ZW1wdCB3YXMg\
      Y291bnRlZC4KMh8gVGhlIHdheSBiYWNrIGludG8gYW4gYWNjb3VudC4KClsKBAUAAjESBJABAhkaTSBGQUlMRURfUFJFQ09O\
      RElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNjb3VudCBpcyBhbm9ueW1vdXMgYW5kIGhhcyBubyBwYXNzd29yZC4KCmUKBAUAAjIS\
      BJIBAhcaVyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGFjY291bnQgb2YgdGhpcyBuYW1lIG9yIGFkZHJlc3MuIFRvbGQgdG8g\
      YWRtaW5pc3RyYXRvcnMgYWxvbmUuCgpaCgQFAAIzEgSUAQIXGkwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQg\
      a2VlcHMgbm8gYWRkcmVzcyB0aGF0IGEgbWFpbCBjb3VsZCBnbyB0by4KCkIKBAUAAjQSBJYBAhYaNCBQRVJNSVNTSU9OX0RF\
      TklFRDogdGhlIGNhbGxlcidzIHBhc3N3b3JkIGlzIHdyb25nLgoKbQoEBQACNRIEmAECGxpfIFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbzogMTAsMDAwIHJlcXVlc3RzIGZvciBtYWlscyB3YWl0LiBTZW5kIHRoZSBzYW1lIGFnYWluIGxh\
      dGVyLgoKiwEKBAUAAjYSBJ0BAhoaYiBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBhZG1pbmlzdHJhdG9yIGNvdWxkIHNpZ24g\
      aW4gYW55IG1vcmUuIFJlc3RvcmUgb3IgbWFrZSBhbm90aGVyIG9uZSBmaXJzdC4KMhkgV2hhdCBhZG1pbmlzdHJhdG9ycyBk\
      by4KClAKBAUAAjcSBJ8BAhkaQiBGQUlMRURfUFJFQ09ORElUSU9OOiBvbmx5IHBhcnRpY2lwYW50cyBjYW4gYmUgdGVzdCBw\
      YXJ0aWNpcGFudHMuCgpZCgQFAAI4EgSkAQIXGiYgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIGVyYXN1cmUuCjIjIEVy\
      YXNpbmcgd2hhdCBpcyBrZXB0IG9mIHNvbWVib2R5LgoKWgoEBQACORIEpgECGRpMIEFMUkVBRFlfRVhJU1RTOiBgZXJhc3Vy\
      ZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgZXJhc3VyZS4gTWFrZSBhIG5ldyBvbmUuCgqcAQoEBQACOhIEqQECGxqNASBG\
      QUlMRURfUFJFQ09ORElUSU9OIHdpdGggUmV0cnlJbmZvOiB3aGF0IHRoZSBzdHVkeSBoYXMgb2YgdGhlIHBhcnRpY2lwYW50\
      IGlzIGJlaW5nIGVyYXNlZDsgam9pbmluZwogaXQgYWdhaW4gaXMgcG9zc2libGUgb25jZSB0aGF0IGlzIGRvbmUuCgrQAQoE\
      BQACOxIErAECGhrBASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0\
      ZXJzOyBvbmx5IGFjY291bnRzIG9mIHBhcnRpY2lwYW50cyBhcmUKIGVyYXNlZC4gRW5kIGl0cyByb2xlcyBmaXJzdCAoQWNj\
      b3VudEFkbWluaXN0cmF0aW9uU2VydmljZS5FbmRTdGFmZlJvbGVzKSwgd2hpY2ggbWFrZXMgaXQgb25lLgoKPgoEBQACPBIE\
      rgECGxowIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gcGFydGljaXBhbnQgb2YgdGhpcyBpZC4KClEKBAUAAj0SBLMBAhcaMiBO\
      T1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHNlc3Npb24gb2YgdGhpcyBpZC4KMg8gT3duIHNlc3Npb25zLgoKywEKBAUA\
      Aj4SBLYBAhwavAEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBwYXNzd29yZCB3YXMgbm90IHByb3ZlbiB3aXRoaW4gdGhlIGxh\
      c3QgZml2ZSBtaW51dGVzIChgYXV0aF90aW1lYCBvZiB0aGUgYWNjZXNzCiB0b2tlbikuIFNlbmQgaXQgd2l0aCBQcm92ZVBh\
      c3N3b3JkLCBhbmQgdGhpcyBhZ2FpbiB3aXRoIHRoZSB0b2tlbiB0aGF0IGl0IGFuc3dlcnMuCgphCgQFAAI/EgS7AQIaGj8g\
      YHVwZGF0ZV9tYXNrYCBuYW1lcyBhIGZpZWxkIHRoYXQgdGhpcyBtZXRob2QgZG9lcyBub3QgY2hhbmdlLgoyEiBUaGUgb3du\
      IGFjY291bnQuCgpICgQFAAJAEgS9AQIVGjogYHVwZGF0ZV9tYXNrYCBuYW1lcyBubyBmaWVsZCwgb3IgYCpgIGJlc2lkZSBv\
      dGhlciBwYXRocy4KCk0KBAUAAkESBL8BAhgaPyBBIGZpZWxkIGlzIHNldCB0byB3aG9zZSBrZWVwaW5nIHRoZSByZXF1ZXN0\
      IGRvZXMgbm90IGNvbnNlbnQuCgpcCgQFAAJCEgTBAQIVGk4gQUJPUlRFRDogdGhlIGFjY291bnQgd2FzIGNoYW5nZWQgc2lu\
      Y2UgaXQgd2FzIHJlYWQuIFJlYWQgaXQgYW5kIGRlY2lkZSBhbmV3LgoKegoEBQACQxIExAECFRpsIEZBSUxFRF9QUkVDT05E\
      SVRJT046IHRoZSBhY2NvdW50IHdvdWxkIGhhdmUgbmVpdGhlciB1c2VybmFtZSBub3IgYWRkcmVzcywgYW5kIG5vYm9keSBj\
      b3VsZCBzaWduIGluIHRvCiBpdC4KCncKBAUAAkQSBMYBAhMaaSBGQUlMRURfUFJFQ09ORElUSU9OOiBhbm90aGVyIGFjY291\
      bnQgaGFzIHByb3ZlZCB0byBvd24gdGhlIGFkZHJlc3MuIFRvbGQgb25seSB0byBzb21lYm9keSB3aG8gaGFzLCB0b28uCgps\
      CgQFAAJFEgTIAQIdGl4gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgaGFzIGEgcGFzc3dvcmQuIFNpZ24gaW4g\
      dG8gYW5vdGhlciBvbmUsIG9yIGNoYW5nZSB0aGlzIG9uZS4KCtkBCgQFAAJGEgTOAQIcGr0BIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBzdHVkeSBoYXMgc2FpZCB3aGF0IGJlY29tZXMgb2YgaXRzIGFuc3dlcnMgd2hlcmUgc29tZWJvZHkgaGFzIHRo\
      ZW0gZXJhc2VkLCBhbmQgaXQgaXMKIG5vdCB3aGF0IGlzIGFza2VkIGZvciAoYFN0dWR5UmV0ZW50aW9uLm9uX2VyYXN1cmVg\
      KS4gQXNrIGZvciB0aGUgb3RoZXIgbW9kZS4KMgsgRXJhc3VyZXMuCgpcCgQFAAJHEgTTAQIXGkEgTk9UX0ZPVU5EOiB0aGUg\
      Y2FsbGVyLCBvciB0aGUgc3R1ZHksIGhhcyBubyBtZXNzYWdlIG9mIHRoaXMgaWQuCjILIE1lc3NhZ2VzLgoKQQoEBQACSBIE\
      1QECHhozIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBtZXNzYWdlIHdhbnRzIG5vIGFuc3dlci4KCloKBAUAAkkSBNcBAhka\
      TCBBTFJFQURZX0VYSVNUUzogYG1lc3NhZ2VfaWRgIHdhcyB1c2VkIGZvciBhbm90aGVyIG1lc3NhZ2UuIE1ha2UgYSBuZXcg\
      b25lLgoKZQoEBQACShIE2QECFhpXIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogYXMgbWFueSBtZXNzYWdl\
      cyB3ZXJlIHNlbnQgYXMgbWF5IGJlIHdpdGhpbiBhIGRheS4KCtwBCgQFAAJLEgTcAQIbGs0BIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBtZXNzYWdlIHdhbnRzIG5vIGFuc3dlciwgYW5kIHdoYXQgaXQgYW5zd2VycyB3YXMgc2VudCB0byBvbmUgcGFy\
      dGljaXBhbnQgb3IgdG8gYQogZ3JvdXAsIHdoaWNoIHdvdWxkIHRlbGwgdGhlIHRlYW0gd2hvIHdyaXRlcy4gU2VuZCBpdCB3\
      aXRob3V0IGBhbnN3ZXJfdG9gLCBvciBsZXQgaXQgYmUgYW5zd2VyZWQuCgpICgQFAAJMEgThAQIXGi0gTk9UX0ZPVU5EOiB0\
      aGUgY2FsbGVyIGdhdmUgbm8gc3VjaCBjb25zZW50LgoyCyBDb25zZW50cy4KCkcKBAUAAk0SBOYBAhoaKSBOT1RfRk9VTkQ6\
      IHRoZXJlIGlzIG5vIHN1Y2ggbmV3c2xldHRlci4KMg4gTmV3c2xldHRlcnMuCgpgCgQFAAJOEgToAQIcGlIgQUxSRUFEWV9F\
      WElTVFM6IGBuZXdzbGV0dGVyX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBuZXdzbGV0dGVyLiBNYWtlIGEgbmV3IG9uZS4K\
      CmYKBAUAAk8SBOoBAh4aWCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIHNldCBubyBwYWdlIHRoYXQg\
      ZW5kcyB0aGUgd2lzaCBmb3IgYSBuZXdzbGV0dGVyLgpiBnByb3RvMw==
      """)
}
