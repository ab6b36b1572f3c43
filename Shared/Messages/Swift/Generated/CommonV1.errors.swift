// Generated from otolith/common/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CommonV1 {
  /// Reasons that methods of every service may answer. They stand as text, without a prefix, in
  /// `google.rpc.ErrorInfo.reason` (domain `otolith`) of a status, or in `BadRequest.FieldViolation.reason` of
  /// one field; the values' names are these texts. Reasons of one service stand in its own `ErrorReason`. New
  /// ones may come: a client treats an unknown reason by the status code that it came with.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// The field has no default and is empty.
    case required
    /// Not 1–64 lower-case letters, digits and hyphens (elements: letters, digits and `_`), or not a UUID
    /// where one is asked for.
    case idInvalid
    /// Not a BCP 47 tag such as `de` or `pt-BR`.
    case languageInvalid
    /// Not the name of an IANA time zone.
    case timeZoneUnknown
    /// Not a time of the years 1 to 9999.
    case timeInvalid
    /// More entries than a page of this list may have.
    case pageSizeOutOfRange
    /// Not from the answer before to the same question. Begin with the first page again.
    case pageTokenInvalid
    /// A list is longer than it may be.
    case tooMany
    /// A text is not UTF-8 (in an answer sheet: TEXT_INVALID of that sheet).
    case invalidUtf8
    /// A text has U+0000 in it (in an answer sheet: TEXT_INVALID of that sheet).
    case embeddedNul
    /// The bytes are not the message that the method takes.
    case malformed
    /// Messages are nested more deeply than is read; comes with MESSAGE_TOO_DEEP.
    case tooDeep
    /// The list that went over the limit of MESSAGE_TOO_MANY_ELEMENTS, with which it comes.
    case tooManyElements
    /// The field that went over the limit of MESSAGE_TAKES_TOO_MUCH_MEMORY, with which it comes.
    case tooMuchMemory
    /// Ends a list of violations that is longer than an answer holds: there are more of them.
    case moreViolations
    /// UNAUTHENTICATED: the method needs an access token, as metadata `authorization: Bearer …`.
    case tokenMissing
    /// UNAUTHENTICATED: the text is no access token. Sign in.
    case tokenMalformed
    /// UNAUTHENTICATED: no trusted key has signed the token. Refresh it, or sign in.
    case tokenSignatureInvalid
    /// UNAUTHENTICATED: the token has ended. Refresh it.
    case tokenExpired
    /// UNAUTHENTICATED: the token begins later, by the server's clock.
    case tokenNotYetValid
    /// UNAUTHENTICATED: the token is from another issuer than this service trusts.
    case tokenIssuerUnknown
    /// UNAUTHENTICATED: the token is for other services. Sign in for this one, too (`audiences`).
    case tokenAudienceMismatch
    /// PERMISSION_DENIED: the token does not say that the caller leads the study, or any. After a change of
    /// it refresh the token.
    case notStudyLeader
    /// PERMISSION_DENIED: the token does not say that the caller is an administrator.
    case notAdministrator
    /// PERMISSION_DENIED: only participants may call the method.
    case notParticipant
    /// PERMISSION_DENIED: the token does not say that the caller takes part in the study. Join it; after
    /// joining on another device refresh the token.
    case notEnrolled
    /// PERMISSION_DENIED: another service asked in its own name what only people may.
    case notForServices
    /// PERMISSION_DENIED: the certificate of the client may not call this server.
    case peerNotAllowed
    /// The request has more bytes than `limit` of the ErrorInfo. Send less at once.
    case messageTooLarge
    /// The lists of the request have more elements than `limit`. Send less at once.
    case messageTooManyElements
    /// The request takes more bytes in memory than `limit`. Send less at once.
    case messageTakesTooMuchMemory
    /// INVALID_ARGUMENT: messages of the request are nested more deeply than `limit`.
    case messageTooDeep
    /// INTERNAL: the request is not one whole stream of the encoding that `grpc-encoding` names.
    case messageCompressionInvalid
    /// Requests in the works, of this client or of all, take all the memory for them. Brings RetryInfo:
    /// send the same again.
    case decodingMemoryExhausted
    /// The client, or all of them, is at `limit` of `limit_name` (connections, streams, …). Wait for calls
    /// to end, read responses.
    case limitExceeded
    /// What is to be stored is more than one statement may carry. Send less at once.
    case writeTooLarge
    /// Too many passwords are checked at once. Brings RetryInfo: send the same again.
    case passwordChecksLimit
    /// Too many calls wait for the database. Brings RetryInfo: send the same again.
    case databaseQueueFull
    /// Too many streams of changes or health are open. Brings RetryInfo: open it again.
    case tooManyWatchers
    /// Nothing was asked on a stream of reflection for a while. Open it again when there is something to
    /// ask.
    case streamIdle
    /// It cannot be reached.
    case databaseAway
    /// It took too long.
    case databaseSlow
    /// Other transactions were in the way.
    case databaseBusy
    /// Its disk has no space left.
    case databaseFull
    /// It takes no writes: it is a replica, or was made read-only.
    case databaseReadOnly
    /// It has too many connections.
    case databaseConnectionsExhausted
    /// It is out of memory or another resource.
    case databaseOutOfResources
    /// PERMISSION_DENIED: the account is suspended. Nothing of it is lost; only an administrator can let it
    /// in again. Keep what was not sent yet.
    case accountSuspended
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources, .accountSuspended] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .required
        case 2: .idInvalid
        case 3: .languageInvalid
        case 4: .timeZoneUnknown
        case 5: .timeInvalid
        case 6: .pageSizeOutOfRange
        case 7: .pageTokenInvalid
        case 8: .tooMany
        case 9: .invalidUtf8
        case 10: .embeddedNul
        case 11: .malformed
        case 12: .tooDeep
        case 13: .tooManyElements
        case 14: .tooMuchMemory
        case 15: .moreViolations
        case 16: .tokenMissing
        case 17: .tokenMalformed
        case 18: .tokenSignatureInvalid
        case 19: .tokenExpired
        case 20: .tokenNotYetValid
        case 21: .tokenIssuerUnknown
        case 22: .tokenAudienceMismatch
        case 23: .notStudyLeader
        case 24: .notAdministrator
        case 25: .notParticipant
        case 26: .notEnrolled
        case 27: .notForServices
        case 28: .peerNotAllowed
        case 29: .messageTooLarge
        case 30: .messageTooManyElements
        case 31: .messageTakesTooMuchMemory
        case 32: .messageTooDeep
        case 33: .messageCompressionInvalid
        case 34: .decodingMemoryExhausted
        case 35: .limitExceeded
        case 36: .writeTooLarge
        case 37: .passwordChecksLimit
        case 38: .databaseQueueFull
        case 39: .tooManyWatchers
        case 40: .streamIdle
        case 41: .databaseAway
        case 42: .databaseSlow
        case 43: .databaseBusy
        case 44: .databaseFull
        case 45: .databaseReadOnly
        case 46: .databaseConnectionsExhausted
        case 47: .databaseOutOfResources
        case 48: .accountSuspended
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .required: 1
        case .idInvalid: 2
        case .languageInvalid: 3
        case .timeZoneUnknown: 4
        case .timeInvalid: 5
        case .pageSizeOutOfRange: 6
        case .pageTokenInvalid: 7
        case .tooMany: 8
        case .invalidUtf8: 9
        case .embeddedNul: 10
        case .malformed: 11
        case .tooDeep: 12
        case .tooManyElements: 13
        case .tooMuchMemory: 14
        case .moreViolations: 15
        case .tokenMissing: 16
        case .tokenMalformed: 17
        case .tokenSignatureInvalid: 18
        case .tokenExpired: 19
        case .tokenNotYetValid: 20
        case .tokenIssuerUnknown: 21
        case .tokenAudienceMismatch: 22
        case .notStudyLeader: 23
        case .notAdministrator: 24
        case .notParticipant: 25
        case .notEnrolled: 26
        case .notForServices: 27
        case .peerNotAllowed: 28
        case .messageTooLarge: 29
        case .messageTooManyElements: 30
        case .messageTakesTooMuchMemory: 31
        case .messageTooDeep: 32
        case .messageCompressionInvalid: 33
        case .decodingMemoryExhausted: 34
        case .limitExceeded: 35
        case .writeTooLarge: 36
        case .passwordChecksLimit: 37
        case .databaseQueueFull: 38
        case .tooManyWatchers: 39
        case .streamIdle: 40
        case .databaseAway: 41
        case .databaseSlow: 42
        case .databaseBusy: 43
        case .databaseFull: 44
        case .databaseReadOnly: 45
        case .databaseConnectionsExhausted: 46
        case .databaseOutOfResources: 47
        case .accountSuspended: 48
        case .unrecognized(let number): number
      }
    }
  }
}

