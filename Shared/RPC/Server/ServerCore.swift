import Logging
import Messages

/// What all connections of a server share.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let interceptors: [any ServerInterceptor]
  let limits: ServerLimits
  let decodingLimits: DecodingLimits
  let logger: Logger

  init(
    registry: MethodRegistry, interceptors: [any ServerInterceptor], limits: ServerLimits,
    logger: Logger
  ) {
    self.registry = registry
    self.interceptors = interceptors
    self.limits = limits
    self.logger = logger
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax)
  }

  /// Runs a call through the interceptors, outermost first, to its handler.
  func run(_ call: ServerCall, _ message: ArraySlice<UInt8>) async throws {
    try await run(call, message, fromInterceptor: 0)
  }

  private func run(
    _ call: ServerCall, _ message: ArraySlice<UInt8>, fromInterceptor index: Int
  ) async throws {
    if index < interceptors.count {
      try await interceptors[index].intercept(call.context) {
        try await self.run(call, message, fromInterceptor: index + 1)
      }
      return
    }
    switch call.method.handler {
    case .unary(let handler):
      call.setResponse(try await handler(message, decodingLimits, call.context))
    case .serverStreaming(let handler):
      try await handler(message, decodingLimits, call.context, call)
    }
  }
}
