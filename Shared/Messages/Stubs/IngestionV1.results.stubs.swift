// Generated from otolith/ingestion/v1/results.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// What a participant's own data shows. Callers see only their own data, also after they left the
  /// study, apart from the released means of ReadComparisons. Withdrawn answers, sheets and sessions, and
  /// deleted records, do not appear.
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

    /// Compares the caller's values with those of all participants of a study: the comparisons that the
    /// study declares (`Study.comparisons`) for questionnaires that the caller sees, in the order of the
    /// study. For participants of the study only.
    ///
    /// The mean of all participants is released once a night (UTC) and stays the same until the next
    /// release. It is released only if at least 11 participants contribute, so that at least 10 contribute
    /// besides any reader, and if none of them has more than half, and no two have more than 67 %, of the
    /// sum of the distances from an end of the range. A release follows an earlier one only if at least 10
    /// participants joined or left the contributors since; or if none did, and the values of at least 10
    /// changed. Otherwise the earlier release stays. Test participants do not contribute. Withdrawn sheets
    /// and erasures change no release; they count at the next one.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_ENROLLED; UNAVAILABLE with RetryInfo,
    /// with reason CONSENT_ENDED until the participant has accepted the study's current consent text, with
    /// TOKEN_OUTDATED until the caller has a newer access token, and with STUDY_NOT_YET_KNOWN or
    /// ENROLMENT_NOT_YET_KNOWN while another service must be asked and cannot be reached.
    func readComparisons(
      _ request: IngestionV1.ReadComparisonsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReadComparisonsResponse

    /// Returns the caller's data of a study as one page to read and print, with the numbers that
    /// ReadSeries returns: a chart and a table for each question and score, audiograms, other health
    /// records, and listening sessions. SharingService shows the same page to a physician.
    ///
    /// Errors: INVALID_ARGUMENT, also for a scope without contents (REQUIRED); RESOURCE_EXHAUSTED with
    /// reason REPORT_TOO_LARGE; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo while a
    /// version named by sheets is not known here.
    func renderReport(
      _ request: IngestionV1.RenderReportRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.RenderReportResponse
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

    public func readComparisons(
      _ request: IngestionV1.ReadComparisonsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReadComparisonsResponse {
      try await channel.unary(
        service: ResultServiceMethods.service,
        method: ResultServiceMethods.readComparisons,
        request: request,
        options: options)
    }

    public func renderReport(
      _ request: IngestionV1.RenderReportRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.RenderReportResponse {
      try await channel.unary(
        service: ResultServiceMethods.service,
        method: ResultServiceMethods.renderReport,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.ResultService`, by their names on the wire.
  public enum ResultServiceMethod: String, Sendable, CaseIterable {
    case listSeries = "ListSeries"
    case readSeries = "ReadSeries"
    case listTimeline = "ListTimeline"
    case readComparisons = "ReadComparisons"
    case renderReport = "RenderReport"
  }

  /// The names of `otolith.ingestion.v1.ResultService` and its methods on the wire.
  public enum ResultServiceMethods {
    public static let service = "otolith.ingestion.v1.ResultService"
    public static let listSeries = "ListSeries"
    public static let readSeries = "ReadSeries"
    public static let listTimeline = "ListTimeline"
    public static let readComparisons = "ReadComparisons"
    public static let renderReport = "RenderReport"
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
    registry.unary(
      service: IngestionV1.ResultServiceMethods.service,
      method: IngestionV1.ResultServiceMethods.readComparisons,
      access: access(to: .readComparisons)
    ) { (request: IngestionV1.ReadComparisonsRequest, context: ServerCallContext) -> IngestionV1.ReadComparisonsResponse in
      try await self.readComparisons(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ResultServiceMethods.service,
      method: IngestionV1.ResultServiceMethods.renderReport,
      access: access(to: .renderReport)
    ) { (request: IngestionV1.RenderReportRequest, context: ServerCallContext) -> IngestionV1.RenderReportResponse in
      try await self.renderReport(request, context: context)
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

  public func readComparisons(
    _ request: IngestionV1.ReadComparisonsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReadComparisonsResponse {
    throw RPCError(.unimplemented, "ReadComparisons is not implemented here")
  }

  public func renderReport(
    _ request: IngestionV1.RenderReportRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.RenderReportResponse {
    throw RPCError(.unimplemented, "RenderReport is not implemented here")
  }
}
