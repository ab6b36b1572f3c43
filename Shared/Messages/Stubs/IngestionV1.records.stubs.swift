// Generated from otolith/ingestion/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Health records of a participant on all of their devices: created and changed offline, then
  /// synchronised. Callers can access only their own records.
  public protocol RecordServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.RecordServiceMethod) -> MethodAccess

    /// Sends a device's changes and receives the changes since its cursor, including its own. A device
    /// that repeats the call until `more` is false has all records in the server's state.
    ///
    /// Changes are decided one by one, in order. Repeating a change returns VERDICT_EXISTS. A change
    /// based on an outdated revision is not applied and returns VERDICT_CONFLICT with the current
    /// record. The device then keeps both, lets the participant decide (or merges them), and sends the
    /// result with the current revision. A deletion leaves a tombstone for 400 days. Text that is not
    /// UTF-8 or contains a NUL rejects only its own change (TEXT_INVALID, with the field).
    ///
    /// A change made after the study stopped accepting records of that type is rejected
    /// (RECORD_TYPE_NOT_TAKEN), even if it edits an earlier record. Earlier records stay, are listed
    /// and exported, and can be deleted.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT, also with reason CURSOR_INVALID;
    /// RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE; UNAVAILABLE with RetryInfo.
    func syncRecords(
      _ request: IngestionV1.SyncRecordsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SyncRecordsResponse

    /// Lists the caller's records, for calendars and lists.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listRecords(
      _ request: IngestionV1.ListRecordsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListRecordsResponse

    /// Exports the caller's records as FHIR R4 resources, one JSON object per line
    /// (application/fhir+ndjson): audiograms, tinnitus matches, measurements and events as
    /// Observation, therapies as Procedure.
    ///
    /// Errors: INVALID_ARGUMENT.
    func exportOwnResources(
      _ request: IngestionV1.ExportOwnResourcesRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportOwnResourcesResponse>
    ) async throws

    /// Exports a study's records as CSV for its leaders: one row per value, participants under the
    /// pseudonyms of ExportAnswerSheets, without titles and notes.
    ///
    /// The last part has a cursor for `since`, with the guarantees of ExportAnswerSheets. The rows of a
    /// record replace the earlier ones by `participant` and `record_id`; of a deleted record, there is one
    /// row with `deleted_at` for 400 days: after a longer time, export everything again.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CURSOR_INVALID; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER or GROUPS_CONCEALED.
    func exportRecords(
      _ request: IngestionV1.ExportRecordsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportRecordsResponse>
    ) async throws
  }

  /// Calls the methods that ``RecordServiceProtocol`` describes.
  public struct RecordServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func syncRecords(
      _ request: IngestionV1.SyncRecordsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.SyncRecordsResponse {
      try await channel.unary(
        service: RecordServiceMethods.service,
        method: RecordServiceMethods.syncRecords,
        request: request,
        options: options)
    }

    public func listRecords(
      _ request: IngestionV1.ListRecordsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListRecordsResponse {
      try await channel.unary(
        service: RecordServiceMethods.service,
        method: RecordServiceMethods.listRecords,
        request: request,
        options: options)
    }

    public func exportOwnResources(
      _ request: IngestionV1.ExportOwnResourcesRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportOwnResourcesResponse> {
      channel.serverStreaming(
        service: RecordServiceMethods.service,
        method: RecordServiceMethods.exportOwnResources,
        request: request,
        options: options)
    }

    public func exportRecords(
      _ request: IngestionV1.ExportRecordsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportRecordsResponse> {
      channel.serverStreaming(
        service: RecordServiceMethods.service,
        method: RecordServiceMethods.exportRecords,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.RecordService`, by their names on the wire.
  public enum RecordServiceMethod: String, Sendable, CaseIterable {
    case syncRecords = "SyncRecords"
    case listRecords = "ListRecords"
    case exportOwnResources = "ExportOwnResources"
    case exportRecords = "ExportRecords"
  }

  /// The names of `otolith.ingestion.v1.RecordService` and its methods on the wire.
  public enum RecordServiceMethods {
    public static let service = "otolith.ingestion.v1.RecordService"
    public static let syncRecords = "SyncRecords"
    public static let listRecords = "ListRecords"
    public static let exportOwnResources = "ExportOwnResources"
    public static let exportRecords = "ExportRecords"
  }
}

extension IngestionV1.RecordServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.recordsFile)
    registry.unary(
      service: IngestionV1.RecordServiceMethods.service,
      method: IngestionV1.RecordServiceMethods.syncRecords,
      access: access(to: .syncRecords)
    ) { (request: IngestionV1.SyncRecordsRequest, context: ServerCallContext) -> IngestionV1.SyncRecordsResponse in
      try await self.syncRecords(request, context: context)
    }
    registry.unary(
      service: IngestionV1.RecordServiceMethods.service,
      method: IngestionV1.RecordServiceMethods.listRecords,
      access: access(to: .listRecords)
    ) { (request: IngestionV1.ListRecordsRequest, context: ServerCallContext) -> IngestionV1.ListRecordsResponse in
      try await self.listRecords(request, context: context)
    }
    registry.serverStreaming(
      service: IngestionV1.RecordServiceMethods.service,
      method: IngestionV1.RecordServiceMethods.exportOwnResources,
      access: access(to: .exportOwnResources)
    ) { (request: IngestionV1.ExportOwnResourcesRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportOwnResourcesResponse>) in
      try await self.exportOwnResources(request, context: context, to: writer)
    }
    registry.serverStreaming(
      service: IngestionV1.RecordServiceMethods.service,
      method: IngestionV1.RecordServiceMethods.exportRecords,
      access: access(to: .exportRecords)
    ) { (request: IngestionV1.ExportRecordsRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportRecordsResponse>) in
      try await self.exportRecords(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.RecordServiceProtocol {
  public func syncRecords(
    _ request: IngestionV1.SyncRecordsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.SyncRecordsResponse {
    throw RPCError(.unimplemented, "SyncRecords is not implemented here")
  }

  public func listRecords(
    _ request: IngestionV1.ListRecordsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListRecordsResponse {
    throw RPCError(.unimplemented, "ListRecords is not implemented here")
  }

  public func exportOwnResources(
    _ request: IngestionV1.ExportOwnResourcesRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportOwnResourcesResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportOwnResources is not implemented here")
  }

  public func exportRecords(
    _ request: IngestionV1.ExportRecordsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRecordsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportRecords is not implemented here")
  }
}
