// Generated from otolith/common/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CommonV1 {
  /// Error reasons common to all services. They are sent as text without a prefix, in
  /// `google.rpc.ErrorInfo.reason` (domain `otolith`) of a status or in
  /// `BadRequest.FieldViolation.reason` of a field; the names of the values are these texts. Reasons
  /// of one service are listed in its own `ErrorReason`. New reasons may be added: treat an unknown
  /// reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The field is empty and has no default.
    case required
    /// Not 1–64 lower-case letters, digits and hyphens (elements: letters, digits and `_`), or not a
    /// UUID where one is required. The nil UUID is invalid.
    case idInvalid
    /// Not a BCP 47 tag such as `de` or `pt-BR`, nor a locale that begins with one, such as
    /// `de_DE.UTF-8`, `en_US@rg=dezzzz` or `zh_CN_#Hans`.
    case languageInvalid
    /// Neither an IANA time zone name such as `Europe/Berlin` nor an offset such as `+02:00`.
    case timeZoneUnknown
    /// Outside the years 1 to 9999.
    case timeInvalid
    /// Larger than the maximum page size of this list.
    case pageSizeOutOfRange
    /// Not a page token of the previous response to the same request. Start again with the first page.
    case pageTokenInvalid
    /// The list exceeds its maximum length.
    case tooMany
    /// The text is not UTF-8 (in an answer sheet: TEXT_INVALID of that sheet).
    case invalidUtf8
    /// The text contains U+0000 (in an answer sheet: TEXT_INVALID of that sheet).
    case embeddedNul
    /// The bytes do not decode as the request message of the method.
    case malformed
    /// Messages are nested too deeply; sent with MESSAGE_TOO_DEEP.
    case tooDeep
    /// The list that exceeded the limit of MESSAGE_TOO_MANY_ELEMENTS; sent with that reason.
    case tooManyElements
    /// The field that exceeded the limit of MESSAGE_TAKES_TOO_MUCH_MEMORY; sent with that reason.
    case tooMuchMemory
    /// Last entry of a truncated list of violations: more fields are invalid than the response can
    /// hold.
    case moreViolations
    /// Not a day of the years 1 to 9999 in the form `YYYY-MM-DD`.
    case dateInvalid
    /// The end of the period is before its start.
    case periodInvalid
    /// The rows of the export have no such property to filter by.
    case filterNotApplicable
    /// UNAUTHENTICATED: the method needs an access token as metadata `authorization: Bearer …`.
    case tokenMissing
    /// UNAUTHENTICATED: the text is not an access token, or there is more than one `authorization`
    /// header. Sign in.
    case tokenMalformed
    /// UNAUTHENTICATED: the token is not signed by a trusted key. Refresh it, or sign in.
    case tokenSignatureInvalid
    /// UNAUTHENTICATED: the token has expired, or the account's roles or led studies have changed since
    /// it was issued. Refresh it.
    case tokenExpired
    /// UNAUTHENTICATED: the token is not valid yet by the server's clock.
    case tokenNotYetValid
    /// UNAUTHENTICATED: this service does not trust the token's issuer.
    case tokenIssuerUnknown
    /// UNAUTHENTICATED: the token is for other services. Sign in with this service in `audiences`.
    case tokenAudienceMismatch
    /// PERMISSION_DENIED: the caller neither leads the study nor has another role in it with the right
    /// of the method. Administrators have no roles in studies. Refresh the token after a change of roles.
    case notStudyLeader
    /// PERMISSION_DENIED: the token does not carry the administrator role, or the role has ended
    /// since.
    case notAdministrator
    /// PERMISSION_DENIED: a blinded scheme (otolith.auth.v1 AllocationService) conceals the groups of the
    /// study from the caller, who asked for something by group or of some groups only.
    case groupsConcealed
    /// PERMISSION_DENIED: only participants may call the method.
    case notParticipant
    /// PERMISSION_DENIED: the token does not carry an enrolment in the study. Join the study; after
    /// joining on another device, refresh the token.
    case notEnrolled
    /// PERMISSION_DENIED: another service called in its own name a method that only people may call.
    case notForServices
    /// PERMISSION_DENIED: the client's certificate is not allowed to call this server.
    case peerNotAllowed
    /// The request exceeds `limit` (of the ErrorInfo) bytes. Send less at once.
    case messageTooLarge
    /// The lists of the request have more than `limit` elements. Send less at once.
    case messageTooManyElements
    /// The decoded request takes more than `limit` bytes of memory. Send less at once.
    case messageTakesTooMuchMemory
    /// The metadata of the request exceeds `size_limit` bytes or `fields_limit` fields.
    case metadataTooLarge
    /// INVALID_ARGUMENT: messages of the request are nested more than `limit` levels deep.
    case messageTooDeep
    /// INTERNAL: the request is not one complete stream of the encoding that `grpc-encoding` names.
    case messageCompressionInvalid
    /// The memory for requests in progress, of this client or of all clients, is used up. With
    /// RetryInfo: send the same request again.
    case decodingMemoryExhausted
    /// The client, or all clients together, reached `limit` of `limit_name` (connections, streams, …).
    /// Wait for calls to end, and read responses.
    case limitExceeded
    /// The data to store exceeds the size of one statement. Send less at once.
    case writeTooLarge
    /// Too many password checks are in progress. With RetryInfo: send the same request again.
    case passwordChecksLimit
    /// Too many calls wait for the database. With RetryInfo: send the same request again.
    case databaseQueueFull
    /// Too many streams of changes, notifications or health are open. With RetryInfo: open the stream
    /// again later.
    case tooManyWatchers
    /// A reflection stream was idle for too long. Open it again when needed.
    case streamIdle
    /// The database cannot be reached.
    case databaseAway
    /// The database took too long.
    case databaseSlow
    /// Other transactions blocked the statement.
    case databaseBusy
    /// The database's disk is full.
    case databaseFull
    /// The database accepts no writes: it is a replica or was made read-only.
    case databaseReadOnly
    /// The database has too many connections.
    case databaseConnectionsExhausted
    /// The database is out of memory or another resource.
    case databaseOutOfResources
    /// The database was restored from a backup; erasures made since then are being repeated first.
    case erasuresNotReplayed
    /// PERMISSION_DENIED: the account is suspended. No data is lost; an administrator can restore it.
    /// Keep unsent data.
    case accountSuspended
    /// PERMISSION_DENIED: the password must have been verified within the last five minutes
    /// (otolith.auth.v1 ProvePassword).
    case freshProofRequired
    /// ABORTED: the same caller started another export of the same participant. Read that one.
    case ownExportSuperseded
    /// RESOURCE_EXHAUSTED with RetryInfo: the hourly limit of exports of this participant is reached.
    /// Resume later with the same `resume_token`.
    case ownExportTooOften
    /// FAILED_PRECONDITION: all data of the participant was erased or is being erased. An export ends
    /// with the data received so far. After otolith.auth.v1 Refresh returns this reason, delete all
    /// unsent data from the device.
    case accountErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .dateInvalid, .periodInvalid, .filterNotApplicable, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .groupsConcealed, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .metadataTooLarge, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources, .erasuresNotReplayed, .accountSuspended, .freshProofRequired, .ownExportSuperseded, .ownExportTooOften, .accountErased] }

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
        case 64: .dateInvalid
        case 65: .periodInvalid
        case 66: .filterNotApplicable
        case 16: .tokenMissing
        case 17: .tokenMalformed
        case 18: .tokenSignatureInvalid
        case 19: .tokenExpired
        case 20: .tokenNotYetValid
        case 21: .tokenIssuerUnknown
        case 22: .tokenAudienceMismatch
        case 23: .notStudyLeader
        case 24: .notAdministrator
        case 60: .groupsConcealed
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
        case .dateInvalid: 64
        case .periodInvalid: 65
        case .filterNotApplicable: 66
        case .tokenMissing: 16
        case .tokenMalformed: 17
        case .tokenSignatureInvalid: 18
        case .tokenExpired: 19
        case .tokenNotYetValid: 20
        case .tokenIssuerUnknown: 21
        case .tokenAudienceMismatch: 22
        case .notStudyLeader: 23
        case .notAdministrator: 24
        case .groupsConcealed: 60
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

  /// The descriptor of `otolith/common/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/common/v1/errors.proto",
    dependencies: [],
    base64: "Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKtMKCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIMCghSRVFVSVJFRBABEg4KCklEX0lOVkFMSUQQAhIUChBMQU5HVUFHRV9JTlZBTElEEAMSFQoRVElNRV9aT05FX1VOS05PV04QBBIQCgxUSU1FX0lOVkFMSUQQBRIaChZQQUdFX1NJWkVfT1VUX09GX1JBTkdFEAYSFgoSUEFHRV9UT0tFTl9JTlZBTElEEAcSDAoIVE9PX01BTlkQCBIQCgxJTlZBTElEX1VURjgQCRIQCgxFTUJFRERFRF9OVUwQChINCglNQUxGT1JNRUQQCxIMCghUT09fREVFUBAMEhUKEVRPT19NQU5ZX0VMRU1FTlRTEA0SEwoPVE9PX01VQ0hfTUVNT1JZEA4SEwoPTU9SRV9WSU9MQVRJT05TEA8SEAoMREFURV9JTlZBTElEEEASEgoOUEVSSU9EX0lOVkFMSUQQQRIZChVGSUxURVJfTk9UX0FQUExJQ0FCTEUQQhIRCg1UT0tFTl9NSVNTSU5HEBASEwoPVE9LRU5fTUFMRk9STUVEEBESGwoXVE9LRU5fU0lHTkFUVVJFX0lOVkFMSUQQEhIRCg1UT0tFTl9FWFBJUkVEEBMSFwoTVE9LRU5fTk9UX1lFVF9WQUxJRBAUEhgKFFRPS0VOX0lTU1VFUl9VTktOT1dOEBUSGwoXVE9LRU5fQVVESUVOQ0VfTUlTTUFUQ0gQFhIUChBOT1RfU1RVRFlfTEVBREVSEBcSFQoRTk9UX0FETUlOSVNUUkFUT1IQGBIUChBHUk9VUFNfQ09OQ0VBTEVEEDwSEwoPTk9UX1BBUlRJQ0lQQU5UEBkSEAoMTk9UX0VOUk9MTEVEEBoSFAoQTk9UX0ZPUl9TRVJWSUNFUxAbEhQKEFBFRVJfTk9UX0FMTE9XRUQQHBIVChFNRVNTQUdFX1RPT19MQVJHRRAdEh0KGU1FU1NBR0VfVE9PX01BTllfRUxFTUVOVFMQHhIhCh1NRVNTQUdFX1RBS0VTX1RPT19NVUNIX01FTU9SWRAfEhYKEk1FVEFEQVRBX1RPT19MQVJHRRA7EhQKEE1FU1NBR0VfVE9PX0RFRVAQIBIfChtNRVNTQUdFX0NPTVBSRVNTSU9OX0lOVkFMSUQQIRIdChlERUNPRElOR19NRU1PUllfRVhIQVVTVEVEECISEgoOTElNSVRfRVhDRUVERUQQIxITCg9XUklURV9UT09fTEFSR0UQJBIZChVQQVNTV09SRF9DSEVDS1NfTElNSVQQJRIXChNEQVRBQkFTRV9RVUVVRV9GVUxMECYSFQoRVE9PX01BTllfV0FUQ0hFUlMQJxIPCgtTVFJFQU1fSURMRRAoEhEKDURBVEFCQVNFX0FXQVkQKRIRCg1EQVRBQkFTRV9TTE9XECoSEQoNREFUQUJBU0VfQlVTWRArEhEKDURBVEFCQVNFX0ZVTEwQLBIWChJEQVRBQkFTRV9SRUFEX09OTFkQLRIiCh5EQVRBQkFTRV9DT05ORUNUSU9OU19FWEhBVVNURUQQLhIdChlEQVRBQkFTRV9PVVRfT0ZfUkVTT1VSQ0VTEC8SGQoVRVJBU1VSRVNfTk9UX1JFUExBWUVEEDoSFQoRQUNDT1VOVF9TVVNQRU5ERUQQMBIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA2EhkKFU9XTl9FWFBPUlRfU1VQRVJTRURFRBA3EhgKFE9XTl9FWFBPUlRfVE9PX09GVEVOEDgSEgoOQUNDT1VOVF9FUkFTRUQQOUJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1vbi92MTtjb21tb252MaoCEU90b2xpdGguQ29tbW9uLlYxSpw2ClwKAQwSAwEAEhpSIEVycm9ycyB0aGF0IGFueSBtZXRob2QgbWF5IHJldHVybiBpbiBhZGRpdGlvbiB0byB0aG9zZSBkb2N1bWVudGVkIGF0IHRoZSBtZXRob2QuCgqBAwoCBQASBQ8AqQEBGvMCIEVycm9yIHJlYXNvbnMgY29tbW9uIHRvIGFsbCBzZXJ2aWNlcy4gVGhleSBhcmUgc2VudCBhcyB0ZXh0IHdpdGhvdXQgYSBwcmVmaXgsIGluCiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb2YgYSBzdGF0dXMgb3IgaW4KIGBCYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uLnJlYXNvbmAgb2YgYSBmaWVsZDsgdGhlIG5hbWVzIG9mIHRoZSB2YWx1ZXMgYXJlIHRoZXNlIHRleHRzLiBSZWFzb25zCiBvZiBvbmUgc2VydmljZSBhcmUgbGlzdGVkIGluIGl0cyBvd24gYEVycm9yUmVhc29uYC4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOiB0cmVhdCBhbiB1bmtub3duCiByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKHgoEBQACABIDEQIfGhEgTmV2ZXIgcmV0dXJuZWQuCgqqAQoEBQACARIDFwIPGiggVGhlIGZpZWxkIGlzIGVtcHR5IGFuZCBoYXMgbm8gZGVmYXVsdC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29ycmVjdCB0aGUgcmVxdWVzdC4KCqUBCgQFAAICEgMaAhEalwEgTm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucyAoZWxlbWVudHM6IGxldHRlcnMsIGRpZ2l0cyBhbmQgYF9gKSwgb3Igbm90IGEKIFVVSUQgd2hlcmUgb25lIGlzIHJlcXVpcmVkLiBUaGUgbmlsIFVVSUQgaXMgaW52YWxpZC4KCpgBCgQFAAIDEgMdAhcaigEgTm90IGEgQkNQIDQ3IHRhZyBzdWNoIGFzIGBkZWAgb3IgYHB0LUJSYCwgbm9yIGEgbG9jYWxlIHRoYXQgYmVnaW5zIHdpdGggb25lLCBzdWNoIGFzCiBgZGVfREUuVVRGLThgLCBgZW5fVVNAcmc9ZGV6enp6YCBvciBgemhfQ05fI0hhbnNgLgoKZQoEBQACBBIDHwIYGlggTmVpdGhlciBhbiBJQU5BIHRpbWUgem9uZSBuYW1lIHN1Y2ggYXMgYEV1cm9wZS9CZXJsaW5gIG5vciBhbiBvZmZzZXQgc3VjaCBhcyBgKzAyOjAwYC4KCisKBAUAAgUSAyECExoeIE91dHNpZGUgdGhlIHllYXJzIDEgdG8gOTk5OS4KCj4KBAUAAgYSAyMCHRoxIExhcmdlciB0aGFuIHRoZSBtYXhpbXVtIHBhZ2Ugc2l6ZSBvZiB0aGlzIGxpc3QuCgpuCgQFAAIHEgMlAhkaYSBOb3QgYSBwYWdlIHRva2VuIG9mIHRoZSBwcmV2aW91cyByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBTdGFydCBhZ2FpbiB3aXRoIHRoZSBmaXJzdCBwYWdlLgoKMwoEBQACCBIDJwIPGiYgVGhlIGxpc3QgZXhjZWVkcyBpdHMgbWF4aW11bSBsZW5ndGguCgpWCgQFAAIJEgMpAhMaSSBUaGUgdGV4dCBpcyBub3QgVVRGLTggKGluIGFuIGFuc3dlciBzaGVldDogVEVYVF9JTlZBTElEIG9mIHRoYXQgc2hlZXQpLgoKWQoEBQACChIDKwIUGkwgVGhlIHRleHQgY29udGFpbnMgVSswMDAwIChpbiBhbiBhbnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KCkwKBAUAAgsSAy0CERo/IFRoZSBieXRlcyBkbyBub3QgZGVjb2RlIGFzIHRoZSByZXF1ZXN0IG1lc3NhZ2Ugb2YgdGhlIG1ldGhvZC4KCkoKBAUAAgwSAy8CEBo9IE1lc3NhZ2VzIGFyZSBuZXN0ZWQgdG9vIGRlZXBseTsgc2VudCB3aXRoIE1FU1NBR0VfVE9PX0RFRVAuCgpkCgQFAAINEgMxAhkaVyBUaGUgbGlzdCB0aGF0IGV4Y2VlZGVkIHRoZSBsaW1pdCBvZiBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTOyBzZW50IHdpdGggdGhhdCByZWFzb24uCgppCgQFAAIOEgMzAhcaXCBUaGUgZmllbGQgdGhhdCBleGNlZWRlZCB0aGUgbGltaXQgb2YgTUVTU0FHRV9UQUtFU19UT09fTVVDSF9NRU1PUlk7IHNlbnQgd2l0aCB0aGF0IHJlYXNvbi4KCnEKBAUAAg8SAzYCFxpkIExhc3QgZW50cnkgb2YgYSB0cnVuY2F0ZWQgbGlzdCBvZiB2aW9sYXRpb25zOiBtb3JlIGZpZWxkcyBhcmUgaW52YWxpZCB0aGFuIHRoZSByZXNwb25zZSBjYW4KIGhvbGQuCgpJCgQFAAIQEgM4AhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5OSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERGAuCgo5CgQFAAIREgM6AhYaLCBUaGUgZW5kIG9mIHRoZSBwZXJpb2QgaXMgYmVmb3JlIGl0cyBzdGFydC4KCkkKBAUAAhISAzwCHRo8IFRoZSByb3dzIG9mIHRoZSBleHBvcnQgaGF2ZSBubyBzdWNoIHByb3BlcnR5IHRvIGZpbHRlciBieS4KCo4BCgQFAAITEgNBAhUaXCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBtZXRob2QgbmVlZHMgYW4gYWNjZXNzIHRva2VuIGFzIG1ldGFkYXRhIGBhdXRob3JpemF0aW9uOiBCZWFyZXIg4oCmYC4KMiMgQXV0aGVudGljYXRpb24gYW5kIGF1dGhvcmlzYXRpb24uCgp8CgQFAAIUEgNEAhcabyBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0ZXh0IGlzIG5vdCBhbiBhY2Nlc3MgdG9rZW4sIG9yIHRoZXJlIGlzIG1vcmUgdGhhbiBvbmUgYGF1dGhvcml6YXRpb25gCiBoZWFkZXIuIFNpZ24gaW4uCgphCgQFAAIVEgNGAh8aVCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBub3Qgc2lnbmVkIGJ5IGEgdHJ1c3RlZCBrZXkuIFJlZnJlc2ggaXQsIG9yIHNpZ24gaW4uCgqLAQoEBQACFhIDSQIVGn4gVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaGFzIGV4cGlyZWQsIG9yIHRoZSBhY2NvdW50J3Mgcm9sZXMgb3IgbGVkIHN0dWRpZXMgaGF2ZSBjaGFuZ2VkIHNpbmNlCiBpdCB3YXMgaXNzdWVkLiBSZWZyZXNoIGl0LgoKUQoEBQACFxIDSwIbGkQgVU5BVVRIRU5USUNBVEVEOiB0aGUgdG9rZW4gaXMgbm90IHZhbGlkIHlldCBieSB0aGUgc2VydmVyJ3MgY2xvY2suCgpPCgQFAAIYEgNNAhwaQiBVTkFVVEhFTlRJQ0FURUQ6IHRoaXMgc2VydmljZSBkb2VzIG5vdCB0cnVzdCB0aGUgdG9rZW4ncyBpc3N1ZXIuCgpqCgQFAAIZEgNPAh8aXSBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBmb3Igb3RoZXIgc2VydmljZXMuIFNpZ24gaW4gd2l0aCB0aGlzIHNlcnZpY2UgaW4gYGF1ZGllbmNlc2AuCgrTAQoEBQACGhIDUgIYGsUBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgY2FsbGVyIG5laXRoZXIgbGVhZHMgdGhlIHN0dWR5IG5vciBoYXMgYW5vdGhlciByb2xlIGluIGl0IHdpdGggdGhlIHJpZ2h0CiBvZiB0aGUgbWV0aG9kLiBBZG1pbmlzdHJhdG9ycyBoYXZlIG5vIHJvbGVzIGluIHN0dWRpZXMuIFJlZnJlc2ggdGhlIHRva2VuIGFmdGVyIGEgY2hhbmdlIG9mIHJvbGVzLgoKcAoEBQACGxIDVQIZGmMgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBjYXJyeSB0aGUgYWRtaW5pc3RyYXRvciByb2xlLCBvciB0aGUgcm9sZSBoYXMgZW5kZWQKIHNpbmNlLgoKwwEKBAUAAhwSA1gCGBq1ASBQRVJNSVNTSU9OX0RFTklFRDogYSBibGluZGVkIHNjaGVtZSAob3RvbGl0aC5hdXRoLnYxIEFsbG9jYXRpb25TZXJ2aWNlKSBjb25jZWFscyB0aGUgZ3JvdXBzIG9mIHRoZQogc3R1ZHkgZnJvbSB0aGUgY2FsbGVyLCB3aG8gYXNrZWQgZm9yIHNvbWV0aGluZyBieSBncm91cCBvciBvZiBzb21lIGdyb3VwcyBvbmx5LgoKSAoEBQACHRIDWgIXGjsgUEVSTUlTU0lPTl9ERU5JRUQ6IG9ubHkgcGFydGljaXBhbnRzIG1heSBjYWxsIHRoZSBtZXRob2QuCgqbAQoEBQACHhIDXQIUGo0BIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3QgY2FycnkgYW4gZW5yb2xtZW50IGluIHRoZSBzdHVkeS4gSm9pbiB0aGUgc3R1ZHk7IGFmdGVyCiBqb2luaW5nIG9uIGFub3RoZXIgZGV2aWNlLCByZWZyZXNoIHRoZSB0b2tlbi4KCmwKBAUAAh8SA18CGBpfIFBFUk1JU1NJT05fREVOSUVEOiBhbm90aGVyIHNlcnZpY2UgY2FsbGVkIGluIGl0cyBvd24gbmFtZSBhIG1ldGhvZCB0aGF0IG9ubHkgcGVvcGxlIG1heSBjYWxsLgoKXgoEBQACIBIDYQIYGlEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjbGllbnQncyBjZXJ0aWZpY2F0ZSBpcyBub3QgYWxsb3dlZCB0byBjYWxsIHRoaXMgc2VydmVyLgoKjgEKBAUAAiESA2YCGRpKIFRoZSByZXF1ZXN0IGV4Y2VlZHMgYGxpbWl0YCAob2YgdGhlIEVycm9ySW5mbykgYnl0ZXMuIFNlbmQgbGVzcyBhdCBvbmNlLgoyNSBMaW1pdHM6IFJFU09VUkNFX0VYSEFVU1RFRCB1bmxlc3Mgc3RhdGVkIG90aGVyd2lzZS4KClsKBAUAAiISA2gCIRpOIFRoZSBsaXN0cyBvZiB0aGUgcmVxdWVzdCBoYXZlIG1vcmUgdGhhbiBgbGltaXRgIGVsZW1lbnRzLiBTZW5kIGxlc3MgYXQgb25jZS4KCl4KBAUAAiMSA2oCJRpRIFRoZSBkZWNvZGVkIHJlcXVlc3QgdGFrZXMgbW9yZSB0aGFuIGBsaW1pdGAgYnl0ZXMgb2YgbWVtb3J5LiBTZW5kIGxlc3MgYXQgb25jZS4KCl8KBAUAAiQSA2wCGhpSIFRoZSBtZXRhZGF0YSBvZiB0aGUgcmVxdWVzdCBleGNlZWRzIGBzaXplX2xpbWl0YCBieXRlcyBvciBgZmllbGRzX2xpbWl0YCBmaWVsZHMuCgpiCgQFAAIlEgNuAhgaVSBJTlZBTElEX0FSR1VNRU5UOiBtZXNzYWdlcyBvZiB0aGUgcmVxdWVzdCBhcmUgbmVzdGVkIG1vcmUgdGhhbiBgbGltaXRgIGxldmVscyBkZWVwLgoKawoEBQACJhIDcAIjGl4gSU5URVJOQUw6IHRoZSByZXF1ZXN0IGlzIG5vdCBvbmUgY29tcGxldGUgc3RyZWFtIG9mIHRoZSBlbmNvZGluZyB0aGF0IGBncnBjLWVuY29kaW5nYCBuYW1lcy4KCpABCgQFAAInEgNzAiEaggEgVGhlIG1lbW9yeSBmb3IgcmVxdWVzdHMgaW4gcHJvZ3Jlc3MsIG9mIHRoaXMgY2xpZW50IG9yIG9mIGFsbCBjbGllbnRzLCBpcyB1c2VkIHVwLiBXaXRoCiBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCp0BCgQFAAIoEgN2AhYajwEgVGhlIGNsaWVudCwgb3IgYWxsIGNsaWVudHMgdG9nZXRoZXIsIHJlYWNoZWQgYGxpbWl0YCBvZiBgbGltaXRfbmFtZWAgKGNvbm5lY3Rpb25zLCBzdHJlYW1zLCDigKYpLgogV2FpdCBmb3IgY2FsbHMgdG8gZW5kLCBhbmQgcmVhZCByZXNwb25zZXMuCgpWCgQFAAIpEgN4AhcaSSBUaGUgZGF0YSB0byBzdG9yZSBleGNlZWRzIHRoZSBzaXplIG9mIG9uZSBzdGF0ZW1lbnQuIFNlbmQgbGVzcyBhdCBvbmNlLgoKZQoEBQACKhIDegIdGlggVG9vIG1hbnkgcGFzc3dvcmQgY2hlY2tzIGFyZSBpbiBwcm9ncmVzcy4gV2l0aCBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCmEKBAUAAisSA3wCGxpUIFRvbyBtYW55IGNhbGxzIHdhaXQgZm9yIHRoZSBkYXRhYmFzZS4gV2l0aCBSZXRyeUluZm86IHNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCnsKBAUAAiwSA38CGRpuIFRvbyBtYW55IHN0cmVhbXMgb2YgY2hhbmdlcywgbm90aWZpY2F0aW9ucyBvciBoZWFsdGggYXJlIG9wZW4uIFdpdGggUmV0cnlJbmZvOiBvcGVuIHRoZSBzdHJlYW0KIGFnYWluIGxhdGVyLgoKVQoEBQACLRIEgQECExpHIEEgcmVmbGVjdGlvbiBzdHJlYW0gd2FzIGlkbGUgZm9yIHRvbyBsb25nLiBPcGVuIGl0IGFnYWluIHdoZW4gbmVlZGVkLgoKtwEKBAUAAi4SBIcBAhUaISBUaGUgZGF0YWJhc2UgY2Fubm90IGJlIHJlYWNoZWQuCjKFASBEYXRhYmFzZSBwcm9ibGVtczogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8uIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4gQWxsIGJ1dCB0aGUgZmlyc3QKIHRocmVlIG5lZWQgdGhlIG9wZXJhdG9yJ3MgYXR0ZW50aW9uLgoKKwoEBQACLxIEiQECFRodIFRoZSBkYXRhYmFzZSB0b29rIHRvbyBsb25nLgoKOQoEBQACMBIEiwECFRorIE90aGVyIHRyYW5zYWN0aW9ucyBibG9ja2VkIHRoZSBzdGF0ZW1lbnQuCgosCgQFAAIxEgSNAQIVGh4gVGhlIGRhdGFiYXNlJ3MgZGlzayBpcyBmdWxsLgoKVgoEBQACMhIEjwECGhpIIFRoZSBkYXRhYmFzZSBhY2NlcHRzIG5vIHdyaXRlczogaXQgaXMgYSByZXBsaWNhIG9yIHdhcyBtYWRlIHJlYWQtb25seS4KCjYKBAUAAjMSBJEBAiYaKCBUaGUgZGF0YWJhc2UgaGFzIHRvbyBtYW55IGNvbm5lY3Rpb25zLgoKQgoEBQACNBIEkwECIRo0IFRoZSBkYXRhYmFzZSBpcyBvdXQgb2YgbWVtb3J5IG9yIGFub3RoZXIgcmVzb3VyY2UuCgprCgQFAAI1EgSVAQIdGl0gVGhlIGRhdGFiYXNlIHdhcyByZXN0b3JlZCBmcm9tIGEgYmFja3VwOyBlcmFzdXJlcyBtYWRlIHNpbmNlIHRoZW4gYXJlIGJlaW5nIHJlcGVhdGVkIGZpcnN0LgoKgQEKBAUAAjYSBJkBAhkacyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGFjY291bnQgaXMgc3VzcGVuZGVkLiBObyBkYXRhIGlzIGxvc3Q7IGFuIGFkbWluaXN0cmF0b3IgY2FuIHJlc3RvcmUgaXQuCiBLZWVwIHVuc2VudCBkYXRhLgoKxQEKBAUAAjcSBJ8BAhwaeCBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBhc3N3b3JkIG11c3QgaGF2ZSBiZWVuIHZlcmlmaWVkIHdpdGhpbiB0aGUgbGFzdCBmaXZlIG1pbnV0ZXMKIChvdG9saXRoLmF1dGgudjEgUHJvdmVQYXNzd29yZCkuCjI9IEV4cG9ydHMgb2Ygb3duIHJlY29yZHMgKEV4cG9ydE93blJlY29yZHMpIG9mIGV2ZXJ5IHNlcnZpY2UuCgpnCgQFAAI4EgShAQIdGlkgQUJPUlRFRDogdGhlIHNhbWUgY2FsbGVyIHN0YXJ0ZWQgYW5vdGhlciBleHBvcnQgb2YgdGhlIHNhbWUgcGFydGljaXBhbnQuIFJlYWQgdGhhdCBvbmUuCgqbAQoEBQACORIEpAECHBqMASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHRoZSBob3VybHkgbGltaXQgb2YgZXhwb3J0cyBvZiB0aGlzIHBhcnRpY2lwYW50IGlzIHJlYWNoZWQuCiBSZXN1bWUgbGF0ZXIgd2l0aCB0aGUgc2FtZSBgcmVzdW1lX3Rva2VuYC4KCusBCgQFAAI6EgSoAQIWGtwBIEZBSUxFRF9QUkVDT05ESVRJT046IGFsbCBkYXRhIG9mIHRoZSBwYXJ0aWNpcGFudCB3YXMgZXJhc2VkIG9yIGlzIGJlaW5nIGVyYXNlZC4gQW4gZXhwb3J0IGVuZHMKIHdpdGggdGhlIGRhdGEgcmVjZWl2ZWQgc28gZmFyLiBBZnRlciBvdG9saXRoLmF1dGgudjEgUmVmcmVzaCByZXR1cm5zIHRoaXMgcmVhc29uLCBkZWxldGUgYWxsCiB1bnNlbnQgZGF0YSBmcm9tIHRoZSBkZXZpY2UuCmIGcHJvdG8z")
}
