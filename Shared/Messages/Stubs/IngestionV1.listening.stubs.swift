// Generated from otolith/ingestion/v1/listening.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// A participant's listening sessions. Callers can access only their own sessions.
  public protocol ListeningServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.ListeningServiceMethod) -> MethodAccess

    /// Stores sessions. Each is decided separately; repeating one returns VERDICT_EXISTS. A sound that
    /// was opened but not played is not recorded (SON FA10). Text that is not UTF-8 or contains a NUL
    /// rejects only its own session (TEXT_INVALID, with the field).
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT; RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE;
    /// UNAVAILABLE with RetryInfo.
    func submitListeningSessions(
      _ request: IngestionV1.SubmitListeningSessionsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SubmitListeningSessionsResponse

    /// Withdraws a session: it is no longer listed, counted or exported. Sending it again returns
    /// VERDICT_EXISTS and does not restore it. Idempotent, also after the participant left the study.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SESSION_UNKNOWN.
    func withdrawListeningSession(
      _ request: IngestionV1.WithdrawListeningSessionRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.WithdrawListeningSessionResponse

    /// Lists the caller's sessions, latest first (SON FA12 shows the last five).
    ///
    /// Errors: INVALID_ARGUMENT.
    func listListeningSessions(
      _ request: IngestionV1.ListListeningSessionsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListListeningSessionsResponse

    /// Returns the caller's listening statistics per sound (SON FA13), including sounds of the study's
    /// collections that were never heard. Without pages: a collection has at most 1,000 sounds.
    ///
    /// Errors: INVALID_ARGUMENT.
    func getSoundStatistics(
      _ request: IngestionV1.GetSoundStatisticsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.GetSoundStatisticsResponse

    /// Exports a study's sessions as CSV for its leaders, one row per session, with participants under
    /// the pseudonyms of ExportAnswerSheets.
    ///
    /// The last part has a cursor for `since`, with the guarantees of ExportAnswerSheets. A row replaces
    /// the earlier one by `participant` and `session_id`; a withdrawn session has `withdrawn_at`, and is in
    /// exports with `since` only.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CURSOR_INVALID; PERMISSION_DENIED with reason
    /// NOT_STUDY_LEADER or GROUPS_CONCEALED.
    func exportListeningSessions(
      _ request: IngestionV1.ExportListeningSessionsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportListeningSessionsResponse>
    ) async throws
  }

  /// Calls the methods that ``ListeningServiceProtocol`` describes.
  public struct ListeningServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func submitListeningSessions(
      _ request: IngestionV1.SubmitListeningSessionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.SubmitListeningSessionsResponse {
      try await channel.unary(
        service: ListeningServiceMethods.service,
        method: ListeningServiceMethods.submitListeningSessions,
        request: request,
        options: options)
    }

    public func withdrawListeningSession(
      _ request: IngestionV1.WithdrawListeningSessionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.WithdrawListeningSessionResponse {
      try await channel.unary(
        service: ListeningServiceMethods.service,
        method: ListeningServiceMethods.withdrawListeningSession,
        request: request,
        options: options)
    }

    public func listListeningSessions(
      _ request: IngestionV1.ListListeningSessionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListListeningSessionsResponse {
      try await channel.unary(
        service: ListeningServiceMethods.service,
        method: ListeningServiceMethods.listListeningSessions,
        request: request,
        options: options)
    }

    public func getSoundStatistics(
      _ request: IngestionV1.GetSoundStatisticsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.GetSoundStatisticsResponse {
      try await channel.unary(
        service: ListeningServiceMethods.service,
        method: ListeningServiceMethods.getSoundStatistics,
        request: request,
        options: options)
    }

    public func exportListeningSessions(
      _ request: IngestionV1.ExportListeningSessionsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportListeningSessionsResponse> {
      channel.serverStreaming(
        service: ListeningServiceMethods.service,
        method: ListeningServiceMethods.exportListeningSessions,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.ListeningService`, by their names on the wire.
  public enum ListeningServiceMethod: String, Sendable, CaseIterable {
    case submitListeningSessions = "SubmitListeningSessions"
    case withdrawListeningSession = "WithdrawListeningSession"
    case listListeningSessions = "ListListeningSessions"
    case getSoundStatistics = "GetSoundStatistics"
    case exportListeningSessions = "ExportListeningSessions"
  }

  /// The names of `otolith.ingestion.v1.ListeningService` and its methods on the wire.
  public enum ListeningServiceMethods {
    public static let service = "otolith.ingestion.v1.ListeningService"
    public static let submitListeningSessions = "SubmitListeningSessions"
    public static let withdrawListeningSession = "WithdrawListeningSession"
    public static let listListeningSessions = "ListListeningSessions"
    public static let getSoundStatistics = "GetSoundStatistics"
    public static let exportListeningSessions = "ExportListeningSessions"
  }
}

extension IngestionV1.ListeningServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.listeningFile)
    registry.unary(
      service: IngestionV1.ListeningServiceMethods.service,
      method: IngestionV1.ListeningServiceMethods.submitListeningSessions,
      access: access(to: .submitListeningSessions)
    ) { (request: IngestionV1.SubmitListeningSessionsRequest, context: ServerCallContext) -> IngestionV1.SubmitListeningSessionsResponse in
      try await self.submitListeningSessions(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ListeningServiceMethods.service,
      method: IngestionV1.ListeningServiceMethods.withdrawListeningSession,
      access: access(to: .withdrawListeningSession)
    ) { (request: IngestionV1.WithdrawListeningSessionRequest, context: ServerCallContext) -> IngestionV1.WithdrawListeningSessionResponse in
      try await self.withdrawListeningSession(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ListeningServiceMethods.service,
      method: IngestionV1.ListeningServiceMethods.listListeningSessions,
      access: access(to: .listListeningSessions)
    ) { (request: IngestionV1.ListListeningSessionsRequest, context: ServerCallContext) -> IngestionV1.ListListeningSessionsResponse in
      try await self.listListeningSessions(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ListeningServiceMethods.service,
      method: IngestionV1.ListeningServiceMethods.getSoundStatistics,
      access: access(to: .getSoundStatistics)
    ) { (request: IngestionV1.GetSoundStatisticsRequest, context: ServerCallContext) -> IngestionV1.GetSoundStatisticsResponse in
      try await self.getSoundStatistics(request, context: context)
    }
    registry.serverStreaming(
      service: IngestionV1.ListeningServiceMethods.service,
      method: IngestionV1.ListeningServiceMethods.exportListeningSessions,
      access: access(to: .exportListeningSessions)
    ) { (request: IngestionV1.ExportListeningSessionsRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportListeningSessionsResponse>) in
      try await self.exportListeningSessions(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.ListeningServiceProtocol {
  public func submitListeningSessions(
    _ request: IngestionV1.SubmitListeningSessionsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.SubmitListeningSessionsResponse {
    throw RPCError(.unimplemented, "SubmitListeningSessions is not implemented here")
  }

  public func withdrawListeningSession(
    _ request: IngestionV1.WithdrawListeningSessionRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.WithdrawListeningSessionResponse {
    throw RPCError(.unimplemented, "WithdrawListeningSession is not implemented here")
  }

  public func listListeningSessions(
    _ request: IngestionV1.ListListeningSessionsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListListeningSessionsResponse {
    throw RPCError(.unimplemented, "ListListeningSessions is not implemented here")
  }

  public func getSoundStatistics(
    _ request: IngestionV1.GetSoundStatisticsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.GetSoundStatisticsResponse {
    throw RPCError(.unimplemented, "GetSoundStatistics is not implemented here")
  }

  public func exportListeningSessions(
    _ request: IngestionV1.ExportListeningSessionsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportListeningSessionsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportListeningSessions is not implemented here")
  }
}
