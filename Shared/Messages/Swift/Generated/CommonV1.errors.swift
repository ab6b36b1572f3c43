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
    /// where one is asked for. The nil UUID is none.
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
    /// UNAUTHENTICATED: the text is no access token, or there is more than one `authorization` header. Sign in.
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
    /// PERMISSION_DENIED: the token does not say that the caller leads the study, or any; administrators lead
    /// none. After a change of it refresh the token.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources] }

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
      Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKs8ICgtFcnJvclJlYXNvbhIcChhF\
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
      Q0VTEC9CRQoRb3RvbGl0aC5jb21tb24udjFQAVoab3RvbGl0aC9jb21tb24vdjE7Y29tbW9udjGqAhFPdG9saXRoLkNvbW1v\
      bi5WMUqxJwpKCgEMEgMBABIaQCBXaGF0IGFueSBtZXRob2QgbWF5IGFuc3dlciBiZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0\
      YW5kIGF0IGl0LgoKlwMKAgUAEgUOAIIBARqJAyBSZWFzb25zIHRoYXQgbWV0aG9kcyBvZiBldmVyeSBzZXJ2aWNlIG1heSBh\
      bnN3ZXIuIFRoZXkgc3RhbmQgYXMgdGV4dCwgd2l0aG91dCBhIHByZWZpeCwgaW4KIGBnb29nbGUucnBjLkVycm9ySW5mby5y\
      ZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvZiBhIHN0YXR1cywgb3IgaW4gYEJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24u\
      cmVhc29uYCBvZgogb25lIGZpZWxkOyB0aGUgdmFsdWVzJyBuYW1lcyBhcmUgdGhlc2UgdGV4dHMuIFJlYXNvbnMgb2Ygb25l\
      IHNlcnZpY2Ugc3RhbmQgaW4gaXRzIG93biBgRXJyb3JSZWFzb25gLiBOZXcKIG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRy\
      ZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQFAAIAEgMQ\
      Ah8aESBOZXZlciBhbnN3ZXJlZC4KCp4BCgQFAAIBEgMVAg8aKCBUaGUgZmllbGQgaGFzIG5vIGRlZmF1bHQgYW5kIGlzIGVt\
      cHR5LgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIGVhY2ggd2l0aCB0\
      aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKowEKBAUAAgISAxgCERqVASBOb3QgMeKAkzY0IGxvd2Vy\
      LWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zIChlbGVtZW50czogbGV0dGVycywgZGlnaXRzIGFuZCBgX2ApLCBv\
      ciBub3QgYSBVVUlECiB3aGVyZSBvbmUgaXMgYXNrZWQgZm9yLiBUaGUgbmlsIFVVSUQgaXMgbm9uZS4KCjgKBAUAAgMSAxoC\
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
      YXRhIGBhdXRob3JpemF0aW9uOiBCZWFyZXIg4oCmYC4KMgwgV2hvIGNhbGxzLgoKdwoEBQACERIDOQIXGmogVU5BVVRIRU5U\
      SUNBVEVEOiB0aGUgdGV4dCBpcyBubyBhY2Nlc3MgdG9rZW4sIG9yIHRoZXJlIGlzIG1vcmUgdGhhbiBvbmUgYGF1dGhvcml6\
      YXRpb25gIGhlYWRlci4gU2lnbiBpbi4KClwKBAUAAhISAzsCHxpPIFVOQVVUSEVOVElDQVRFRDogbm8gdHJ1c3RlZCBrZXkg\
      aGFzIHNpZ25lZCB0aGUgdG9rZW4uIFJlZnJlc2ggaXQsIG9yIHNpZ24gaW4uCgpACgQFAAITEgM9AhUaMyBVTkFVVEhFTlRJ\
      Q0FURUQ6IHRoZSB0b2tlbiBoYXMgZW5kZWQuIFJlZnJlc2ggaXQuCgpOCgQFAAIUEgM/AhsaQSBVTkFVVEhFTlRJQ0FURUQ6\
      IHRoZSB0b2tlbiBiZWdpbnMgbGF0ZXIsIGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCloKBAUAAhUSA0ECHBpNIFVOQVVUSEVO\
      VElDQVRFRDogdGhlIHRva2VuIGlzIGZyb20gYW5vdGhlciBpc3N1ZXIgdGhhbiB0aGlzIHNlcnZpY2UgdHJ1c3RzLgoKaQoE\
      BQACFhIDQwIfGlwgVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaXMgZm9yIG90aGVyIHNlcnZpY2VzLiBTaWduIGluIGZv\
      ciB0aGlzIG9uZSwgdG9vIChgYXVkaWVuY2VzYCkuCgqlAQoEBQACFxIDRgIYGpcBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUg\
      dG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBsZWFkcyB0aGUgc3R1ZHksIG9yIGFueTsgYWRtaW5pc3RyYXRv\
      cnMgbGVhZAogbm9uZS4gQWZ0ZXIgYSBjaGFuZ2Ugb2YgaXQgcmVmcmVzaCB0aGUgdG9rZW4uCgpdCgQFAAIYEgNIAhkaUCBQ\
      RVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IHNheSB0aGF0IHRoZSBjYWxsZXIgaXMgYW4gYWRtaW5pc3Ry\
      YXRvci4KCkgKBAUAAhkSA0oCFxo7IFBFUk1JU1NJT05fREVOSUVEOiBvbmx5IHBhcnRpY2lwYW50cyBtYXkgY2FsbCB0aGUg\
      bWV0aG9kLgoKnwEKBAUAAhoSA00CFBqRASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IHNheSB0aGF0\
      IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbiB0aGUgc3R1ZHkuIEpvaW4gaXQ7IGFmdGVyCiBqb2luaW5nIG9uIGFub3RoZXIg\
      ZGV2aWNlIHJlZnJlc2ggdGhlIHRva2VuLgoKXQoEBQACGxIDTwIYGlAgUEVSTUlTU0lPTl9ERU5JRUQ6IGFub3RoZXIgc2Vy\
      dmljZSBhc2tlZCBpbiBpdHMgb3duIG5hbWUgd2hhdCBvbmx5IHBlb3BsZSBtYXkuCgpZCgQFAAIcEgNRAhgaTCBQRVJNSVNT\
      SU9OX0RFTklFRDogdGhlIGNlcnRpZmljYXRlIG9mIHRoZSBjbGllbnQgbWF5IG5vdCBjYWxsIHRoaXMgc2VydmVyLgoKpQEK\
      BAUAAh0SA1YCGRpOIFRoZSByZXF1ZXN0IGhhcyBtb3JlIGJ5dGVzIHRoYW4gYGxpbWl0YCBvZiB0aGUgRXJyb3JJbmZvLiBT\
      ZW5kIGxlc3MgYXQgb25jZS4KMkggSG93IG11Y2ggaXMgYXNrZWQgZm9yOiBSRVNPVVJDRV9FWEhBVVNURUQsIHdoZXJlIG5v\
      dGhpbmcgZWxzZSBpcyBzYWlkLgoKWwoEBQACHhIDWAIhGk4gVGhlIGxpc3RzIG9mIHRoZSByZXF1ZXN0IGhhdmUgbW9yZSBl\
      bGVtZW50cyB0aGFuIGBsaW1pdGAuIFNlbmQgbGVzcyBhdCBvbmNlLgoKVgoEBQACHxIDWgIlGkkgVGhlIHJlcXVlc3QgdGFr\
      ZXMgbW9yZSBieXRlcyBpbiBtZW1vcnkgdGhhbiBgbGltaXRgLiBTZW5kIGxlc3MgYXQgb25jZS4KCl0KBAUAAiASA1wCGBpQ\
      IElOVkFMSURfQVJHVU1FTlQ6IG1lc3NhZ2VzIG9mIHRoZSByZXF1ZXN0IGFyZSBuZXN0ZWQgbW9yZSBkZWVwbHkgdGhhbiBg\
      bGltaXRgLgoKaAoEBQACIRIDXgIjGlsgSU5URVJOQUw6IHRoZSByZXF1ZXN0IGlzIG5vdCBvbmUgd2hvbGUgc3RyZWFtIG9m\
      IHRoZSBlbmNvZGluZyB0aGF0IGBncnBjLWVuY29kaW5nYCBuYW1lcy4KCoUBCgQFAAIiEgNhAiEaeCBSZXF1ZXN0cyBpbiB0\
      aGUgd29ya3MsIG9mIHRoaXMgY2xpZW50IG9yIG9mIGFsbCwgdGFrZSBhbGwgdGhlIG1lbW9yeSBmb3IgdGhlbS4gQnJpbmdz\
      IFJldHJ5SW5mbzoKIHNlbmQgdGhlIHNhbWUgYWdhaW4uCgqOAQoEBQACIxIDZAIWGoABIFRoZSBjbGllbnQsIG9yIGFsbCBv\
      ZiB0aGVtLCBpcyBhdCBgbGltaXRgIG9mIGBsaW1pdF9uYW1lYCAoY29ubmVjdGlvbnMsIHN0cmVhbXMsIOKApikuIFdhaXQg\
      Zm9yIGNhbGxzCiB0byBlbmQsIHJlYWQgcmVzcG9uc2VzLgoKXAoEBQACJBIDZgIXGk8gV2hhdCBpcyB0byBiZSBzdG9yZWQg\
      aXMgbW9yZSB0aGFuIG9uZSBzdGF0ZW1lbnQgbWF5IGNhcnJ5LiBTZW5kIGxlc3MgYXQgb25jZS4KCl0KBAUAAiUSA2gCHRpQ\
      IFRvbyBtYW55IHBhc3N3b3JkcyBhcmUgY2hlY2tlZCBhdCBvbmNlLiBCcmluZ3MgUmV0cnlJbmZvOiBzZW5kIHRoZSBzYW1l\
      IGFnYWluLgoKWwoEBQACJhIDagIbGk4gVG9vIG1hbnkgY2FsbHMgd2FpdCBmb3IgdGhlIGRhdGFiYXNlLiBCcmluZ3MgUmV0\
      cnlJbmZvOiBzZW5kIHRoZSBzYW1lIGFnYWluLgoKXwoEBQACJxIDbAIZGlIgVG9vIG1hbnkgc3RyZWFtcyBvZiBjaGFuZ2Vz\
      IG9yIGhlYWx0aCBhcmUgb3Blbi4gQnJpbmdzIFJldHJ5SW5mbzogb3BlbiBpdCBhZ2Fpbi4KCnYKBAUAAigSA28CExppIE5v\
      dGhpbmcgd2FzIGFza2VkIG9uIGEgc3RyZWFtIG9mIHJlZmxlY3Rpb24gZm9yIGEgd2hpbGUuIE9wZW4gaXQgYWdhaW4gd2hl\
      biB0aGVyZSBpcyBzb21ldGhpbmcgdG8KIGFzay4KCqoBCgQFAAIpEgN1AhUaFyBJdCBjYW5ub3QgYmUgcmVhY2hlZC4KMoMB\
      IFRoZSBkYXRhYmFzZSBoaW5kZXJzIHRoZSBzZXJ2aWNlOiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4gU2VuZCB0aGUg\
      c2FtZSBhZ2Fpbi4gQWxsIGJ1dCB0aGUgZmlyc3QKIHRocmVlIGFyZSBmb3IgdGhlIG9wZXJhdG9yLgoKIAoEBQACKhIDdwIV\
      GhMgSXQgdG9vayB0b28gbG9uZy4KCjIKBAUAAisSA3kCFRolIE90aGVyIHRyYW5zYWN0aW9ucyB3ZXJlIGluIHRoZSB3YXku\
      CgoqCgQFAAIsEgN7AhUaHSBJdHMgZGlzayBoYXMgbm8gc3BhY2UgbGVmdC4KCkoKBAUAAi0SA30CGho9IEl0IHRha2VzIG5v\
      IHdyaXRlczogaXQgaXMgYSByZXBsaWNhLCBvciB3YXMgbWFkZSByZWFkLW9ubHkuCgorCgQFAAIuEgN/AiYaHiBJdCBoYXMg\
      dG9vIG1hbnkgY29ubmVjdGlvbnMuCgo4CgQFAAIvEgSBAQIhGiogSXQgaXMgb3V0IG9mIG1lbW9yeSBvciBhbm90aGVyIHJl\
      c291cmNlLgpiBnByb3RvMw==
      """)
}
