import Logging
import Messages
import Metrics

/// What all connections of a server share.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let interceptors: [any ServerInterceptor]
  let limits: ServerLimits
  let load: ServerLoad
  let connectionMetrics: ConnectionMetrics
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
    connectionMetrics = ConnectionMetrics(factory: metrics)
    self.compression = compression
    self.logger = logger
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax)
  }

  /// The way of a call through the interceptors, outermost first, to its handler.
  ///
  /// Made before it is walked, so that each interceptor costs two asynchronous frames and not three.
  /// - Parameter message: the request of a method that takes one.
  func way(of call: ServerCall, _ message: InboundMessage?) -> @Sendable () async throws -> Void {
    let limits = decodingLimits
    var way: @Sendable () async throws -> Void = {
      try await call.method.run(call, try message.map { try call.contents(of: $0) } ?? [], limits)
    }
    for index in interceptors.indices.reversed() {
      let next = way
      way = { try await self.interceptors[index].intercept(call.context, next: next) }
    }
    return way
  }
}
