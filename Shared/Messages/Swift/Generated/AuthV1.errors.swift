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
    /// NOT_FOUND: the caller, or the study, has no message of this id.
    case messageUnknown
    /// FAILED_PRECONDITION: the message wants no answer.
    case messageNotAnswerable
    /// ALREADY_EXISTS: `message_id` was used for another message. Make a new one.
    case messageIdReused
    /// RESOURCE_EXHAUSTED with RetryInfo: as many messages were sent as may be within a day.
    case messagesLimit
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
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired, .fieldNotWritable, .fieldUnknown, .consentRequired, .etagMismatch, .nameRequired, .emailTaken, .accountNotAnonymous, .messageUnknown, .messageNotAnswerable, .messageIdReused, .messagesLimit, .consentUnknown, .newsletterUnknown, .newsletterIdReused, .newsletterUnavailable] }

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
        case 70: .messageUnknown
        case 71: .messageNotAnswerable
        case 72: .messageIdReused
        case 73: .messagesLimit
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
        case .messageUnknown: 70
        case .messageNotAnswerable: 71
        case .messageIdReused: 72
        case .messagesLimit: 73
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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEq8w0KC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      UkVRVUlSRUQQQxIPCgtFTUFJTF9UQUtFThBEEhkKFUFDQ09VTlRfTk9UX0FOT05ZTU9VUxBFEhMKD01FU1NBR0VfVU5LTk9X\
      ThBGEhoKFk1FU1NBR0VfTk9UX0FOU1dFUkFCTEUQRxIVChFNRVNTQUdFX0lEX1JFVVNFRBBIEhIKDk1FU1NBR0VTX0xJTUlU\
      EEkSEwoPQ09OU0VOVF9VTktOT1dOEEoSFgoSTkVXU0xFVFRFUl9VTktOT1dOEEsSGAoUTkVXU0xFVFRFUl9JRF9SRVVTRUQQ\
      TBIaChZORVdTTEVUVEVSX1VOQVZBSUxBQkxFEE1CPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRo\
      djGqAg9PdG9saXRoLkF1dGguVjFKxkAKUwoBDBIDAQASGkkgV2h5IGEgY2FsbCBvZiBhY2NvdW50cywgc2Vzc2lvbnMsIGVu\
      cm9sbWVudHMgb3IgbWVtYmVyc2hpcHMgaXMgcmVmdXNlZC4KCrwCCgIFABIFDQDeAQEargIgUmVhc29ucyBvZiB0aGlzIHNl\
      cnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1lIG9m\
      IGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25g\
      IChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkJ3MgdmlvbGF0aW9uLgogTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xp\
      ZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQF\
      AAIAEgMPAh8aESBOZXZlciBhbnN3ZXJlZC4KCrMBCgQFAAIBEgMUAhAaPSBgdXNlcm5hbWVgIG9yIGBwYXNzd29yZGAgaGFz\
      IGZld2VyIGNoYXJhY3RlcnMgdGhhbiBpdCBtdXN0LgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5U\
      LCBvbmUgdmlvbGF0aW9uIGVhY2ggd2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKWgoEBQAC\
      AhIDFgIPGk0gYHVzZXJuYW1lYCwgYHBhc3N3b3JkYCwgYG5vdGVgIG9yIGByZWFzb25gIGhhcyBtb3JlIGNoYXJhY3RlcnMg\
      dGhhbiBpdCBtYXkuCgpdCgQFAAIDEgMYAhoaUCBgdXNlcm5hbWVgIGhhcyBhIGNoYXJhY3RlciBvdGhlciB0aGFuIGxldHRl\
      cnMgQeKAk1osIGRpZ2l0cywgYC5gLCBgX2AgYW5kIGAtYC4KCjUKBAUAAgQSAxoCGRooIGB1c2VybmFtZWAgaGFzIG5vIGxl\
      dHRlciBhbmQgbm8gZGlnaXQuCgo/CgQFAAIFEgMcAhEaMiBgcGFzc3dvcmRgIGlzIG9uZSBvZiB0aG9zZSB0aGF0IGFyZSB0\
      cmllZCBmaXJzdC4KCjAKBAUAAgYSAx4CGBojIGBwYXNzd29yZGAgY29udGFpbnMgdGhlIHVzZXJuYW1lLgoKOAoEBQACBxID\
      IAIWGisgYHBhc3N3b3JkYCBpcyBhIHJlcGV0aXRpb24gb3IgYSBzZXF1ZW5jZS4KCjAKBAUAAggSAyICFRojIGBlbWFpbGAg\
      aXMgbm90IGFuIGUtbWFpbCBhZGRyZXNzLgoKjwEKBAUAAgkSAyUCERqBASBgY29kZWAsIGBpbnZpdGF0aW9uX2NvZGVgIG9y\
      IGByZWNvdmVyeV9jb2RlYCBoYXMgbm90IHRoZSBmb3JtIG9mIG9uZTogdGVuIGxldHRlcnMgYW5kIGRpZ2l0cywgb3IgMjQg\
      d2hlcmUKIGl0IG9wZW5zIGFuIGFjY291bnQuCgqPAQoEBQACChIDKAIPGoEBIGBjb25zZW50X3ZlcnNpb25gIGlzIHRvbyBs\
      b25nIHRvIGJlIG9uZSwgYG5vdGVgLCBgcmVhc29uYCBvciBhbm90aGVyIHRleHQgaGFzIFUrMDAwMCBpbiBpdCwgb3IgdGhl\
      IGZpZWxkCiBleGNsdWRlcyBhbm90aGVyIG9uZS4KCj8KBAUAAgsSAyoCFBoyIGB1c2VzX21heGAgb3IgYHZhbGlkX2RheXNg\
      IGlzIG91dHNpZGUgaXRzIHJhbmdlLgoKZQoEBQACDBIDLAIPGlggYHN0YXRlYCBpcyBub25lIG9mIEpvaW5SZXF1ZXN0U3Rh\
      dGUsIG9yIGFuIGVudHJ5IG9mIGBhdWRpZW5jZXNgIG5vIHNlcnZpY2Ugb2YgT3RvbGl0aC4KCjEKBAUAAg0SAy4CGBokIGBn\
      cm91cF9pZGAgY29tZXMgd2l0aCBhIHJlamVjdGlvbi4KCmwKBAUAAg4SAzACIBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2Vu\
      dCB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdlYC4gU2hvdyB0aGUgdGV4dCBpbiBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoK\
      UwoEBQACDxIDMgIVGkYgVGhlIHN0dWR5IGhhcyBubyBncm91cCBgZ3JvdXBfaWRgOyBhbHNvIHRoZSByZWFzb24gb2YgdGhl\
      IEVycm9ySW5mby4KCm4KBAUAAhASAzcCFhpHIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2Vy\
      bmFtZS4gQ2hvb3NlIGFub3RoZXIgb25lLgoyGCBBY2NvdW50cyBhbmQgc2Vzc2lvbnMuCgpYCgQFAAIREgM5AhkaSyBBTFJF\
      QURZX0VYSVNUUzogYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4gTWFrZSBhIG5ldyBvbmUuCgqn\
      AQoEBQACEhIDPAIeGpkBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZv\
      ciBjb25maXJtYXRpb24gdW5kZXIgdGhlIGFkZHJlc3MuIENvbmZpcm0KIG9uZSwgb3Igd2FpdDogZnJvbSBhbiBob3VyIG9u\
      LCBvbGRlciBvbmVzIG1ha2Ugcm9vbS4KCtYBCgQFAAITEgM/AhUayAEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjb2RlIGlz\
      IHdyb25nLCByZXBsYWNlZCBvciBleHBpcmVkLCBvciB0aGUgdXNlcm5hbWUgdW5rbm93bi4gQXNrIGZvciBhbm90aGVyCiBj\
      b2RlIChSZXNlbmRDb25maXJtYXRpb24pLiBPbmUgdGhhdCB3YXMgdXNlZCBpcyBnb29kIHVudGlsIGl0IGV4cGlyZXMsIGZv\
      ciBhbnN3ZXJzIHRoYXQgZ290IGxvc3QuCgpACgQFAAIUEgNBAhwaMyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN0dWR5IGxl\
      YWRlciBvZiB0aGlzIG5hbWUuCgqMAQoEBQACFRIDRAIcGn8gVU5BVVRIRU5USUNBVEVEOiB0aGUgcGFzc3dvcmQgaXMgd3Jv\
      bmcsIG9yIHRoZSB1c2VybmFtZSB1bmtub3duOyBvciB0aGUgYWNjb3VudCBoYXMgYW4gYWRkcmVzcyBhbG9uZQogYW5kIHdh\
      aXRzIGZvciBpdHMgY29kZS4KCmcKBAUAAhYSA0YCHRpaIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IHdhaXRz\
      IGZvciBpdHMgY29kZSAoQ29uZmlybUFjY291bnQpLiBJdCBoYXMgYSB1c2VybmFtZS4KClYKBAUAAhcSA0gCHhpJIFVOQVVU\
      SEVOVElDQVRFRDogdGhlIHJlZnJlc2ggdG9rZW4gaXMgbm90LCBvciBubyBsb25nZXIsIGdvb2QuIFNpZ24gaW4uCgp+CgQF\
      AAIYEgNLAh4acSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZWZyZXNoIHRva2VuIHdhcyBleGNoYW5nZWQgNjQgdGltZXMg\
      d2l0aGluIGl0cyB0aW1lIG9mIGdyYWNlLiBVc2Ugb25lIG9mCiB0aGUgYW5zd2Vycy4KCnAKBAUAAhkSA00CFRpjIFVOQVVU\
      SEVOVElDQVRFRDogdGhlIHNlc3Npb24gb2YgdGhlIGFjY2VzcyB0b2tlbiB3YXMgc2lnbmVkIG91dCwgb3IgaXRzIGFjY291\
      bnQgaXMgZ29uZS4gU2lnbiBpbi4KCpkBCgQFAAIaEgNQAhUaiwEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNlc3Npb24g\
      dGhhdCBgcmVxdWVzdF9pZGAgYmVnYW4gaGFzIGVuZGVkIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91ci4gQSBuZXcKIHBhcnRp\
      Y2lwYW50IG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYC4KCoUBCgQFAAIbEgNTAh4aeCBSRVNPVVJDRV9FWEhBVVNURUQgd2l0\
      aCBSZXRyeUluZm86IDY0IGFuc3dlcnMgd2VyZSBnaXZlbiB0byBgcmVxdWVzdF9pZGAgd2l0aG91dCBhIHJlZnJlc2guIFVz\
      ZSBvbmUKIG9mIHRoZW0sIG9yIHdhaXQuCgqCAQoEBQACHBIDVgIZGnUgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJ\
      bmZvOiB0b28gbWFueSB3cm9uZyBwYXNzd29yZHMgb3IgY29kZXMuIFdhaXQ7IHRoZSByaWdodCBvbmUgaXMgbm90CiBsb29r\
      ZWQgYXQgYmVmb3JlLgoKXgoEBQACHRIDWwIVGiQgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHN0dWR5LgoyKyBKb2lu\
      aW5nLCBhbmQgdGhlIHN0dWRpZXMgdGhhdCBhcmUgam9pbmVkLgoKmQEKBAUAAh4SA14CGxqLASBVTkFWQUlMQUJMRSB3aXRo\
      IFJldHJ5SW5mbzogdGhlIHN0dWR5LCBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldCBhbmQgdGhl\
      IGNhdGFsb2d1ZQogY2Fubm90IGJlIGFza2VkLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKPAoEBQACHxIDYAIZGi8gRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBub3QgYmVndW4uCgo4CgQFAAIgEgNiAhMaKyBGQUlMRURfUFJFQ09ORElU\
      SU9OOiB0aGUgc3R1ZHkgaGFzIGVuZGVkLgoKUAoEBQACIRIDZAIUGkMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5\
      IGlzIHBhdXNlZDsgbm9ib2R5IGpvaW5zIG1lYW53aGlsZS4KCmoKBAUAAiISA2YCGBpdIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBjb25zZW50IHRleHQgaGFzIGFub3RoZXIgdmVyc2lvbiBub3cuIFNob3cgdGhhdCBvbmUgYW5kIGFzayBhZ2Fpbi4K\
      CnYKBAUAAiMSA2kCHxppIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGl0cyBwYXNzd29yZCwg\
      YW5kIG5vbmUgd2FzIGdpdmVuLiBOb3QgY291bnRlZCBhcyBhbgogYXR0ZW1wdC4KCkAKBAUAAiQSA2sCHxozIFBFUk1JU1NJ\
      T05fREVOSUVEOiB0aGUgc3R1ZHkncyBwYXNzd29yZCBpcyB3cm9uZy4KCkQKBAUAAiUSA20CGxo3IFBFUk1JU1NJT05fREVO\
      SUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGludml0YXRpb24uCgpnCgQFAAImEgNvAhsaWiBQRVJNSVNTSU9OX0RFTklF\
      RDogdGhlIGludml0YXRpb24ncyBjb2RlIGlzIHdyb25nLCBvciBpdCBpcyB1c2VkIHVwLCBleHBpcmVkIG9yIHJldm9rZWQu\
      Cgp6CgQFAAInEgNyAhgabSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIDUwIHN0\
      dWRpZXMsIG9yIGhhcyA1MDAgZW5yb2xtZW50cyBhbHRvZ2V0aGVyLgogTGVhdmUgb25lLgoKZQoEBQACKBIDdAIbGlggUkVT\
      T1VSQ0VfRVhIQVVTVEVEOiAxMCByZXF1ZXN0cyBvZiB0aGUgcGFydGljaXBhbnQgd2FpdCwgb3IgNSB3ZXJlIG1hZGUgdG8g\
      dGhpcyBzdHVkeS4KCl4KBAUAAikSA3YCIRpRIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAgcmVx\
      dWVzdHMgd2FpdCBmb3IgdGhlIHN0dWR5J3MgbGVhZGVycy4KClkKBAUAAioSA3sCHBo4IE5PVF9GT1VORDogdGhlcmUgaXMg\
      bm8gc3VjaCByZXF1ZXN0IHRvIGpvaW4gdGhlIHN0dWR5LgoyEiBXaGF0IGxlYWRlcnMgZG8uCgpjCgQFAAIrEgN9AhsaViBG\
      QUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndpc2Ugb3Igd2l0aGRyYXduLCBvciBo\
      YXMgZXhwaXJlZC4KCk8KBAUAAiwSA38CFhpCIE5PVF9GT1VORDogbm9ib2R5IG9mIHRoaXMgaWQgdGFrZXMgcGFydCBpbiB0\
      aGUgc3R1ZHkgKGFueSBtb3JlKS4KCjwKBAUAAi0SBIEBAhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBp\
      bnZpdGF0aW9uLgoKYAoEBQACLhIEgwECHBpSIEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAgd2FzIHVzZWQgZm9y\
      IGFub3RoZXIgaW52aXRhdGlvbi4gTWFrZSBhIG5ldyBvbmUuCgpbCgQFAAIvEgSFAQIZGk0gUkVTT1VSQ0VfRVhIQVVTVEVE\
      OiAxLDAwMCBpbnZpdGF0aW9ucyBvZiB0aGUgc3R1ZHkgYXJlIHVzYWJsZS4gUmV2b2tlIHNvbWUuCgqYAQoEBQACMBIEigEC\
      FRppIGBjb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIGEgdHlwaW5nIGVycm9yOiBpdHMgY2hlY2sgY2hhcmFjdGVyIGRv\
      ZXMgbm90IGZpdC4gTm8gYXR0ZW1wdCB3YXMgY291bnRlZC4KMh8gVGhlIHdheSBiYWNrIGludG8gYW4gYWNjb3VudC4KClsK\
      BAUAAjESBIwBAhkaTSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNjb3VudCBpcyBhbm9ueW1vdXMgYW5k\
      IGhhcyBubyBwYXNzd29yZC4KCmUKBAUAAjISBI4BAhcaVyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGFjY291bnQgb2YgdGhp\
      cyBuYW1lIG9yIGFkZHJlc3MuIFRvbGQgdG8gYWRtaW5pc3RyYXRvcnMgYWxvbmUuCgpaCgQFAAIzEgSQAQIXGkwgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQga2VlcHMgbm8gYWRkcmVzcyB0aGF0IGEgbWFpbCBjb3VsZCBnbyB0by4KCkIK\
      BAUAAjQSBJIBAhYaNCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNhbGxlcidzIHBhc3N3b3JkIGlzIHdyb25nLgoKbQoEBQAC\
      NRIElAECGxpfIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTAsMDAwIHJlcXVlc3RzIGZvciBtYWlscyB3\
      YWl0LiBTZW5kIHRoZSBzYW1lIGFnYWluIGxhdGVyLgoKiwEKBAUAAjYSBJkBAhoaYiBGQUlMRURfUFJFQ09ORElUSU9OOiBu\
      byBhZG1pbmlzdHJhdG9yIGNvdWxkIHNpZ24gaW4gYW55IG1vcmUuIFJlc3RvcmUgb3IgbWFrZSBhbm90aGVyIG9uZSBmaXJz\
      dC4KMhkgV2hhdCBhZG1pbmlzdHJhdG9ycyBkby4KClAKBAUAAjcSBJsBAhkaQiBGQUlMRURfUFJFQ09ORElUSU9OOiBvbmx5\
      IHBhcnRpY2lwYW50cyBjYW4gYmUgdGVzdCBwYXJ0aWNpcGFudHMuCgpZCgQFAAI4EgSgAQIXGiYgTk9UX0ZPVU5EOiB0aGVy\
      ZSBpcyBubyBzdWNoIGVyYXN1cmUuCjIjIEVyYXNpbmcgd2hhdCBpcyBrZXB0IG9mIHNvbWVib2R5LgoKWgoEBQACORIEogEC\
      GRpMIEFMUkVBRFlfRVhJU1RTOiBgZXJhc3VyZV9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgZXJhc3VyZS4gTWFrZSBhIG5l\
      dyBvbmUuCgqcAQoEBQACOhIEpQECGxqNASBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggUmV0cnlJbmZvOiB3aGF0IHRoZSBz\
      dHVkeSBoYXMgb2YgdGhlIHBhcnRpY2lwYW50IGlzIGJlaW5nIGVyYXNlZDsgam9pbmluZwogaXQgYWdhaW4gaXMgcG9zc2li\
      bGUgb25jZSB0aGF0IGlzIGRvbmUuCgp5CgQFAAI7EgSoAQIaGmsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQg\
      bGVhZHMgc3R1ZGllcyBvciBhZG1pbmlzdGVyczsgb25seSBhY2NvdW50cyBvZiBwYXJ0aWNpcGFudHMgYXJlCiBlcmFzZWQu\
      Cgo+CgQFAAI8EgSqAQIbGjAgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBwYXJ0aWNpcGFudCBvZiB0aGlzIGlkLgoKUQoEBQAC\
      PRIErwECFxoyIE5PVF9GT1VORDogdGhlIGNhbGxlciBoYXMgbm8gc2Vzc2lvbiBvZiB0aGlzIGlkLgoyDyBPd24gc2Vzc2lv\
      bnMuCgrLAQoEBQACPhIEsgECHBq8ASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBhc3N3b3JkIHdhcyBub3QgcHJvdmVuIHdp\
      dGhpbiB0aGUgbGFzdCBmaXZlIG1pbnV0ZXMgKGBhdXRoX3RpbWVgIG9mIHRoZSBhY2Nlc3MKIHRva2VuKS4gU2VuZCBpdCB3\
      aXRoIFByb3ZlUGFzc3dvcmQsIGFuZCB0aGlzIGFnYWluIHdpdGggdGhlIHRva2VuIHRoYXQgaXQgYW5zd2Vycy4KCmEKBAUA\
      Aj8SBLcBAhoaPyBgdXBkYXRlX21hc2tgIG5hbWVzIGEgZmllbGQgdGhhdCB0aGlzIG1ldGhvZCBkb2VzIG5vdCBjaGFuZ2Uu\
      CjISIFRoZSBvd24gYWNjb3VudC4KCi0KBAUAAkASBLkBAhUaHyBgdXBkYXRlX21hc2tgIG5hbWVzIG5vIGZpZWxkLgoKTQoE\
      BQACQRIEuwECGBo/IEEgZmllbGQgaXMgc2V0IHRvIHdob3NlIGtlZXBpbmcgdGhlIHJlcXVlc3QgZG9lcyBub3QgY29uc2Vu\
      dC4KClwKBAUAAkISBL0BAhUaTiBBQk9SVEVEOiB0aGUgYWNjb3VudCB3YXMgY2hhbmdlZCBzaW5jZSBpdCB3YXMgcmVhZC4g\
      UmVhZCBpdCBhbmQgZGVjaWRlIGFuZXcuCgp6CgQFAAJDEgTAAQIVGmwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291\
      bnQgd291bGQgaGF2ZSBuZWl0aGVyIHVzZXJuYW1lIG5vciBhZGRyZXNzLCBhbmQgbm9ib2R5IGNvdWxkIHNpZ24gaW4gdG8K\
      IGl0LgoKdwoEBQACRBIEwgECExppIEZBSUxFRF9QUkVDT05ESVRJT046IGFub3RoZXIgYWNjb3VudCBoYXMgcHJvdmVkIHRv\
      IG93biB0aGUgYWRkcmVzcy4gVG9sZCBvbmx5IHRvIHNvbWVib2R5IHdobyBoYXMsIHRvby4KCmwKBAUAAkUSBMQBAh0aXiBG\
      QUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBoYXMgYSBwYXNzd29yZC4gU2lnbiBpbiB0byBhbm90aGVyIG9uZSwg\
      b3IgY2hhbmdlIHRoaXMgb25lLgoKXAoEBQACRhIEyQECFxpBIE5PVF9GT1VORDogdGhlIGNhbGxlciwgb3IgdGhlIHN0dWR5\
      LCBoYXMgbm8gbWVzc2FnZSBvZiB0aGlzIGlkLgoyCyBNZXNzYWdlcy4KCkEKBAUAAkcSBMsBAh4aMyBGQUlMRURfUFJFQ09O\
      RElUSU9OOiB0aGUgbWVzc2FnZSB3YW50cyBubyBhbnN3ZXIuCgpaCgQFAAJIEgTNAQIZGkwgQUxSRUFEWV9FWElTVFM6IGBt\
      ZXNzYWdlX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBtZXNzYWdlLiBNYWtlIGEgbmV3IG9uZS4KCmUKBAUAAkkSBM8BAhYa\
      VyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IGFzIG1hbnkgbWVzc2FnZXMgd2VyZSBzZW50IGFzIG1heSBi\
      ZSB3aXRoaW4gYSBkYXkuCgpICgQFAAJKEgTUAQIXGi0gTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGdhdmUgbm8gc3VjaCBjb25z\
      ZW50LgoyCyBDb25zZW50cy4KCkcKBAUAAksSBNkBAhoaKSBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggbmV3c2xldHRl\
      ci4KMg4gTmV3c2xldHRlcnMuCgpgCgQFAAJMEgTbAQIcGlIgQUxSRUFEWV9FWElTVFM6IGBuZXdzbGV0dGVyX2lkYCB3YXMg\
      dXNlZCBmb3IgYW5vdGhlciBuZXdzbGV0dGVyLiBNYWtlIGEgbmV3IG9uZS4KCmYKBAUAAk0SBN0BAh4aWCBGQUlMRURfUFJF\
      Q09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIHNldCBubyBwYWdlIHRoYXQgZW5kcyB0aGUgd2lzaCBmb3IgYSBuZXdzbGV0\
      dGVyLgpiBnByb3RvMw==
      """)
}
