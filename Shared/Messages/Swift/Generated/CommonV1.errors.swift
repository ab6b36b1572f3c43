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
    /// UNAUTHENTICATED: the token has expired, the account's roles or led studies or the limits of its
    /// client have changed since it was issued, or the client was revoked. Refresh it.
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
    base64: "Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKtMKCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIMCghSRVFVSVJFRBABEg4KCklEX0lOVkFMSUQQAhIUChBMQU5HVUFHRV9JTlZBTElEEAMSFQoRVElNRV9aT05FX1VOS05PV04QBBIQCgxUSU1FX0lOVkFMSUQQBRIaChZQQUdFX1NJWkVfT1VUX09GX1JBTkdFEAYSFgoSUEFHRV9UT0tFTl9JTlZBTElEEAcSDAoIVE9PX01BTlkQCBIQCgxJTlZBTElEX1VURjgQCRIQCgxFTUJFRERFRF9OVUwQChINCglNQUxGT1JNRUQQCxIMCghUT09fREVFUBAMEhUKEVRPT19NQU5ZX0VMRU1FTlRTEA0SEwoPVE9PX01VQ0hfTUVNT1JZEA4SEwoPTU9SRV9WSU9MQVRJT05TEA8SEAoMREFURV9JTlZBTElEEEASEgoOUEVSSU9EX0lOVkFMSUQQQRIZChVGSUxURVJfTk9UX0FQUExJQ0FCTEUQQhIRCg1UT0tFTl9NSVNTSU5HEBASEwoPVE9LRU5fTUFMRk9STUVEEBESGwoXVE9LRU5fU0lHTkFUVVJFX0lOVkFMSUQQEhIRCg1UT0tFTl9FWFBJUkVEEBMSFwoTVE9LRU5fTk9UX1lFVF9WQUxJRBAUEhgKFFRPS0VOX0lTU1VFUl9VTktOT1dOEBUSGwoXVE9LRU5fQVVESUVOQ0VfTUlTTUFUQ0gQFhIUChBOT1RfU1RVRFlfTEVBREVSEBcSFQoRTk9UX0FETUlOSVNUUkFUT1IQGBIUChBHUk9VUFNfQ09OQ0VBTEVEEDwSEwoPTk9UX1BBUlRJQ0lQQU5UEBkSEAoMTk9UX0VOUk9MTEVEEBoSFAoQTk9UX0ZPUl9TRVJWSUNFUxAbEhQKEFBFRVJfTk9UX0FMTE9XRUQQHBIVChFNRVNTQUdFX1RPT19MQVJHRRAdEh0KGU1FU1NBR0VfVE9PX01BTllfRUxFTUVOVFMQHhIhCh1NRVNTQUdFX1RBS0VTX1RPT19NVUNIX01FTU9SWRAfEhYKEk1FVEFEQVRBX1RPT19MQVJHRRA7EhQKEE1FU1NBR0VfVE9PX0RFRVAQIBIfChtNRVNTQUdFX0NPTVBSRVNTSU9OX0lOVkFMSUQQIRIdChlERUNPRElOR19NRU1PUllfRVhIQVVTVEVEECISEgoOTElNSVRfRVhDRUVERUQQIxITCg9XUklURV9UT09fTEFSR0UQJBIZChVQQVNTV09SRF9DSEVDS1NfTElNSVQQJRIXChNEQVRBQkFTRV9RVUVVRV9GVUxMECYSFQoRVE9PX01BTllfV0FUQ0hFUlMQJxIPCgtTVFJFQU1fSURMRRAoEhEKDURBVEFCQVNFX0FXQVkQKRIRCg1EQVRBQkFTRV9TTE9XECoSEQoNREFUQUJBU0VfQlVTWRArEhEKDURBVEFCQVNFX0ZVTEwQLBIWChJEQVRBQkFTRV9SRUFEX09OTFkQLRIiCh5EQVRBQkFTRV9DT05ORUNUSU9OU19FWEhBVVNURUQQLhIdChlEQVRBQkFTRV9PVVRfT0ZfUkVTT1VSQ0VTEC8SGQoVRVJBU1VSRVNfTk9UX1JFUExBWUVEEDoSFQoRQUNDT1VOVF9TVVNQRU5ERUQQMBIYChRGUkVTSF9QUk9PRl9SRVFVSVJFRBA2EhkKFU9XTl9FWFBPUlRfU1VQRVJTRURFRBA3EhgKFE9XTl9FWFBPUlRfVE9PX09GVEVOEDgSEgoOQUNDT1VOVF9FUkFTRUQQOUJFChFvdG9saXRoLmNvbW1vbi52MVABWhpvdG9saXRoL2NvbW1vbi92MTtjb21tb252MaoCEU90b2xpdGguQ29tbW9uLlYxStE2ClwKAQwSAwEAEhpSIEVycm9ycyB0aGF0IGFueSBtZXRob2QgbWF5IHJldHVybiBpbiBhZGRpdGlvbiB0byB0aG9zZSBkb2N1bWVudGVkIGF0IHRoZSBtZXRob2QuCgqBAwoCBQASBQ8AqQEBGvMCIEVycm9yIHJlYXNvbnMgY29tbW9uIHRvIGFsbCBzZXJ2aWNlcy4gVGhleSBhcmUgc2VudCBhcyB0ZXh0IHdpdGhvdXQgYSBwcmVmaXgsIGluCiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb2YgYSBzdGF0dXMgb3IgaW4KIGBCYWRSZXF1ZXN0LkZpZWxkVmlvbGF0aW9uLnJlYXNvbmAgb2YgYSBmaWVsZDsgdGhlIG5hbWVzIG9mIHRoZSB2YWx1ZXMgYXJlIHRoZXNlIHRleHRzLiBSZWFzb25zCiBvZiBvbmUgc2VydmljZSBhcmUgbGlzdGVkIGluIGl0cyBvd24gYEVycm9yUmVhc29uYC4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOiB0cmVhdCBhbiB1bmtub3duCiByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKHgoEBQACABIDEQIfGhEgTmV2ZXIgcmV0dXJuZWQuCgqqAQoEBQACARIDFwIPGiggVGhlIGZpZWxkIGlzIGVtcHR5IGFuZCBoYXMgbm8gZGVmYXVsdC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29ycmVjdCB0aGUgcmVxdWVzdC4KCqUBCgQFAAICEgMaAhEalwEgTm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucyAoZWxlbWVudHM6IGxldHRlcnMsIGRpZ2l0cyBhbmQgYF9gKSwgb3Igbm90IGEKIFVVSUQgd2hlcmUgb25lIGlzIHJlcXVpcmVkLiBUaGUgbmlsIFVVSUQgaXMgaW52YWxpZC4KCpgBCgQFAAIDEgMdAhcaigEgTm90IGEgQkNQIDQ3IHRhZyBzdWNoIGFzIGBkZWAgb3IgYHB0LUJSYCwgbm9yIGEgbG9jYWxlIHRoYXQgYmVnaW5zIHdpdGggb25lLCBzdWNoIGFzCiBgZGVfREUuVVRGLThgLCBgZW5fVVNAcmc9ZGV6enp6YCBvciBgemhfQ05fI0hhbnNgLgoKZQoEBQACBBIDHwIYGlggTmVpdGhlciBhbiBJQU5BIHRpbWUgem9uZSBuYW1lIHN1Y2ggYXMgYEV1cm9wZS9CZXJsaW5gIG5vciBhbiBvZmZzZXQgc3VjaCBhcyBgKzAyOjAwYC4KCisKBAUAAgUSAyECExoeIE91dHNpZGUgdGhlIHllYXJzIDEgdG8gOTk5OS4KCj4KBAUAAgYSAyMCHRoxIExhcmdlciB0aGFuIHRoZSBtYXhpbXVtIHBhZ2Ugc2l6ZSBvZiB0aGlzIGxpc3QuCgpuCgQFAAIHEgMlAhkaYSBOb3QgYSBwYWdlIHRva2VuIG9mIHRoZSBwcmV2aW91cyByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBTdGFydCBhZ2FpbiB3aXRoIHRoZSBmaXJzdCBwYWdlLgoKMwoEBQACCBIDJwIPGiYgVGhlIGxpc3QgZXhjZWVkcyBpdHMgbWF4aW11bSBsZW5ndGguCgpWCgQFAAIJEgMpAhMaSSBUaGUgdGV4dCBpcyBub3QgVVRGLTggKGluIGFuIGFuc3dlciBzaGVldDogVEVYVF9JTlZBTElEIG9mIHRoYXQgc2hlZXQpLgoKWQoEBQACChIDKwIUGkwgVGhlIHRleHQgY29udGFpbnMgVSswMDAwIChpbiBhbiBhbnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KCkwKBAUAAgsSAy0CERo/IFRoZSBieXRlcyBkbyBub3QgZGVjb2RlIGFzIHRoZSByZXF1ZXN0IG1lc3NhZ2Ugb2YgdGhlIG1ldGhvZC4KCkoKBAUAAgwSAy8CEBo9IE1lc3NhZ2VzIGFyZSBuZXN0ZWQgdG9vIGRlZXBseTsgc2VudCB3aXRoIE1FU1NBR0VfVE9PX0RFRVAuCgpkCgQFAAINEgMxAhkaVyBUaGUgbGlzdCB0aGF0IGV4Y2VlZGVkIHRoZSBsaW1pdCBvZiBNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTOyBzZW50IHdpdGggdGhhdCByZWFzb24uCgppCgQFAAIOEgMzAhcaXCBUaGUgZmllbGQgdGhhdCBleGNlZWRlZCB0aGUgbGltaXQgb2YgTUVTU0FHRV9UQUtFU19UT09fTVVDSF9NRU1PUlk7IHNlbnQgd2l0aCB0aGF0IHJlYXNvbi4KCnEKBAUAAg8SAzYCFxpkIExhc3QgZW50cnkgb2YgYSB0cnVuY2F0ZWQgbGlzdCBvZiB2aW9sYXRpb25zOiBtb3JlIGZpZWxkcyBhcmUgaW52YWxpZCB0aGFuIHRoZSByZXNwb25zZSBjYW4KIGhvbGQuCgpJCgQFAAIQEgM4AhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5OSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERGAuCgo5CgQFAAIREgM6AhYaLCBUaGUgZW5kIG9mIHRoZSBwZXJpb2QgaXMgYmVmb3JlIGl0cyBzdGFydC4KCkkKBAUAAhISAzwCHRo8IFRoZSByb3dzIG9mIHRoZSBleHBvcnQgaGF2ZSBubyBzdWNoIHByb3BlcnR5IHRvIGZpbHRlciBieS4KCo4BCgQFAAITEgNBAhUaXCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSBtZXRob2QgbmVlZHMgYW4gYWNjZXNzIHRva2VuIGFzIG1ldGFkYXRhIGBhdXRob3JpemF0aW9uOiBCZWFyZXIg4oCmYC4KMiMgQXV0aGVudGljYXRpb24gYW5kIGF1dGhvcmlzYXRpb24uCgp8CgQFAAIUEgNEAhcabyBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0ZXh0IGlzIG5vdCBhbiBhY2Nlc3MgdG9rZW4sIG9yIHRoZXJlIGlzIG1vcmUgdGhhbiBvbmUgYGF1dGhvcml6YXRpb25gCiBoZWFkZXIuIFNpZ24gaW4uCgphCgQFAAIVEgNGAh8aVCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBub3Qgc2lnbmVkIGJ5IGEgdHJ1c3RlZCBrZXkuIFJlZnJlc2ggaXQsIG9yIHNpZ24gaW4uCgrAAQoEBQACFhIDSQIVGrIBIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGhhcyBleHBpcmVkLCB0aGUgYWNjb3VudCdzIHJvbGVzIG9yIGxlZCBzdHVkaWVzIG9yIHRoZSBsaW1pdHMgb2YgaXRzCiBjbGllbnQgaGF2ZSBjaGFuZ2VkIHNpbmNlIGl0IHdhcyBpc3N1ZWQsIG9yIHRoZSBjbGllbnQgd2FzIHJldm9rZWQuIFJlZnJlc2ggaXQuCgpRCgQFAAIXEgNLAhsaRCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBub3QgdmFsaWQgeWV0IGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCk8KBAUAAhgSA00CHBpCIFVOQVVUSEVOVElDQVRFRDogdGhpcyBzZXJ2aWNlIGRvZXMgbm90IHRydXN0IHRoZSB0b2tlbidzIGlzc3Vlci4KCmoKBAUAAhkSA08CHxpdIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGlzIGZvciBvdGhlciBzZXJ2aWNlcy4gU2lnbiBpbiB3aXRoIHRoaXMgc2VydmljZSBpbiBgYXVkaWVuY2VzYC4KCtMBCgQFAAIaEgNSAhgaxQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsZXIgbmVpdGhlciBsZWFkcyB0aGUgc3R1ZHkgbm9yIGhhcyBhbm90aGVyIHJvbGUgaW4gaXQgd2l0aCB0aGUgcmlnaHQKIG9mIHRoZSBtZXRob2QuIEFkbWluaXN0cmF0b3JzIGhhdmUgbm8gcm9sZXMgaW4gc3R1ZGllcy4gUmVmcmVzaCB0aGUgdG9rZW4gYWZ0ZXIgYSBjaGFuZ2Ugb2Ygcm9sZXMuCgpwCgQFAAIbEgNVAhkaYyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IGNhcnJ5IHRoZSBhZG1pbmlzdHJhdG9yIHJvbGUsIG9yIHRoZSByb2xlIGhhcyBlbmRlZAogc2luY2UuCgrDAQoEBQACHBIDWAIYGrUBIFBFUk1JU1NJT05fREVOSUVEOiBhIGJsaW5kZWQgc2NoZW1lIChvdG9saXRoLmF1dGgudjEgQWxsb2NhdGlvblNlcnZpY2UpIGNvbmNlYWxzIHRoZSBncm91cHMgb2YgdGhlCiBzdHVkeSBmcm9tIHRoZSBjYWxsZXIsIHdobyBhc2tlZCBmb3Igc29tZXRoaW5nIGJ5IGdyb3VwIG9yIG9mIHNvbWUgZ3JvdXBzIG9ubHkuCgpICgQFAAIdEgNaAhcaOyBQRVJNSVNTSU9OX0RFTklFRDogb25seSBwYXJ0aWNpcGFudHMgbWF5IGNhbGwgdGhlIG1ldGhvZC4KCpsBCgQFAAIeEgNdAhQajQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBjYXJyeSBhbiBlbnJvbG1lbnQgaW4gdGhlIHN0dWR5LiBKb2luIHRoZSBzdHVkeTsgYWZ0ZXIKIGpvaW5pbmcgb24gYW5vdGhlciBkZXZpY2UsIHJlZnJlc2ggdGhlIHRva2VuLgoKbAoEBQACHxIDXwIYGl8gUEVSTUlTU0lPTl9ERU5JRUQ6IGFub3RoZXIgc2VydmljZSBjYWxsZWQgaW4gaXRzIG93biBuYW1lIGEgbWV0aG9kIHRoYXQgb25seSBwZW9wbGUgbWF5IGNhbGwuCgpeCgQFAAIgEgNhAhgaUSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNsaWVudCdzIGNlcnRpZmljYXRlIGlzIG5vdCBhbGxvd2VkIHRvIGNhbGwgdGhpcyBzZXJ2ZXIuCgqOAQoEBQACIRIDZgIZGkogVGhlIHJlcXVlc3QgZXhjZWVkcyBgbGltaXRgIChvZiB0aGUgRXJyb3JJbmZvKSBieXRlcy4gU2VuZCBsZXNzIGF0IG9uY2UuCjI1IExpbWl0czogUkVTT1VSQ0VfRVhIQVVTVEVEIHVubGVzcyBzdGF0ZWQgb3RoZXJ3aXNlLgoKWwoEBQACIhIDaAIhGk4gVGhlIGxpc3RzIG9mIHRoZSByZXF1ZXN0IGhhdmUgbW9yZSB0aGFuIGBsaW1pdGAgZWxlbWVudHMuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXgoEBQACIxIDagIlGlEgVGhlIGRlY29kZWQgcmVxdWVzdCB0YWtlcyBtb3JlIHRoYW4gYGxpbWl0YCBieXRlcyBvZiBtZW1vcnkuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXwoEBQACJBIDbAIaGlIgVGhlIG1ldGFkYXRhIG9mIHRoZSByZXF1ZXN0IGV4Y2VlZHMgYHNpemVfbGltaXRgIGJ5dGVzIG9yIGBmaWVsZHNfbGltaXRgIGZpZWxkcy4KCmIKBAUAAiUSA24CGBpVIElOVkFMSURfQVJHVU1FTlQ6IG1lc3NhZ2VzIG9mIHRoZSByZXF1ZXN0IGFyZSBuZXN0ZWQgbW9yZSB0aGFuIGBsaW1pdGAgbGV2ZWxzIGRlZXAuCgprCgQFAAImEgNwAiMaXiBJTlRFUk5BTDogdGhlIHJlcXVlc3QgaXMgbm90IG9uZSBjb21wbGV0ZSBzdHJlYW0gb2YgdGhlIGVuY29kaW5nIHRoYXQgYGdycGMtZW5jb2RpbmdgIG5hbWVzLgoKkAEKBAUAAicSA3MCIRqCASBUaGUgbWVtb3J5IGZvciByZXF1ZXN0cyBpbiBwcm9ncmVzcywgb2YgdGhpcyBjbGllbnQgb3Igb2YgYWxsIGNsaWVudHMsIGlzIHVzZWQgdXAuIFdpdGgKIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKnQEKBAUAAigSA3YCFhqPASBUaGUgY2xpZW50LCBvciBhbGwgY2xpZW50cyB0b2dldGhlciwgcmVhY2hlZCBgbGltaXRgIG9mIGBsaW1pdF9uYW1lYCAoY29ubmVjdGlvbnMsIHN0cmVhbXMsIOKApikuCiBXYWl0IGZvciBjYWxscyB0byBlbmQsIGFuZCByZWFkIHJlc3BvbnNlcy4KClYKBAUAAikSA3gCFxpJIFRoZSBkYXRhIHRvIHN0b3JlIGV4Y2VlZHMgdGhlIHNpemUgb2Ygb25lIHN0YXRlbWVudC4gU2VuZCBsZXNzIGF0IG9uY2UuCgplCgQFAAIqEgN6Ah0aWCBUb28gbWFueSBwYXNzd29yZCBjaGVja3MgYXJlIGluIHByb2dyZXNzLiBXaXRoIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKYQoEBQACKxIDfAIbGlQgVG9vIG1hbnkgY2FsbHMgd2FpdCBmb3IgdGhlIGRhdGFiYXNlLiBXaXRoIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKewoEBQACLBIDfwIZGm4gVG9vIG1hbnkgc3RyZWFtcyBvZiBjaGFuZ2VzLCBub3RpZmljYXRpb25zIG9yIGhlYWx0aCBhcmUgb3Blbi4gV2l0aCBSZXRyeUluZm86IG9wZW4gdGhlIHN0cmVhbQogYWdhaW4gbGF0ZXIuCgpVCgQFAAItEgSBAQITGkcgQSByZWZsZWN0aW9uIHN0cmVhbSB3YXMgaWRsZSBmb3IgdG9vIGxvbmcuIE9wZW4gaXQgYWdhaW4gd2hlbiBuZWVkZWQuCgq3AQoEBQACLhIEhwECFRohIFRoZSBkYXRhYmFzZSBjYW5ub3QgYmUgcmVhY2hlZC4KMoUBIERhdGFiYXNlIHByb2JsZW1zOiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLiBBbGwgYnV0IHRoZSBmaXJzdAogdGhyZWUgbmVlZCB0aGUgb3BlcmF0b3IncyBhdHRlbnRpb24uCgorCgQFAAIvEgSJAQIVGh0gVGhlIGRhdGFiYXNlIHRvb2sgdG9vIGxvbmcuCgo5CgQFAAIwEgSLAQIVGisgT3RoZXIgdHJhbnNhY3Rpb25zIGJsb2NrZWQgdGhlIHN0YXRlbWVudC4KCiwKBAUAAjESBI0BAhUaHiBUaGUgZGF0YWJhc2UncyBkaXNrIGlzIGZ1bGwuCgpWCgQFAAIyEgSPAQIaGkggVGhlIGRhdGFiYXNlIGFjY2VwdHMgbm8gd3JpdGVzOiBpdCBpcyBhIHJlcGxpY2Egb3Igd2FzIG1hZGUgcmVhZC1vbmx5LgoKNgoEBQACMxIEkQECJhooIFRoZSBkYXRhYmFzZSBoYXMgdG9vIG1hbnkgY29ubmVjdGlvbnMuCgpCCgQFAAI0EgSTAQIhGjQgVGhlIGRhdGFiYXNlIGlzIG91dCBvZiBtZW1vcnkgb3IgYW5vdGhlciByZXNvdXJjZS4KCmsKBAUAAjUSBJUBAh0aXSBUaGUgZGF0YWJhc2Ugd2FzIHJlc3RvcmVkIGZyb20gYSBiYWNrdXA7IGVyYXN1cmVzIG1hZGUgc2luY2UgdGhlbiBhcmUgYmVpbmcgcmVwZWF0ZWQgZmlyc3QuCgqBAQoEBQACNhIEmQECGRpzIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgYWNjb3VudCBpcyBzdXNwZW5kZWQuIE5vIGRhdGEgaXMgbG9zdDsgYW4gYWRtaW5pc3RyYXRvciBjYW4gcmVzdG9yZSBpdC4KIEtlZXAgdW5zZW50IGRhdGEuCgrFAQoEBQACNxIEnwECHBp4IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc3dvcmQgbXVzdCBoYXZlIGJlZW4gdmVyaWZpZWQgd2l0aGluIHRoZSBsYXN0IGZpdmUgbWludXRlcwogKG90b2xpdGguYXV0aC52MSBQcm92ZVBhc3N3b3JkKS4KMj0gRXhwb3J0cyBvZiBvd24gcmVjb3JkcyAoRXhwb3J0T3duUmVjb3Jkcykgb2YgZXZlcnkgc2VydmljZS4KCmcKBAUAAjgSBKEBAh0aWSBBQk9SVEVEOiB0aGUgc2FtZSBjYWxsZXIgc3RhcnRlZCBhbm90aGVyIGV4cG9ydCBvZiB0aGUgc2FtZSBwYXJ0aWNpcGFudC4gUmVhZCB0aGF0IG9uZS4KCpsBCgQFAAI5EgSkAQIcGowBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdGhlIGhvdXJseSBsaW1pdCBvZiBleHBvcnRzIG9mIHRoaXMgcGFydGljaXBhbnQgaXMgcmVhY2hlZC4KIFJlc3VtZSBsYXRlciB3aXRoIHRoZSBzYW1lIGByZXN1bWVfdG9rZW5gLgoK6wEKBAUAAjoSBKgBAhYa3AEgRkFJTEVEX1BSRUNPTkRJVElPTjogYWxsIGRhdGEgb2YgdGhlIHBhcnRpY2lwYW50IHdhcyBlcmFzZWQgb3IgaXMgYmVpbmcgZXJhc2VkLiBBbiBleHBvcnQgZW5kcwogd2l0aCB0aGUgZGF0YSByZWNlaXZlZCBzbyBmYXIuIEFmdGVyIG90b2xpdGguYXV0aC52MSBSZWZyZXNoIHJldHVybnMgdGhpcyByZWFzb24sIGRlbGV0ZSBhbGwKIHVuc2VudCBkYXRhIGZyb20gdGhlIGRldmljZS4KYgZwcm90bzM=")
}
