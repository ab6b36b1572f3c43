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
    public static var allCases: [Self] { [.unspecified, .required, .idInvalid, .languageInvalid, .timeZoneUnknown, .timeInvalid, .pageSizeOutOfRange, .pageTokenInvalid, .tooMany, .invalidUtf8, .embeddedNul, .malformed, .tooDeep, .tooManyElements, .tooMuchMemory, .moreViolations, .tokenMissing, .tokenMalformed, .tokenSignatureInvalid, .tokenExpired, .tokenNotYetValid, .tokenIssuerUnknown, .tokenAudienceMismatch, .notStudyLeader, .notAdministrator, .groupsConcealed, .notParticipant, .notEnrolled, .notForServices, .peerNotAllowed, .messageTooLarge, .messageTooManyElements, .messageTakesTooMuchMemory, .metadataTooLarge, .messageTooDeep, .messageCompressionInvalid, .decodingMemoryExhausted, .limitExceeded, .writeTooLarge, .passwordChecksLimit, .databaseQueueFull, .tooManyWatchers, .streamIdle, .databaseAway, .databaseSlow, .databaseBusy, .databaseFull, .databaseReadOnly, .databaseConnectionsExhausted, .databaseOutOfResources, .erasuresNotReplayed, .accountSuspended, .freshProofRequired, .ownExportSuperseded, .ownExportTooOften, .accountErased] }

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
    base64: "Ch5vdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8SEW90b2xpdGguY29tbW9uLnYxKpIKCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIMCghSRVFVSVJFRBABEg4KCklEX0lOVkFMSUQQAhIUChBMQU5HVUFHRV9JTlZBTElEEAMSFQoRVElNRV9aT05FX1VOS05PV04QBBIQCgxUSU1FX0lOVkFMSUQQBRIaChZQQUdFX1NJWkVfT1VUX09GX1JBTkdFEAYSFgoSUEFHRV9UT0tFTl9JTlZBTElEEAcSDAoIVE9PX01BTlkQCBIQCgxJTlZBTElEX1VURjgQCRIQCgxFTUJFRERFRF9OVUwQChINCglNQUxGT1JNRUQQCxIMCghUT09fREVFUBAMEhUKEVRPT19NQU5ZX0VMRU1FTlRTEA0SEwoPVE9PX01VQ0hfTUVNT1JZEA4SEwoPTU9SRV9WSU9MQVRJT05TEA8SEQoNVE9LRU5fTUlTU0lORxAQEhMKD1RPS0VOX01BTEZPUk1FRBAREhsKF1RPS0VOX1NJR05BVFVSRV9JTlZBTElEEBISEQoNVE9LRU5fRVhQSVJFRBATEhcKE1RPS0VOX05PVF9ZRVRfVkFMSUQQFBIYChRUT0tFTl9JU1NVRVJfVU5LTk9XThAVEhsKF1RPS0VOX0FVRElFTkNFX01JU01BVENIEBYSFAoQTk9UX1NUVURZX0xFQURFUhAXEhUKEU5PVF9BRE1JTklTVFJBVE9SEBgSFAoQR1JPVVBTX0NPTkNFQUxFRBA8EhMKD05PVF9QQVJUSUNJUEFOVBAZEhAKDE5PVF9FTlJPTExFRBAaEhQKEE5PVF9GT1JfU0VSVklDRVMQGxIUChBQRUVSX05PVF9BTExPV0VEEBwSFQoRTUVTU0FHRV9UT09fTEFSR0UQHRIdChlNRVNTQUdFX1RPT19NQU5ZX0VMRU1FTlRTEB4SIQodTUVTU0FHRV9UQUtFU19UT09fTVVDSF9NRU1PUlkQHxIWChJNRVRBREFUQV9UT09fTEFSR0UQOxIUChBNRVNTQUdFX1RPT19ERUVQECASHwobTUVTU0FHRV9DT01QUkVTU0lPTl9JTlZBTElEECESHQoZREVDT0RJTkdfTUVNT1JZX0VYSEFVU1RFRBAiEhIKDkxJTUlUX0VYQ0VFREVEECMSEwoPV1JJVEVfVE9PX0xBUkdFECQSGQoVUEFTU1dPUkRfQ0hFQ0tTX0xJTUlUECUSFwoTREFUQUJBU0VfUVVFVUVfRlVMTBAmEhUKEVRPT19NQU5ZX1dBVENIRVJTECcSDwoLU1RSRUFNX0lETEUQKBIRCg1EQVRBQkFTRV9BV0FZECkSEQoNREFUQUJBU0VfU0xPVxAqEhEKDURBVEFCQVNFX0JVU1kQKxIRCg1EQVRBQkFTRV9GVUxMECwSFgoSREFUQUJBU0VfUkVBRF9PTkxZEC0SIgoeREFUQUJBU0VfQ09OTkVDVElPTlNfRVhIQVVTVEVEEC4SHQoZREFUQUJBU0VfT1VUX09GX1JFU09VUkNFUxAvEhkKFUVSQVNVUkVTX05PVF9SRVBMQVlFRBA6EhUKEUFDQ09VTlRfU1VTUEVOREVEEDASGAoURlJFU0hfUFJPT0ZfUkVRVUlSRUQQNhIZChVPV05fRVhQT1JUX1NVUEVSU0VERUQQNxIYChRPV05fRVhQT1JUX1RPT19PRlRFThA4EhIKDkFDQ09VTlRfRVJBU0VEEDlCRQoRb3RvbGl0aC5jb21tb24udjFQAVoab3RvbGl0aC9jb21tb24vdjE7Y29tbW9udjGqAhFPdG9saXRoLkNvbW1vbi5WMUrKNApcCgEMEgMBABIaUiBFcnJvcnMgdGhhdCBhbnkgbWV0aG9kIG1heSByZXR1cm4gaW4gYWRkaXRpb24gdG8gdGhvc2UgZG9jdW1lbnRlZCBhdCB0aGUgbWV0aG9kLgoKgQMKAgUAEgUPAKMBARrzAiBFcnJvciByZWFzb25zIGNvbW1vbiB0byBhbGwgc2VydmljZXMuIFRoZXkgYXJlIHNlbnQgYXMgdGV4dCB3aXRob3V0IGEgcHJlZml4LCBpbgogYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9mIGEgc3RhdHVzIG9yIGluCiBgQmFkUmVxdWVzdC5GaWVsZFZpb2xhdGlvbi5yZWFzb25gIG9mIGEgZmllbGQ7IHRoZSBuYW1lcyBvZiB0aGUgdmFsdWVzIGFyZSB0aGVzZSB0ZXh0cy4gUmVhc29ucwogb2Ygb25lIHNlcnZpY2UgYXJlIGxpc3RlZCBpbiBpdHMgb3duIGBFcnJvclJlYXNvbmAuIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDogdHJlYXQgYW4gdW5rbm93bgogcmVhc29uIGJ5IGl0cyBzdGF0dXMgY29kZS4KCh4KBAUAAgASAxECHxoRIE5ldmVyIHJldHVybmVkLgoKqgEKBAUAAgESAxcCDxooIFRoZSBmaWVsZCBpcyBlbXB0eSBhbmQgaGFzIG5vIGRlZmF1bHQuCjJzIFJlYXNvbnMgb2YgaW52YWxpZCBmaWVsZHM6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gcGVyIGZpZWxkIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4KIENvcnJlY3QgdGhlIHJlcXVlc3QuCgqlAQoEBQACAhIDGgIRGpcBIE5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMgKGVsZW1lbnRzOiBsZXR0ZXJzLCBkaWdpdHMgYW5kIGBfYCksIG9yIG5vdCBhCiBVVUlEIHdoZXJlIG9uZSBpcyByZXF1aXJlZC4gVGhlIG5pbCBVVUlEIGlzIGludmFsaWQuCgqYAQoEBQACAxIDHQIXGooBIE5vdCBhIEJDUCA0NyB0YWcgc3VjaCBhcyBgZGVgIG9yIGBwdC1CUmAsIG5vciBhIGxvY2FsZSB0aGF0IGJlZ2lucyB3aXRoIG9uZSwgc3VjaCBhcwogYGRlX0RFLlVURi04YCwgYGVuX1VTQHJnPWRlenp6emAgb3IgYHpoX0NOXyNIYW5zYC4KCmUKBAUAAgQSAx8CGBpYIE5laXRoZXIgYW4gSUFOQSB0aW1lIHpvbmUgbmFtZSBzdWNoIGFzIGBFdXJvcGUvQmVybGluYCBub3IgYW4gb2Zmc2V0IHN1Y2ggYXMgYCswMjowMGAuCgorCgQFAAIFEgMhAhMaHiBPdXRzaWRlIHRoZSB5ZWFycyAxIHRvIDk5OTkuCgo+CgQFAAIGEgMjAh0aMSBMYXJnZXIgdGhhbiB0aGUgbWF4aW11bSBwYWdlIHNpemUgb2YgdGhpcyBsaXN0LgoKbgoEBQACBxIDJQIZGmEgTm90IGEgcGFnZSB0b2tlbiBvZiB0aGUgcHJldmlvdXMgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gU3RhcnQgYWdhaW4gd2l0aCB0aGUgZmlyc3QgcGFnZS4KCjMKBAUAAggSAycCDxomIFRoZSBsaXN0IGV4Y2VlZHMgaXRzIG1heGltdW0gbGVuZ3RoLgoKVgoEBQACCRIDKQITGkkgVGhlIHRleHQgaXMgbm90IFVURi04IChpbiBhbiBhbnN3ZXIgc2hlZXQ6IFRFWFRfSU5WQUxJRCBvZiB0aGF0IHNoZWV0KS4KClkKBAUAAgoSAysCFBpMIFRoZSB0ZXh0IGNvbnRhaW5zIFUrMDAwMCAoaW4gYW4gYW5zd2VyIHNoZWV0OiBURVhUX0lOVkFMSUQgb2YgdGhhdCBzaGVldCkuCgpMCgQFAAILEgMtAhEaPyBUaGUgYnl0ZXMgZG8gbm90IGRlY29kZSBhcyB0aGUgcmVxdWVzdCBtZXNzYWdlIG9mIHRoZSBtZXRob2QuCgpKCgQFAAIMEgMvAhAaPSBNZXNzYWdlcyBhcmUgbmVzdGVkIHRvbyBkZWVwbHk7IHNlbnQgd2l0aCBNRVNTQUdFX1RPT19ERUVQLgoKZAoEBQACDRIDMQIZGlcgVGhlIGxpc3QgdGhhdCBleGNlZWRlZCB0aGUgbGltaXQgb2YgTUVTU0FHRV9UT09fTUFOWV9FTEVNRU5UUzsgc2VudCB3aXRoIHRoYXQgcmVhc29uLgoKaQoEBQACDhIDMwIXGlwgVGhlIGZpZWxkIHRoYXQgZXhjZWVkZWQgdGhlIGxpbWl0IG9mIE1FU1NBR0VfVEFLRVNfVE9PX01VQ0hfTUVNT1JZOyBzZW50IHdpdGggdGhhdCByZWFzb24uCgpxCgQFAAIPEgM2AhcaZCBMYXN0IGVudHJ5IG9mIGEgdHJ1bmNhdGVkIGxpc3Qgb2YgdmlvbGF0aW9uczogbW9yZSBmaWVsZHMgYXJlIGludmFsaWQgdGhhbiB0aGUgcmVzcG9uc2UgY2FuCiBob2xkLgoKjgEKBAUAAhASAzsCFRpcIFVOQVVUSEVOVElDQVRFRDogdGhlIG1ldGhvZCBuZWVkcyBhbiBhY2Nlc3MgdG9rZW4gYXMgbWV0YWRhdGEgYGF1dGhvcml6YXRpb246IEJlYXJlciDigKZgLgoyIyBBdXRoZW50aWNhdGlvbiBhbmQgYXV0aG9yaXNhdGlvbi4KCnwKBAUAAhESAz4CFxpvIFVOQVVUSEVOVElDQVRFRDogdGhlIHRleHQgaXMgbm90IGFuIGFjY2VzcyB0b2tlbiwgb3IgdGhlcmUgaXMgbW9yZSB0aGFuIG9uZSBgYXV0aG9yaXphdGlvbmAKIGhlYWRlci4gU2lnbiBpbi4KCmEKBAUAAhISA0ACHxpUIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGlzIG5vdCBzaWduZWQgYnkgYSB0cnVzdGVkIGtleS4gUmVmcmVzaCBpdCwgb3Igc2lnbiBpbi4KCosBCgQFAAITEgNDAhUafiBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBoYXMgZXhwaXJlZCwgb3IgdGhlIGFjY291bnQncyByb2xlcyBvciBsZWQgc3R1ZGllcyBoYXZlIGNoYW5nZWQgc2luY2UKIGl0IHdhcyBpc3N1ZWQuIFJlZnJlc2ggaXQuCgpRCgQFAAIUEgNFAhsaRCBVTkFVVEhFTlRJQ0FURUQ6IHRoZSB0b2tlbiBpcyBub3QgdmFsaWQgeWV0IGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCk8KBAUAAhUSA0cCHBpCIFVOQVVUSEVOVElDQVRFRDogdGhpcyBzZXJ2aWNlIGRvZXMgbm90IHRydXN0IHRoZSB0b2tlbidzIGlzc3Vlci4KCmoKBAUAAhYSA0kCHxpdIFVOQVVUSEVOVElDQVRFRDogdGhlIHRva2VuIGlzIGZvciBvdGhlciBzZXJ2aWNlcy4gU2lnbiBpbiB3aXRoIHRoaXMgc2VydmljZSBpbiBgYXVkaWVuY2VzYC4KCtMBCgQFAAIXEgNMAhgaxQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBjYWxsZXIgbmVpdGhlciBsZWFkcyB0aGUgc3R1ZHkgbm9yIGhhcyBhbm90aGVyIHJvbGUgaW4gaXQgd2l0aCB0aGUgcmlnaHQKIG9mIHRoZSBtZXRob2QuIEFkbWluaXN0cmF0b3JzIGhhdmUgbm8gcm9sZXMgaW4gc3R1ZGllcy4gUmVmcmVzaCB0aGUgdG9rZW4gYWZ0ZXIgYSBjaGFuZ2Ugb2Ygcm9sZXMuCgpwCgQFAAIYEgNPAhkaYyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IGNhcnJ5IHRoZSBhZG1pbmlzdHJhdG9yIHJvbGUsIG9yIHRoZSByb2xlIGhhcyBlbmRlZAogc2luY2UuCgrDAQoEBQACGRIDUgIYGrUBIFBFUk1JU1NJT05fREVOSUVEOiBhIGJsaW5kZWQgc2NoZW1lIChvdG9saXRoLmF1dGgudjEgQWxsb2NhdGlvblNlcnZpY2UpIGNvbmNlYWxzIHRoZSBncm91cHMgb2YgdGhlCiBzdHVkeSBmcm9tIHRoZSBjYWxsZXIsIHdobyBhc2tlZCBmb3Igc29tZXRoaW5nIGJ5IGdyb3VwIG9yIG9mIHNvbWUgZ3JvdXBzIG9ubHkuCgpICgQFAAIaEgNUAhcaOyBQRVJNSVNTSU9OX0RFTklFRDogb25seSBwYXJ0aWNpcGFudHMgbWF5IGNhbGwgdGhlIG1ldGhvZC4KCpsBCgQFAAIbEgNXAhQajQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBjYXJyeSBhbiBlbnJvbG1lbnQgaW4gdGhlIHN0dWR5LiBKb2luIHRoZSBzdHVkeTsgYWZ0ZXIKIGpvaW5pbmcgb24gYW5vdGhlciBkZXZpY2UsIHJlZnJlc2ggdGhlIHRva2VuLgoKbAoEBQACHBIDWQIYGl8gUEVSTUlTU0lPTl9ERU5JRUQ6IGFub3RoZXIgc2VydmljZSBjYWxsZWQgaW4gaXRzIG93biBuYW1lIGEgbWV0aG9kIHRoYXQgb25seSBwZW9wbGUgbWF5IGNhbGwuCgpeCgQFAAIdEgNbAhgaUSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGNsaWVudCdzIGNlcnRpZmljYXRlIGlzIG5vdCBhbGxvd2VkIHRvIGNhbGwgdGhpcyBzZXJ2ZXIuCgqOAQoEBQACHhIDYAIZGkogVGhlIHJlcXVlc3QgZXhjZWVkcyBgbGltaXRgIChvZiB0aGUgRXJyb3JJbmZvKSBieXRlcy4gU2VuZCBsZXNzIGF0IG9uY2UuCjI1IExpbWl0czogUkVTT1VSQ0VfRVhIQVVTVEVEIHVubGVzcyBzdGF0ZWQgb3RoZXJ3aXNlLgoKWwoEBQACHxIDYgIhGk4gVGhlIGxpc3RzIG9mIHRoZSByZXF1ZXN0IGhhdmUgbW9yZSB0aGFuIGBsaW1pdGAgZWxlbWVudHMuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXgoEBQACIBIDZAIlGlEgVGhlIGRlY29kZWQgcmVxdWVzdCB0YWtlcyBtb3JlIHRoYW4gYGxpbWl0YCBieXRlcyBvZiBtZW1vcnkuIFNlbmQgbGVzcyBhdCBvbmNlLgoKXwoEBQACIRIDZgIaGlIgVGhlIG1ldGFkYXRhIG9mIHRoZSByZXF1ZXN0IGV4Y2VlZHMgYHNpemVfbGltaXRgIGJ5dGVzIG9yIGBmaWVsZHNfbGltaXRgIGZpZWxkcy4KCmIKBAUAAiISA2gCGBpVIElOVkFMSURfQVJHVU1FTlQ6IG1lc3NhZ2VzIG9mIHRoZSByZXF1ZXN0IGFyZSBuZXN0ZWQgbW9yZSB0aGFuIGBsaW1pdGAgbGV2ZWxzIGRlZXAuCgprCgQFAAIjEgNqAiMaXiBJTlRFUk5BTDogdGhlIHJlcXVlc3QgaXMgbm90IG9uZSBjb21wbGV0ZSBzdHJlYW0gb2YgdGhlIGVuY29kaW5nIHRoYXQgYGdycGMtZW5jb2RpbmdgIG5hbWVzLgoKkAEKBAUAAiQSA20CIRqCASBUaGUgbWVtb3J5IGZvciByZXF1ZXN0cyBpbiBwcm9ncmVzcywgb2YgdGhpcyBjbGllbnQgb3Igb2YgYWxsIGNsaWVudHMsIGlzIHVzZWQgdXAuIFdpdGgKIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKnQEKBAUAAiUSA3ACFhqPASBUaGUgY2xpZW50LCBvciBhbGwgY2xpZW50cyB0b2dldGhlciwgcmVhY2hlZCBgbGltaXRgIG9mIGBsaW1pdF9uYW1lYCAoY29ubmVjdGlvbnMsIHN0cmVhbXMsIOKApikuCiBXYWl0IGZvciBjYWxscyB0byBlbmQsIGFuZCByZWFkIHJlc3BvbnNlcy4KClYKBAUAAiYSA3ICFxpJIFRoZSBkYXRhIHRvIHN0b3JlIGV4Y2VlZHMgdGhlIHNpemUgb2Ygb25lIHN0YXRlbWVudC4gU2VuZCBsZXNzIGF0IG9uY2UuCgplCgQFAAInEgN0Ah0aWCBUb28gbWFueSBwYXNzd29yZCBjaGVja3MgYXJlIGluIHByb2dyZXNzLiBXaXRoIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKYQoEBQACKBIDdgIbGlQgVG9vIG1hbnkgY2FsbHMgd2FpdCBmb3IgdGhlIGRhdGFiYXNlLiBXaXRoIFJldHJ5SW5mbzogc2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKewoEBQACKRIDeQIZGm4gVG9vIG1hbnkgc3RyZWFtcyBvZiBjaGFuZ2VzLCBub3RpZmljYXRpb25zIG9yIGhlYWx0aCBhcmUgb3Blbi4gV2l0aCBSZXRyeUluZm86IG9wZW4gdGhlIHN0cmVhbQogYWdhaW4gbGF0ZXIuCgpUCgQFAAIqEgN7AhMaRyBBIHJlZmxlY3Rpb24gc3RyZWFtIHdhcyBpZGxlIGZvciB0b28gbG9uZy4gT3BlbiBpdCBhZ2FpbiB3aGVuIG5lZWRlZC4KCrcBCgQFAAIrEgSBAQIVGiEgVGhlIGRhdGFiYXNlIGNhbm5vdCBiZSByZWFjaGVkLgoyhQEgRGF0YWJhc2UgcHJvYmxlbXM6IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uIEFsbCBidXQgdGhlIGZpcnN0CiB0aHJlZSBuZWVkIHRoZSBvcGVyYXRvcidzIGF0dGVudGlvbi4KCisKBAUAAiwSBIMBAhUaHSBUaGUgZGF0YWJhc2UgdG9vayB0b28gbG9uZy4KCjkKBAUAAi0SBIUBAhUaKyBPdGhlciB0cmFuc2FjdGlvbnMgYmxvY2tlZCB0aGUgc3RhdGVtZW50LgoKLAoEBQACLhIEhwECFRoeIFRoZSBkYXRhYmFzZSdzIGRpc2sgaXMgZnVsbC4KClYKBAUAAi8SBIkBAhoaSCBUaGUgZGF0YWJhc2UgYWNjZXB0cyBubyB3cml0ZXM6IGl0IGlzIGEgcmVwbGljYSBvciB3YXMgbWFkZSByZWFkLW9ubHkuCgo2CgQFAAIwEgSLAQImGiggVGhlIGRhdGFiYXNlIGhhcyB0b28gbWFueSBjb25uZWN0aW9ucy4KCkIKBAUAAjESBI0BAiEaNCBUaGUgZGF0YWJhc2UgaXMgb3V0IG9mIG1lbW9yeSBvciBhbm90aGVyIHJlc291cmNlLgoKawoEBQACMhIEjwECHRpdIFRoZSBkYXRhYmFzZSB3YXMgcmVzdG9yZWQgZnJvbSBhIGJhY2t1cDsgZXJhc3VyZXMgbWFkZSBzaW5jZSB0aGVuIGFyZSBiZWluZyByZXBlYXRlZCBmaXJzdC4KCoEBCgQFAAIzEgSTAQIZGnMgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBhY2NvdW50IGlzIHN1c3BlbmRlZC4gTm8gZGF0YSBpcyBsb3N0OyBhbiBhZG1pbmlzdHJhdG9yIGNhbiByZXN0b3JlIGl0LgogS2VlcCB1bnNlbnQgZGF0YS4KCsUBCgQFAAI0EgSZAQIcGnggUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBwYXNzd29yZCBtdXN0IGhhdmUgYmVlbiB2ZXJpZmllZCB3aXRoaW4gdGhlIGxhc3QgZml2ZSBtaW51dGVzCiAob3RvbGl0aC5hdXRoLnYxIFByb3ZlUGFzc3dvcmQpLgoyPSBFeHBvcnRzIG9mIG93biByZWNvcmRzIChFeHBvcnRPd25SZWNvcmRzKSBvZiBldmVyeSBzZXJ2aWNlLgoKZwoEBQACNRIEmwECHRpZIEFCT1JURUQ6IHRoZSBzYW1lIGNhbGxlciBzdGFydGVkIGFub3RoZXIgZXhwb3J0IG9mIHRoZSBzYW1lIHBhcnRpY2lwYW50LiBSZWFkIHRoYXQgb25lLgoKmwEKBAUAAjYSBJ4BAhwajAEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0aGUgaG91cmx5IGxpbWl0IG9mIGV4cG9ydHMgb2YgdGhpcyBwYXJ0aWNpcGFudCBpcyByZWFjaGVkLgogUmVzdW1lIGxhdGVyIHdpdGggdGhlIHNhbWUgYHJlc3VtZV90b2tlbmAuCgrrAQoEBQACNxIEogECFhrcASBGQUlMRURfUFJFQ09ORElUSU9OOiBhbGwgZGF0YSBvZiB0aGUgcGFydGljaXBhbnQgd2FzIGVyYXNlZCBvciBpcyBiZWluZyBlcmFzZWQuIEFuIGV4cG9ydCBlbmRzCiB3aXRoIHRoZSBkYXRhIHJlY2VpdmVkIHNvIGZhci4gQWZ0ZXIgb3RvbGl0aC5hdXRoLnYxIFJlZnJlc2ggcmV0dXJucyB0aGlzIHJlYXNvbiwgZGVsZXRlIGFsbAogdW5zZW50IGRhdGEgZnJvbSB0aGUgZGV2aWNlLgpiBnByb3RvMw==")
}
