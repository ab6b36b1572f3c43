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
    /// `consent_version` is too long to be one, or `note` or `reason` has U+0000 in it.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit] }

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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqzAgKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      EklOVklUQVRJT05fVU5LTk9XThAtEhgKFElOVklUQVRJT05fSURfUkVVU0VEEC4SFQoRSU5WSVRBVElPTlNfTElNSVQQL0I9\
      Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUqbJwpTCgEMEgMB\
      ABIaSSBXaHkgYSBjYWxsIG9mIGFjY291bnRzLCBzZXNzaW9ucywgZW5yb2xtZW50cyBvciBtZW1iZXJzaGlwcyBpcyByZWZ1\
      c2VkLgoKvAIKAgUAEgUNAIMBARquAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90\
      b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBh\
      bnN3ZXJlZCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmll\
      bGQncyB2aW9sYXRpb24uCiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5\
      IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVkLgoKswEK\
      BAUAAgESAxQCEBo9IGB1c2VybmFtZWAgb3IgYHBhc3N3b3JkYCBoYXMgZmV3ZXIgY2hhcmFjdGVycyB0aGFuIGl0IG11c3Qu\
      CjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBm\
      aWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpaCgQFAAICEgMWAg8aTSBgdXNlcm5hbWVgLCBgcGFzc3dvcmRg\
      LCBgbm90ZWAgb3IgYHJlYXNvbmAgaGFzIG1vcmUgY2hhcmFjdGVycyB0aGFuIGl0IG1heS4KCl0KBAUAAgMSAxgCGhpQIGB1\
      c2VybmFtZWAgaGFzIGEgY2hhcmFjdGVyIG90aGVyIHRoYW4gbGV0dGVycyBB4oCTWiwgZGlnaXRzLCBgLmAsIGBfYCBhbmQg\
      YC1gLgoKNQoEBQACBBIDGgIZGiggYHVzZXJuYW1lYCBoYXMgbm8gbGV0dGVyIGFuZCBubyBkaWdpdC4KCj8KBAUAAgUSAxwC\
      ERoyIGBwYXNzd29yZGAgaXMgb25lIG9mIHRob3NlIHRoYXQgYXJlIHRyaWVkIGZpcnN0LgoKMAoEBQACBhIDHgIYGiMgYHBh\
      c3N3b3JkYCBjb250YWlucyB0aGUgdXNlcm5hbWUuCgo4CgQFAAIHEgMgAhYaKyBgcGFzc3dvcmRgIGlzIGEgcmVwZXRpdGlv\
      biBvciBhIHNlcXVlbmNlLgoKMAoEBQACCBIDIgIVGiMgYGVtYWlsYCBpcyBub3QgYW4gZS1tYWlsIGFkZHJlc3MuCgpbCgQF\
      AAIJEgMkAhEaTiBgY29kZWAgb3IgYGludml0YXRpb25fY29kZWAgaGFzIG5vdCB0aGUgZm9ybSBvZiBvbmU6IHRlbiBsZXR0\
      ZXJzIGFuZCBkaWdpdHMuCgpfCgQFAAIKEgMmAg8aUiBgY29uc2VudF92ZXJzaW9uYCBpcyB0b28gbG9uZyB0byBiZSBvbmUs\
      IG9yIGBub3RlYCBvciBgcmVhc29uYCBoYXMgVSswMDAwIGluIGl0LgoKPwoEBQACCxIDKAIUGjIgYHVzZXNfbWF4YCBvciBg\
      dmFsaWRfZGF5c2AgaXMgb3V0c2lkZSBpdHMgcmFuZ2UuCgplCgQFAAIMEgMqAg8aWCBgc3RhdGVgIGlzIG5vbmUgb2YgSm9p\
      blJlcXVlc3RTdGF0ZSwgb3IgYW4gZW50cnkgb2YgYGF1ZGllbmNlc2Agbm8gc2VydmljZSBvZiBPdG9saXRoLgoKMQoEBQAC\
      DRIDLAIYGiQgYGdyb3VwX2lkYCBjb21lcyB3aXRoIGEgcmVqZWN0aW9uLgoKbAoEBQACDhIDLgIgGl8gVGhlIHN0dWR5IGhh\
      cyBubyBjb25zZW50IHRleHQgaW4gYGNvbnNlbnRfbGFuZ3VhZ2VgLiBTaG93IHRoZSB0ZXh0IGluIGEgbGFuZ3VhZ2UgdGhh\
      dCBpdCBoYXMuCgpTCgQFAAIPEgMwAhUaRiBUaGUgc3R1ZHkgaGFzIG5vIGdyb3VwIGBncm91cF9pZGA7IGFsc28gdGhlIHJl\
      YXNvbiBvZiB0aGUgRXJyb3JJbmZvLgoKbgoEBQACEBIDNQIWGkcgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgYWNjb3VudCBo\
      YXMgdGhlIHVzZXJuYW1lLiBDaG9vc2UgYW5vdGhlciBvbmUuCjIYIEFjY291bnRzIGFuZCBzZXNzaW9ucy4KClgKBAUAAhES\
      AzcCGRpLIEFMUkVBRFlfRVhJU1RTOiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLiBNYWtlIGEg\
      bmV3IG9uZS4KCpcBCgQFAAISEgM6Ah4aiQEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBmaXZlIGFjY291\
      bnRzIHdhaXQgZm9yIGNvbmZpcm1hdGlvbiB1bmRlciB0aGUgYWRkcmVzcy4gQ29uZmlybQogb25lLCBvciB3YWl0IGEgd2Vl\
      ayBmb3IgdGhlbSB0byBlbmQuCgrWAQoEBQACExIDPQIVGsgBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY29kZSBpcyB3cm9u\
      ZywgcmVwbGFjZWQgb3IgZXhwaXJlZCwgb3IgdGhlIHVzZXJuYW1lIHVua25vd24uIEFzayBmb3IgYW5vdGhlcgogY29kZSAo\
      UmVzZW5kQ29uZmlybWF0aW9uKS4gT25lIHRoYXQgd2FzIHVzZWQgaXMgZ29vZCB1bnRpbCBpdCBleHBpcmVzLCBmb3IgYW5z\
      d2VycyB0aGF0IGdvdCBsb3N0LgoKQAoEBQACFBIDPwIcGjMgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdHVkeSBsZWFkZXIg\
      b2YgdGhpcyBuYW1lLgoKTwoEBQACFRIDQQIcGkIgVU5BVVRIRU5USUNBVEVEOiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIG9y\
      IHRoZSB1c2VybmFtZSB1bmtub3duLgoKVAoEBQACFhIDQwIdGkcgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQg\
      d2FpdHMgZm9yIGl0cyBjb2RlIChDb25maXJtQWNjb3VudCkuCgpWCgQFAAIXEgNFAh4aSSBVTkFVVEhFTlRJQ0FURUQ6IHRo\
      ZSByZWZyZXNoIHRva2VuIGlzIG5vdCwgb3Igbm8gbG9uZ2VyLCBnb29kLiBTaWduIGluLgoKfgoEBQACGBIDSAIeGnEgUkVT\
      T1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiB3YXMgZXhjaGFuZ2VkIDY0IHRpbWVzIHdpdGhpbiBpdHMgdGlt\
      ZSBvZiBncmFjZS4gVXNlIG9uZSBvZgogdGhlIGFuc3dlcnMuCgpwCgQFAAIZEgNKAhUaYyBVTkFVVEhFTlRJQ0FURUQ6IHRo\
      ZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIHNpZ25lZCBvdXQsIG9yIGl0cyBhY2NvdW50IGlzIGdvbmUuIFNp\
      Z24gaW4uCgqZAQoEBQACGhIDTQIVGosBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzZXNzaW9uIHRoYXQgYHJlcXVlc3Rf\
      aWRgIGJlZ2FuIGhhcyBlbmRlZCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXIuIEEgbmV3CiBwYXJ0aWNpcGFudCBuZWVkcyBh\
      IG5ldyBgcmVxdWVzdF9pZGAuCgqFAQoEBQACGxIDUAIeGnggUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiA2\
      NCBhbnN3ZXJzIHdlcmUgZ2l2ZW4gdG8gYHJlcXVlc3RfaWRgIHdpdGhvdXQgYSByZWZyZXNoLiBVc2Ugb25lCiBvZiB0aGVt\
      LCBvciB3YWl0LgoKggEKBAUAAhwSA1MCGRp1IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkg\
      d3JvbmcgcGFzc3dvcmRzIG9yIGNvZGVzLiBXYWl0OyB0aGUgcmlnaHQgb25lIGlzIG5vdAogbG9va2VkIGF0IGJlZm9yZS4K\
      Cl4KBAUAAh0SA1gCFRokIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBzdHVkeS4KMisgSm9pbmluZywgYW5kIHRoZSBz\
      dHVkaWVzIHRoYXQgYXJlIGpvaW5lZC4KCpkBCgQFAAIeEgNbAhsaiwEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRo\
      ZSBzdHVkeSwgb3IgaXRzIHBhc3N3b3JkLCBoYXMgbm90IGFycml2ZWQgaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUKIGNh\
      bm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCjwKBAUAAh8SA10CGRovIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBzdHVkeSBoYXMgbm90IGJlZ3VuLgoKOAoEBQACIBIDXwITGisgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5\
      IGhhcyBlbmRlZC4KClAKBAUAAiESA2ECFBpDIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBpcyBwYXVzZWQ7IG5v\
      Ym9keSBqb2lucyBtZWFud2hpbGUuCgpqCgQFAAIiEgNjAhgaXSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY29uc2VudCB0\
      ZXh0IGhhcyBhbm90aGVyIHZlcnNpb24gbm93LiBTaG93IHRoYXQgb25lIGFuZCBhc2sgYWdhaW4uCgp2CgQFAAIjEgNmAh8a\
      aSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBpdHMgcGFzc3dvcmQsIGFuZCBub25lIHdhcyBn\
      aXZlbi4gTm90IGNvdW50ZWQgYXMgYW4KIGF0dGVtcHQuCgpACgQFAAIkEgNoAh8aMyBQRVJNSVNTSU9OX0RFTklFRDogdGhl\
      IHN0dWR5J3MgcGFzc3dvcmQgaXMgd3JvbmcuCgpECgQFAAIlEgNqAhsaNyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5\
      IGlzIGpvaW5lZCBieSBpbnZpdGF0aW9uLgoKZwoEBQACJhIDbAIbGlogUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZpdGF0\
      aW9uJ3MgY29kZSBpcyB3cm9uZywgb3IgaXQgaXMgdXNlZCB1cCwgZXhwaXJlZCBvciByZXZva2VkLgoKegoEBQACJxIDbwIY\
      Gm0gUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgdGFrZXMgcGFydCBpbiA1MCBzdHVkaWVzLCBvciBoYXMg\
      NTAwIGVucm9sbWVudHMgYWx0b2dldGhlci4KIExlYXZlIG9uZS4KCmUKBAUAAigSA3ECGxpYIFJFU09VUkNFX0VYSEFVU1RF\
      RDogMTAgcmVxdWVzdHMgb2YgdGhlIHBhcnRpY2lwYW50IHdhaXQsIG9yIDUgd2VyZSBtYWRlIHRvIHRoaXMgc3R1ZHkuCgpe\
      CgQFAAIpEgNzAiEaUSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEsMDAwIHJlcXVlc3RzIHdhaXQgZm9y\
      IHRoZSBzdHVkeSdzIGxlYWRlcnMuCgpZCgQFAAIqEgN4AhwaOCBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggcmVxdWVz\
      dCB0byBqb2luIHRoZSBzdHVkeS4KMhIgV2hhdCBsZWFkZXJzIGRvLgoKYwoEBQACKxIDegIbGlYgRkFJTEVEX1BSRUNPTkRJ\
      VElPTjogdGhlIHJlcXVlc3Qgd2FzIGRlY2lkZWQgb3RoZXJ3aXNlIG9yIHdpdGhkcmF3biwgb3IgaGFzIGV4cGlyZWQuCgpP\
      CgQFAAIsEgN8AhYaQiBOT1RfRk9VTkQ6IG5vYm9keSBvZiB0aGlzIGlkIHRha2VzIHBhcnQgaW4gdGhlIHN0dWR5IChhbnkg\
      bW9yZSkuCgo7CgQFAAItEgN+AhoaLiBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBpbnZpdGF0aW9uLgoKYAoE\
      BQACLhIEgAECHBpSIEFMUkVBRFlfRVhJU1RTOiBgaW52aXRhdGlvbl9pZGAgd2FzIHVzZWQgZm9yIGFub3RoZXIgaW52aXRh\
      dGlvbi4gTWFrZSBhIG5ldyBvbmUuCgpbCgQFAAIvEgSCAQIZGk0gUkVTT1VSQ0VfRVhIQVVTVEVEOiAxLDAwMCBpbnZpdGF0\
      aW9ucyBvZiB0aGUgc3R1ZHkgYXJlIHVzYWJsZS4gUmV2b2tlIHNvbWUuCmIGcHJvdG8z
      """)
}
