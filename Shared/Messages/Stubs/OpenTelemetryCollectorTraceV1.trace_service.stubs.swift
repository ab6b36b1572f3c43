// Generated from opentelemetry/proto/collector/trace/v1/trace_service.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension OpenTelemetryCollectorTraceV1 {
  /// A collector.
  public protocol TraceServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: OpenTelemetryCollectorTraceV1.TraceServiceMethod) -> MethodAccess

    /// Takes spans. UNAVAILABLE and some other codes ask for the same request again later, RetryInfo says when.
    func export(
      _ request: OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest,
      context: ServerCallContext
    ) async throws -> OpenTelemetryCollectorTraceV1.ExportTraceServiceResponse
  }

  /// Calls the methods that ``TraceServiceProtocol`` describes.
  public struct TraceServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func export(
      _ request: OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest,
      options: CallOptions = CallOptions()
    ) async throws -> OpenTelemetryCollectorTraceV1.ExportTraceServiceResponse {
      try await channel.unary(
        service: TraceServiceMethods.service,
        method: TraceServiceMethods.export,
        request: request,
        options: options)
    }
  }

  /// The methods of `opentelemetry.proto.collector.trace.v1.TraceService`, by their names on the wire.
  public enum TraceServiceMethod: String, Sendable, CaseIterable {
    case export = "Export"
  }

  /// The names of `opentelemetry.proto.collector.trace.v1.TraceService` and its methods on the wire.
  public enum TraceServiceMethods {
    public static let service = "opentelemetry.proto.collector.trace.v1.TraceService"
    public static let export = "Export"
  }
}

extension OpenTelemetryCollectorTraceV1.TraceServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: OpenTelemetryCollectorTraceV1.traceServiceFile)
    registry.unary(
      service: OpenTelemetryCollectorTraceV1.TraceServiceMethods.service,
      method: OpenTelemetryCollectorTraceV1.TraceServiceMethods.export,
      access: access(to: .export)
    ) { (request: OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest, context: ServerCallContext) -> OpenTelemetryCollectorTraceV1.ExportTraceServiceResponse in
      try await self.export(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension OpenTelemetryCollectorTraceV1.TraceServiceProtocol {
  public func export(
    _ request: OpenTelemetryCollectorTraceV1.ExportTraceServiceRequest,
    context: ServerCallContext
  ) async throws -> OpenTelemetryCollectorTraceV1.ExportTraceServiceResponse {
    throw RPCError(.unimplemented, "Export is not implemented here")
  }
}
