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
    /// NOT_FOUND: the caller has no session of this id.
    case sessionUnknown
    /// PERMISSION_DENIED: the password was not proven within the last five minutes (`auth_time` of the access
    /// token). Send it with ProvePassword, and this again with the token that it answers.
    case freshProofRequired
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .tooShort, .tooLong, .forbiddenCharacter, .noLetterOrDigit, .tooCommon, .containsUsername, .trivialPattern, .notAnAddress, .notACode, .invalid, .outOfRange, .unknown, .withoutApproval, .consentLanguageUnknown, .groupUnknown, .usernameTaken, .requestIdReused, .waitingAccountsLimit, .codeRejected, .studyLeaderUnknown, .credentialsRejected, .accountNotConfirmed, .refreshTokenRejected, .refreshRepeatedLimit, .sessionEnded, .signInEnded, .signInRepeatedLimit, .tooManyAttempts, .studyUnknown, .studyNotYetKnown, .studyNotStarted, .studyEnded, .studyPaused, .consentOutdated, .studyPasswordRequired, .studyPasswordRejected, .invitationRequired, .invitationRejected, .enrolmentsLimit, .joinRequestsLimit, .studyJoinRequestsLimit, .joinRequestUnknown, .joinRequestClosed, .memberUnknown, .invitationUnknown, .invitationIdReused, .invitationsLimit, .codeMistyped, .accountAnonymous, .accountUnknown, .addressMissing, .passwordWrong, .mailRequestsLimit, .lastAdministrator, .notAParticipant, .erasureUnknown, .erasureIdReused, .erasureInProgress, .staffNotErasable, .participantUnknown, .sessionUnknown, .freshProofRequired] }

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
      ChxvdG9saXRoL2F1dGgvdjEvZXJyb3JzLnByb3RvEg9vdG9saXRoLmF1dGgudjEqoQsKC0Vycm9yUmVhc29uEhwKGEVSUk9S\
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
      V04QPBITCg9TRVNTSU9OX1VOS05PV04QPRIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA+Qj0KD290b2xpdGguYXV0aC52MVAB\
      WhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSqc1ClMKAQwSAwEAEhpJIFdoeSBhIGNhbGwgb2Yg\
      YWNjb3VudHMsIHNlc3Npb25zLCBlbnJvbG1lbnRzIG9yIG1lbWJlcnNoaXBzIGlzIHJlZnVzZWQuCgq8AgoCBQASBQ0AsgEB\
      Gq4CIFJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlJ3Mgb3duLCBiZXNpZGUgdGhvc2Ugb2Ygb3RvbGl0aC9jb21tb24vdjEvZXJy\
      b3JzLnByb3RvLiBUaGUgbmFtZSBvZiBhIHZhbHVlIGlzIHRoZQogdGV4dCB0aGF0IGlzIGFuc3dlcmVkLCBpbiBgZ29vZ2xl\
      LnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb3IgaW4gYSBmaWVsZCdzIHZpb2xhdGlvbi4KIE5l\
      dyBvbmVzIG1heSBjb21lOiBhIGNsaWVudCB0cmVhdHMgYW4gdW5rbm93biByZWFzb24gYnkgdGhlIHN0YXR1cyBjb2RlIHRo\
      YXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABIDDwIfGhEgTmV2ZXIgYW5zd2VyZWQuCgqzAQoEBQACARIDFAIQGj0gYHVzZXJu\
      YW1lYCBvciBgcGFzc3dvcmRgIGhhcyBmZXdlciBjaGFyYWN0ZXJzIHRoYW4gaXQgbXVzdC4KMmcgRmllbGRzIG9mIGEgcmVx\
      dWVzdDogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4gQ29ycmVj\
      dCB0aGUgcmVxdWVzdC4KCloKBAUAAgISAxYCDxpNIGB1c2VybmFtZWAsIGBwYXNzd29yZGAsIGBub3RlYCBvciBgcmVhc29u\
      YCBoYXMgbW9yZSBjaGFyYWN0ZXJzIHRoYW4gaXQgbWF5LgoKXQoEBQACAxIDGAIaGlAgYHVzZXJuYW1lYCBoYXMgYSBjaGFy\
      YWN0ZXIgb3RoZXIgdGhhbiBsZXR0ZXJzIEHigJNaLCBkaWdpdHMsIGAuYCwgYF9gIGFuZCBgLWAuCgo1CgQFAAIEEgMaAhka\
      KCBgdXNlcm5hbWVgIGhhcyBubyBsZXR0ZXIgYW5kIG5vIGRpZ2l0LgoKPwoEBQACBRIDHAIRGjIgYHBhc3N3b3JkYCBpcyBv\
      bmUgb2YgdGhvc2UgdGhhdCBhcmUgdHJpZWQgZmlyc3QuCgowCgQFAAIGEgMeAhgaIyBgcGFzc3dvcmRgIGNvbnRhaW5zIHRo\
      ZSB1c2VybmFtZS4KCjgKBAUAAgcSAyACFhorIGBwYXNzd29yZGAgaXMgYSByZXBldGl0aW9uIG9yIGEgc2VxdWVuY2UuCgow\
      CgQFAAIIEgMiAhUaIyBgZW1haWxgIGlzIG5vdCBhbiBlLW1haWwgYWRkcmVzcy4KCo8BCgQFAAIJEgMlAhEagQEgYGNvZGVg\
      LCBgaW52aXRhdGlvbl9jb2RlYCBvciBgcmVjb3ZlcnlfY29kZWAgaGFzIG5vdCB0aGUgZm9ybSBvZiBvbmU6IHRlbiBsZXR0\
      ZXJzIGFuZCBkaWdpdHMsIG9yIDI0IHdoZXJlCiBpdCBvcGVucyBhbiBhY2NvdW50LgoKjwEKBAUAAgoSAygCDxqBASBgY29u\
      c2VudF92ZXJzaW9uYCBpcyB0b28gbG9uZyB0byBiZSBvbmUsIGBub3RlYCwgYHJlYXNvbmAgb3IgYW5vdGhlciB0ZXh0IGhh\
      cyBVKzAwMDAgaW4gaXQsIG9yIHRoZSBmaWVsZAogZXhjbHVkZXMgYW5vdGhlciBvbmUuCgo/CgQFAAILEgMqAhQaMiBgdXNl\
      c19tYXhgIG9yIGB2YWxpZF9kYXlzYCBpcyBvdXRzaWRlIGl0cyByYW5nZS4KCmUKBAUAAgwSAywCDxpYIGBzdGF0ZWAgaXMg\
      bm9uZSBvZiBKb2luUmVxdWVzdFN0YXRlLCBvciBhbiBlbnRyeSBvZiBgYXVkaWVuY2VzYCBubyBzZXJ2aWNlIG9mIE90b2xp\
      dGguCgoxCgQFAAINEgMuAhgaJCBgZ3JvdXBfaWRgIGNvbWVzIHdpdGggYSByZWplY3Rpb24uCgpsCgQFAAIOEgMwAiAaXyBU\
      aGUgc3R1ZHkgaGFzIG5vIGNvbnNlbnQgdGV4dCBpbiBgY29uc2VudF9sYW5ndWFnZWAuIFNob3cgdGhlIHRleHQgaW4gYSBs\
      YW5ndWFnZSB0aGF0IGl0IGhhcy4KClMKBAUAAg8SAzICFRpGIFRoZSBzdHVkeSBoYXMgbm8gZ3JvdXAgYGdyb3VwX2lkYDsg\
      YWxzbyB0aGUgcmVhc29uIG9mIHRoZSBFcnJvckluZm8uCgpuCgQFAAIQEgM3AhYaRyBBTFJFQURZX0VYSVNUUzogYW5vdGhl\
      ciBhY2NvdW50IGhhcyB0aGUgdXNlcm5hbWUuIENob29zZSBhbm90aGVyIG9uZS4KMhggQWNjb3VudHMgYW5kIHNlc3Npb25z\
      LgoKWAoEBQACERIDOQIZGksgQUxSRUFEWV9FWElTVFM6IGByZXF1ZXN0X2lkYCB3YXMgdXNlZCBmb3Igb3RoZXIgY29udGVu\
      dHMuIE1ha2UgYSBuZXcgb25lLgoKpwEKBAUAAhISAzwCHhqZASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86\
      IGZpdmUgYWNjb3VudHMgd2FpdCBmb3IgY29uZmlybWF0aW9uIHVuZGVyIHRoZSBhZGRyZXNzLiBDb25maXJtCiBvbmUsIG9y\
      IHdhaXQ6IGZyb20gYW4gaG91ciBvbiwgb2xkZXIgb25lcyBtYWtlIHJvb20uCgrWAQoEBQACExIDPwIVGsgBIFBFUk1JU1NJ\
      T05fREVOSUVEOiB0aGUgY29kZSBpcyB3cm9uZywgcmVwbGFjZWQgb3IgZXhwaXJlZCwgb3IgdGhlIHVzZXJuYW1lIHVua25v\
      d24uIEFzayBmb3IgYW5vdGhlcgogY29kZSAoUmVzZW5kQ29uZmlybWF0aW9uKS4gT25lIHRoYXQgd2FzIHVzZWQgaXMgZ29v\
      ZCB1bnRpbCBpdCBleHBpcmVzLCBmb3IgYW5zd2VycyB0aGF0IGdvdCBsb3N0LgoKQAoEBQACFBIDQQIcGjMgTk9UX0ZPVU5E\
      OiB0aGVyZSBpcyBubyBzdHVkeSBsZWFkZXIgb2YgdGhpcyBuYW1lLgoKTwoEBQACFRIDQwIcGkIgVU5BVVRIRU5USUNBVEVE\
      OiB0aGUgcGFzc3dvcmQgaXMgd3JvbmcsIG9yIHRoZSB1c2VybmFtZSB1bmtub3duLgoKVAoEBQACFhIDRQIdGkcgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIGFjY291bnQgd2FpdHMgZm9yIGl0cyBjb2RlIChDb25maXJtQWNjb3VudCkuCgpWCgQFAAIX\
      EgNHAh4aSSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSByZWZyZXNoIHRva2VuIGlzIG5vdCwgb3Igbm8gbG9uZ2VyLCBnb29kLiBT\
      aWduIGluLgoKfgoEBQACGBIDSgIeGnEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVmcmVzaCB0b2tlbiB3YXMgZXhjaGFu\
      Z2VkIDY0IHRpbWVzIHdpdGhpbiBpdHMgdGltZSBvZiBncmFjZS4gVXNlIG9uZSBvZgogdGhlIGFuc3dlcnMuCgpwCgQFAAIZ\
      EgNMAhUaYyBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBzZXNzaW9uIG9mIHRoZSBhY2Nlc3MgdG9rZW4gd2FzIHNpZ25lZCBvdXQs\
      IG9yIGl0cyBhY2NvdW50IGlzIGdvbmUuIFNpZ24gaW4uCgqZAQoEBQACGhIDTwIVGosBIEZBSUxFRF9QUkVDT05ESVRJT046\
      IHRoZSBzZXNzaW9uIHRoYXQgYHJlcXVlc3RfaWRgIGJlZ2FuIGhhcyBlbmRlZCBvciBpcyBvbGRlciB0aGFuIGFuIGhvdXIu\
      IEEgbmV3CiBwYXJ0aWNpcGFudCBuZWVkcyBhIG5ldyBgcmVxdWVzdF9pZGAuCgqFAQoEBQACGxIDUgIeGnggUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiA2NCBhbnN3ZXJzIHdlcmUgZ2l2ZW4gdG8gYHJlcXVlc3RfaWRgIHdpdGhvdXQg\
      YSByZWZyZXNoLiBVc2Ugb25lCiBvZiB0aGVtLCBvciB3YWl0LgoKggEKBAUAAhwSA1UCGRp1IFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgd3JvbmcgcGFzc3dvcmRzIG9yIGNvZGVzLiBXYWl0OyB0aGUgcmlnaHQgb25l\
      IGlzIG5vdAogbG9va2VkIGF0IGJlZm9yZS4KCl4KBAUAAh0SA1oCFRokIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBz\
      dHVkeS4KMisgSm9pbmluZywgYW5kIHRoZSBzdHVkaWVzIHRoYXQgYXJlIGpvaW5lZC4KCpkBCgQFAAIeEgNdAhsaiwEgVU5B\
      VkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoZSBzdHVkeSwgb3IgaXRzIHBhc3N3b3JkLCBoYXMgbm90IGFycml2ZWQgaGVy\
      ZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUKIGNhbm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCjwKBAUAAh8S\
      A18CGRovIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBoYXMgbm90IGJlZ3VuLgoKOAoEBQACIBIDYQITGisgRkFJ\
      TEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGhhcyBlbmRlZC4KClAKBAUAAiESA2MCFBpDIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBzdHVkeSBpcyBwYXVzZWQ7IG5vYm9keSBqb2lucyBtZWFud2hpbGUuCgpqCgQFAAIiEgNlAhgaXSBGQUlMRURf\
      UFJFQ09ORElUSU9OOiB0aGUgY29uc2VudCB0ZXh0IGhhcyBhbm90aGVyIHZlcnNpb24gbm93LiBTaG93IHRoYXQgb25lIGFu\
      ZCBhc2sgYWdhaW4uCgp2CgQFAAIjEgNoAh8aaSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBp\
      dHMgcGFzc3dvcmQsIGFuZCBub25lIHdhcyBnaXZlbi4gTm90IGNvdW50ZWQgYXMgYW4KIGF0dGVtcHQuCgpACgQFAAIkEgNq\
      Ah8aMyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5J3MgcGFzc3dvcmQgaXMgd3JvbmcuCgpECgQFAAIlEgNsAhsaNyBQ\
      RVJNSVNTSU9OX0RFTklFRDogdGhlIHN0dWR5IGlzIGpvaW5lZCBieSBpbnZpdGF0aW9uLgoKZwoEBQACJhIDbgIbGlogUEVS\
      TUlTU0lPTl9ERU5JRUQ6IHRoZSBpbnZpdGF0aW9uJ3MgY29kZSBpcyB3cm9uZywgb3IgaXQgaXMgdXNlZCB1cCwgZXhwaXJl\
      ZCBvciByZXZva2VkLgoKegoEBQACJxIDcQIYGm0gUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgdGFrZXMg\
      cGFydCBpbiA1MCBzdHVkaWVzLCBvciBoYXMgNTAwIGVucm9sbWVudHMgYWx0b2dldGhlci4KIExlYXZlIG9uZS4KCmUKBAUA\
      AigSA3MCGxpYIFJFU09VUkNFX0VYSEFVU1RFRDogMTAgcmVxdWVzdHMgb2YgdGhlIHBhcnRpY2lwYW50IHdhaXQsIG9yIDUg\
      d2VyZSBtYWRlIHRvIHRoaXMgc3R1ZHkuCgpeCgQFAAIpEgN1AiEaUSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUlu\
      Zm86IDEsMDAwIHJlcXVlc3RzIHdhaXQgZm9yIHRoZSBzdHVkeSdzIGxlYWRlcnMuCgpZCgQFAAIqEgN6AhwaOCBOT1RfRk9V\
      TkQ6IHRoZXJlIGlzIG5vIHN1Y2ggcmVxdWVzdCB0byBqb2luIHRoZSBzdHVkeS4KMhIgV2hhdCBsZWFkZXJzIGRvLgoKYwoE\
      BQACKxIDfAIbGlYgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHJlcXVlc3Qgd2FzIGRlY2lkZWQgb3RoZXJ3aXNlIG9yIHdp\
      dGhkcmF3biwgb3IgaGFzIGV4cGlyZWQuCgpPCgQFAAIsEgN+AhYaQiBOT1RfRk9VTkQ6IG5vYm9keSBvZiB0aGlzIGlkIHRh\
      a2VzIHBhcnQgaW4gdGhlIHN0dWR5IChhbnkgbW9yZSkuCgo8CgQFAAItEgSAAQIaGi4gTk9UX0ZPVU5EOiB0aGUgc3R1ZHkg\
      aGFzIG5vIHN1Y2ggaW52aXRhdGlvbi4KCmAKBAUAAi4SBIIBAhwaUiBBTFJFQURZX0VYSVNUUzogYGludml0YXRpb25faWRg\
      IHdhcyB1c2VkIGZvciBhbm90aGVyIGludml0YXRpb24uIE1ha2UgYSBuZXcgb25lLgoKWwoEBQACLxIEhAECGRpNIFJFU09V\
      UkNFX0VYSEFVU1RFRDogMSwwMDAgaW52aXRhdGlvbnMgb2YgdGhlIHN0dWR5IGFyZSB1c2FibGUuIFJldm9rZSBzb21lLgoK\
      mAEKBAUAAjASBIkBAhUaaSBgY29kZWAgb3IgYHJlY292ZXJ5X2NvZGVgIGhhcyBhIHR5cGluZyBlcnJvcjogaXRzIGNoZWNr\
      IGNoYXJhY3RlciBkb2VzIG5vdCBmaXQuIE5vIGF0dGVtcHQgd2FzIGNvdW50ZWQuCjIfIFRoZSB3YXkgYmFjayBpbnRvIGFu\
      IGFjY291bnQuCgpbCgQFAAIxEgSLAQIZGk0gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGNhbGxlcidzIGFjY291bnQgaXMg\
      YW5vbnltb3VzIGFuZCBoYXMgbm8gcGFzc3dvcmQuCgplCgQFAAIyEgSNAQIXGlcgTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBh\
      Y2NvdW50IG9mIHRoaXMgbmFtZSBvciBhZGRyZXNzLiBUb2xkIHRvIGFkbWluaXN0cmF0b3JzIGFsb25lLgoKbwoEBQACMxIE\
      jwECFxphIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBwYXJ0aWNpcGFudCdzIGFjY291bnQga2VlcHMgbm8gYWRkcmVzcyB0\
      aGF0IGEgY29kZSBjb3VsZCBiZSBtYWlsZWQgdG8uCgpCCgQFAAI0EgSRAQIWGjQgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBj\
      YWxsZXIncyBwYXNzd29yZCBpcyB3cm9uZy4KCm0KBAUAAjUSBJMBAhsaXyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRy\
      eUluZm86IDEwLDAwMCByZXF1ZXN0cyBmb3IgbWFpbHMgd2FpdC4gU2VuZCB0aGUgc2FtZSBhZ2FpbiBsYXRlci4KCosBCgQF\
      AAI2EgSYAQIaGmIgRkFJTEVEX1BSRUNPTkRJVElPTjogbm8gYWRtaW5pc3RyYXRvciBjb3VsZCBzaWduIGluIGFueSBtb3Jl\
      LiBSZXN0b3JlIG9yIG1ha2UgYW5vdGhlciBvbmUgZmlyc3QuCjIZIFdoYXQgYWRtaW5pc3RyYXRvcnMgZG8uCgpQCgQFAAI3\
      EgSaAQIZGkIgRkFJTEVEX1BSRUNPTkRJVElPTjogb25seSBwYXJ0aWNpcGFudHMgY2FuIGJlIHRlc3QgcGFydGljaXBhbnRz\
      LgoKWQoEBQACOBIEnwECFxomIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBlcmFzdXJlLgoyIyBFcmFzaW5nIHdoYXQg\
      aXMga2VwdCBvZiBzb21lYm9keS4KCloKBAUAAjkSBKEBAhkaTCBBTFJFQURZX0VYSVNUUzogYGVyYXN1cmVfaWRgIHdhcyB1\
      c2VkIGZvciBhbm90aGVyIGVyYXN1cmUuIE1ha2UgYSBuZXcgb25lLgoKnAEKBAUAAjoSBKQBAhsajQEgRkFJTEVEX1BSRUNP\
      TkRJVElPTiB3aXRoIFJldHJ5SW5mbzogd2hhdCB0aGUgc3R1ZHkgaGFzIG9mIHRoZSBwYXJ0aWNpcGFudCBpcyBiZWluZyBl\
      cmFzZWQ7IGpvaW5pbmcKIGl0IGFnYWluIGlzIHBvc3NpYmxlIG9uY2UgdGhhdCBpcyBkb25lLgoKeQoEBQACOxIEpwECGhpr\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBhY2NvdW50IGxlYWRzIHN0dWRpZXMgb3IgYWRtaW5pc3RlcnM7IG9ubHkgYWNj\
      b3VudHMgb2YgcGFydGljaXBhbnRzIGFyZQogZXJhc2VkLgoKPgoEBQACPBIEqQECGxowIE5PVF9GT1VORDogdGhlcmUgaXMg\
      bm8gcGFydGljaXBhbnQgb2YgdGhpcyBpZC4KClEKBAUAAj0SBK4BAhcaMiBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5v\
      IHNlc3Npb24gb2YgdGhpcyBpZC4KMg8gT3duIHNlc3Npb25zLgoKywEKBAUAAj4SBLEBAhwavAEgUEVSTUlTU0lPTl9ERU5J\
      RUQ6IHRoZSBwYXNzd29yZCB3YXMgbm90IHByb3ZlbiB3aXRoaW4gdGhlIGxhc3QgZml2ZSBtaW51dGVzIChgYXV0aF90aW1l\
      YCBvZiB0aGUgYWNjZXNzCiB0b2tlbikuIFNlbmQgaXQgd2l0aCBQcm92ZVBhc3N3b3JkLCBhbmQgdGhpcyBhZ2FpbiB3aXRo\
      IHRoZSB0b2tlbiB0aGF0IGl0IGFuc3dlcnMuCmIGcHJvdG8z
      """)
}
