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
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources, .erasuresNotReplayed, .accountSuspended, .freshProofRequired, .ownExportSuperseded, .ownExportTooOften, .accountErased] }

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
      Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKuQJCgtFcnJvclJlYXNvbhIcChhF\
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
      Q0VTEC8SGQoVRVJBU1VSRVNfTk9UX1JFUExBWUVEEDoSFQoRQUNDT1VOVF9TVVNQRU5ERUQQMBIYChRGUkVTSF9QUk9PRl9S\
      RVFVSVJFRBA2EhkKFU9XTl9FWFBPUlRfU1VQRVJTRURFRBA3EhgKFE9XTl9FWFBPUlRfVE9PX09GVEVOEDgSEgoOQUNDT1VO\
      VF9FUkFTRUQQOUJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1vbi92MTtjb21tb252MaoCEU90b2xpdGgu\
      Q29tbW9uLlYxSvouCkoKAQwSAwEAEhpAIFdoYXQgYW55IG1ldGhvZCBtYXkgYW5zd2VyIGJlc2lkZSB0aGUgZXJyb3JzIHRo\
      YXQgc3RhbmQgYXQgaXQuCgqXAwoCBQASBQ4AlwEBGokDIFJlYXNvbnMgdGhhdCBtZXRob2RzIG9mIGV2ZXJ5IHNlcnZpY2Ug\
      bWF5IGFuc3dlci4gVGhleSBzdGFuZCBhcyB0ZXh0LCB3aXRob3V0IGEgcHJlZml4LCBpbgogYGdvb2dsZS5ycGMuRXJyb3JJ\
      bmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9mIGEgc3RhdHVzLCBvciBpbiBgQmFkUmVxdWVzdC5GaWVsZFZpb2xh\
      dGlvbi5yZWFzb25gIG9mCiBvbmUgZmllbGQ7IHRoZSB2YWx1ZXMnIG5hbWVzIGFyZSB0aGVzZSB0ZXh0cy4gUmVhc29ucyBv\
      ZiBvbmUgc2VydmljZSBzdGFuZCBpbiBpdHMgb3duIGBFcnJvclJlYXNvbmAuIE5ldwogb25lcyBtYXkgY29tZTogYSBjbGll\
      bnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUA\
      AgASAxACHxoRIE5ldmVyIGFuc3dlcmVkLgoKngEKBAUAAgESAxUCDxooIFRoZSBmaWVsZCBoYXMgbm8gZGVmYXVsdCBhbmQg\
      aXMgZW1wdHkuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3\
      aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgqjAQoEBQACAhIDGAIRGpUBIE5vdCAx4oCTNjQg\
      bG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMgKGVsZW1lbnRzOiBsZXR0ZXJzLCBkaWdpdHMgYW5kIGBf\
      YCksIG9yIG5vdCBhIFVVSUQKIHdoZXJlIG9uZSBpcyBhc2tlZCBmb3IuIFRoZSBuaWwgVVVJRCBpcyBub25lLgoKOAoEBQAC\
      AxIDGgIXGisgTm90IGEgQkNQIDQ3IHRhZyBzdWNoIGFzIGBkZWAgb3IgYHB0LUJSYC4KCjEKBAUAAgQSAxwCGBokIE5vdCB0\
      aGUgbmFtZSBvZiBhbiBJQU5BIHRpbWUgem9uZS4KCjEKBAUAAgUSAx4CExokIE5vdCBhIHRpbWUgb2YgdGhlIHllYXJzIDEg\
      dG8gOTk5OS4KCj4KBAUAAgYSAyACHRoxIE1vcmUgZW50cmllcyB0aGFuIGEgcGFnZSBvZiB0aGlzIGxpc3QgbWF5IGhhdmUu\
      CgpgCgQFAAIHEgMiAhkaUyBOb3QgZnJvbSB0aGUgYW5zd2VyIGJlZm9yZSB0byB0aGUgc2FtZSBxdWVzdGlvbi4gQmVnaW4g\
      d2l0aCB0aGUgZmlyc3QgcGFnZSBhZ2Fpbi4KCi8KBAUAAggSAyQCDxoiIEEgbGlzdCBpcyBsb25nZXIgdGhhbiBpdCBtYXkg\
      YmUuCgpUCgQFAAIJEgMmAhMaRyBBIHRleHQgaXMgbm90IFVURi04IChpbiBhbiBhbnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJ\
      RCBvZiB0aGF0IHNoZWV0KS4KClgKBAUAAgoSAygCFBpLIEEgdGV4dCBoYXMgVSswMDAwIGluIGl0IChpbiBhbiBhbnN3ZXIg\
      c2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KCkMKBAUAAgsSAyoCERo2IFRoZSBieXRlcyBhcmUgbm90IHRo\
      ZSBtZXNzYWdlIHRoYXQgdGhlIG1ldGhvZCB0YWtlcy4KClkKBAUAAgwSAywCEBpMIE1lc3NhZ2VzIGFyZSBuZXN0ZWQgbW9y\
      ZSBkZWVwbHkgdGhhbiBpcyByZWFkOyBjb21lcyB3aXRoIE1FU1NBR0VfVE9PX0RFRVAuCgpjCgQFAAINEgMuAhkaViBUaGUg\
      bGlzdCB0aGF0IHdlbnQgb3ZlciB0aGUgbGltaXQgb2YgTUVTU0FHRV9UT09fTUFOWV9FTEVNRU5UUywgd2l0aCB3aGljaCBp\
      dCBjb21lcy4KCmgKBAUAAg4SAzACFxpbIFRoZSBmaWVsZCB0aGF0IHdlbnQgb3ZlciB0aGUgbGltaXQgb2YgTUVTU0FHRV9U\
      QUtFU19UT09fTVVDSF9NRU1PUlksIHdpdGggd2hpY2ggaXQgY29tZXMuCgplCgQFAAIPEgMyAhcaWCBFbmRzIGEgbGlzdCBv\
      ZiB2aW9sYXRpb25zIHRoYXQgaXMgbG9uZ2VyIHRoYW4gYW4gYW5zd2VyIGhvbGRzOiB0aGVyZSBhcmUgbW9yZSBvZiB0aGVt\
      LgoKeAoEBQACEBIDNwIVGl0gVU5BVVRIRU5USUNBVEVEOiB0aGUgbWV0aG9kIG5lZWRzIGFuIGFjY2VzcyB0b2tlbiwgYXMg\
      bWV0YWRhdGEgYGF1dGhvcml6YXRpb246IEJlYXJlciDigKZgLgoyDCBXaG8gY2FsbHMuCgp3CgQFAAIREgM5AhcaaiBVTkFV\
      VEhFTlRJQ0FURUQ6IHRoZSB0ZXh0IGlzIG5vIGFjY2VzcyB0b2tlbiwgb3IgdGhlcmUgaXMgbW9yZSB0aGFuIG9uZSBgYXV0\
      aG9yaXphdGlvbmAgaGVhZGVyLiBTaWduIGluLgoKXAoEBQACEhIDOwIfGk8gVU5BVVRIRU5USUNBVEVEOiBubyB0cnVzdGVk\
      IGtleSBoYXMgc2lnbmVkIHRoZSB0b2tlbi4gUmVmcmVzaCBpdCwgb3Igc2lnbiBpbi4KCkAKBAUAAhMSAz0CFRozIFVOQVVU\
      SEVOVElDQVRFRDogdGhlIHRva2VuIGhhcyBlbmRlZC4gUmVmcmVzaCBpdC4KCk4KBAUAAhQSAz8CGxpBIFVOQVVUSEVOVElD\
      QVRFRDogdGhlIHRva2VuIGJlZ2lucyBsYXRlciwgYnkgdGhlIHNlcnZlcidzIGNsb2NrLgoKWgoEBQACFRIDQQIcGk0gVU5B\
      VVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaXMgZnJvbSBhbm90aGVyIGlzc3VlciB0aGFuIHRoaXMgc2VydmljZSB0cnVzdHMu\
      CgppCgQFAAIWEgNDAh8aXCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBmb3Igb3RoZXIgc2VydmljZXMuIFNpZ24g\
      aW4gZm9yIHRoaXMgb25lLCB0b28gKGBhdWRpZW5jZXNgKS4KCqUBCgQFAAIXEgNGAhgalwEgUEVSTUlTU0lPTl9ERU5JRUQ6\
      IHRoZSB0b2tlbiBkb2VzIG5vdCBzYXkgdGhhdCB0aGUgY2FsbGVyIGxlYWRzIHRoZSBzdHVkeSwgb3IgYW55OyBhZG1pbmlz\
      dHJhdG9ycyBsZWFkCiBub25lLiBBZnRlciBhIGNoYW5nZSBvZiBpdCByZWZyZXNoIHRoZSB0b2tlbi4KCn4KBAUAAhgSA0kC\
      GRpxIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBpcyBhbiBhZG1p\
      bmlzdHJhdG9yLCBvciB0aGUgY2FsbGVyIGlzIG5vbmUgYW55CiBtb3JlLgoKSAoEBQACGRIDSwIXGjsgUEVSTUlTU0lPTl9E\
      RU5JRUQ6IG9ubHkgcGFydGljaXBhbnRzIG1heSBjYWxsIHRoZSBtZXRob2QuCgqfAQoEBQACGhIDTgIUGpEBIFBFUk1JU1NJ\
      T05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluIHRoZSBzdHVk\
      eS4gSm9pbiBpdDsgYWZ0ZXIKIGpvaW5pbmcgb24gYW5vdGhlciBkZXZpY2UgcmVmcmVzaCB0aGUgdG9rZW4uCgpdCgQFAAIb\
      EgNQAhgaUCBQRVJNSVNTSU9OX0RFTklFRDogYW5vdGhlciBzZXJ2aWNlIGFza2VkIGluIGl0cyBvd24gbmFtZSB3aGF0IG9u\
      bHkgcGVvcGxlIG1heS4KClkKBAUAAhwSA1ICGBpMIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2VydGlmaWNhdGUgb2YgdGhl\
      IGNsaWVudCBtYXkgbm90IGNhbGwgdGhpcyBzZXJ2ZXIuCgqlAQoEBQACHRIDVwIZGk4gVGhlIHJlcXVlc3QgaGFzIG1vcmUg\
      Ynl0ZXMgdGhhbiBgbGltaXRgIG9mIHRoZSBFcnJvckluZm8uIFNlbmQgbGVzcyBhdCBvbmNlLgoySCBIb3cgbXVjaCBpcyBh\
      c2tlZCBmb3I6IFJFU09VUkNFX0VYSEFVU1RFRCwgd2hlcmUgbm90aGluZyBlbHNlIGlzIHNhaWQuCgpbCgQFAAIeEgNZAiEa\
      TiBUaGUgbGlzdHMgb2YgdGhlIHJlcXVlc3QgaGF2ZSBtb3JlIGVsZW1lbnRzIHRoYW4gYGxpbWl0YC4gU2VuZCBsZXNzIGF0\
      IG9uY2UuCgpWCgQFAAIfEgNbAiUaSSBUaGUgcmVxdWVzdCB0YWtlcyBtb3JlIGJ5dGVzIGluIG1lbW9yeSB0aGFuIGBsaW1p\
      dGAuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXQoEBQACIBIDXQIYGlAgSU5WQUxJRF9BUkdVTUVOVDogbWVzc2FnZXMgb2YgdGhl\
      IHJlcXVlc3QgYXJlIG5lc3RlZCBtb3JlIGRlZXBseSB0aGFuIGBsaW1pdGAuCgpoCgQFAAIhEgNfAiMaWyBJTlRFUk5BTDog\
      dGhlIHJlcXVlc3QgaXMgbm90IG9uZSB3aG9sZSBzdHJlYW0gb2YgdGhlIGVuY29kaW5nIHRoYXQgYGdycGMtZW5jb2Rpbmdg\
      IG5hbWVzLgoKhQEKBAUAAiISA2ICIRp4IFJlcXVlc3RzIGluIHRoZSB3b3Jrcywgb2YgdGhpcyBjbGllbnQgb3Igb2YgYWxs\
      LCB0YWtlIGFsbCB0aGUgbWVtb3J5IGZvciB0aGVtLiBCcmluZ3MgUmV0cnlJbmZvOgogc2VuZCB0aGUgc2FtZSBhZ2Fpbi4K\
      Co4BCgQFAAIjEgNlAhYagAEgVGhlIGNsaWVudCwgb3IgYWxsIG9mIHRoZW0sIGlzIGF0IGBsaW1pdGAgb2YgYGxpbWl0X25h\
      bWVgIChjb25uZWN0aW9ucywgc3RyZWFtcywg4oCmKS4gV2FpdCBmb3IgY2FsbHMKIHRvIGVuZCwgcmVhZCByZXNwb25zZXMu\
      CgpcCgQFAAIkEgNnAhcaTyBXaGF0IGlzIHRvIGJlIHN0b3JlZCBpcyBtb3JlIHRoYW4gb25lIHN0YXRlbWVudCBtYXkgY2Fy\
      cnkuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXQoEBQACJRIDaQIdGlAgVG9vIG1hbnkgcGFzc3dvcmRzIGFyZSBjaGVja2VkIGF0\
      IG9uY2UuIEJyaW5ncyBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYWdhaW4uCgpbCgQFAAImEgNrAhsaTiBUb28gbWFueSBj\
      YWxscyB3YWl0IGZvciB0aGUgZGF0YWJhc2UuIEJyaW5ncyBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgYWdhaW4uCgpfCgQF\
      AAInEgNtAhkaUiBUb28gbWFueSBzdHJlYW1zIG9mIGNoYW5nZXMgb3IgaGVhbHRoIGFyZSBvcGVuLiBCcmluZ3MgUmV0cnlJ\
      bmZvOiBvcGVuIGl0IGFnYWluLgoKdgoEBQACKBIDcAITGmkgTm90aGluZyB3YXMgYXNrZWQgb24gYSBzdHJlYW0gb2YgcmVm\
      bGVjdGlvbiBmb3IgYSB3aGlsZS4gT3BlbiBpdCBhZ2FpbiB3aGVuIHRoZXJlIGlzIHNvbWV0aGluZyB0bwogYXNrLgoKqgEK\
      BAUAAikSA3YCFRoXIEl0IGNhbm5vdCBiZSByZWFjaGVkLgoygwEgVGhlIGRhdGFiYXNlIGhpbmRlcnMgdGhlIHNlcnZpY2U6\
      IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLiBTZW5kIHRoZSBzYW1lIGFnYWluLiBBbGwgYnV0IHRoZSBmaXJzdAogdGhy\
      ZWUgYXJlIGZvciB0aGUgb3BlcmF0b3IuCgogCgQFAAIqEgN4AhUaEyBJdCB0b29rIHRvbyBsb25nLgoKMgoEBQACKxIDegIV\
      GiUgT3RoZXIgdHJhbnNhY3Rpb25zIHdlcmUgaW4gdGhlIHdheS4KCioKBAUAAiwSA3wCFRodIEl0cyBkaXNrIGhhcyBubyBz\
      cGFjZSBsZWZ0LgoKSgoEBQACLRIDfgIaGj0gSXQgdGFrZXMgbm8gd3JpdGVzOiBpdCBpcyBhIHJlcGxpY2EsIG9yIHdhcyBt\
      YWRlIHJlYWQtb25seS4KCiwKBAUAAi4SBIABAiYaHiBJdCBoYXMgdG9vIG1hbnkgY29ubmVjdGlvbnMuCgo4CgQFAAIvEgSC\
      AQIhGiogSXQgaXMgb3V0IG9mIG1lbW9yeSBvciBhbm90aGVyIHJlc291cmNlLgoKYwoEBQACMBIEhAECHRpVIEl0IHdhcyBy\
      ZXN0b3JlZCBmcm9tIGEgYmFja3VwLCBhbmQgZXJhc3VyZXMgbWFkZSBzaW5jZSBhcmUgY2FycmllZCBvdXQgYWdhaW4gZmly\
      c3QuCgqcAQoEBQACMRIEiAECGRqNASBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFjY291bnQgaXMgc3VzcGVuZGVkLiBOb3Ro\
      aW5nIG9mIGl0IGlzIGxvc3Q7IG9ubHkgYW4gYWRtaW5pc3RyYXRvciBjYW4gbGV0IGl0CiBpbiBhZ2Fpbi4gS2VlcCB3aGF0\
      IHdhcyBub3Qgc2VudCB5ZXQuCgq6AQoEBQACMhIEjgECHBp3IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc3dvcmQgaGFz\
      IHRvIGJlIHByb3ZlbiBhZ2FpbiAob3RvbGl0aC5hdXRoLnYxIFByb3ZlUGFzc3dvcmQpLCBhdCBtb3N0IGZpdmUKIG1pbnV0\
      ZXMgYmVmb3JlLgoyMyBPd24gZXhwb3J0cyAoRXhwb3J0T3duUmVjb3JkcyksIG9mIGV2ZXJ5IHNlcnZpY2UuCgplCgQFAAIz\
      EgSQAQIdGlcgQUJPUlRFRDogdGhlIHNhbWUgY2FsbGVyIGJlZ2FuIGFub3RoZXIgZXhwb3J0IG9mIHRoZSBzYW1lIHBhcnRp\
      Y2lwYW50LiBSZWFkIHRoYXQgb25lLgoKngEKBAUAAjQSBJMBAhwajwEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJ\
      bmZvOiBzbyBtYW55IGV4cG9ydHMgb2YgdGhlIHBhcnRpY2lwYW50IHdlcmUgYmVndW4gd2l0aGluIGFuIGhvdXIuIFJlc3Vt\
      ZQogbGF0ZXIsIHdpdGggdGhlIHNhbWUgYHJlc3VtZV90b2tlbmAuCgrbAQoEBQACNRIElgECFhrMASBGQUlMRURfUFJFQ09O\
      RElUSU9OOiBldmVyeXRoaW5nIG9mIHRoZSBwYXJ0aWNpcGFudCB3YXMgZXJhc2VkLCBvciBpcyBiZWluZyBlcmFzZWQuIE9m\
      IGFuIGV4cG9ydCwgd2hhdCB3YXMKIHJlY2VpdmVkIGlzIGFsbCB0aGVyZSBpczsgYWZ0ZXIgb3RvbGl0aC5hdXRoLnYxIFJl\
      ZnJlc2gsIGEgZGV2aWNlIGZvcmdldHMgd2hhdCBpdCBoYXMgbm90IHNlbnQuCmIGcHJvdG8z
      """)
}
