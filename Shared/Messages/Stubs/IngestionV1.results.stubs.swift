// Generated from otolith/ingestion/v1/results.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// What a participant's own data shows. Callers see only their own data, also after they left the
  /// study. Withdrawn answers, sheets and sessions, and deleted records, do not appear.
  ///
  /// A series has numbers and chosen options only. Texts, dates, e-mail addresses and the like are not
  /// in it (GetSeries returns them to their author); so what a participant typed, such as a password
  /// in an imported form, never appears in a chart. Sheets marked CLOCK_IMPLAUSIBLE are not in it. The
  /// present revision of a sheet counts.
  public protocol ResultServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.ResultServiceMethod) -> MethodAccess

    /// Lists the series of a study in which the caller has values, with their number, the first and
    /// the last one (generic forms §4.2.4).
    ///
    /// Errors: INVALID_ARGUMENT.
    func listSeries(
      _ request: IngestionV1.ListSeriesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListSeriesResponse

    /// Returns several series in one call, value by value or summarised by day, week or month. A
    /// series without values is empty, also if it cannot exist.
    ///
    /// Errors: INVALID_ARGUMENT, also without a source, for more than 50, and for a series named twice
    /// (SERIES_DUPLICATE); UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo for an item, while
    /// a version named by sheets is not known here.
    func readSeries(
      _ request: IngestionV1.ReadSeriesRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReadSeriesResponse

    /// Lists sheets, health records, listening sessions and unanswered prompts together, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listTimeline(
      _ request: IngestionV1.ListTimelineRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListTimelineResponse
  }

  /// Calls the methods that ``ResultServiceProtocol`` describes.
  public struct ResultServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listSeries(
      _ request: IngestionV1.ListSeriesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListSeriesResponse {
      try await channel.unary(
        service: ResultServiceMethods.service,
        method: ResultServiceMethods.listSeries,
        request: request,
        options: options)
    }

    public func readSeries(
      _ request: IngestionV1.ReadSeriesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReadSeriesResponse {
      try await channel.unary(
        service: ResultServiceMethods.service,
        method: ResultServiceMethods.readSeries,
        request: request,
        options: options)
    }

    public func listTimeline(
      _ request: IngestionV1.ListTimelineRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListTimelineResponse {
      try await channel.unary(
        service: ResultServiceMethods.service,
        method: ResultServiceMethods.listTimeline,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.ResultService`, by their names on the wire.
  public enum ResultServiceMethod: String, Sendable, CaseIterable {
    case listSeries = "ListSeries"
    case readSeries = "ReadSeries"
    case listTimeline = "ListTimeline"
  }

  /// The names of `otolith.ingestion.v1.ResultService` and its methods on the wire.
  public enum ResultServiceMethods {
    public static let service = "otolith.ingestion.v1.ResultService"
    public static let listSeries = "ListSeries"
    public static let readSeries = "ReadSeries"
    public static let listTimeline = "ListTimeline"
  }
}

extension IngestionV1.ResultServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.resultsFile)
    registry.unary(
      service: IngestionV1.ResultServiceMethods.service,
      method: IngestionV1.ResultServiceMethods.listSeries,
      access: access(to: .listSeries)
    ) { (request: IngestionV1.ListSeriesRequest, context: ServerCallContext) -> IngestionV1.ListSeriesResponse in
      try await self.listSeries(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ResultServiceMethods.service,
      method: IngestionV1.ResultServiceMethods.readSeries,
      access: access(to: .readSeries)
    ) { (request: IngestionV1.ReadSeriesRequest, context: ServerCallContext) -> IngestionV1.ReadSeriesResponse in
      try await self.readSeries(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ResultServiceMethods.service,
      method: IngestionV1.ResultServiceMethods.listTimeline,
      access: access(to: .listTimeline)
    ) { (request: IngestionV1.ListTimelineRequest, context: ServerCallContext) -> IngestionV1.ListTimelineResponse in
      try await self.listTimeline(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.ResultServiceProtocol {
  public func listSeries(
    _ request: IngestionV1.ListSeriesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListSeriesResponse {
    throw RPCError(.unimplemented, "ListSeries is not implemented here")
  }

  public func readSeries(
    _ request: IngestionV1.ReadSeriesRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReadSeriesResponse {
    throw RPCError(.unimplemented, "ReadSeries is not implemented here")
  }

  public func listTimeline(
    _ request: IngestionV1.ListTimelineRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListTimelineResponse {
    throw RPCError(.unimplemented, "ListTimeline is not implemented here")
  }
}
