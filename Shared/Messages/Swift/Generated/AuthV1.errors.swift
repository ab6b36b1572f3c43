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
    /// `consent_version` is too long to be one, or a text has U+0000 in it.
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
    /// one, or wait a week for them to end.
    case waitingAccountsLimit
    /// PERMISSION_DENIED: the code is wrong, replaced or expired, or the username unknown. Ask for another
    /// code (ResendConfirmation).
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit] }

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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqzQkKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      X01JU1NJTkcQMxISCg5QQVNTV09SRF9XUk9ORxA0EhcKE01BSUxfUkVRVUVTVFNfTElNSVQQNUI9Cg9vdG9saXRoLmF1dGgu\
      djFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqALApTCgEMEgMBABIaSSBXaHkgYSBjYWxs\
      IG9mIGFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50cyBvciBtZW1iZXJzaGlwcyBpcyByZWZ1c2VkLgoKvAIKAgUAEgUN\
      AJMBARquAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3Yx\
      L2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZCwgaW4gYGdv\
      b2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQncyB2aW9sYXRpb24u\
      CiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29k\
      ZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVkLgoKswEKBAUAAgESAxQCEBo9IGB1\
      c2VybmFtZWAgb3IgYHBhc3N3b3JkYCBoYXMgZmV3ZXIgY2hhcmFjdGVycyB0aGFuIGl0IG11c3QuCjJnIEZpZWxkcyBvZiBh\
      IHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENv\
      cnJlY3QgdGhlIHJlcXVlc3QuCgpaCgQFAAICEgMWAg8aTSBgdXNlcm5hbWVgLCBgcGFzc3dvcmRgLCBgbm90ZWAgb3IgYHJl\
      YXNvbmAgaGFzIG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0IG1heS4KCl0KBAUAAgMSAxgCGhpQIGB1c2VybmFtZWAgaGFzIGEg\
      Y2hhcmFjdGVyIG90aGVyIHRoYW4gbGV0dGVycyBB4oCTWiwgZGlnaXRzLCBgLmAsIGBfYCBhbmQgYC1gLgoKNQoEBQACBBID\
      GgIZGiggYHVzZXJuYW1lYCBoYXMgbm8gbGV0dGVyIGFuZCBubyBkaWdpdC4KCj8KBAUAAgUSAxwCERoyIGBwYXNzd29yZGAg\
      aXMgb25lIG9mIHRob3NlIHRoYXQgYXJlIHRyaWVkIGZpcnN0LgoKMAoEBQACBhIDHgIYGiMgYHBhc3N3b3JkYCBjb250YWlu\
      cyB0aGUgdXNlcm5hbWUuCgo4CgQFAAIHEgMgAhYaKyBgcGFzc3dvcmRgIGlzIGEgcmVwZXRpdGlvbiBvciBhIHNlcXVlbmNl\
      LgoKMAoEBQACCBIDIgIVGiMgYGVtYWlsYCBpcyBub3QgYW4gZS1tYWlsIGFkZHJlc3MuCgqPAQoEBQACCRIDJQIRGoEBIGBj\
      b2RlYCwgYGludml0YXRpb25fY29kZWAgb3IgYHJlY292ZXJ5X2NvZGVgIGhhcyBub3QgdGhlIGZvcm0gb2Ygb25lOiB0ZW4g\
      bGV0dGVycyBhbmQgZGlnaXRzLCBvciAyNCB3aGVyZQogaXQgb3BlbnMgYW4gYWNjb3VudC4KClMKBAUAAgoSAycCDxpGIGBj\
      b25zZW50X3ZlcnNpb25gIGlzIHRvbyBsb25nIHRvIGJlIG9uZSwgb3IgYSB0ZXh0IGhhcyBVKzAwMDAgaW4gaXQuCgo/CgQF\
      AAILEgMpAhQaMiBgdXNlc19tYXhgIG9yIGB2YWxpZF9kYXlzYCBpcyBvdXRzaWRlIGl0cyByYW5nZS4KCmUKBAUAAgwSAysC\
      DxpYIGBzdGF0ZWAgaXMgbm9uZSBvZiBKb2luUmVxdWVzdFN0YXRlLCBvciBhbiBlbnRyeSBvZiBgYXVkaWVuY2VzYCBubyBz\
      ZXJ2aWNlIG9mIE90b2xpdGguCgoxCgQFAAINEgMtAhgaJCBgZ3JvdXBfaWRgIGNvbWVzIHdpdGggYSByZWplY3Rpb24uCgps\
      CgQFAAIOEgMvAiAaXyBUaGUgc3R1ZHkgaGFzIG5vIGNvbnNlbnQgdGV4dCBpbiBgY29uc2VudF9sYW5ndWFnZWAuIFNob3cg\
      dGhlIHRleHQgaW4gYSBsYW5ndWFnZSB0aGF0IGl0IGhhcy4KClMKBAUAAg8SAzECFRpGIFRoZSBzdHVkeSBoYXMgbm8gZ3Jv\
      dXAgYGdyb3VwX2lkYDsgYWxzbyB0aGUgcmVhc29uIG9mIHRoZSBFcnJvckluZm8uCgpuCgQFAAIQEgM2AhYaRyBBTFJFQURZ\
      X0VYSVNUUzogYW5vdGhlciBhY2NvdW50IGhhcyB0aGUgdXNlcm5hbWUuIENob29zZSBhbm90aGVyIG9uZS4KMhggQWNjb3Vu\
      dHMgYW5kIHNlc3Npb25zLgoKWAoEBQACERIDOAIZGksgQUxSRUFEWV9FWElTVFM6IGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBm\
      b3Igb3RoZXIgY29udGVudHMuIE1ha2UgYSBuZXcgb25lLgoKlwEKBAUAAhISAzsCHhqJASBSRVNPVVJDRV9FWEhBVVNURUQg\
      d2l0aCBSZXRyeUluZm86IGZpdmUgYWNjb3VudHMgd2FpdCBmb3IgY29uZmlybWF0aW9uIHVuZGVyIHRoZSBhZGRyZXNzLiBD\
      b25maXJtCiBvbmUsIG9yIHdhaXQgYSB3ZWVrIGZvciB0aGVtIHRvIGVuZC4KCo8BCgQFAAITEgM+AhUagQEgUEVSTUlTU0lP\
      Tl9ERU5JRUQ6IHRoZSBjb2RlIGlzIHdyb25nLCByZXBsYWNlZCBvciBleHBpcmVkLCBvciB0aGUgdXNlcm5hbWUgdW5rbm93\
      bi4gQXNrIGZvciBhbm90aGVyCiBjb2RlIChSZXNlbmRDb25maXJtYXRpb24pLgoKQAoEBQACFBIDQAIcGjMgTk9UX0ZPVU5E\
      OiB0aGVyZSBpcyBubyBzdHVkeSBsZWFkZXIgb2YgdGhpcyBuYW1lLgoKTwoEBQACFRIDQgIcGkIgVU5BVVRIRU5USUNBVEVE\
      OiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIG9yIHRoZSB1c2VybmFtZSB1bmtub3duLgoKVAoEBQACFhIDRAIdGkcgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgd2FpdHMgZm9yIGl0cyBjb2RlIChDb25maXJtQWNjb3VudCkuCgpWCgQFAAIX\
      EgNGAh4aSSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSByZWZyZXNoIHRva2VuIGlzIG5vdCwgb3Igbm8gbG9uZ2VyLCBnb29kLiBT\
      aWduIGluLgoKfgoEBQACGBIDSQIeGnEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiB3YXMgZXhjaGFu\
      Z2VkIDY0IHRpbWVzIHdpdGhpbiBpdHMgdGltZSBvZiBncmFjZS4gVXNlIG9uZSBvZgogdGhlIGFuc3dlcnMuCgpwCgQFAAIZ\
      EgNLAhUaYyBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIHNpZ25lZCBvdXQs\
      IG9yIGl0cyBhY2NvdW50IGlzIGdvbmUuIFNpZ24gaW4uCgqZAQoEBQACGhIDTgIVGosBIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBzZXNzaW9uIHRoYXQgYHJlcXVlc3RfaWRgIGJlZ2FuIGhhcyBlbmRlZCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXIu\
      IEEgbmV3CiBwYXJ0aWNpcGFudCBuZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGAuCgqFAQoEBQACGxIDUQIeGnggUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiA2NCBhbnN3ZXJzIHdlcmUgZ2l2ZW4gdG8gYHJlcXVlc3RfaWRgIHdpdGhvdXQg\
      YSByZWZyZXNoLiBVc2Ugb25lCiBvZiB0aGVtLCBvciB3YWl0LgoKggEKBAUAAhwSA1QCGRp1IFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgd3JvbmcgcGFzc3dvcmRzIG9yIGNvZGVzLiBXYWl0OyB0aGUgcmlnaHQgb25l\
      IGlzIG5vdAogbG9va2VkIGF0IGJlZm9yZS4KCl4KBAUAAh0SA1kCFRokIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBz\
      dHVkeS4KMisgSm9pbmluZywgYW5kIHRoZSBzdHVkaWVzIHRoYXQgYXJlIGpvaW5lZC4KCpkBCgQFAAIeEgNcAhsaiwEgVU5B\
      VkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoZSBzdHVkeSwgb3IgaXRzIHBhc3N3b3JkLCBoYXMgbm90IGFycml2ZWQgaGVy\
      ZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUKIGNhbm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCjwKBAUAAh8S\
      A14CGRovIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgbm90IGJlZ3VuLgoKOAoEBQACIBIDYAITGisgRkFJ\
      TEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBlbmRlZC4KClAKBAUAAiESA2ICFBpDIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBzdHVkeSBpcyBwYXVzZWQ7IG5vYm9keSBqb2lucyBtZWFud2hpbGUuCgpqCgQFAAIiEgNkAhgaXSBGQUlMRURf\
      UFJFQ09ORElUSU9OOiB0aGUgY29uc2VudCB0ZXh0IGhhcyBhbm90aGVyIHZlcnNpb24gbm93LiBTaG93IHRoYXQgb25lIGFu\
      ZCBhc2sgYWdhaW4uCgp2CgQFAAIjEgNnAh8aaSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBp\
      dHMgcGFzc3dvcmQsIGFuZCBub25lIHdhcyBnaXZlbi4gTm90IGNvdW50ZWQgYXMgYW4KIGF0dGVtcHQuCgpACgQFAAIkEgNp\
      Ah8aMyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5J3MgcGFzc3dvcmQgaXMgd3JvbmcuCgpECgQFAAIlEgNrAhsaNyBQ\
      RVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBpbnZpdGF0aW9uLgoKZwoEBQACJhIDbQIbGlogUEVS\
      TUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZpdGF0aW9uJ3MgY29kZSBpcyB3cm9uZywgb3IgaXQgaXMgdXNlZCB1cCwgZXhwaXJl\
      ZCBvciByZXZva2VkLgoKegoEBQACJxIDcAIYGm0gUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgdGFrZXMg\
      cGFydCBpbiA1MCBzdHVkaWVzLCBvciBoYXMgNTAwIGVucm9sbWVudHMgYWx0b2dldGhlci4KIExlYXZlIG9uZS4KCmUKBAUA\
      AigSA3ICGxpYIFJFU09VUkNFX0VYSEFVU1RFRDogMTAgcmVxdWVzdHMgb2YgdGhlIHBhcnRpY2lwYW50IHdhaXQsIG9yIDUg\
      d2VyZSBtYWRlIHRvIHRoaXMgc3R1ZHkuCgpeCgQFAAIpEgN0AiEaUSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUlu\
      Zm86IDEsMDAwIHJlcXVlc3RzIHdhaXQgZm9yIHRoZSBzdHVkeSdzIGxlYWRlcnMuCgpZCgQFAAIqEgN5AhwaOCBOT1RfRk9V\
      TkQ6IHRoZXJlIGlzIG5vIHN1Y2ggcmVxdWVzdCB0byBqb2luIHRoZSBzdHVkeS4KMhIgV2hhdCBsZWFkZXJzIGRvLgoKYwoE\
      BQACKxIDewIbGlYgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHJlcXVlc3Qgd2FzIGRlY2lkZWQgb3RoZXJ3aXNlIG9yIHdp\
      dGhkcmF3biwgb3IgaGFzIGV4cGlyZWQuCgpPCgQFAAIsEgN9AhYaQiBOT1RfRk9VTkQ6IG5vYm9keSBvZiB0aGlzIGlkIHRh\
      a2VzIHBhcnQgaW4gdGhlIHN0dWR5IChhbnkgbW9yZSkuCgo7CgQFAAItEgN/AhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBo\
      YXMgbm8gc3VjaCBpbnZpdGF0aW9uLgoKYAoEBQACLhIEgQECHBpSIEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAg\
      d2FzIHVzZWQgZm9yIGFub3RoZXIgaW52aXRhdGlvbi4gTWFrZSBhIG5ldyBvbmUuCgpbCgQFAAIvEgSDAQIZGk0gUkVTT1VS\
      Q0VfRVhIQVVTVEVEOiAxLDAwMCBpbnZpdGF0aW9ucyBvZiB0aGUgc3R1ZHkgYXJlIHVzYWJsZS4gUmV2b2tlIHNvbWUuCgqY\
      AQoEBQACMBIEiAECFRppIGBjb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIGEgdHlwaW5nIGVycm9yOiBpdHMgY2hlY2sg\
      Y2hhcmFjdGVyIGRvZXMgbm90IGZpdC4gTm8gYXR0ZW1wdCB3YXMgY291bnRlZC4KMh8gVGhlIHdheSBiYWNrIGludG8gYW4g\
      YWNjb3VudC4KClsKBAUAAjESBIoBAhkaTSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyJ3MgYWNjb3VudCBpcyBh\
      bm9ueW1vdXMgYW5kIGhhcyBubyBwYXNzd29yZC4KCmUKBAUAAjISBIwBAhcaVyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIGFj\
      Y291bnQgb2YgdGhpcyBuYW1lIG9yIGFkZHJlc3MuIFRvbGQgdG8gYWRtaW5pc3RyYXRvcnMgYWxvbmUuCgpvCgQFAAIzEgSO\
      AQIXGmEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHBhcnRpY2lwYW50J3MgYWNjb3VudCBrZWVwcyBubyBhZGRyZXNzIHRo\
      YXQgYSBjb2RlIGNvdWxkIGJlIG1haWxlZCB0by4KCkIKBAUAAjQSBJABAhYaNCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNh\
      bGxlcidzIHBhc3N3b3JkIGlzIHdyb25nLgoKbQoEBQACNRIEkgECGxpfIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5\
      SW5mbzogMTAsMDAwIHJlcXVlc3RzIGZvciBtYWlscyB3YWl0LiBTZW5kIHRoZSBzYW1lIGFnYWluIGxhdGVyLgpiBnByb3Rv\
      Mw==
      """)
}
