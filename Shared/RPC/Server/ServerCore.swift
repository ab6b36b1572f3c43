import Logging
import Messages
import Metrics

/// What all connections of a server share.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let interceptors: [any ServerInterceptor]
  let limits: ServerLimits
  let load: ServerLoad
  let compression: CompressionConfiguration
  let decodingLimits: DecodingLimits
  let logger: Logger

  init(
    registry: MethodRegistry, interceptors: [any ServerInterceptor], limits: ServerLimits,
    metrics: any MetricsFactory = MetricsSystem.factory, compression: CompressionConfiguration,
    logger: Logger
  ) {
    self.registry = registry
    self.interceptors = interceptors
    self.limits = limits
    load = ServerLoad(limits, metrics: metrics)
    self.compression = compression
    self.logger = logger
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax)
  }

  /// Runs a call through the interceptors, outermost first, to its handler.
  ///
  /// - Parameter message: the request of a method that takes one.
  func run(_ call: ServerCall, _ message: InboundMessage?) async throws {
    try await ServerCallContext.$current.withValue(call.context) {
      try await run(call, try message.map { try call.contents(of: $0) } ?? [], fromInterceptor: 0)
    }
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
    try await call.method.run(call, message, decodingLimits)
  }
}
