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
    /// `password` contains the username.
    case containsUsername
    /// `password` is a repetition or a sequence.
    case trivialPattern
    /// `email` is not an e-mail address.
    case notAnAddress
    /// `code`, `invitation_code` or `recovery_code` has not the form of one: ten letters and digits, or 24 where
    /// it opens an account.
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
    /// RESOURCE_EXHAUSTED: the participant takes part in 50 studies, or has 500 enrolments altogether.
    /// Leave one.
    case enrolmentsLimit
    /// RESOURCE_EXHAUSTED: 10 requests of the participant wait, or 5 were made to this study.
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
    /// erased.
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
    /// `update_mask` names no field.
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
      gUQKUwoBDBIDAQASGkkgV2h5IGEgY2FsbCBvZiBhY2NvdW50cywgc2Vzc2lvbnMsIGVucm9sbWVudHMgb3IgbWVtYmVyc2hp\
      cHMgaXMgcmVmdXNlZC4KCrwCCgIFABIFDQDnAQEargIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0\
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
      CgQFAAIFEgMcAhEaMiBgcGFzc3dvcmRgIGlzIG9uZSBvZiB0aG9zZSB0aGF0IGFyZSB0cmllZCBmaXJzdC4KCjAKBAUAAgYS\
      Ax4CGBojIGBwYXNzd29yZGAgY29udGFpbnMgdGhlIHVzZXJuYW1lLgoKOAoEBQACBxIDIAIWGisgYHBhc3N3b3JkYCBpcyBh\
      IHJlcGV0aXRpb24gb3IgYSBzZXF1ZW5jZS4KCjAKBAUAAggSAyICFRojIGBlbWFpbGAgaXMgbm90IGFuIGUtbWFpbCBhZGRy\
      ZXNzLgoKjwEKBAUAAgkSAyUCERqBASBgY29kZWAsIGBpbnZpdGF0aW9uX2NvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMg\
      bm90IHRoZSBmb3JtIG9mIG9uZTogdGVuIGxldHRlcnMgYW5kIGRpZ2l0cywgb3IgMjQgd2hlcmUKIGl0IG9wZW5zIGFuIGFj\
      Y291bnQuCgqPAQoEBQACChIDKAIPGoEBIGBjb25zZW50X3ZlcnNpb25gIGlzIHRvbyBsb25nIHRvIGJlIG9uZSwgYG5vdGVg\
      LCBgcmVhc29uYCBvciBhbm90aGVyIHRleHQgaGFzIFUrMDAwMCBpbiBpdCwgb3IgdGhlIGZpZWxkCiBleGNsdWRlcyBhbm90\
      aGVyIG9uZS4KCj8KBAUAAgsSAyoCFBoyIGB1c2VzX21heGAgb3IgYHZhbGlkX2RheXNgIGlzIG91dHNpZGUgaXRzIHJhbmdl\
      LgoKZQoEBQACDBIDLAIPGlggYHN0YXRlYCBpcyBub25lIG9mIEpvaW5SZXF1ZXN0U3RhdGUsIG9yIGFuIGVudHJ5IG9mIGBh\
      dWRpZW5jZXNgIG5vIHNlcnZpY2Ugb2YgT3RvbGl0aC4KCjEKBAUAAg0SAy4CGBokIGBncm91cF9pZGAgY29tZXMgd2l0aCBh\
      IHJlamVjdGlvbi4KCmwKBAUAAg4SAzACIBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0IGluIGBjb25zZW50X2xh\
      bmd1YWdlYC4gU2hvdyB0aGUgdGV4dCBpbiBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoKUwoEBQACDxIDMgIVGkYgVGhlIHN0\
      dWR5IGhhcyBubyBncm91cCBgZ3JvdXBfaWRgOyBhbHNvIHRoZSByZWFzb24gb2YgdGhlIEVycm9ySW5mby4KCm4KBAUAAhAS\
      AzcCFhpHIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2VybmFtZS4gQ2hvb3NlIGFub3RoZXIg\
      b25lLgoyGCBBY2NvdW50cyBhbmQgc2Vzc2lvbnMuCgpYCgQFAAIREgM5AhkaSyBBTFJFQURZX0VYSVNUUzogYHJlcXVlc3Rf\
      aWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4gTWFrZSBhIG5ldyBvbmUuCgqnAQoEBQACEhIDPAIeGpkBIFJFU09V\
      UkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZvciBjb25maXJtYXRpb24gdW5kZXIg\
      dGhlIGFkZHJlc3MuIENvbmZpcm0KIG9uZSwgb3Igd2FpdDogZnJvbSBhbiBob3VyIG9uLCBvbGRlciBvbmVzIG1ha2Ugcm9v\
      bS4KCtYBCgQFAAITEgM/AhUayAEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjb2RlIGlzIHdyb25nLCByZXBsYWNlZCBvciBl\
      eHBpcmVkLCBvciB0aGUgdXNlcm5hbWUgdW5rbm93bi4gQXNrIGZvciBhbm90aGVyCiBjb2RlIChSZXNlbmRDb25maXJtYXRp\
      b24pLiBPbmUgdGhhdCB3YXMgdXNlZCBpcyBnb29kIHVudGlsIGl0IGV4cGlyZXMsIGZvciBhbnN3ZXJzIHRoYXQgZ290IGxv\
      c3QuCgpACgQFAAIUEgNBAhwaMyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN0dWR5IGxlYWRlciBvZiB0aGlzIG5hbWUuCgqM\
      AQoEBQACFRIDRAIcGn8gVU5BVVRIRU5USUNBVEVEOiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIG9yIHRoZSB1c2VybmFtZSB1\
      bmtub3duOyBvciB0aGUgYWNjb3VudCBoYXMgYW4gYWRkcmVzcyBhbG9uZQogYW5kIHdhaXRzIGZvciBpdHMgY29kZS4KCmcK\
      BAUAAhYSA0YCHRpaIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IHdhaXRzIGZvciBpdHMgY29kZSAoQ29uZmly\
      bUFjY291bnQpLiBJdCBoYXMgYSB1c2VybmFtZS4KClYKBAUAAhcSA0gCHhpJIFVOQVVUSEVOVElDQVRFRDogdGhlIHJlZnJl\
      c2ggdG9rZW4gaXMgbm90LCBvciBubyBsb25nZXIsIGdvb2QuIFNpZ24gaW4uCgp+CgQFAAIYEgNLAh4acSBSRVNPVVJDRV9F\
      WEhBVVNURUQ6IHRoZSByZWZyZXNoIHRva2VuIHdhcyBleGNoYW5nZWQgNjQgdGltZXMgd2l0aGluIGl0cyB0aW1lIG9mIGdy\
      YWNlLiBVc2Ugb25lIG9mCiB0aGUgYW5zd2Vycy4KCnAKBAUAAhkSA00CFRpjIFVOQVVUSEVOVElDQVRFRDogdGhlIHNlc3Np\
      b24gb2YgdGhlIGFjY2VzcyB0b2tlbiB3YXMgc2lnbmVkIG91dCwgb3IgaXRzIGFjY291bnQgaXMgZ29uZS4gU2lnbiBpbi4K\
      CpkBCgQFAAIaEgNQAhUaiwEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNlc3Npb24gdGhhdCBgcmVxdWVzdF9pZGAgYmVn\
      YW4gaGFzIGVuZGVkIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91ci4gQSBuZXcKIHBhcnRpY2lwYW50IG5lZWRzIGEgbmV3IGBy\
      ZXF1ZXN0X2lkYC4KCoUBCgQFAAIbEgNTAh4aeCBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDY0IGFuc3dl\
      cnMgd2VyZSBnaXZlbiB0byBgcmVxdWVzdF9pZGAgd2l0aG91dCBhIHJlZnJlc2guIFVzZSBvbmUKIG9mIHRoZW0sIG9yIHdh\
      aXQuCgqCAQoEBQACHBIDVgIZGnUgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSB3cm9uZyBw\
      YXNzd29yZHMgb3IgY29kZXMuIFdhaXQ7IHRoZSByaWdodCBvbmUgaXMgbm90CiBsb29rZWQgYXQgYmVmb3JlLgoKXgoEBQAC\
      HRIDWwIVGiQgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHN0dWR5LgoyKyBKb2luaW5nLCBhbmQgdGhlIHN0dWRpZXMg\
      dGhhdCBhcmUgam9pbmVkLgoKmQEKBAUAAh4SA14CGxqLASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIHN0dWR5\
      LCBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZQogY2Fubm90IGJl\
      IGFza2VkLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKPAoEBQACHxIDYAIZGi8gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0\
      dWR5IGhhcyBub3QgYmVndW4uCgo4CgQFAAIgEgNiAhMaKyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIGVu\
      ZGVkLgoKUAoEBQACIRIDZAIUGkMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGlzIHBhdXNlZDsgbm9ib2R5IGpv\
      aW5zIG1lYW53aGlsZS4KCmoKBAUAAiISA2YCGBpdIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjb25zZW50IHRleHQgaGFz\
      IGFub3RoZXIgdmVyc2lvbiBub3cuIFNob3cgdGhhdCBvbmUgYW5kIGFzayBhZ2Fpbi4KCnYKBAUAAiMSA2kCHxppIFBFUk1J\
      U1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGl0cyBwYXNzd29yZCwgYW5kIG5vbmUgd2FzIGdpdmVuLiBO\
      b3QgY291bnRlZCBhcyBhbgogYXR0ZW1wdC4KCkAKBAUAAiQSA2sCHxozIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkn\
      cyBwYXNzd29yZCBpcyB3cm9uZy4KCkQKBAUAAiUSA20CGxo3IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9p\
      bmVkIGJ5IGludml0YXRpb24uCgpnCgQFAAImEgNvAhsaWiBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGludml0YXRpb24ncyBj\
      b2RlIGlzIHdyb25nLCBvciBpdCBpcyB1c2VkIHVwLCBleHBpcmVkIG9yIHJldm9rZWQuCgp6CgQFAAInEgNyAhgabSBSRVNP\
      VVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIDUwIHN0dWRpZXMsIG9yIGhhcyA1MDAgZW5y\
      b2xtZW50cyBhbHRvZ2V0aGVyLgogTGVhdmUgb25lLgoKZQoEBQACKBIDdAIbGlggUkVTT1VSQ0VfRVhIQVVTVEVEOiAxMCBy\
      ZXF1ZXN0cyBvZiB0aGUgcGFydGljaXBhbnQgd2FpdCwgb3IgNSB3ZXJlIG1hZGUgdG8gdGhpcyBzdHVkeS4KCl4KBAUAAikS\
      A3YCIRpRIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAgcmVxdWVzdHMgd2FpdCBmb3IgdGhlIHN0\
      dWR5J3MgbGVhZGVycy4KClkKBAUAAioSA3sCHBo4IE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCByZXF1ZXN0IHRvIGpv\
      aW4gdGhlIHN0dWR5LgoyEiBXaGF0IGxlYWRlcnMgZG8uCgpjCgQFAAIrEgN9AhsaViBGQUlMRURfUFJFQ09ORElUSU9OOiB0\
      aGUgcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndpc2Ugb3Igd2l0aGRyYXduLCBvciBoYXMgZXhwaXJlZC4KCk8KBAUAAiwS\
      A38CFhpCIE5PVF9GT1VORDogbm9ib2R5IG9mIHRoaXMgaWQgdGFrZXMgcGFydCBpbiB0aGUgc3R1ZHkgKGFueSBtb3JlKS4K\
      CjwKBAUAAi0SBIEBAhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBpbnZpdGF0aW9uLgoKYAoEBQACLhIE\
      gwECHBpSIEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgaW52aXRhdGlvbi4g\
      TWFrZSBhIG5ldyBvbmUuCgpbCgQFAAIvEgSFAQIZGk0gUkVTT1VSQ0VfRVhIQVVTVEVEOiAxLDAwMCBpbnZpdGF0aW9ucyBv\
      ZiB0aGUgc3R1ZHkgYXJlIHVzYWJsZS4gUmV2b2tlIHNvbWUuCgqYAQoEBQACMBIEigECFRppIGBjb2RlYCBvciBgcmVjb3Zl\
      cnlfY29kZWAgaGFzIGEgdHlwaW5nIGVycm9yOiBpdHMgY2hlY2sgY2hhcmFjdGVyIGRvZXMgbm90IGZpdC4gTm8gYXR0ZW1w\
      dCB3YXMgY291bnRlZC4KMh8gVGhlIHdheSBiYWNrIGludG8gYW4gYWNjb3VudC4KClsKBAUAAjESBIwBAhkaTSBGQUlMRURf\
      UFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNjb3VudCBpcyBhbm9ueW1vdXMgYW5kIGhhcyBubyBwYXNzd29yZC4KCmUK\
      BAUAAjISBI4BAhcaVyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGFjY291bnQgb2YgdGhpcyBuYW1lIG9yIGFkZHJlc3MuIFRv\
      bGQgdG8gYWRtaW5pc3RyYXRvcnMgYWxvbmUuCgpaCgQFAAIzEgSQAQIXGkwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFj\
      Y291bnQga2VlcHMgbm8gYWRkcmVzcyB0aGF0IGEgbWFpbCBjb3VsZCBnbyB0by4KCkIKBAUAAjQSBJIBAhYaNCBQRVJNSVNT\
      SU9OX0RFTklFRDogdGhlIGNhbGxlcidzIHBhc3N3b3JkIGlzIHdyb25nLgoKbQoEBQACNRIElAECGxpfIFJFU09VUkNFX0VY\
      SEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTAsMDAwIHJlcXVlc3RzIGZvciBtYWlscyB3YWl0LiBTZW5kIHRoZSBzYW1lIGFn\
      YWluIGxhdGVyLgoKiwEKBAUAAjYSBJkBAhoaYiBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBhZG1pbmlzdHJhdG9yIGNvdWxk\
      IHNpZ24gaW4gYW55IG1vcmUuIFJlc3RvcmUgb3IgbWFrZSBhbm90aGVyIG9uZSBmaXJzdC4KMhkgV2hhdCBhZG1pbmlzdHJh\
      dG9ycyBkby4KClAKBAUAAjcSBJsBAhkaQiBGQUlMRURfUFJFQ09ORElUSU9OOiBvbmx5IHBhcnRpY2lwYW50cyBjYW4gYmUg\
      dGVzdCBwYXJ0aWNpcGFudHMuCgpZCgQFAAI4EgSgAQIXGiYgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIGVyYXN1cmUu\
      CjIjIEVyYXNpbmcgd2hhdCBpcyBrZXB0IG9mIHNvbWVib2R5LgoKWgoEBQACORIEogECGRpMIEFMUkVBRFlfRVhJU1RTOiBg\
      ZXJhc3VyZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgZXJhc3VyZS4gTWFrZSBhIG5ldyBvbmUuCgqcAQoEBQACOhIEpQEC\
      GxqNASBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggUmV0cnlJbmZvOiB3aGF0IHRoZSBzdHVkeSBoYXMgb2YgdGhlIHBhcnRp\
      Y2lwYW50IGlzIGJlaW5nIGVyYXNlZDsgam9pbmluZwogaXQgYWdhaW4gaXMgcG9zc2libGUgb25jZSB0aGF0IGlzIGRvbmUu\
      Cgp5CgQFAAI7EgSoAQIaGmsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgbGVhZHMgc3R1ZGllcyBvciBhZG1p\
      bmlzdGVyczsgb25seSBhY2NvdW50cyBvZiBwYXJ0aWNpcGFudHMgYXJlCiBlcmFzZWQuCgo+CgQFAAI8EgSqAQIbGjAgTk9U\
      X0ZPVU5EOiB0aGVyZSBpcyBubyBwYXJ0aWNpcGFudCBvZiB0aGlzIGlkLgoKUQoEBQACPRIErwECFxoyIE5PVF9GT1VORDog\
      dGhlIGNhbGxlciBoYXMgbm8gc2Vzc2lvbiBvZiB0aGlzIGlkLgoyDyBPd24gc2Vzc2lvbnMuCgrLAQoEBQACPhIEsgECHBq8\
      ASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBhc3N3b3JkIHdhcyBub3QgcHJvdmVuIHdpdGhpbiB0aGUgbGFzdCBmaXZlIG1p\
      bnV0ZXMgKGBhdXRoX3RpbWVgIG9mIHRoZSBhY2Nlc3MKIHRva2VuKS4gU2VuZCBpdCB3aXRoIFByb3ZlUGFzc3dvcmQsIGFu\
      ZCB0aGlzIGFnYWluIHdpdGggdGhlIHRva2VuIHRoYXQgaXQgYW5zd2Vycy4KCmEKBAUAAj8SBLcBAhoaPyBgdXBkYXRlX21h\
      c2tgIG5hbWVzIGEgZmllbGQgdGhhdCB0aGlzIG1ldGhvZCBkb2VzIG5vdCBjaGFuZ2UuCjISIFRoZSBvd24gYWNjb3VudC4K\
      Ci0KBAUAAkASBLkBAhUaHyBgdXBkYXRlX21hc2tgIG5hbWVzIG5vIGZpZWxkLgoKTQoEBQACQRIEuwECGBo/IEEgZmllbGQg\
      aXMgc2V0IHRvIHdob3NlIGtlZXBpbmcgdGhlIHJlcXVlc3QgZG9lcyBub3QgY29uc2VudC4KClwKBAUAAkISBL0BAhUaTiBB\
      Qk9SVEVEOiB0aGUgYWNjb3VudCB3YXMgY2hhbmdlZCBzaW5jZSBpdCB3YXMgcmVhZC4gUmVhZCBpdCBhbmQgZGVjaWRlIGFu\
      ZXcuCgp6CgQFAAJDEgTAAQIVGmwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgd291bGQgaGF2ZSBuZWl0aGVy\
      IHVzZXJuYW1lIG5vciBhZGRyZXNzLCBhbmQgbm9ib2R5IGNvdWxkIHNpZ24gaW4gdG8KIGl0LgoKdwoEBQACRBIEwgECExpp\
      IEZBSUxFRF9QUkVDT05ESVRJT046IGFub3RoZXIgYWNjb3VudCBoYXMgcHJvdmVkIHRvIG93biB0aGUgYWRkcmVzcy4gVG9s\
      ZCBvbmx5IHRvIHNvbWVib2R5IHdobyBoYXMsIHRvby4KCmwKBAUAAkUSBMQBAh0aXiBGQUlMRURfUFJFQ09ORElUSU9OOiB0\
      aGUgYWNjb3VudCBoYXMgYSBwYXNzd29yZC4gU2lnbiBpbiB0byBhbm90aGVyIG9uZSwgb3IgY2hhbmdlIHRoaXMgb25lLgoK\
      2QEKBAUAAkYSBMoBAhwavQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBzYWlkIHdoYXQgYmVjb21lcyBv\
      ZiBpdHMgYW5zd2VycyB3aGVyZSBzb21lYm9keSBoYXMgdGhlbSBlcmFzZWQsIGFuZCBpdCBpcwogbm90IHdoYXQgaXMgYXNr\
      ZWQgZm9yIChgU3R1ZHlSZXRlbnRpb24ub25fZXJhc3VyZWApLiBBc2sgZm9yIHRoZSBvdGhlciBtb2RlLgoyCyBFcmFzdXJl\
      cy4KClwKBAUAAkcSBM8BAhcaQSBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIsIG9yIHRoZSBzdHVkeSwgaGFzIG5vIG1lc3NhZ2Ug\
      b2YgdGhpcyBpZC4KMgsgTWVzc2FnZXMuCgpBCgQFAAJIEgTRAQIeGjMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lc3Nh\
      Z2Ugd2FudHMgbm8gYW5zd2VyLgoKWgoEBQACSRIE0wECGRpMIEFMUkVBRFlfRVhJU1RTOiBgbWVzc2FnZV9pZGAgd2FzIHVz\
      ZWQgZm9yIGFub3RoZXIgbWVzc2FnZS4gTWFrZSBhIG5ldyBvbmUuCgplCgQFAAJKEgTVAQIWGlcgUkVTT1VSQ0VfRVhIQVVT\
      VEVEIHdpdGggUmV0cnlJbmZvOiBhcyBtYW55IG1lc3NhZ2VzIHdlcmUgc2VudCBhcyBtYXkgYmUgd2l0aGluIGEgZGF5LgoK\
      3AEKBAUAAksSBNgBAhsazQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG1lc3NhZ2Ugd2FudHMgbm8gYW5zd2VyLCBhbmQg\
      d2hhdCBpdCBhbnN3ZXJzIHdhcyBzZW50IHRvIG9uZSBwYXJ0aWNpcGFudCBvciB0byBhCiBncm91cCwgd2hpY2ggd291bGQg\
      dGVsbCB0aGUgdGVhbSB3aG8gd3JpdGVzLiBTZW5kIGl0IHdpdGhvdXQgYGFuc3dlcl90b2AsIG9yIGxldCBpdCBiZSBhbnN3\
      ZXJlZC4KCkgKBAUAAkwSBN0BAhcaLSBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgZ2F2ZSBubyBzdWNoIGNvbnNlbnQuCjILIENv\
      bnNlbnRzLgoKRwoEBQACTRIE4gECGhopIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBuZXdzbGV0dGVyLgoyDiBOZXdz\
      bGV0dGVycy4KCmAKBAUAAk4SBOQBAhwaUiBBTFJFQURZX0VYSVNUUzogYG5ld3NsZXR0ZXJfaWRgIHdhcyB1c2VkIGZvciBh\
      bm90aGVyIG5ld3NsZXR0ZXIuIE1ha2UgYSBuZXcgb25lLgoKZgoEBQACTxIE5gECHhpYIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBvcGVyYXRvciBoYXMgc2V0IG5vIHBhZ2UgdGhhdCBlbmRzIHRoZSB3aXNoIGZvciBhIG5ld3NsZXR0ZXIuCmIGcHJv\
      dG8z
      """)
}
