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
    /// PERMISSION_DENIED: the token does not say that the caller is an administrator, or the caller is none any
    /// more.
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
    /// The metadata of the request has more bytes than `size_limit` or more fields than `fields_limit`.
    case metadataTooLarge
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
    /// Too many streams of changes, prompts or health are open. Brings RetryInfo: open it again.
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
    /// It was restored from a backup, and erasures made since are carried out again first.
    case erasuresNotReplayed
    /// PERMISSION_DENIED: the account is suspended. Nothing of it is lost; only an administrator can let it
    /// in again. Keep what was not sent yet.
    case accountSuspended
    /// PERMISSION_DENIED: the password has to be proven again (otolith.auth.v1 ProvePassword), at most five
    /// minutes before.
    case freshProofRequired
    /// ABORTED: the same caller began another export of the same participant. Read that one.
    case ownExportSuperseded
    /// RESOURCE_EXHAUSTED with RetryInfo: so many exports of the participant were begun within an hour. Resume
    /// later, with the same `resume_token`.
    case ownExportTooOften
    /// FAILED_PRECONDITION: everything of the participant was erased, or is being erased. Of an export, what was
    /// received is all there is; after otolith.auth.v1 Refresh, a device forgets what it has not sent.
    case accountErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .metadataTooLarge, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources, .erasuresNotReplayed, .accountSuspended, .freshProofRequired, .ownExportSuperseded, .ownExportTooOften, .accountErased] }

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
        case 59: .metadataTooLarge
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
        case 58: .erasuresNotReplayed
        case 48: .accountSuspended
        case 54: .freshProofRequired
        case 55: .ownExportSuperseded
        case 56: .ownExportTooOften
        case 57: .accountErased
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
        case .metadataTooLarge: 59
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
        case .erasuresNotReplayed: 58
        case .accountSuspended: 48
        case .freshProofRequired: 54
        case .ownExportSuperseded: 55
        case .ownExportTooOften: 56
        case .accountErased: 57
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
      Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKvwJCgtFcnJvclJlYXNvbhIcChhF\
      UlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIMCghSRVFVSVJFRBABEg4KCklEX0lOVkFMSUQQAhIUChBMQU5HVUFHRV9JTlZB\
      TElEEAMSFQoRVElNRV9aT05FX1VOS05PV04QBBIQCgxUSU1FX0lOVkFMSUQQBRIaChZQQUdFX1NJWkVfT1VUX09GX1JBTkdF\
      EAYSFgoSUEFHRV9UT0tFTl9JTlZBTElEEAcSDAoIVE9PX01BTlkQCBIQCgxJTlZBTElEX1VURjgQCRIQCgxFTUJFRERFRF9O\
      VUwQChINCglNQUxGT1JNRUQQCxIMCghUT09fREVFUBAMEhUKEVRPT19NQU5ZX0VMRU1FTlRTEA0SEwoPVE9PX01VQ0hfTUVN\
      T1JZEA4SEwoPTU9SRV9WSU9MQVRJT05TEA8SEQoNVE9LRU5fTUlTU0lORxAQEhMKD1RPS0VOX01BTEZPUk1FRBAREhsKF1RP\
      S0VOX1NJR05BVFVSRV9JTlZBTElEEBISEQoNVE9LRU5fRVhQSVJFRBATEhcKE1RPS0VOX05PVF9ZRVRfVkFMSUQQFBIYChRU\
      T0tFTl9JU1NVRVJfVU5LTk9XThAVEhsKF1RPS0VOX0FVRElFTkNFX01JU01BVENIEBYSFAoQTk9UX1NUVURZX0xFQURFUhAX\
      EhUKEU5PVF9BRE1JTklTVFJBVE9SEBgSEwoPTk9UX1BBUlRJQ0lQQU5UEBkSEAoMTk9UX0VOUk9MTEVEEBoSFAoQTk9UX0ZP\
      Ul9TRVJWSUNFUxAbEhQKEFBFRVJfTk9UX0FMTE9XRUQQHBIVChFNRVNTQUdFX1RPT19MQVJHRRAdEh0KGU1FU1NBR0VfVE9P\
      X01BTllfRUxFTUVOVFMQHhIhCh1NRVNTQUdFX1RBS0VTX1RPT19NVUNIX01FTU9SWRAfEhYKEk1FVEFEQVRBX1RPT19MQVJH\
      RRA7EhQKEE1FU1NBR0VfVE9PX0RFRVAQIBIfChtNRVNTQUdFX0NPTVBSRVNTSU9OX0lOVkFMSUQQIRIdChlERUNPRElOR19N\
      RU1PUllfRVhIQVVTVEVEECISEgoOTElNSVRfRVhDRUVERUQQIxITCg9XUklURV9UT09fTEFSR0UQJBIZChVQQVNTV09SRF9D\
      SEVDS1NfTElNSVQQJRIXChNEQVRBQkFTRV9RVUVVRV9GVUxMECYSFQoRVE9PX01BTllfV0FUQ0hFUlMQJxIPCgtTVFJFQU1f\
      SURMRRAoEhEKDURBVEFCQVNFX0FXQVkQKRIRCg1EQVRBQkFTRV9TTE9XECoSEQoNREFUQUJBU0VfQlVTWRArEhEKDURBVEFC\
      QVNFX0ZVTEwQLBIWChJEQVRBQkFTRV9SRUFEX09OTFkQLRIiCh5EQVRBQkFTRV9DT05ORUNUSU9OU19FWEhBVVNURUQQLhId\
      ChlEQVRBQkFTRV9PVVRfT0ZfUkVTT1VSQ0VTEC8SGQoVRVJBU1VSRVNfTk9UX1JFUExBWUVEEDoSFQoRQUNDT1VOVF9TVVNQ\
      RU5ERUQQMBIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA2EhkKFU9XTl9FWFBPUlRfU1VQRVJTRURFRBA3EhgKFE9XTl9FWFBP\
      UlRfVE9PX09GVEVOEDgSEgoOQUNDT1VOVF9FUkFTRUQQOUJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1v\
      bi92MTtjb21tb252MaoCEU90b2xpdGguQ29tbW9uLlYxSvUvCkoKAQwSAwEAEhpAIFdoYXQgYW55IG1ldGhvZCBtYXkgYW5z\
      d2VyIGJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgaXQuCgqXAwoCBQASBQ4AmQEBGokDIFJlYXNvbnMgdGhhdCBt\
      ZXRob2RzIG9mIGV2ZXJ5IHNlcnZpY2UgbWF5IGFuc3dlci4gVGhleSBzdGFuZCBhcyB0ZXh0LCB3aXRob3V0IGEgcHJlZml4\
      LCBpbgogYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9mIGEgc3RhdHVzLCBvciBp\
      biBgQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gIG9mCiBvbmUgZmllbGQ7IHRoZSB2YWx1ZXMnIG5hbWVzIGFy\
      ZSB0aGVzZSB0ZXh0cy4gUmVhc29ucyBvZiBvbmUgc2VydmljZSBzdGFuZCBpbiBpdHMgb3duIGBFcnJvclJlYXNvbmAuIE5l\
      dwogb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0\
      aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAxACHxoRIE5ldmVyIGFuc3dlcmVkLgoKngEKBAUAAgESAxUCDxooIFRoZSBm\
      aWVsZCBoYXMgbm8gZGVmYXVsdCBhbmQgaXMgZW1wdHkuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1F\
      TlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgqjAQoE\
      BQACAhIDGAIRGpUBIE5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMgKGVsZW1lbnRz\
      OiBsZXR0ZXJzLCBkaWdpdHMgYW5kIGBfYCksIG9yIG5vdCBhIFVVSUQKIHdoZXJlIG9uZSBpcyBhc2tlZCBmb3IuIFRoZSBu\
      aWwgVVVJRCBpcyBub25lLgoKOAoEBQACAxIDGgIXGisgTm90IGEgQkNQIDQ3IHRhZyBzdWNoIGFzIGBkZWAgb3IgYHB0LUJS\
      YC4KCjEKBAUAAgQSAxwCGBokIE5vdCB0aGUgbmFtZSBvZiBhbiBJQU5BIHRpbWUgem9uZS4KCjEKBAUAAgUSAx4CExokIE5v\
      dCBhIHRpbWUgb2YgdGhlIHllYXJzIDEgdG8gOTk5OS4KCj4KBAUAAgYSAyACHRoxIE1vcmUgZW50cmllcyB0aGFuIGEgcGFn\
      ZSBvZiB0aGlzIGxpc3QgbWF5IGhhdmUuCgpgCgQFAAIHEgMiAhkaUyBOb3QgZnJvbSB0aGUgYW5zd2VyIGJlZm9yZSB0byB0\
      aGUgc2FtZSBxdWVzdGlvbi4gQmVnaW4gd2l0aCB0aGUgZmlyc3QgcGFnZSBhZ2Fpbi4KCi8KBAUAAggSAyQCDxoiIEEgbGlz\
      dCBpcyBsb25nZXIgdGhhbiBpdCBtYXkgYmUuCgpUCgQFAAIJEgMmAhMaRyBBIHRleHQgaXMgbm90IFVURi04IChpbiBhbiBh\
      bnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KClgKBAUAAgoSAygCFBpLIEEgdGV4dCBoYXMgVSsw\
      MDAwIGluIGl0IChpbiBhbiBhbnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KCkMKBAUAAgsSAyoC\
      ERo2IFRoZSBieXRlcyBhcmUgbm90IHRoZSBtZXNzYWdlIHRoYXQgdGhlIG1ldGhvZCB0YWtlcy4KClkKBAUAAgwSAywCEBpM\
      IE1lc3NhZ2VzIGFyZSBuZXN0ZWQgbW9yZSBkZWVwbHkgdGhhbiBpcyByZWFkOyBjb21lcyB3aXRoIE1FU1NBR0VfVE9PX0RF\
      RVAuCgpjCgQFAAINEgMuAhkaViBUaGUgbGlzdCB0aGF0IHdlbnQgb3ZlciB0aGUgbGltaXQgb2YgTUVTU0FHRV9UT09fTUFO\
      WV9FTEVNRU5UUywgd2l0aCB3aGljaCBpdCBjb21lcy4KCmgKBAUAAg4SAzACFxpbIFRoZSBmaWVsZCB0aGF0IHdlbnQgb3Zl\
      ciB0aGUgbGltaXQgb2YgTUVTU0FHRV9UQUtFU19UT09fTVVDSF9NRU1PUlksIHdpdGggd2hpY2ggaXQgY29tZXMuCgplCgQF\
      AAIPEgMyAhcaWCBFbmRzIGEgbGlzdCBvZiB2aW9sYXRpb25zIHRoYXQgaXMgbG9uZ2VyIHRoYW4gYW4gYW5zd2VyIGhvbGRz\
      OiB0aGVyZSBhcmUgbW9yZSBvZiB0aGVtLgoKeAoEBQACEBIDNwIVGl0gVU5BVVRIRU5USUNBVEVEOiB0aGUgbWV0aG9kIG5l\
      ZWRzIGFuIGFjY2VzcyB0b2tlbiwgYXMgbWV0YWRhdGEgYGF1dGhvcml6YXRpb246IEJlYXJlciDigKZgLgoyDCBXaG8gY2Fs\
      bHMuCgp3CgQFAAIREgM5AhcaaiBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0ZXh0IGlzIG5vIGFjY2VzcyB0b2tlbiwgb3IgdGhl\
      cmUgaXMgbW9yZSB0aGFuIG9uZSBgYXV0aG9yaXphdGlvbmAgaGVhZGVyLiBTaWduIGluLgoKXAoEBQACEhIDOwIfGk8gVU5B\
      VVRIRU5USUNBVEVEOiBubyB0cnVzdGVkIGtleSBoYXMgc2lnbmVkIHRoZSB0b2tlbi4gUmVmcmVzaCBpdCwgb3Igc2lnbiBp\
      bi4KCkAKBAUAAhMSAz0CFRozIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGhhcyBlbmRlZC4gUmVmcmVzaCBpdC4KCk4K\
      BAUAAhQSAz8CGxpBIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGJlZ2lucyBsYXRlciwgYnkgdGhlIHNlcnZlcidzIGNs\
      b2NrLgoKWgoEBQACFRIDQQIcGk0gVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaXMgZnJvbSBhbm90aGVyIGlzc3VlciB0\
      aGFuIHRoaXMgc2VydmljZSB0cnVzdHMuCgppCgQFAAIWEgNDAh8aXCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBm\
      b3Igb3RoZXIgc2VydmljZXMuIFNpZ24gaW4gZm9yIHRoaXMgb25lLCB0b28gKGBhdWRpZW5jZXNgKS4KCqUBCgQFAAIXEgNG\
      AhgalwEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBzYXkgdGhhdCB0aGUgY2FsbGVyIGxlYWRzIHRo\
      ZSBzdHVkeSwgb3IgYW55OyBhZG1pbmlzdHJhdG9ycyBsZWFkCiBub25lLiBBZnRlciBhIGNoYW5nZSBvZiBpdCByZWZyZXNo\
      IHRoZSB0b2tlbi4KCn4KBAUAAhgSA0kCGRpxIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRo\
      YXQgdGhlIGNhbGxlciBpcyBhbiBhZG1pbmlzdHJhdG9yLCBvciB0aGUgY2FsbGVyIGlzIG5vbmUgYW55CiBtb3JlLgoKSAoE\
      BQACGRIDSwIXGjsgUEVSTUlTU0lPTl9ERU5JRUQ6IG9ubHkgcGFydGljaXBhbnRzIG1heSBjYWxsIHRoZSBtZXRob2QuCgqf\
      AQoEBQACGhIDTgIUGpEBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxl\
      ciB0YWtlcyBwYXJ0IGluIHRoZSBzdHVkeS4gSm9pbiBpdDsgYWZ0ZXIKIGpvaW5pbmcgb24gYW5vdGhlciBkZXZpY2UgcmVm\
      cmVzaCB0aGUgdG9rZW4uCgpdCgQFAAIbEgNQAhgaUCBQRVJNSVNTSU9OX0RFTklFRDogYW5vdGhlciBzZXJ2aWNlIGFza2Vk\
      IGluIGl0cyBvd24gbmFtZSB3aGF0IG9ubHkgcGVvcGxlIG1heS4KClkKBAUAAhwSA1ICGBpMIFBFUk1JU1NJT05fREVOSUVE\
      OiB0aGUgY2VydGlmaWNhdGUgb2YgdGhlIGNsaWVudCBtYXkgbm90IGNhbGwgdGhpcyBzZXJ2ZXIuCgqlAQoEBQACHRIDVwIZ\
      Gk4gVGhlIHJlcXVlc3QgaGFzIG1vcmUgYnl0ZXMgdGhhbiBgbGltaXRgIG9mIHRoZSBFcnJvckluZm8uIFNlbmQgbGVzcyBh\
      dCBvbmNlLgoySCBIb3cgbXVjaCBpcyBhc2tlZCBmb3I6IFJFU09VUkNFX0VYSEFVU1RFRCwgd2hlcmUgbm90aGluZyBlbHNl\
      IGlzIHNhaWQuCgpbCgQFAAIeEgNZAiEaTiBUaGUgbGlzdHMgb2YgdGhlIHJlcXVlc3QgaGF2ZSBtb3JlIGVsZW1lbnRzIHRo\
      YW4gYGxpbWl0YC4gU2VuZCBsZXNzIGF0IG9uY2UuCgpWCgQFAAIfEgNbAiUaSSBUaGUgcmVxdWVzdCB0YWtlcyBtb3JlIGJ5\
      dGVzIGluIG1lbW9yeSB0aGFuIGBsaW1pdGAuIFNlbmQgbGVzcyBhdCBvbmNlLgoKbwoEBQACIBIDXQIaGmIgVGhlIG1ldGFk\
      YXRhIG9mIHRoZSByZXF1ZXN0IGhhcyBtb3JlIGJ5dGVzIHRoYW4gYHNpemVfbGltaXRgIG9yIG1vcmUgZmllbGRzIHRoYW4g\
      YGZpZWxkc19saW1pdGAuCgpdCgQFAAIhEgNfAhgaUCBJTlZBTElEX0FSR1VNRU5UOiBtZXNzYWdlcyBvZiB0aGUgcmVxdWVz\
      dCBhcmUgbmVzdGVkIG1vcmUgZGVlcGx5IHRoYW4gYGxpbWl0YC4KCmgKBAUAAiISA2ECIxpbIElOVEVSTkFMOiB0aGUgcmVx\
      dWVzdCBpcyBub3Qgb25lIHdob2xlIHN0cmVhbSBvZiB0aGUgZW5jb2RpbmcgdGhhdCBgZ3JwYy1lbmNvZGluZ2AgbmFtZXMu\
      CgqFAQoEBQACIxIDZAIhGnggUmVxdWVzdHMgaW4gdGhlIHdvcmtzLCBvZiB0aGlzIGNsaWVudCBvciBvZiBhbGwsIHRha2Ug\
      YWxsIHRoZSBtZW1vcnkgZm9yIHRoZW0uIEJyaW5ncyBSZXRyeUluZm86CiBzZW5kIHRoZSBzYW1lIGFnYWluLgoKjgEKBAUA\
      AiQSA2cCFhqAASBUaGUgY2xpZW50LCBvciBhbGwgb2YgdGhlbSwgaXMgYXQgYGxpbWl0YCBvZiBgbGltaXRfbmFtZWAgKGNv\
      bm5lY3Rpb25zLCBzdHJlYW1zLCDigKYpLiBXYWl0IGZvciBjYWxscwogdG8gZW5kLCByZWFkIHJlc3BvbnNlcy4KClwKBAUA\
      AiUSA2kCFxpPIFdoYXQgaXMgdG8gYmUgc3RvcmVkIGlzIG1vcmUgdGhhbiBvbmUgc3RhdGVtZW50IG1heSBjYXJyeS4gU2Vu\
      ZCBsZXNzIGF0IG9uY2UuCgpdCgQFAAImEgNrAh0aUCBUb28gbWFueSBwYXNzd29yZHMgYXJlIGNoZWNrZWQgYXQgb25jZS4g\
      QnJpbmdzIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSBhZ2Fpbi4KClsKBAUAAicSA20CGxpOIFRvbyBtYW55IGNhbGxzIHdh\
      aXQgZm9yIHRoZSBkYXRhYmFzZS4gQnJpbmdzIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSBhZ2Fpbi4KCmgKBAUAAigSA28C\
      GRpbIFRvbyBtYW55IHN0cmVhbXMgb2YgY2hhbmdlcywgcHJvbXB0cyBvciBoZWFsdGggYXJlIG9wZW4uIEJyaW5ncyBSZXRy\
      eUluZm86IG9wZW4gaXQgYWdhaW4uCgp2CgQFAAIpEgNyAhMaaSBOb3RoaW5nIHdhcyBhc2tlZCBvbiBhIHN0cmVhbSBvZiBy\
      ZWZsZWN0aW9uIGZvciBhIHdoaWxlLiBPcGVuIGl0IGFnYWluIHdoZW4gdGhlcmUgaXMgc29tZXRoaW5nIHRvCiBhc2suCgqq\
      AQoEBQACKhIDeAIVGhcgSXQgY2Fubm90IGJlIHJlYWNoZWQuCjKDASBUaGUgZGF0YWJhc2UgaGluZGVycyB0aGUgc2Vydmlj\
      ZTogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8uIFNlbmQgdGhlIHNhbWUgYWdhaW4uIEFsbCBidXQgdGhlIGZpcnN0CiB0\
      aHJlZSBhcmUgZm9yIHRoZSBvcGVyYXRvci4KCiAKBAUAAisSA3oCFRoTIEl0IHRvb2sgdG9vIGxvbmcuCgoyCgQFAAIsEgN8\
      AhUaJSBPdGhlciB0cmFuc2FjdGlvbnMgd2VyZSBpbiB0aGUgd2F5LgoKKgoEBQACLRIDfgIVGh0gSXRzIGRpc2sgaGFzIG5v\
      IHNwYWNlIGxlZnQuCgpLCgQFAAIuEgSAAQIaGj0gSXQgdGFrZXMgbm8gd3JpdGVzOiBpdCBpcyBhIHJlcGxpY2EsIG9yIHdh\
      cyBtYWRlIHJlYWQtb25seS4KCiwKBAUAAi8SBIIBAiYaHiBJdCBoYXMgdG9vIG1hbnkgY29ubmVjdGlvbnMuCgo4CgQFAAIw\
      EgSEAQIhGiogSXQgaXMgb3V0IG9mIG1lbW9yeSBvciBhbm90aGVyIHJlc291cmNlLgoKYwoEBQACMRIEhgECHRpVIEl0IHdh\
      cyByZXN0b3JlZCBmcm9tIGEgYmFja3VwLCBhbmQgZXJhc3VyZXMgbWFkZSBzaW5jZSBhcmUgY2FycmllZCBvdXQgYWdhaW4g\
      Zmlyc3QuCgqcAQoEBQACMhIEigECGRqNASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFjY291bnQgaXMgc3VzcGVuZGVkLiBO\
      b3RoaW5nIG9mIGl0IGlzIGxvc3Q7IG9ubHkgYW4gYWRtaW5pc3RyYXRvciBjYW4gbGV0IGl0CiBpbiBhZ2Fpbi4gS2VlcCB3\
      aGF0IHdhcyBub3Qgc2VudCB5ZXQuCgq6AQoEBQACMxIEkAECHBp3IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc3dvcmQg\
      aGFzIHRvIGJlIHByb3ZlbiBhZ2FpbiAob3RvbGl0aC5hdXRoLnYxIFByb3ZlUGFzc3dvcmQpLCBhdCBtb3N0IGZpdmUKIG1p\
      bnV0ZXMgYmVmb3JlLgoyMyBPd24gZXhwb3J0cyAoRXhwb3J0T3duUmVjb3JkcyksIG9mIGV2ZXJ5IHNlcnZpY2UuCgplCgQF\
      AAI0EgSSAQIdGlcgQUJPUlRFRDogdGhlIHNhbWUgY2FsbGVyIGJlZ2FuIGFub3RoZXIgZXhwb3J0IG9mIHRoZSBzYW1lIHBh\
      cnRpY2lwYW50LiBSZWFkIHRoYXQgb25lLgoKngEKBAUAAjUSBJUBAhwajwEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0\
      cnlJbmZvOiBzbyBtYW55IGV4cG9ydHMgb2YgdGhlIHBhcnRpY2lwYW50IHdlcmUgYmVndW4gd2l0aGluIGFuIGhvdXIuIFJl\
      c3VtZQogbGF0ZXIsIHdpdGggdGhlIHNhbWUgYHJlc3VtZV90b2tlbmAuCgrbAQoEBQACNhIEmAECFhrMASBGQUlMRURfUFJF\
      Q09ORElUSU9OOiBldmVyeXRoaW5nIG9mIHRoZSBwYXJ0aWNpcGFudCB3YXMgZXJhc2VkLCBvciBpcyBiZWluZyBlcmFzZWQu\
      IE9mIGFuIGV4cG9ydCwgd2hhdCB3YXMKIHJlY2VpdmVkIGlzIGFsbCB0aGVyZSBpczsgYWZ0ZXIgb3RvbGl0aC5hdXRoLnYx\
      IFJlZnJlc2gsIGEgZGV2aWNlIGZvcmdldHMgd2hhdCBpdCBoYXMgbm90IHNlbnQuCmIGcHJvdG8z
      """)
}
