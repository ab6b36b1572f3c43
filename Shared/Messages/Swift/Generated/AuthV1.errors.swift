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
    /// `code` or `invitation_code` has not the form of one: ten letters and digits.
    case notACode
    /// `consent_version` is too long to be one, a text has U+0000 in it, or the field excludes another one.
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
    /// NOT_FOUND: there is no such account.
    case accountUnknown
    /// FAILED_PRECONDITION: no administrator could sign in any more. Restore or make another one first.
    case lastAdministrator
    /// FAILED_PRECONDITION: only participants can be test participants.
    case notAParticipant
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .accountUnknown, .lastAdministrator, .notAParticipant] }

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
        case 68: .accountUnknown
        case 69: .lastAdministrator
        case 70: .notAParticipant
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
        case .accountUnknown: 68
        case .lastAdministrator: 69
        case .notAParticipant: 70
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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqkAkKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      EklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQLxIT\
      Cg9BQ0NPVU5UX1VOS05PV04QRBIWChJMQVNUX0FETUlOSVNUUkFUT1IQRRIVChFOT1RfQV9QQVJUSUNJUEFOVBBGQj0KD290\
      b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSv0oClMKAQwSAwEAEhpJ\
      IFdoeSBhIGNhbGwgb2YgYWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnRzIG9yIG1lbWJlcnNoaXBzIGlzIHJlZnVzZWQu\
      Cgq8AgoCBQASBQ0AjAEBGq4CIFJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlJ3Mgb3duLCBiZXNpZGUgdGhvc2Ugb2Ygb3RvbGl0\
      aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBUaGUgbmFtZSBvZiBhIHZhbHVlIGlzIHRoZQogdGV4dCB0aGF0IGlzIGFuc3dl\
      cmVkLCBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb3IgaW4gYSBmaWVsZCdz\
      IHZpb2xhdGlvbi4KIE5ldyBvbmVzIG1heSBjb21lOiBhIGNsaWVudCB0cmVhdHMgYW4gdW5rbm93biByZWFzb24gYnkgdGhl\
      IHN0YXR1cyBjb2RlIHRoYXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABIDDwIfGhEgTmV2ZXIgYW5zd2VyZWQuCgqzAQoEBQAC\
      ARIDFAIQGj0gYHVzZXJuYW1lYCBvciBgcGFzc3dvcmRgIGhhcyBmZXdlciBjaGFyYWN0ZXJzIHRoYW4gaXQgbXVzdC4KMmcg\
      RmllbGRzIG9mIGEgcmVxdWVzdDogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxk\
      J3MgcGF0aC4gQ29ycmVjdCB0aGUgcmVxdWVzdC4KCloKBAUAAgISAxYCDxpNIGB1c2VybmFtZWAsIGBwYXNzd29yZGAsIGBu\
      b3RlYCBvciBgcmVhc29uYCBoYXMgbW9yZSBjaGFyYWN0ZXJzIHRoYW4gaXQgbWF5LgoKXQoEBQACAxIDGAIaGlAgYHVzZXJu\
      YW1lYCBoYXMgYSBjaGFyYWN0ZXIgb3RoZXIgdGhhbiBsZXR0ZXJzIEHigJNaLCBkaWdpdHMsIGAuYCwgYF9gIGFuZCBgLWAu\
      Cgo1CgQFAAIEEgMaAhkaKCBgdXNlcm5hbWVgIGhhcyBubyBsZXR0ZXIgYW5kIG5vIGRpZ2l0LgoKPwoEBQACBRIDHAIRGjIg\
      YHBhc3N3b3JkYCBpcyBvbmUgb2YgdGhvc2UgdGhhdCBhcmUgdHJpZWQgZmlyc3QuCgowCgQFAAIGEgMeAhgaIyBgcGFzc3dv\
      cmRgIGNvbnRhaW5zIHRoZSB1c2VybmFtZS4KCjgKBAUAAgcSAyACFhorIGBwYXNzd29yZGAgaXMgYSByZXBldGl0aW9uIG9y\
      IGEgc2VxdWVuY2UuCgowCgQFAAIIEgMiAhUaIyBgZW1haWxgIGlzIG5vdCBhbiBlLW1haWwgYWRkcmVzcy4KClsKBAUAAgkS\
      AyQCERpOIGBjb2RlYCBvciBgaW52aXRhdGlvbl9jb2RlYCBoYXMgbm90IHRoZSBmb3JtIG9mIG9uZTogdGVuIGxldHRlcnMg\
      YW5kIGRpZ2l0cy4KCnMKBAUAAgoSAyYCDxpmIGBjb25zZW50X3ZlcnNpb25gIGlzIHRvbyBsb25nIHRvIGJlIG9uZSwgYSB0\
      ZXh0IGhhcyBVKzAwMDAgaW4gaXQsIG9yIHRoZSBmaWVsZCBleGNsdWRlcyBhbm90aGVyIG9uZS4KCj8KBAUAAgsSAygCFBoy\
      IGB1c2VzX21heGAgb3IgYHZhbGlkX2RheXNgIGlzIG91dHNpZGUgaXRzIHJhbmdlLgoKZQoEBQACDBIDKgIPGlggYHN0YXRl\
      YCBpcyBub25lIG9mIEpvaW5SZXF1ZXN0U3RhdGUsIG9yIGFuIGVudHJ5IG9mIGBhdWRpZW5jZXNgIG5vIHNlcnZpY2Ugb2Yg\
      T3RvbGl0aC4KCjEKBAUAAg0SAywCGBokIGBncm91cF9pZGAgY29tZXMgd2l0aCBhIHJlamVjdGlvbi4KCmwKBAUAAg4SAy4C\
      IBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdlYC4gU2hvdyB0aGUgdGV4dCBp\
      biBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoKUwoEBQACDxIDMAIVGkYgVGhlIHN0dWR5IGhhcyBubyBncm91cCBgZ3JvdXBf\
      aWRgOyBhbHNvIHRoZSByZWFzb24gb2YgdGhlIEVycm9ySW5mby4KCm4KBAUAAhASAzUCFhpHIEFMUkVBRFlfRVhJU1RTOiBh\
      bm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2VybmFtZS4gQ2hvb3NlIGFub3RoZXIgb25lLgoyGCBBY2NvdW50cyBhbmQgc2Vz\
      c2lvbnMuCgpYCgQFAAIREgM3AhkaSyBBTFJFQURZX0VYSVNUUzogYHJlcXVlc3RfaWRgIHdhcyB1c2VkIGZvciBvdGhlciBj\
      b250ZW50cy4gTWFrZSBhIG5ldyBvbmUuCgqXAQoEBQACEhIDOgIeGokBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5\
      SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZvciBjb25maXJtYXRpb24gdW5kZXIgdGhlIGFkZHJlc3MuIENvbmZpcm0KIG9u\
      ZSwgb3Igd2FpdCBhIHdlZWsgZm9yIHRoZW0gdG8gZW5kLgoKjwEKBAUAAhMSAz0CFRqBASBQRVJNSVNTSU9OX0RFTklFRDog\
      dGhlIGNvZGUgaXMgd3JvbmcsIHJlcGxhY2VkIG9yIGV4cGlyZWQsIG9yIHRoZSB1c2VybmFtZSB1bmtub3duLiBBc2sgZm9y\
      IGFub3RoZXIKIGNvZGUgKFJlc2VuZENvbmZpcm1hdGlvbikuCgpACgQFAAIUEgM/AhwaMyBOT1RfRk9VTkQ6IHRoZXJlIGlz\
      IG5vIHN0dWR5IGxlYWRlciBvZiB0aGlzIG5hbWUuCgpPCgQFAAIVEgNBAhwaQiBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBwYXNz\
      d29yZCBpcyB3cm9uZywgb3IgdGhlIHVzZXJuYW1lIHVua25vd24uCgpUCgQFAAIWEgNDAh0aRyBGQUlMRURfUFJFQ09ORElU\
      SU9OOiB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNvZGUgKENvbmZpcm1BY2NvdW50KS4KClYKBAUAAhcSA0UCHhpJIFVO\
      QVVUSEVOVElDQVRFRDogdGhlIHJlZnJlc2ggdG9rZW4gaXMgbm90LCBvciBubyBsb25nZXIsIGdvb2QuIFNpZ24gaW4uCgp+\
      CgQFAAIYEgNIAh4acSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZWZyZXNoIHRva2VuIHdhcyBleGNoYW5nZWQgNjQgdGlt\
      ZXMgd2l0aGluIGl0cyB0aW1lIG9mIGdyYWNlLiBVc2Ugb25lIG9mCiB0aGUgYW5zd2Vycy4KCnAKBAUAAhkSA0oCFRpjIFVO\
      QVVUSEVOVElDQVRFRDogdGhlIHNlc3Npb24gb2YgdGhlIGFjY2VzcyB0b2tlbiB3YXMgc2lnbmVkIG91dCwgb3IgaXRzIGFj\
      Y291bnQgaXMgZ29uZS4gU2lnbiBpbi4KCpkBCgQFAAIaEgNNAhUaiwEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNlc3Np\
      b24gdGhhdCBgcmVxdWVzdF9pZGAgYmVnYW4gaGFzIGVuZGVkIG9yIGlzIG9sZGVyIHRoYW4gYW4gaG91ci4gQSBuZXcKIHBh\
      cnRpY2lwYW50IG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYC4KCoUBCgQFAAIbEgNQAh4aeCBSRVNPVVJDRV9FWEhBVVNURUQg\
      d2l0aCBSZXRyeUluZm86IDY0IGFuc3dlcnMgd2VyZSBnaXZlbiB0byBgcmVxdWVzdF9pZGAgd2l0aG91dCBhIHJlZnJlc2gu\
      IFVzZSBvbmUKIG9mIHRoZW0sIG9yIHdhaXQuCgqCAQoEBQACHBIDUwIZGnUgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0\
      cnlJbmZvOiB0b28gbWFueSB3cm9uZyBwYXNzd29yZHMgb3IgY29kZXMuIFdhaXQ7IHRoZSByaWdodCBvbmUgaXMgbm90CiBs\
      b29rZWQgYXQgYmVmb3JlLgoKXgoEBQACHRIDWAIVGiQgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIHN0dWR5LgoyKyBK\
      b2luaW5nLCBhbmQgdGhlIHN0dWRpZXMgdGhhdCBhcmUgam9pbmVkLgoKmQEKBAUAAh4SA1sCGxqLASBVTkFWQUlMQUJMRSB3\
      aXRoIFJldHJ5SW5mbzogdGhlIHN0dWR5LCBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldCBhbmQg\
      dGhlIGNhdGFsb2d1ZQogY2Fubm90IGJlIGFza2VkLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoKPAoEBQACHxIDXQIZGi8gRkFJ\
      TEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBub3QgYmVndW4uCgo4CgQFAAIgEgNfAhMaKyBGQUlMRURfUFJFQ09O\
      RElUSU9OOiB0aGUgc3R1ZHkgaGFzIGVuZGVkLgoKUAoEBQACIRIDYQIUGkMgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0\
      dWR5IGlzIHBhdXNlZDsgbm9ib2R5IGpvaW5zIG1lYW53aGlsZS4KCmoKBAUAAiISA2MCGBpdIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBjb25zZW50IHRleHQgaGFzIGFub3RoZXIgdmVyc2lvbiBub3cuIFNob3cgdGhhdCBvbmUgYW5kIGFzayBhZ2Fp\
      bi4KCnYKBAUAAiMSA2YCHxppIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGl0cyBwYXNzd29y\
      ZCwgYW5kIG5vbmUgd2FzIGdpdmVuLiBOb3QgY291bnRlZCBhcyBhbgogYXR0ZW1wdC4KCkAKBAUAAiQSA2gCHxozIFBFUk1J\
      U1NJT05fREVOSUVEOiB0aGUgc3R1ZHkncyBwYXNzd29yZCBpcyB3cm9uZy4KCkQKBAUAAiUSA2oCGxo3IFBFUk1JU1NJT05f\
      REVOSUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGludml0YXRpb24uCgpnCgQFAAImEgNsAhsaWiBQRVJNSVNTSU9OX0RF\
      TklFRDogdGhlIGludml0YXRpb24ncyBjb2RlIGlzIHdyb25nLCBvciBpdCBpcyB1c2VkIHVwLCBleHBpcmVkIG9yIHJldm9r\
      ZWQuCgp6CgQFAAInEgNvAhgabSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCB0YWtlcyBwYXJ0IGluIDUw\
      IHN0dWRpZXMsIG9yIGhhcyA1MDAgZW5yb2xtZW50cyBhbHRvZ2V0aGVyLgogTGVhdmUgb25lLgoKZQoEBQACKBIDcQIbGlgg\
      UkVTT1VSQ0VfRVhIQVVTVEVEOiAxMCByZXF1ZXN0cyBvZiB0aGUgcGFydGljaXBhbnQgd2FpdCwgb3IgNSB3ZXJlIG1hZGUg\
      dG8gdGhpcyBzdHVkeS4KCl4KBAUAAikSA3MCIRpRIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAg\
      cmVxdWVzdHMgd2FpdCBmb3IgdGhlIHN0dWR5J3MgbGVhZGVycy4KClkKBAUAAioSA3gCHBo4IE5PVF9GT1VORDogdGhlcmUg\
      aXMgbm8gc3VjaCByZXF1ZXN0IHRvIGpvaW4gdGhlIHN0dWR5LgoyEiBXaGF0IGxlYWRlcnMgZG8uCgpjCgQFAAIrEgN6Ahsa\
      ViBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndpc2Ugb3Igd2l0aGRyYXduLCBv\
      ciBoYXMgZXhwaXJlZC4KCk8KBAUAAiwSA3wCFhpCIE5PVF9GT1VORDogbm9ib2R5IG9mIHRoaXMgaWQgdGFrZXMgcGFydCBp\
      biB0aGUgc3R1ZHkgKGFueSBtb3JlKS4KCjsKBAUAAi0SA34CGhouIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNo\
      IGludml0YXRpb24uCgpgCgQFAAIuEgSAAQIcGlIgQUxSRUFEWV9FWElTVFM6IGBpbnZpdGF0aW9uX2lkYCB3YXMgdXNlZCBm\
      b3IgYW5vdGhlciBpbnZpdGF0aW9uLiBNYWtlIGEgbmV3IG9uZS4KClsKBAUAAi8SBIIBAhkaTSBSRVNPVVJDRV9FWEhBVVNU\
      RUQ6IDEsMDAwIGludml0YXRpb25zIG9mIHRoZSBzdHVkeSBhcmUgdXNhYmxlLiBSZXZva2Ugc29tZS4KCk8KBAUAAjASBIcB\
      AhcaJiBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggYWNjb3VudC4KMhkgV2hhdCBhZG1pbmlzdHJhdG9ycyBkby4KCnAK\
      BAUAAjESBIkBAhoaYiBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBhZG1pbmlzdHJhdG9yIGNvdWxkIHNpZ24gaW4gYW55IG1v\
      cmUuIFJlc3RvcmUgb3IgbWFrZSBhbm90aGVyIG9uZSBmaXJzdC4KClAKBAUAAjISBIsBAhkaQiBGQUlMRURfUFJFQ09ORElU\
      SU9OOiBvbmx5IHBhcnRpY2lwYW50cyBjYW4gYmUgdGVzdCBwYXJ0aWNpcGFudHMuCmIGcHJvdG8z
      """)
}