extension CommonV1 {
  /// The descriptor of `otolith/common/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/common/v1/errors.proto",
    dependencies: [],
    base64: """
      Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKuYICgtFcnJvclJlYXNvbhIcChhF\
      UlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIMCghSRVFVSVJFRBABEg4KCklEX0lOVkFMSUQQAhIUChBMQU5HVUFHRV9JTlZB\
      TElEEAMSFQoRVElNRV9aT05FX1VOS05PV04QBBIQCgxUSU1FX0lOVkFMSUQQBRIaChZQQUdFX1NJWkVfT1VUX09GX1JBTkdF\
      EAYSFgoSUEFHRV9UT0tFTl9JTlZBTElEEAcSDAoIVE9PX01BTlkQCBIQCgxJTlZBTElEX1VURjgQCRIQCgxFTUJFRERFRF9O\
      VUwQChINCglNQUxGT1JNRUQQCxIMCghUT09fREVFUBAMEhUKEVRPT19NQU5ZX0VMRU1FTlRTEA0SEwoPVE9PX01VQ0hfTUVN\
      T1JZEA4SEwoPTU9SRV9WSU9MQVRJT05TEA8SEQoNVE9LRU5fTUlTU0lORxAQEhMKD1RPS0VOX01BTEZPUk1FRBAREhsKF1RP\
      S0VOX1NJR05BVFVSRV9JTlZBTElEEBISEQoNVE9LRU5fRVhQSVJFRBATEhcKE1RPS0VOX05PVF9ZRVRfVkFMSUQQFBIYChRU\
      T0tFTl9JU1NVRVJfVU5LTk9XThAVEhsKF1RPS0VOX0FVRElFTkNFX01JU01BVENIEBYSFAoQTk9UX1NUVURZX0xFQURFUhAX\
      EhUKEU5PVF9BRE1JTklTVFJBVE9SEBgSEwoPTk9UX1BBUlRJQ0lQQU5UEBkSEAoMTk9UX0VOUk9MTEVEEBoSFAoQTk9UX0ZP\
      Ul9TRVJWSUNFUxAbEhQKEFBFRVJfTk9UX0FMTE9XRUQQHBIVChFNRVNTQUdFX1RPT19MQVJHRRAdEh0KGU1FU1NBR0VfVE9P\
      X01BTllfRUxFTUVOVFMQHhIhCh1NRVNTQUdFX1RBS0VTX1RPT19NVUNIX01FTU9SWRAfEhQKEE1FU1NBR0VfVE9PX0RFRVAQ\
      IBIfChtNRVNTQUdFX0NPTVBSRVNTSU9OX0lOVkFMSUQQIRIdChlERUNPRElOR19NRU1PUllfRVhIQVVTVEVEECISEgoOTElN\
      SVRfRVhDRUVERUQQIxITCg9XUklURV9UT09fTEFSR0UQJBIZChVQQVNTV09SRF9DSEVDS1NfTElNSVQQJRIXChNEQVRBQkFT\
      RV9RVUVVRV9GVUxMECYSFQoRVE9PX01BTllfV0FUQ0hFUlMQJxIPCgtTVFJFQU1fSURMRRAoEhEKDURBVEFCQVNFX0FXQVkQ\
      KRIRCg1EQVRBQkFTRV9TTE9XECoSEQoNREFUQUJBU0VfQlVTWRArEhEKDURBVEFCQVNFX0ZVTEwQLBIWChJEQVRBQkFTRV9S\
      RUFEX09OTFkQLRIiCh5EQVRBQkFTRV9DT05ORUNUSU9OU19FWEhBVVNURUQQLhIdChlEQVRBQkFTRV9PVVRfT0ZfUkVTT1VS\
      Q0VTEC8SFQoRQUNDT1VOVF9TVVNQRU5ERUQQMEJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1vbi92MTtj\
      b21tb252MaoCEU90b2xpdGguQ29tbW9uLlYxSuwnCkoKAQwSAwEAEhpAIFdoYXQgYW55IG1ldGhvZCBtYXkgYW5zd2VyIGJl\
      c2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgaXQuCgqXAwoCBQASBQ4AhgEBGokDIFJlYXNvbnMgdGhhdCBtZXRob2Rz\
      IG9mIGV2ZXJ5IHNlcnZpY2UgbWF5IGFuc3dlci4gVGhleSBzdGFuZCBhcyB0ZXh0LCB3aXRob3V0IGEgcHJlZml4LCBpbgog\
      YGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9mIGEgc3RhdHVzLCBvciBpbiBgQmFk\
      UmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gIG9mCiBvbmUgZmllbGQ7IHRoZSB2YWx1ZXMnIG5hbWVzIGFyZSB0aGVz\
      ZSB0ZXh0cy4gUmVhc29ucyBvZiBvbmUgc2VydmljZSBzdGFuZCBpbiBpdHMgb3duIGBFcnJvclJlYXNvbmAuIE5ldwogb25l\
      cyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0\
      IGNhbWUgd2l0aC4KCh4KBAUAAgASAxACHxoRIE5ldmVyIGFuc3dlcmVkLgoKngEKBAUAAgESAxUCDxooIFRoZSBmaWVsZCBo\
      YXMgbm8gZGVmYXVsdCBhbmQgaXMgZW1wdHkuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9u\
      ZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgqMAQoEBQACAhID\
      GAIRGn8gTm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucyAoZWxlbWVudHM6IGxldHRl\
      cnMsIGRpZ2l0cyBhbmQgYF9gKSwgb3Igbm90IGEgVVVJRAogd2hlcmUgb25lIGlzIGFza2VkIGZvci4KCjgKBAUAAgMSAxoC\
      FxorIE5vdCBhIEJDUCA0NyB0YWcgc3VjaCBhcyBgZGVgIG9yIGBwdC1CUmAuCgoxCgQFAAIEEgMcAhgaJCBOb3QgdGhlIG5h\
      bWUgb2YgYW4gSUFOQSB0aW1lIHpvbmUuCgoxCgQFAAIFEgMeAhMaJCBOb3QgYSB0aW1lIG9mIHRoZSB5ZWFycyAxIHRvIDk5\
      OTkuCgo+CgQFAAIGEgMgAh0aMSBNb3JlIGVudHJpZXMgdGhhbiBhIHBhZ2Ugb2YgdGhpcyBsaXN0IG1heSBoYXZlLgoKYAoE\
      BQACBxIDIgIZGlMgTm90IGZyb20gdGhlIGFuc3dlciBiZWZvcmUgdG8gdGhlIHNhbWUgcXVlc3Rpb24uIEJlZ2luIHdpdGgg\
      dGhlIGZpcnN0IHBhZ2UgYWdhaW4uCgovCgQFAAIIEgMkAg8aIiBBIGxpc3QgaXMgbG9uZ2VyIHRoYW4gaXQgbWF5IGJlLgoK\
      VAoEBQACCRIDJgITGkcgQSB0ZXh0IGlzIG5vdCBVVEYtOCAoaW4gYW4gYW5zd2VyIHNoZWV0OiBURVhUX0lOVkFMSUQgb2Yg\
      dGhhdCBzaGVldCkuCgpYCgQFAAIKEgMoAhQaSyBBIHRleHQgaGFzIFUrMDAwMCBpbiBpdCAoaW4gYW4gYW5zd2VyIHNoZWV0\
      OiBURVhUX0lOVkFMSUQgb2YgdGhhdCBzaGVldCkuCgpDCgQFAAILEgMqAhEaNiBUaGUgYnl0ZXMgYXJlIG5vdCB0aGUgbWVz\
      c2FnZSB0aGF0IHRoZSBtZXRob2QgdGFrZXMuCgpZCgQFAAIMEgMsAhAaTCBNZXNzYWdlcyBhcmUgbmVzdGVkIG1vcmUgZGVl\
      cGx5IHRoYW4gaXMgcmVhZDsgY29tZXMgd2l0aCBNRVNTQUdFX1RPT19ERUVQLgoKYwoEBQACDRIDLgIZGlYgVGhlIGxpc3Qg\
      dGhhdCB3ZW50IG92ZXIgdGhlIGxpbWl0IG9mIE1FU1NBR0VfVE9PX01BTllfRUxFTUVOVFMsIHdpdGggd2hpY2ggaXQgY29t\
      ZXMuCgpoCgQFAAIOEgMwAhcaWyBUaGUgZmllbGQgdGhhdCB3ZW50IG92ZXIgdGhlIGxpbWl0IG9mIE1FU1NBR0VfVEFLRVNf\
      VE9PX01VQ0hfTUVNT1JZLCB3aXRoIHdoaWNoIGl0IGNvbWVzLgoKZQoEBQACDxIDMgIXGlggRW5kcyBhIGxpc3Qgb2Ygdmlv\
      bGF0aW9ucyB0aGF0IGlzIGxvbmdlciB0aGFuIGFuIGFuc3dlciBob2xkczogdGhlcmUgYXJlIG1vcmUgb2YgdGhlbS4KCngK\
      BAUAAhASAzcCFRpdIFVOQVVUSEVOVElDQVRFRDogdGhlIG1ldGhvZCBuZWVkcyBhbiBhY2Nlc3MgdG9rZW4sIGFzIG1ldGFk\
      YXRhIGBhdXRob3JpemF0aW9uOiBCZWFyZXIg4oCmYC4KMgwgV2hvIGNhbGxzLgoKRQoEBQACERIDOQIXGjggVU5BVVRIRU5U\
      SUNBVEVEOiB0aGUgdGV4dCBpcyBubyBhY2Nlc3MgdG9rZW4uIFNpZ24gaW4uCgpcCgQFAAISEgM7Ah8aTyBVTkFVVEhFTlRJ\
      Q0FURUQ6IG5vIHRydXN0ZWQga2V5IGhhcyBzaWduZWQgdGhlIHRva2VuLiBSZWZyZXNoIGl0LCBvciBzaWduIGluLgoKQAoE\
      BQACExIDPQIVGjMgVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaGFzIGVuZGVkLiBSZWZyZXNoIGl0LgoKTgoEBQACFBID\
      PwIbGkEgVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gYmVnaW5zIGxhdGVyLCBieSB0aGUgc2VydmVyJ3MgY2xvY2suCgpa\
      CgQFAAIVEgNBAhwaTSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBmcm9tIGFub3RoZXIgaXNzdWVyIHRoYW4gdGhp\
      cyBzZXJ2aWNlIHRydXN0cy4KCmkKBAUAAhYSA0MCHxpcIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGlzIGZvciBvdGhl\
      ciBzZXJ2aWNlcy4gU2lnbiBpbiBmb3IgdGhpcyBvbmUsIHRvbyAoYGF1ZGllbmNlc2ApLgoKigEKBAUAAhcSA0YCGBp9IFBF\
      Uk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBsZWFkcyB0aGUgc3R1ZHks\
      IG9yIGFueS4gQWZ0ZXIgYSBjaGFuZ2Ugb2YKIGl0IHJlZnJlc2ggdGhlIHRva2VuLgoKXQoEBQACGBIDSAIZGlAgUEVSTUlT\
      U0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBzYXkgdGhhdCB0aGUgY2FsbGVyIGlzIGFuIGFkbWluaXN0cmF0b3Iu\
      CgpICgQFAAIZEgNKAhcaOyBQRVJNSVNTSU9OX0RFTklFRDogb25seSBwYXJ0aWNpcGFudHMgbWF5IGNhbGwgdGhlIG1ldGhv\
      ZC4KCp8BCgQFAAIaEgNNAhQakQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBzYXkgdGhhdCB0aGUg\
      Y2FsbGVyIHRha2VzIHBhcnQgaW4gdGhlIHN0dWR5LiBKb2luIGl0OyBhZnRlcgogam9pbmluZyBvbiBhbm90aGVyIGRldmlj\
      ZSByZWZyZXNoIHRoZSB0b2tlbi4KCl0KBAUAAhsSA08CGBpQIFBFUk1JU1NJT05fREVOSUVEOiBhbm90aGVyIHNlcnZpY2Ug\
      YXNrZWQgaW4gaXRzIG93biBuYW1lIHdoYXQgb25seSBwZW9wbGUgbWF5LgoKWQoEBQACHBIDUQIYGkwgUEVSTUlTU0lPTl9E\
      RU5JRUQ6IHRoZSBjZXJ0aWZpY2F0ZSBvZiB0aGUgY2xpZW50IG1heSBub3QgY2FsbCB0aGlzIHNlcnZlci4KCqUBCgQFAAId\
      EgNWAhkaTiBUaGUgcmVxdWVzdCBoYXMgbW9yZSBieXRlcyB0aGFuIGBsaW1pdGAgb2YgdGhlIEVycm9ySW5mby4gU2VuZCBs\
      ZXNzIGF0IG9uY2UuCjJIIEhvdyBtdWNoIGlzIGFza2VkIGZvcjogUkVTT1VSQ0VfRVhIQVVTVEVELCB3aGVyZSBub3RoaW5n\
      IGVsc2UgaXMgc2FpZC4KClsKBAUAAh4SA1gCIRpOIFRoZSBsaXN0cyBvZiB0aGUgcmVxdWVzdCBoYXZlIG1vcmUgZWxlbWVu\
      dHMgdGhhbiBgbGltaXRgLiBTZW5kIGxlc3MgYXQgb25jZS4KClYKBAUAAh8SA1oCJRpJIFRoZSByZXF1ZXN0IHRha2VzIG1v\
      cmUgYnl0ZXMgaW4gbWVtb3J5IHRoYW4gYGxpbWl0YC4gU2VuZCBsZXNzIGF0IG9uY2UuCgpdCgQFAAIgEgNcAhgaUCBJTlZB\
      TElEX0FSR1VNRU5UOiBtZXNzYWdlcyBvZiB0aGUgcmVxdWVzdCBhcmUgbmVzdGVkIG1vcmUgZGVlcGx5IHRoYW4gYGxpbWl0\
      YC4KCmgKBAUAAiESA14CIxpbIElOVEVSTkFMOiB0aGUgcmVxdWVzdCBpcyBub3Qgb25lIHdob2xlIHN0cmVhbSBvZiB0aGUg\
      ZW5jb2RpbmcgdGhhdCBgZ3JwYy1lbmNvZGluZ2AgbmFtZXMuCgqFAQoEBQACIhIDYQIhGnggUmVxdWVzdHMgaW4gdGhlIHdv\
      cmtzLCBvZiB0aGlzIGNsaWVudCBvciBvZiBhbGwsIHRha2UgYWxsIHRoZSBtZW1vcnkgZm9yIHRoZW0uIEJyaW5ncyBSZXRy\
      eUluZm86CiBzZW5kIHRoZSBzYW1lIGFnYWluLgoKjgEKBAUAAiMSA2QCFhqAASBUaGUgY2xpZW50LCBvciBhbGwgb2YgdGhl\
      bSwgaXMgYXQgYGxpbWl0YCBvZiBgbGltaXRfbmFtZWAgKGNvbm5lY3Rpb25zLCBzdHJlYW1zLCDigKYpLiBXYWl0IGZvciBj\
      YWxscwogdG8gZW5kLCByZWFkIHJlc3BvbnNlcy4KClwKBAUAAiQSA2YCFxpPIFdoYXQgaXMgdG8gYmUgc3RvcmVkIGlzIG1v\
      cmUgdGhhbiBvbmUgc3RhdGVtZW50IG1heSBjYXJyeS4gU2VuZCBsZXNzIGF0IG9uY2UuCgpdCgQFAAIlEgNoAh0aUCBUb28g\
      bWFueSBwYXNzd29yZHMgYXJlIGNoZWNrZWQgYXQgb25jZS4gQnJpbmdzIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSBhZ2Fp\
      bi4KClsKBAUAAiYSA2oCGxpOIFRvbyBtYW55IGNhbGxzIHdhaXQgZm9yIHRoZSBkYXRhYmFzZS4gQnJpbmdzIFJldHJ5SW5m\
      bzogc2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCl8KBAUAAicSA2wCGRpSIFRvbyBtYW55IHN0cmVhbXMgb2YgY2hhbmdlcyBvciBo\
      ZWFsdGggYXJlIG9wZW4uIEJyaW5ncyBSZXRyeUluZm86IG9wZW4gaXQgYWdhaW4uCgp2CgQFAAIoEgNvAhMaaSBOb3RoaW5n\
      IHdhcyBhc2tlZCBvbiBhIHN0cmVhbSBvZiByZWZsZWN0aW9uIGZvciBhIHdoaWxlLiBPcGVuIGl0IGFnYWluIHdoZW4gdGhl\
      cmUgaXMgc29tZXRoaW5nIHRvCiBhc2suCgqqAQoEBQACKRIDdQIVGhcgSXQgY2Fubm90IGJlIHJlYWNoZWQuCjKDASBUaGUg\
      ZGF0YWJhc2UgaGluZGVycyB0aGUgc2VydmljZTogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8uIFNlbmQgdGhlIHNhbWUg\
      YWdhaW4uIEFsbCBidXQgdGhlIGZpcnN0CiB0aHJlZSBhcmUgZm9yIHRoZSBvcGVyYXRvci4KCiAKBAUAAioSA3cCFRoTIEl0\
      IHRvb2sgdG9vIGxvbmcuCgoyCgQFAAIrEgN5AhUaJSBPdGhlciB0cmFuc2FjdGlvbnMgd2VyZSBpbiB0aGUgd2F5LgoKKgoE\
      BQACLBIDewIVGh0gSXRzIGRpc2sgaGFzIG5vIHNwYWNlIGxlZnQuCgpKCgQFAAItEgN9AhoaPSBJdCB0YWtlcyBubyB3cml0\
      ZXM6IGl0IGlzIGEgcmVwbGljYSwgb3Igd2FzIG1hZGUgcmVhZC1vbmx5LgoKKwoEBQACLhIDfwImGh4gSXQgaGFzIHRvbyBt\
      YW55IGNvbm5lY3Rpb25zLgoKOAoEBQACLxIEgQECIRoqIEl0IGlzIG91dCBvZiBtZW1vcnkgb3IgYW5vdGhlciByZXNvdXJj\
      ZS4KCpwBCgQFAAIwEgSFAQIZGo0BIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgYWNjb3VudCBpcyBzdXNwZW5kZWQuIE5vdGhp\
      bmcgb2YgaXQgaXMgbG9zdDsgb25seSBhbiBhZG1pbmlzdHJhdG9yIGNhbiBsZXQgaXQKIGluIGFnYWluLiBLZWVwIHdoYXQg\
      d2FzIG5vdCBzZW50IHlldC4KYgZwcm90bzM=
      """)
}
