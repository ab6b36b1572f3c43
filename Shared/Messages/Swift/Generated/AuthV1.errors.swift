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
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown] }

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
        case 78: .erasureUnknown
        case 79: .erasureIdReused
        case 80: .erasureInProgress
        case 81: .staffNotErasable
        case 82: .participantUnknown
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
        case .erasureUnknown: 78
        case .erasureIdReused: 79
        case .erasureInProgress: 80
        case .staffNotErasable: 81
        case .participantUnknown: 82
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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqwgkKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      Cg9FUkFTVVJFX1VOS05PV04QThIVChFFUkFTVVJFX0lEX1JFVVNFRBBPEhcKE0VSQVNVUkVfSU5fUFJPR1JFU1MQUBIWChJT\
      VEFGRl9OT1RfRVJBU0FCTEUQURIXChNQQVJUSUNJUEFOVF9VTktOT1dOEFJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xp\
      dGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK2SoKUwoBDBIDAQASGkkgV2h5IGEgY2FsbCBvZiBhY2NvdW50\
      cywgc2Vzc2lvbnMsIGVucm9sbWVudHMgb3IgbWVtYmVyc2hpcHMgaXMgcmVmdXNlZC4KCrwCCgIFABIFDQCSAQEargIgUmVh\
      c29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJv\
      dG8uIFRoZSBuYW1lIG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQsIGluIGBnb29nbGUucnBjLkVy\
      cm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkJ3MgdmlvbGF0aW9uLgogTmV3IG9uZXMg\
      bWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBj\
      YW1lIHdpdGguCgoeCgQFAAIAEgMPAh8aESBOZXZlciBhbnN3ZXJlZC4KCrMBCgQFAAIBEgMUAhAaPSBgdXNlcm5hbWVgIG9y\
      IGBwYXNzd29yZGAgaGFzIGZld2VyIGNoYXJhY3RlcnMgdGhhbiBpdCBtdXN0LgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJ\
      TlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIGVhY2ggd2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSBy\
      ZXF1ZXN0LgoKWgoEBQACAhIDFgIPGk0gYHVzZXJuYW1lYCwgYHBhc3N3b3JkYCwgYG5vdGVgIG9yIGByZWFzb25gIGhhcyBt\
      b3JlIGNoYXJhY3RlcnMgdGhhbiBpdCBtYXkuCgpdCgQFAAIDEgMYAhoaUCBgdXNlcm5hbWVgIGhhcyBhIGNoYXJhY3RlciBv\
      dGhlciB0aGFuIGxldHRlcnMgQeKAk1osIGRpZ2l0cywgYC5gLCBgX2AgYW5kIGAtYC4KCjUKBAUAAgQSAxoCGRooIGB1c2Vy\
      bmFtZWAgaGFzIG5vIGxldHRlciBhbmQgbm8gZGlnaXQuCgo/CgQFAAIFEgMcAhEaMiBgcGFzc3dvcmRgIGlzIG9uZSBvZiB0\
      aG9zZSB0aGF0IGFyZSB0cmllZCBmaXJzdC4KCjAKBAUAAgYSAx4CGBojIGBwYXNzd29yZGAgY29udGFpbnMgdGhlIHVzZXJu\
      YW1lLgoKOAoEBQACBxIDIAIWGisgYHBhc3N3b3JkYCBpcyBhIHJlcGV0aXRpb24gb3IgYSBzZXF1ZW5jZS4KCjAKBAUAAggS\
      AyICFRojIGBlbWFpbGAgaXMgbm90IGFuIGUtbWFpbCBhZGRyZXNzLgoKWwoEBQACCRIDJAIRGk4gYGNvZGVgIG9yIGBpbnZp\
      dGF0aW9uX2NvZGVgIGhhcyBub3QgdGhlIGZvcm0gb2Ygb25lOiB0ZW4gbGV0dGVycyBhbmQgZGlnaXRzLgoKUwoEBQACChID\
      JgIPGkYgYGNvbnNlbnRfdmVyc2lvbmAgaXMgdG9vIGxvbmcgdG8gYmUgb25lLCBvciBhIHRleHQgaGFzIFUrMDAwMCBpbiBp\
      dC4KCj8KBAUAAgsSAygCFBoyIGB1c2VzX21heGAgb3IgYHZhbGlkX2RheXNgIGlzIG91dHNpZGUgaXRzIHJhbmdlLgoKZQoE\
      BQACDBIDKgIPGlggYHN0YXRlYCBpcyBub25lIG9mIEpvaW5SZXF1ZXN0U3RhdGUsIG9yIGFuIGVudHJ5IG9mIGBhdWRpZW5j\
      ZXNgIG5vIHNlcnZpY2Ugb2YgT3RvbGl0aC4KCjEKBAUAAg0SAywCGBokIGBncm91cF9pZGAgY29tZXMgd2l0aCBhIHJlamVj\
      dGlvbi4KCmwKBAUAAg4SAy4CIBpfIFRoZSBzdHVkeSBoYXMgbm8gY29uc2VudCB0ZXh0IGluIGBjb25zZW50X2xhbmd1YWdl\
      YC4gU2hvdyB0aGUgdGV4dCBpbiBhIGxhbmd1YWdlIHRoYXQgaXQgaGFzLgoKUwoEBQACDxIDMAIVGkYgVGhlIHN0dWR5IGhh\
      cyBubyBncm91cCBgZ3JvdXBfaWRgOyBhbHNvIHRoZSByZWFzb24gb2YgdGhlIEVycm9ySW5mby4KCm4KBAUAAhASAzUCFhpH\
      IEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIGFjY291bnQgaGFzIHRoZSB1c2VybmFtZS4gQ2hvb3NlIGFub3RoZXIgb25lLgoy\
      GCBBY2NvdW50cyBhbmQgc2Vzc2lvbnMuCgpYCgQFAAIREgM3AhkaSyBBTFJFQURZX0VYSVNUUzogYHJlcXVlc3RfaWRgIHdh\
      cyB1c2VkIGZvciBvdGhlciBjb250ZW50cy4gTWFrZSBhIG5ldyBvbmUuCgqXAQoEBQACEhIDOgIeGokBIFJFU09VUkNFX0VY\
      SEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogZml2ZSBhY2NvdW50cyB3YWl0IGZvciBjb25maXJtYXRpb24gdW5kZXIgdGhlIGFk\
      ZHJlc3MuIENvbmZpcm0KIG9uZSwgb3Igd2FpdCBhIHdlZWsgZm9yIHRoZW0gdG8gZW5kLgoKjwEKBAUAAhMSAz0CFRqBASBQ\
      RVJNSVNTSU9OX0RFTklFRDogdGhlIGNvZGUgaXMgd3JvbmcsIHJlcGxhY2VkIG9yIGV4cGlyZWQsIG9yIHRoZSB1c2VybmFt\
      ZSB1bmtub3duLiBBc2sgZm9yIGFub3RoZXIKIGNvZGUgKFJlc2VuZENvbmZpcm1hdGlvbikuCgpACgQFAAIUEgM/AhwaMyBO\
      T1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN0dWR5IGxlYWRlciBvZiB0aGlzIG5hbWUuCgpPCgQFAAIVEgNBAhwaQiBVTkFVVEhF\
      TlRJQ0FURUQ6IHRoZSBwYXNzd29yZCBpcyB3cm9uZywgb3IgdGhlIHVzZXJuYW1lIHVua25vd24uCgpUCgQFAAIWEgNDAh0a\
      RyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCB3YWl0cyBmb3IgaXRzIGNvZGUgKENvbmZpcm1BY2NvdW50KS4K\
      ClYKBAUAAhcSA0UCHhpJIFVOQVVUSEVOVElDQVRFRDogdGhlIHJlZnJlc2ggdG9rZW4gaXMgbm90LCBvciBubyBsb25nZXIs\
      IGdvb2QuIFNpZ24gaW4uCgp+CgQFAAIYEgNIAh4acSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZWZyZXNoIHRva2VuIHdh\
      cyBleGNoYW5nZWQgNjQgdGltZXMgd2l0aGluIGl0cyB0aW1lIG9mIGdyYWNlLiBVc2Ugb25lIG9mCiB0aGUgYW5zd2Vycy4K\
      CnAKBAUAAhkSA0oCFRpjIFVOQVVUSEVOVElDQVRFRDogdGhlIHNlc3Npb24gb2YgdGhlIGFjY2VzcyB0b2tlbiB3YXMgc2ln\
      bmVkIG91dCwgb3IgaXRzIGFjY291bnQgaXMgZ29uZS4gU2lnbiBpbi4KCpkBCgQFAAIaEgNNAhUaiwEgRkFJTEVEX1BSRUNP\
      TkRJVElPTjogdGhlIHNlc3Npb24gdGhhdCBgcmVxdWVzdF9pZGAgYmVnYW4gaGFzIGVuZGVkIG9yIGlzIG9sZGVyIHRoYW4g\
      YW4gaG91ci4gQSBuZXcKIHBhcnRpY2lwYW50IG5lZWRzIGEgbmV3IGByZXF1ZXN0X2lkYC4KCoUBCgQFAAIbEgNQAh4aeCBS\
      RVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDY0IGFuc3dlcnMgd2VyZSBnaXZlbiB0byBgcmVxdWVzdF9pZGAg\
      d2l0aG91dCBhIHJlZnJlc2guIFVzZSBvbmUKIG9mIHRoZW0sIG9yIHdhaXQuCgqCAQoEBQACHBIDUwIZGnUgUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSB3cm9uZyBwYXNzd29yZHMgb3IgY29kZXMuIFdhaXQ7IHRoZSBy\
      aWdodCBvbmUgaXMgbm90CiBsb29rZWQgYXQgYmVmb3JlLgoKXgoEBQACHRIDWAIVGiQgTk9UX0ZPVU5EOiB0aGVyZSBpcyBu\
      byBzdWNoIHN0dWR5LgoyKyBKb2luaW5nLCBhbmQgdGhlIHN0dWRpZXMgdGhhdCBhcmUgam9pbmVkLgoKmQEKBAUAAh4SA1sC\
      GxqLASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIHN0dWR5LCBvciBpdHMgcGFzc3dvcmQsIGhhcyBub3QgYXJy\
      aXZlZCBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZQogY2Fubm90IGJlIGFza2VkLiBTZW5kIHRoZSBzYW1lIGFnYWluLgoK\
      PAoEBQACHxIDXQIZGi8gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBub3QgYmVndW4uCgo4CgQFAAIgEgNf\
      AhMaKyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaGFzIGVuZGVkLgoKUAoEBQACIRIDYQIUGkMgRkFJTEVEX1BS\
      RUNPTkRJVElPTjogdGhlIHN0dWR5IGlzIHBhdXNlZDsgbm9ib2R5IGpvaW5zIG1lYW53aGlsZS4KCmoKBAUAAiISA2MCGBpd\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjb25zZW50IHRleHQgaGFzIGFub3RoZXIgdmVyc2lvbiBub3cuIFNob3cgdGhh\
      dCBvbmUgYW5kIGFzayBhZ2Fpbi4KCnYKBAUAAiMSA2YCHxppIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9p\
      bmVkIGJ5IGl0cyBwYXNzd29yZCwgYW5kIG5vbmUgd2FzIGdpdmVuLiBOb3QgY291bnRlZCBhcyBhbgogYXR0ZW1wdC4KCkAK\
      BAUAAiQSA2gCHxozIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkncyBwYXNzd29yZCBpcyB3cm9uZy4KCkQKBAUAAiUS\
      A2oCGxo3IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgc3R1ZHkgaXMgam9pbmVkIGJ5IGludml0YXRpb24uCgpnCgQFAAImEgNs\
      AhsaWiBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGludml0YXRpb24ncyBjb2RlIGlzIHdyb25nLCBvciBpdCBpcyB1c2VkIHVw\
      LCBleHBpcmVkIG9yIHJldm9rZWQuCgp6CgQFAAInEgNvAhgabSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFu\
      dCB0YWtlcyBwYXJ0IGluIDUwIHN0dWRpZXMsIG9yIGhhcyA1MDAgZW5yb2xtZW50cyBhbHRvZ2V0aGVyLgogTGVhdmUgb25l\
      LgoKZQoEBQACKBIDcQIbGlggUkVTT1VSQ0VfRVhIQVVTVEVEOiAxMCByZXF1ZXN0cyBvZiB0aGUgcGFydGljaXBhbnQgd2Fp\
      dCwgb3IgNSB3ZXJlIG1hZGUgdG8gdGhpcyBzdHVkeS4KCl4KBAUAAikSA3MCIRpRIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRo\
      IFJldHJ5SW5mbzogMSwwMDAgcmVxdWVzdHMgd2FpdCBmb3IgdGhlIHN0dWR5J3MgbGVhZGVycy4KClkKBAUAAioSA3gCHBo4\
      IE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCByZXF1ZXN0IHRvIGpvaW4gdGhlIHN0dWR5LgoyEiBXaGF0IGxlYWRlcnMg\
      ZG8uCgpjCgQFAAIrEgN6AhsaViBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcmVxdWVzdCB3YXMgZGVjaWRlZCBvdGhlcndp\
      c2Ugb3Igd2l0aGRyYXduLCBvciBoYXMgZXhwaXJlZC4KCk8KBAUAAiwSA3wCFhpCIE5PVF9GT1VORDogbm9ib2R5IG9mIHRo\
      aXMgaWQgdGFrZXMgcGFydCBpbiB0aGUgc3R1ZHkgKGFueSBtb3JlKS4KCjsKBAUAAi0SA34CGhouIE5PVF9GT1VORDogdGhl\
      IHN0dWR5IGhhcyBubyBzdWNoIGludml0YXRpb24uCgpgCgQFAAIuEgSAAQIcGlIgQUxSRUFEWV9FWElTVFM6IGBpbnZpdGF0\
      aW9uX2lkYCB3YXMgdXNlZCBmb3IgYW5vdGhlciBpbnZpdGF0aW9uLiBNYWtlIGEgbmV3IG9uZS4KClsKBAUAAi8SBIIBAhka\
      TSBSRVNPVVJDRV9FWEhBVVNURUQ6IDEsMDAwIGludml0YXRpb25zIG9mIHRoZSBzdHVkeSBhcmUgdXNhYmxlLiBSZXZva2Ug\
      c29tZS4KClkKBAUAAjASBIcBAhcaJiBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggZXJhc3VyZS4KMiMgRXJhc2luZyB3\
      aGF0IGlzIGtlcHQgb2Ygc29tZWJvZHkuCgpaCgQFAAIxEgSJAQIZGkwgQUxSRUFEWV9FWElTVFM6IGBlcmFzdXJlX2lkYCB3\
      YXMgdXNlZCBmb3IgYW5vdGhlciBlcmFzdXJlLiBNYWtlIGEgbmV3IG9uZS4KCpwBCgQFAAIyEgSMAQIbGo0BIEZBSUxFRF9Q\
      UkVDT05ESVRJT04gd2l0aCBSZXRyeUluZm86IHdoYXQgdGhlIHN0dWR5IGhhcyBvZiB0aGUgcGFydGljaXBhbnQgaXMgYmVp\
      bmcgZXJhc2VkOyBqb2luaW5nCiBpdCBhZ2FpbiBpcyBwb3NzaWJsZSBvbmNlIHRoYXQgaXMgZG9uZS4KCnkKBAUAAjMSBI8B\
      AhoaayBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgYWNjb3VudCBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzOyBvbmx5\
      IGFjY291bnRzIG9mIHBhcnRpY2lwYW50cyBhcmUKIGVyYXNlZC4KCj4KBAUAAjQSBJEBAhsaMCBOT1RfRk9VTkQ6IHRoZXJl\
      IGlzIG5vIHBhcnRpY2lwYW50IG9mIHRoaXMgaWQuCmIGcHJvdG8z
      """)
}
