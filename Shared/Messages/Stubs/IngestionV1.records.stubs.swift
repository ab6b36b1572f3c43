// Generated from otolith/ingestion/v1/records.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// A participant's health records on all own devices: made and changed offline, and synchronised. Everybody reaches
  /// the own records only.
  public protocol RecordServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.RecordServiceMethod) -> MethodAccess

    /// Brings a device's changes, and takes what changed since its cursor, its own changes included: a device that
    /// repeats it until `more` is false has every record as the server has it. Changes are decided one by one, in
    /// order; the same change again is VERDICT_EXISTS. A change that builds on an older revision than the present one
    /// is not carried out: VERDICT_CONFLICT tells the present record beside it, the device keeps both, lets the
    /// participant decide (or merges them), and sends the result with the present revision. Deleting leaves a
    /// tombstone for 400 days. A text of a change that is not UTF-8 or contains a NUL refuses it alone (TEXT_INVALID,
    /// with its field).
    ///
    /// What was changed when the study did not take records of the type any more is refused (RECORD_TYPE_NOT_TAKEN),
    /// edits of records that it took before, too. These stay, are listed and exported, and can be deleted.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT, also with reason CURSOR_INVALID; RESOURCE_EXHAUSTED with reason
    /// BATCH_TOO_LARGE; UNAVAILABLE with RetryInfo.
    func syncRecords(
      _ request: IngestionV1.SyncRecordsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SyncRecordsResponse

    /// The caller's records, for calendars and lists.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listRecords(
      _ request: IngestionV1.ListRecordsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListRecordsResponse

    /// The caller's records as FHIR R4 resources, one JSON object a line (application/fhir+ndjson): audiograms, tinnitus
    /// matches and measurements as Observation, therapies as Procedure, events as Observation.
    ///
    /// Errors: INVALID_ARGUMENT.
    func exportOwnResources(
      _ request: IngestionV1.ExportOwnResourcesRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportOwnResourcesResponse>
    ) async throws

    /// A study's records as CSV, for its leaders: one row for each value; participants under the pseudonym of
    /// ExportAnswerSheets, without titles and notes.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
    func exportRecords(
      _ request: IngestionV1.ExportRecordsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportRecordsResponse>
    ) async throws
  }

  /// A participant's health records on all own devices: made and changed offline, and synchronised. Everybody reaches
  /// the own records only.
  public struct RecordServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Brings a device's changes, and takes what changed since its cursor, its own changes included: a device that
    /// repeats it until `more` is false has every record as the server has it. Changes are decided one by one, in
    /// order; the same change again is VERDICT_EXISTS. A change that builds on an older revision than the present one
    /// is not carried out: VERDICT_CONFLICT tells the present record beside it, the device keeps both, lets the
    /// participant decide (or merges them), and sends the result with the present revision. Deleting leaves a
    /// tombstone for 400 days. A text of a change that is not UTF-8 or contains a NUL refuses it alone (TEXT_INVALID,
    /// with its field).
    ///
    /// What was changed when the study did not take records of the type any more is refused (RECORD_TYPE_NOT_TAKEN),
    /// edits of records that it took before, too. These stay, are listed and exported, and can be deleted.
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT, also with reason CURSOR_INVALID; RESOURCE_EXHAUSTED with reason
    /// BATCH_TOO_LARGE; UNAVAILABLE with RetryInfo.
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

    /// The caller's records, for calendars and lists.
    ///
    /// Errors: INVALID_ARGUMENT.
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

    /// The caller's records as FHIR R4 resources, one JSON object a line (application/fhir+ndjson): audiograms, tinnitus
    /// matches and measurements as Observation, therapies as Procedure, events as Observation.
    ///
    /// Errors: INVALID_ARGUMENT.
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

    /// A study's records as CSV, for its leaders: one row for each value; participants under the pseudonym of
    /// ExportAnswerSheets, without titles and notes.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_STUDY_LEADER.
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
