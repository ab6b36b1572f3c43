import RPCCore
import RPCServer

/// Records the calls of sampled traces on the server.
struct ServerSpanInterceptor: ServerInterceptor {
  let tracer: Tracer

  /// Services whose calls do not start a trace, because they are frequent and uninteresting.
  private static let quietServices: Set<String> = [
    "grpc.health.v1.Health", "grpc.reflection.v1.ServerReflection",
    "grpc.reflection.v1alpha.ServerReflection",
  ]

  func intercept(
    _ context: ServerCallContext, next: @Sendable () async throws -> Void
  ) async throws {
    let isQuiet = Self.quietServices.contains(context.service)
    let parent = context.beginTrace { id in
      !isQuiet && tracer.sampler.records(traceID: id)
    }
    guard context.trace.isSampled else { return try await next() }
    let start = SpanStart()
    do {
      try await next()
      record(context, parent, start, .ok, nil)
    } catch {
      let code =
        CallLine.code(of: error) ?? (error is CancellationError ? .cancelled : .internalError)
      record(context, parent, start, code, (error as? RPCError)?.reason)
      throw error
    }
  }

  private func record(
    _ context: ServerCallContext, _ parent: TraceContext?, _ start: SpanStart, _ code: StatusCode,
    _ reason: String?
  ) {
    tracer.record(
      Span(
        context: context.trace, parentID: parent?.spanID, isParentRemote: parent != nil,
        kind: .server, name: "\(context.service)/\(context.method)", start: start.nanoseconds,
        end: start.now(),
        attributes: Span.attributes(context.service, context.method, code, reason),
        hasFailed: Span.isFault(code)))
  }
}

extension Span {
  /// Returns the attributes of a call by OpenTelemetry's conventions for gRPC.
  static func attributes(
    _ service: String, _ method: String, _ code: StatusCode, _ reason: String?
  ) -> [(name: String, value: Value)] {
    var attributes: [(name: String, value: Value)] = [
      ("rpc.system", .text("grpc")), ("rpc.service", .text(service)),
      ("rpc.method", .text(method)), ("rpc.grpc.status_code", .number(code.rawValue)),
    ]
    // The reason is from a fixed list.
    if let reason { attributes.append(("otolith.reason", .text(reason))) }
    return attributes
  }

  /// Whether a status is a fault of the server.
  static func isFault(_ code: StatusCode) -> Bool {
    switch code {
    case .unknown, .deadlineExceeded, .unimplemented, .internalError, .unavailable, .dataLoss: true
    default: false
    }
  }
}
