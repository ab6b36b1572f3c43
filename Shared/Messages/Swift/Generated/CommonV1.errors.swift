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
      bi5WMUrNJgpKCgEMEgMBABIaQCBXaGF0IGFueSBtZXRob2QgbWF5IGFuc3dlciBiZXNpZGUgdGhlIGVycm9ycyB0aGF0IHN0\
      YW5kIGF0IGl0LgoKlwMKAgUAEgUOAIIBARqJAyBSZWFzb25zIHRoYXQgbWV0aG9kcyBvZiBldmVyeSBzZXJ2aWNlIG1heSBh\
      bnN3ZXIuIFRoZXkgc3RhbmQgYXMgdGV4dCwgd2l0aG91dCBhIHByZWZpeCwgaW4KIGBnb29nbGUucnBjLkVycm9ySW5mby5y\
      ZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvZiBhIHN0YXR1cywgb3IgaW4gYEJhZFJlcXVlc3QuRmllbGRWaW9sYXRpb24u\
      cmVhc29uYCBvZgogb25lIGZpZWxkOyB0aGUgdmFsdWVzJyBuYW1lcyBhcmUgdGhlc2UgdGV4dHMuIFJlYXNvbnMgb2Ygb25l\
      IHNlcnZpY2Ugc3RhbmQgaW4gaXRzIG93biBgRXJyb3JSZWFzb25gLiBOZXcKIG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRy\
      ZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQFAAIAEgMQ\
      Ah8aESBOZXZlciBhbnN3ZXJlZC4KCp4BCgQFAAIBEgMVAg8aKCBUaGUgZmllbGQgaGFzIG5vIGRlZmF1bHQgYW5kIGlzIGVt\
      cHR5LgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIGVhY2ggd2l0aCB0\
      aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKjAEKBAUAAgISAxgCERp/IE5vdCAx4oCTNjQgbG93ZXIt\
      Y2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMgKGVsZW1lbnRzOiBsZXR0ZXJzLCBkaWdpdHMgYW5kIGBfYCksIG9y\
      IG5vdCBhIFVVSUQKIHdoZXJlIG9uZSBpcyBhc2tlZCBmb3IuCgo4CgQFAAIDEgMaAhcaKyBOb3QgYSBCQ1AgNDcgdGFnIHN1\
      Y2ggYXMgYGRlYCBvciBgcHQtQlJgLgoKMQoEBQACBBIDHAIYGiQgTm90IHRoZSBuYW1lIG9mIGFuIElBTkEgdGltZSB6b25l\
      LgoKMQoEBQACBRIDHgITGiQgTm90IGEgdGltZSBvZiB0aGUgeWVhcnMgMSB0byA5OTk5LgoKPgoEBQACBhIDIAIdGjEgTW9y\
      ZSBlbnRyaWVzIHRoYW4gYSBwYWdlIG9mIHRoaXMgbGlzdCBtYXkgaGF2ZS4KCmAKBAUAAgcSAyICGRpTIE5vdCBmcm9tIHRo\
      ZSBhbnN3ZXIgYmVmb3JlIHRvIHRoZSBzYW1lIHF1ZXN0aW9uLiBCZWdpbiB3aXRoIHRoZSBmaXJzdCBwYWdlIGFnYWluLgoK\
      LwoEBQACCBIDJAIPGiIgQSBsaXN0IGlzIGxvbmdlciB0aGFuIGl0IG1heSBiZS4KClQKBAUAAgkSAyYCExpHIEEgdGV4dCBp\
      cyBub3QgVVRGLTggKGluIGFuIGFuc3dlciBzaGVldDogVEVYVF9JTlZBTElEIG9mIHRoYXQgc2hlZXQpLgoKWAoEBQACChID\
      KAIUGksgQSB0ZXh0IGhhcyBVKzAwMDAgaW4gaXQgKGluIGFuIGFuc3dlciBzaGVldDogVEVYVF9JTlZBTElEIG9mIHRoYXQg\
      c2hlZXQpLgoKQwoEBQACCxIDKgIRGjYgVGhlIGJ5dGVzIGFyZSBub3QgdGhlIG1lc3NhZ2UgdGhhdCB0aGUgbWV0aG9kIHRh\
      a2VzLgoKWQoEBQACDBIDLAIQGkwgTWVzc2FnZXMgYXJlIG5lc3RlZCBtb3JlIGRlZXBseSB0aGFuIGlzIHJlYWQ7IGNvbWVz\
      IHdpdGggTUVTU0FHRV9UT09fREVFUC4KCmMKBAUAAg0SAy4CGRpWIFRoZSBsaXN0IHRoYXQgd2VudCBvdmVyIHRoZSBsaW1p\
      dCBvZiBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTLCB3aXRoIHdoaWNoIGl0IGNvbWVzLgoKaAoEBQACDhIDMAIXGlsgVGhl\
      IGZpZWxkIHRoYXQgd2VudCBvdmVyIHRoZSBsaW1pdCBvZiBNRVNTQUdFX1RBS0VTX1RPT19NVUNIX01FTU9SWSwgd2l0aCB3\
      aGljaCBpdCBjb21lcy4KCmUKBAUAAg8SAzICFxpYIEVuZHMgYSBsaXN0IG9mIHZpb2xhdGlvbnMgdGhhdCBpcyBsb25nZXIg\
      dGhhbiBhbiBhbnN3ZXIgaG9sZHM6IHRoZXJlIGFyZSBtb3JlIG9mIHRoZW0uCgp4CgQFAAIQEgM3AhUaXSBVTkFVVEhFTlRJ\
      Q0FURUQ6IHRoZSBtZXRob2QgbmVlZHMgYW4gYWNjZXNzIHRva2VuLCBhcyBtZXRhZGF0YSBgYXV0aG9yaXphdGlvbjogQmVh\
      cmVyIOKApmAuCjIMIFdobyBjYWxscy4KCkUKBAUAAhESAzkCFxo4IFVOQVVUSEVOVElDQVRFRDogdGhlIHRleHQgaXMgbm8g\
      YWNjZXNzIHRva2VuLiBTaWduIGluLgoKXAoEBQACEhIDOwIfGk8gVU5BVVRIRU5USUNBVEVEOiBubyB0cnVzdGVkIGtleSBo\
      YXMgc2lnbmVkIHRoZSB0b2tlbi4gUmVmcmVzaCBpdCwgb3Igc2lnbiBpbi4KCkAKBAUAAhMSAz0CFRozIFVOQVVUSEVOVElD\
      QVRFRDogdGhlIHRva2VuIGhhcyBlbmRlZC4gUmVmcmVzaCBpdC4KCk4KBAUAAhQSAz8CGxpBIFVOQVVUSEVOVElDQVRFRDog\
      dGhlIHRva2VuIGJlZ2lucyBsYXRlciwgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKWgoEBQACFRIDQQIcGk0gVU5BVVRIRU5U\
      SUNBVEVEOiB0aGUgdG9rZW4gaXMgZnJvbSBhbm90aGVyIGlzc3VlciB0aGFuIHRoaXMgc2VydmljZSB0cnVzdHMuCgppCgQF\
      AAIWEgNDAh8aXCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBmb3Igb3RoZXIgc2VydmljZXMuIFNpZ24gaW4gZm9y\
      IHRoaXMgb25lLCB0b28gKGBhdWRpZW5jZXNgKS4KCooBCgQFAAIXEgNGAhgafSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRv\
      a2VuIGRvZXMgbm90IHNheSB0aGF0IHRoZSBjYWxsZXIgbGVhZHMgdGhlIHN0dWR5LCBvciBhbnkuIEFmdGVyIGEgY2hhbmdl\
      IG9mCiBpdCByZWZyZXNoIHRoZSB0b2tlbi4KCl0KBAUAAhgSA0gCGRpQIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4g\
      ZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBpcyBhbiBhZG1pbmlzdHJhdG9yLgoKSAoEBQACGRIDSgIXGjsgUEVSTUlT\
      U0lPTl9ERU5JRUQ6IG9ubHkgcGFydGljaXBhbnRzIG1heSBjYWxsIHRoZSBtZXRob2QuCgqfAQoEBQACGhIDTQIUGpEBIFBF\
      Uk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluIHRo\
      ZSBzdHVkeS4gSm9pbiBpdDsgYWZ0ZXIKIGpvaW5pbmcgb24gYW5vdGhlciBkZXZpY2UgcmVmcmVzaCB0aGUgdG9rZW4uCgpd\
      CgQFAAIbEgNPAhgaUCBQRVJNSVNTSU9OX0RFTklFRDogYW5vdGhlciBzZXJ2aWNlIGFza2VkIGluIGl0cyBvd24gbmFtZSB3\
      aGF0IG9ubHkgcGVvcGxlIG1heS4KClkKBAUAAhwSA1ECGBpMIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2VydGlmaWNhdGUg\
      b2YgdGhlIGNsaWVudCBtYXkgbm90IGNhbGwgdGhpcyBzZXJ2ZXIuCgqlAQoEBQACHRIDVgIZGk4gVGhlIHJlcXVlc3QgaGFz\
      IG1vcmUgYnl0ZXMgdGhhbiBgbGltaXRgIG9mIHRoZSBFcnJvckluZm8uIFNlbmQgbGVzcyBhdCBvbmNlLgoySCBIb3cgbXVj\
      aCBpcyBhc2tlZCBmb3I6IFJFU09VUkNFX0VYSEFVU1RFRCwgd2hlcmUgbm90aGluZyBlbHNlIGlzIHNhaWQuCgpbCgQFAAIe\
      EgNYAiEaTiBUaGUgbGlzdHMgb2YgdGhlIHJlcXVlc3QgaGF2ZSBtb3JlIGVsZW1lbnRzIHRoYW4gYGxpbWl0YC4gU2VuZCBs\
      ZXNzIGF0IG9uY2UuCgpWCgQFAAIfEgNaAiUaSSBUaGUgcmVxdWVzdCB0YWtlcyBtb3JlIGJ5dGVzIGluIG1lbW9yeSB0aGFu\
      IGBsaW1pdGAuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXQoEBQACIBIDXAIYGlAgSU5WQUxJRF9BUkdVTUVOVDogbWVzc2FnZXMg\
      b2YgdGhlIHJlcXVlc3QgYXJlIG5lc3RlZCBtb3JlIGRlZXBseSB0aGFuIGBsaW1pdGAuCgpoCgQFAAIhEgNeAiMaWyBJTlRF\
      Uk5BTDogdGhlIHJlcXVlc3QgaXMgbm90IG9uZSB3aG9sZSBzdHJlYW0gb2YgdGhlIGVuY29kaW5nIHRoYXQgYGdycGMtZW5j\
      b2RpbmdgIG5hbWVzLgoKhQEKBAUAAiISA2ECIRp4IFJlcXVlc3RzIGluIHRoZSB3b3Jrcywgb2YgdGhpcyBjbGllbnQgb3Ig\
      b2YgYWxsLCB0YWtlIGFsbCB0aGUgbWVtb3J5IGZvciB0aGVtLiBCcmluZ3MgUmV0cnlJbmZvOgogc2VuZCB0aGUgc2FtZSBh\
      Z2Fpbi4KCo4BCgQFAAIjEgNkAhYagAEgVGhlIGNsaWVudCwgb3IgYWxsIG9mIHRoZW0sIGlzIGF0IGBsaW1pdGAgb2YgYGxp\
      bWl0X25hbWVgIChjb25uZWN0aW9ucywgc3RyZWFtcywg4oCmKS4gV2FpdCBmb3IgY2FsbHMKIHRvIGVuZCwgcmVhZCByZXNw\
      b25zZXMuCgpcCgQFAAIkEgNmAhcaTyBXaGF0IGlzIHRvIGJlIHN0b3JlZCBpcyBtb3JlIHRoYW4gb25lIHN0YXRlbWVudCBt\
      YXkgY2FycnkuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXQoEBQACJRIDaAIdGlAgVG9vIG1hbnkgcGFzc3dvcmRzIGFyZSBjaGVj\
      a2VkIGF0IG9uY2UuIEJyaW5ncyBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYWdhaW4uCgpbCgQFAAImEgNqAhsaTiBUb28g\
      bWFueSBjYWxscyB3YWl0IGZvciB0aGUgZGF0YWJhc2UuIEJyaW5ncyBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYWdhaW4u\
      CgpfCgQFAAInEgNsAhkaUiBUb28gbWFueSBzdHJlYW1zIG9mIGNoYW5nZXMgb3IgaGVhbHRoIGFyZSBvcGVuLiBCcmluZ3Mg\
      UmV0cnlJbmZvOiBvcGVuIGl0IGFnYWluLgoKdgoEBQACKBIDbwITGmkgTm90aGluZyB3YXMgYXNrZWQgb24gYSBzdHJlYW0g\
      b2YgcmVmbGVjdGlvbiBmb3IgYSB3aGlsZS4gT3BlbiBpdCBhZ2FpbiB3aGVuIHRoZXJlIGlzIHNvbWV0aGluZyB0bwogYXNr\
      LgoKqgEKBAUAAikSA3UCFRoXIEl0IGNhbm5vdCBiZSByZWFjaGVkLgoygwEgVGhlIGRhdGFiYXNlIGhpbmRlcnMgdGhlIHNl\
      cnZpY2U6IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLiBTZW5kIHRoZSBzYW1lIGFnYWluLiBBbGwgYnV0IHRoZSBmaXJz\
      dAogdGhyZWUgYXJlIGZvciB0aGUgb3BlcmF0b3IuCgogCgQFAAIqEgN3AhUaEyBJdCB0b29rIHRvbyBsb25nLgoKMgoEBQAC\
      KxIDeQIVGiUgT3RoZXIgdHJhbnNhY3Rpb25zIHdlcmUgaW4gdGhlIHdheS4KCioKBAUAAiwSA3sCFRodIEl0cyBkaXNrIGhh\
      cyBubyBzcGFjZSBsZWZ0LgoKSgoEBQACLRIDfQIaGj0gSXQgdGFrZXMgbm8gd3JpdGVzOiBpdCBpcyBhIHJlcGxpY2EsIG9y\
      IHdhcyBtYWRlIHJlYWQtb25seS4KCisKBAUAAi4SA38CJhoeIEl0IGhhcyB0b28gbWFueSBjb25uZWN0aW9ucy4KCjgKBAUA\
      Ai8SBIEBAiEaKiBJdCBpcyBvdXQgb2YgbWVtb3J5IG9yIGFub3RoZXIgcmVzb3VyY2UuCmIGcHJvdG8z
      """)
}
