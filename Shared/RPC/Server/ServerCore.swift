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
    var limits = limits
    if registry.allowedBytesMax > 0 {
      // One such request, with what frames it, must fit into a connection.
      limits.bufferedRequestBytesMax = max(
        limits.bufferedRequestBytesMax, registry.allowedBytesMax + 1024 * 1024)
    }
    self.limits = limits
    load = ServerLoad(limits, metrics: metrics)
    connectionMetrics = ConnectionMetrics(factory: metrics)
    self.compression = compression
    self.logger = logger
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax)
  }

  func requestSizeMax(of method: MethodRegistry.Method) -> Int {
    max(limits.requestSizeMax, method.allowance?.sizeMax ?? 0)
  }

  /// The way of a call through the interceptors, outermost first, to its handler.
  ///
  /// Made before it is walked, so that each interceptor costs two asynchronous frames and not three.
  /// - Parameter message: the request of a method that takes one.
  func way(of call: ServerCall, _ message: InboundMessage?) -> @Sendable () async throws -> Void {
    var limits = decodingLimits
    if let allowance = call.method.allowance {
      limits.sizeMax = max(limits.sizeMax, allowance.sizeMax)
      limits.elementsMax = max(limits.elementsMax, allowance.elementsMax)
    }
    let decodingLimits = limits
    var way: @Sendable () async throws -> Void = {
      try await call.method.run(
        call, try message.map { try call.contents(of: $0) } ?? [], decodingLimits)
    }
    for index in interceptors.indices.reversed() {
      let next = way
      way = { try await self.interceptors[index].intercept(call.context, next: next) }
    }
    return way
  }
}
