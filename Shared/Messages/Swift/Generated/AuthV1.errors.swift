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
    /// UNAUTHENTICATED: the password is wrong, or the username unknown.
    case credentialsRejected
    /// FAILED_PRECONDITION: the account waits for its code (ConfirmAccount).
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
    /// FAILED_PRECONDITION: the participant's account keeps no address that a code could be mailed to.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown] }

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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEq8goKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      V04QPEI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqGMwpT\
      CgEMEgMBABIaSSBXaHkgYSBjYWxsIG9mIGFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50cyBvciBtZW1iZXJzaGlwcyBp\
      cyByZWZ1c2VkLgoKvAIKAgUAEgUNAKoBARquAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3Nl\
      IG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhh\
      dCBpcyBhbnN3ZXJlZCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGlu\
      IGEgZmllbGQncyB2aW9sYXRpb24uCiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVh\
      c29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVk\
      LgoKswEKBAUAAgESAxQCEBo9IGB1c2VybmFtZWAgb3IgYHBhc3N3b3JkYCBoYXMgZmV3ZXIgY2hhcmFjdGVycyB0aGFuIGl0\
      IG11c3QuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRo\
      IHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpaCgQFAAICEgMWAg8aTSBgdXNlcm5hbWVgLCBgcGFz\
      c3dvcmRgLCBgbm90ZWAgb3IgYHJlYXNvbmAgaGFzIG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0IG1heS4KCl0KBAUAAgMSAxgC\
      GhpQIGB1c2VybmFtZWAgaGFzIGEgY2hhcmFjdGVyIG90aGVyIHRoYW4gbGV0dGVycyBB4oCTWiwgZGlnaXRzLCBgLmAsIGBf\
      YCBhbmQgYC1gLgoKNQoEBQACBBIDGgIZGiggYHVzZXJuYW1lYCBoYXMgbm8gbGV0dGVyIGFuZCBubyBkaWdpdC4KCj8KBAUA\
      AgUSAxwCERoyIGBwYXNzd29yZGAgaXMgb25lIG9mIHRob3NlIHRoYXQgYXJlIHRyaWVkIGZpcnN0LgoKMAoEBQACBhIDHgIY\
      GiMgYHBhc3N3b3JkYCBjb250YWlucyB0aGUgdXNlcm5hbWUuCgo4CgQFAAIHEgMgAhYaKyBgcGFzc3dvcmRgIGlzIGEgcmVw\
      ZXRpdGlvbiBvciBhIHNlcXVlbmNlLgoKMAoEBQACCBIDIgIVGiMgYGVtYWlsYCBpcyBub3QgYW4gZS1tYWlsIGFkZHJlc3Mu\
      CgqPAQoEBQACCRIDJQIRGoEBIGBjb2RlYCwgYGludml0YXRpb25fY29kZWAgb3IgYHJlY292ZXJ5X2NvZGVgIGhhcyBub3Qg\
      dGhlIGZvcm0gb2Ygb25lOiB0ZW4gbGV0dGVycyBhbmQgZGlnaXRzLCBvciAyNCB3aGVyZQogaXQgb3BlbnMgYW4gYWNjb3Vu\
      dC4KCo8BCgQFAAIKEgMoAg8agQEgYGNvbnNlbnRfdmVyc2lvbmAgaXMgdG9vIGxvbmcgdG8gYmUgb25lLCBgbm90ZWAsIGBy\
      ZWFzb25gIG9yIGFub3RoZXIgdGV4dCBoYXMgVSswMDAwIGluIGl0LCBvciB0aGUgZmllbGQKIGV4Y2x1ZGVzIGFub3RoZXIg\
      b25lLgoKPwoEBQACCxIDKgIUGjIgYHVzZXNfbWF4YCBvciBgdmFsaWRfZGF5c2AgaXMgb3V0c2lkZSBpdHMgcmFuZ2UuCgpl\
      CgQFAAIMEgMsAg8aWCBgc3RhdGVgIGlzIG5vbmUgb2YgSm9pblJlcXVlc3RTdGF0ZSwgb3IgYW4gZW50cnkgb2YgYGF1ZGll\
      bmNlc2Agbm8gc2VydmljZSBvZiBPdG9saXRoLgoKMQoEBQACDRIDLgIYGiQgYGdyb3VwX2lkYCBjb21lcyB3aXRoIGEgcmVq\
      ZWN0aW9uLgoKbAoEBQACDhIDMAIgGl8gVGhlIHN0dWR5IGhhcyBubyBjb25zZW50IHRleHQgaW4gYGNvbnNlbnRfbGFuZ3Vh\
      Z2VgLiBTaG93IHRoZSB0ZXh0IGluIGEgbGFuZ3VhZ2UgdGhhdCBpdCBoYXMuCgpTCgQFAAIPEgMyAhUaRiBUaGUgc3R1ZHkg\
      aGFzIG5vIGdyb3VwIGBncm91cF9pZGA7IGFsc28gdGhlIHJlYXNvbiBvZiB0aGUgRXJyb3JJbmZvLgoKbgoEBQACEBIDNwIW\
      GkcgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgYWNjb3VudCBoYXMgdGhlIHVzZXJuYW1lLiBDaG9vc2UgYW5vdGhlciBvbmUu\
      CjIYIEFjY291bnRzIGFuZCBzZXNzaW9ucy4KClgKBAUAAhESAzkCGRpLIEFMUkVBRFlfRVhJU1RTOiBgcmVxdWVzdF9pZGAg\
      d2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLiBNYWtlIGEgbmV3IG9uZS4KCqcBCgQFAAISEgM8Ah4amQEgUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBmaXZlIGFjY291bnRzIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiB1bmRlciB0aGUg\
      YWRkcmVzcy4gQ29uZmlybQogb25lLCBvciB3YWl0OiBmcm9tIGFuIGhvdXIgb24sIG9sZGVyIG9uZXMgbWFrZSByb29tLgoK\
      1gEKBAUAAhMSAz8CFRrIASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNvZGUgaXMgd3JvbmcsIHJlcGxhY2VkIG9yIGV4cGly\
      ZWQsIG9yIHRoZSB1c2VybmFtZSB1bmtub3duLiBBc2sgZm9yIGFub3RoZXIKIGNvZGUgKFJlc2VuZENvbmZpcm1hdGlvbiku\
      IE9uZSB0aGF0IHdhcyB1c2VkIGlzIGdvb2QgdW50aWwgaXQgZXhwaXJlcywgZm9yIGFuc3dlcnMgdGhhdCBnb3QgbG9zdC4K\
      CkAKBAUAAhQSA0ECHBozIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3R1ZHkgbGVhZGVyIG9mIHRoaXMgbmFtZS4KCk8KBAUA\
      AhUSA0MCHBpCIFVOQVVUSEVOVElDQVRFRDogdGhlIHBhc3N3b3JkIGlzIHdyb25nLCBvciB0aGUgdXNlcm5hbWUgdW5rbm93\
      bi4KClQKBAUAAhYSA0UCHRpHIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IHdhaXRzIGZvciBpdHMgY29kZSAo\
      Q29uZmlybUFjY291bnQpLgoKVgoEBQACFxIDRwIeGkkgVU5BVVRIRU5USUNBVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiBpcyBu\
      b3QsIG9yIG5vIGxvbmdlciwgZ29vZC4gU2lnbiBpbi4KCn4KBAUAAhgSA0oCHhpxIFJFU09VUkNFX0VYSEFVU1RFRDogdGhl\
      IHJlZnJlc2ggdG9rZW4gd2FzIGV4Y2hhbmdlZCA2NCB0aW1lcyB3aXRoaW4gaXRzIHRpbWUgb2YgZ3JhY2UuIFVzZSBvbmUg\
      b2YKIHRoZSBhbnN3ZXJzLgoKcAoEBQACGRIDTAIVGmMgVU5BVVRIRU5USUNBVEVEOiB0aGUgc2Vzc2lvbiBvZiB0aGUgYWNj\
      ZXNzIHRva2VuIHdhcyBzaWduZWQgb3V0LCBvciBpdHMgYWNjb3VudCBpcyBnb25lLiBTaWduIGluLgoKmQEKBAUAAhoSA08C\
      FRqLASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2Vzc2lvbiB0aGF0IGByZXF1ZXN0X2lkYCBiZWdhbiBoYXMgZW5kZWQg\
      b3IgaXMgb2xkZXIgdGhhbiBhbiBob3VyLiBBIG5ldwogcGFydGljaXBhbnQgbmVlZHMgYSBuZXcgYHJlcXVlc3RfaWRgLgoK\
      hQEKBAUAAhsSA1ICHhp4IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogNjQgYW5zd2VycyB3ZXJlIGdpdmVu\
      IHRvIGByZXF1ZXN0X2lkYCB3aXRob3V0IGEgcmVmcmVzaC4gVXNlIG9uZQogb2YgdGhlbSwgb3Igd2FpdC4KCoIBCgQFAAIc\
      EgNVAhkadSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRvbyBtYW55IHdyb25nIHBhc3N3b3JkcyBvciBj\
      b2Rlcy4gV2FpdDsgdGhlIHJpZ2h0IG9uZSBpcyBub3QKIGxvb2tlZCBhdCBiZWZvcmUuCgpeCgQFAAIdEgNaAhUaJCBOT1Rf\
      Rk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggc3R1ZHkuCjIrIEpvaW5pbmcsIGFuZCB0aGUgc3R1ZGllcyB0aGF0IGFyZSBqb2lu\
      ZWQuCgqZAQoEBQACHhIDXQIbGosBIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGUgc3R1ZHksIG9yIGl0cyBwYXNz\
      d29yZCwgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlCiBjYW5ub3QgYmUgYXNrZWQuIFNlbmQg\
      dGhlIHNhbWUgYWdhaW4uCgo8CgQFAAIfEgNfAhkaLyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIG5vdCBi\
      ZWd1bi4KCjgKBAUAAiASA2ECExorIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgZW5kZWQuCgpQCgQFAAIh\
      EgNjAhQaQyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaXMgcGF1c2VkOyBub2JvZHkgam9pbnMgbWVhbndoaWxl\
      LgoKagoEBQACIhIDZQIYGl0gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGNvbnNlbnQgdGV4dCBoYXMgYW5vdGhlciB2ZXJz\
      aW9uIG5vdy4gU2hvdyB0aGF0IG9uZSBhbmQgYXNrIGFnYWluLgoKdgoEBQACIxIDaAIfGmkgUEVSTUlTU0lPTl9ERU5JRUQ6\
      IHRoZSBzdHVkeSBpcyBqb2luZWQgYnkgaXRzIHBhc3N3b3JkLCBhbmQgbm9uZSB3YXMgZ2l2ZW4uIE5vdCBjb3VudGVkIGFz\
      IGFuCiBhdHRlbXB0LgoKQAoEBQACJBIDagIfGjMgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzdHVkeSdzIHBhc3N3b3JkIGlz\
      IHdyb25nLgoKRAoEBQACJRIDbAIbGjcgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBzdHVkeSBpcyBqb2luZWQgYnkgaW52aXRh\
      dGlvbi4KCmcKBAUAAiYSA24CGxpaIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgaW52aXRhdGlvbidzIGNvZGUgaXMgd3Jvbmcs\
      IG9yIGl0IGlzIHVzZWQgdXAsIGV4cGlyZWQgb3IgcmV2b2tlZC4KCnoKBAUAAicSA3ECGBptIFJFU09VUkNFX0VYSEFVU1RF\
      RDogdGhlIHBhcnRpY2lwYW50IHRha2VzIHBhcnQgaW4gNTAgc3R1ZGllcywgb3IgaGFzIDUwMCBlbnJvbG1lbnRzIGFsdG9n\
      ZXRoZXIuCiBMZWF2ZSBvbmUuCgplCgQFAAIoEgNzAhsaWCBSRVNPVVJDRV9FWEhBVVNURUQ6IDEwIHJlcXVlc3RzIG9mIHRo\
      ZSBwYXJ0aWNpcGFudCB3YWl0LCBvciA1IHdlcmUgbWFkZSB0byB0aGlzIHN0dWR5LgoKXgoEBQACKRIDdQIhGlEgUkVTT1VS\
      Q0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxLDAwMCByZXF1ZXN0cyB3YWl0IGZvciB0aGUgc3R1ZHkncyBsZWFkZXJz\
      LgoKWQoEBQACKhIDegIcGjggTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHJlcXVlc3QgdG8gam9pbiB0aGUgc3R1ZHku\
      CjISIFdoYXQgbGVhZGVycyBkby4KCmMKBAUAAisSA3wCGxpWIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSByZXF1ZXN0IHdh\
      cyBkZWNpZGVkIG90aGVyd2lzZSBvciB3aXRoZHJhd24sIG9yIGhhcyBleHBpcmVkLgoKTwoEBQACLBIDfgIWGkIgTk9UX0ZP\
      VU5EOiBub2JvZHkgb2YgdGhpcyBpZCB0YWtlcyBwYXJ0IGluIHRoZSBzdHVkeSAoYW55IG1vcmUpLgoKPAoEBQACLRIEgAEC\
      GhouIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIGludml0YXRpb24uCgpgCgQFAAIuEgSCAQIcGlIgQUxSRUFE\
      WV9FWElTVFM6IGBpbnZpdGF0aW9uX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBpbnZpdGF0aW9uLiBNYWtlIGEgbmV3IG9u\
      ZS4KClsKBAUAAi8SBIQBAhkaTSBSRVNPVVJDRV9FWEhBVVNURUQ6IDEsMDAwIGludml0YXRpb25zIG9mIHRoZSBzdHVkeSBh\
      cmUgdXNhYmxlLiBSZXZva2Ugc29tZS4KCpgBCgQFAAIwEgSJAQIVGmkgYGNvZGVgIG9yIGByZWNvdmVyeV9jb2RlYCBoYXMg\
      YSB0eXBpbmcgZXJyb3I6IGl0cyBjaGVjayBjaGFyYWN0ZXIgZG9lcyBub3QgZml0LiBObyBhdHRlbXB0IHdhcyBjb3VudGVk\
      LgoyHyBUaGUgd2F5IGJhY2sgaW50byBhbiBhY2NvdW50LgoKWwoEBQACMRIEiwECGRpNIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBjYWxsZXIncyBhY2NvdW50IGlzIGFub255bW91cyBhbmQgaGFzIG5vIHBhc3N3b3JkLgoKZQoEBQACMhIEjQECFxpX\
      IE5PVF9GT1VORDogdGhlcmUgaXMgbm8gYWNjb3VudCBvZiB0aGlzIG5hbWUgb3IgYWRkcmVzcy4gVG9sZCB0byBhZG1pbmlz\
      dHJhdG9ycyBhbG9uZS4KCm8KBAUAAjMSBI8BAhcaYSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcGFydGljaXBhbnQncyBh\
      Y2NvdW50IGtlZXBzIG5vIGFkZHJlc3MgdGhhdCBhIGNvZGUgY291bGQgYmUgbWFpbGVkIHRvLgoKQgoEBQACNBIEkQECFho0\
      IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2FsbGVyJ3MgcGFzc3dvcmQgaXMgd3JvbmcuCgptCgQFAAI1EgSTAQIbGl8gUkVT\
      T1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxMCwwMDAgcmVxdWVzdHMgZm9yIG1haWxzIHdhaXQuIFNlbmQgdGhl\
      IHNhbWUgYWdhaW4gbGF0ZXIuCgqLAQoEBQACNhIEmAECGhpiIEZBSUxFRF9QUkVDT05ESVRJT046IG5vIGFkbWluaXN0cmF0\
      b3IgY291bGQgc2lnbiBpbiBhbnkgbW9yZS4gUmVzdG9yZSBvciBtYWtlIGFub3RoZXIgb25lIGZpcnN0LgoyGSBXaGF0IGFk\
      bWluaXN0cmF0b3JzIGRvLgoKUAoEBQACNxIEmgECGRpCIEZBSUxFRF9QUkVDT05ESVRJT046IG9ubHkgcGFydGljaXBhbnRz\
      IGNhbiBiZSB0ZXN0IHBhcnRpY2lwYW50cy4KClkKBAUAAjgSBJ8BAhcaJiBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2gg\
      ZXJhc3VyZS4KMiMgRXJhc2luZyB3aGF0IGlzIGtlcHQgb2Ygc29tZWJvZHkuCgpaCgQFAAI5EgShAQIZGkwgQUxSRUFEWV9F\
      WElTVFM6IGBlcmFzdXJlX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBlcmFzdXJlLiBNYWtlIGEgbmV3IG9uZS4KCpwBCgQF\
      AAI6EgSkAQIbGo0BIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCBSZXRyeUluZm86IHdoYXQgdGhlIHN0dWR5IGhhcyBvZiB0\
      aGUgcGFydGljaXBhbnQgaXMgYmVpbmcgZXJhc2VkOyBqb2luaW5nCiBpdCBhZ2FpbiBpcyBwb3NzaWJsZSBvbmNlIHRoYXQg\
      aXMgZG9uZS4KCnkKBAUAAjsSBKcBAhoaayBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBsZWFkcyBzdHVkaWVz\
      IG9yIGFkbWluaXN0ZXJzOyBvbmx5IGFjY291bnRzIG9mIHBhcnRpY2lwYW50cyBhcmUKIGVyYXNlZC4KCj4KBAUAAjwSBKkB\
      AhsaMCBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHBhcnRpY2lwYW50IG9mIHRoaXMgaWQuCmIGcHJvdG8z
      """)
}
