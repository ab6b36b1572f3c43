import Logging
import Messages
import Metrics
import RPCCore

/// What all connections of a server share.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let authorizers: [any CallAuthorizer]
  let interceptors: [any ServerInterceptor]
  let limits: ServerLimits
  let load: ServerLoad
  let connectionMetrics: ConnectionMetrics
  let compression: CompressionConfiguration
  let decodingLimits: DecodingLimits
  let logger: Logger

  init(
    registry: MethodRegistry, authorizers: [any CallAuthorizer],
    interceptors: [any ServerInterceptor], limits: ServerLimits,
    metrics: any MetricsFactory = MetricsSystem.factory, compression: CompressionConfiguration,
    logger: Logger
  ) {
    self.registry = registry
    self.authorizers = authorizers
    self.interceptors = interceptors
    var limits = limits
    if registry.allowedBytesMax > 0 {
      // One such request, with what frames it, must fit into a connection.
      limits.bufferedRequestBytesMax = max(
        limits.bufferedRequestBytesMax, registry.allowedBytesMax + 1024 * 1024)
    }
    limits.decodedRequestBytesPerPeerMax = max(
      limits.decodedRequestBytesPerPeerMax, registry.allowedMemoryMax)
    limits.decodedRequestBytesTotalMax = max(
      limits.decodedRequestBytesTotalMax, registry.allowedMemoryMax)
    self.limits = limits
    load = ServerLoad(limits, metrics: metrics)
    connectionMetrics = ConnectionMetrics(factory: metrics)
    self.compression = compression
    self.logger = logger
    decodingLimits = DecodingLimits(
      sizeMax: limits.requestSizeMax, depthMax: limits.messageDepthMax,
      elementsMax: limits.messageElementsMax, memoryMax: limits.messageMemoryMax)
  }

  /// Which budgets calls of a method are counted in.
  func standing(of method: MethodRegistry.Method) -> CallStanding {
    if case .open = method.access, !authorizers.isEmpty { return .open }
    return .known
  }

  /// What a call may take that has been authorised.
  func allowance(
    of method: MethodRegistry.Method, for context: ServerCallContext
  ) -> RequestAllowance? {
    guard let allowance = method.allowance, allowance.isFor(context) else { return nil }
    return allowance
  }

  func decodingLimits(of call: ServerCall) -> DecodingLimits {
    var limits = decodingLimits
    limits.reservation = call
    if let allowance = call.allowance {
      limits.sizeMax = max(limits.sizeMax, allowance.sizeMax)
      limits.elementsMax = max(limits.elementsMax, allowance.elementsMax)
      limits.memoryMax = max(limits.memoryMax, allowance.memoryMax)
    }
    return limits
  }

  /// Whether a call may be made, by what its headers say.
  ///
  /// - Returns: what has to be waited for first; nil: it may.
  /// - Throws: the first refusal.
  func authorize(
    _ context: ServerCallContext, for method: MethodRegistry.Method, from first: Int = 0
  ) throws(RPCError) -> PendingAuthorization? {
    for index in first..<authorizers.count {
      guard let pending = try authorizers[index].authorize(context, for: method.access) else {
        continue
      }
      return {
        try await pending()
        try await self.authorize(context, for: method, from: index + 1)?()
      }
    }
    try method.access.check(context)
    return nil
  }

  /// The interceptors around a call's handler.
  ///
  /// - Parameter message: the request of a method that takes one.
  func chain(for call: ServerCall, _ message: InboundMessage?) -> Chain {
    let decodingLimits = decodingLimits(of: call)
    return chain(for: call) {
      try await call.method.run(
        call, try message.map { try call.contents(of: $0) } ?? [], decodingLimits)
    }
  }

  /// Runs interceptors, each with the next within, and what answers the call innermost.
  typealias Chain = @Sendable () async throws -> Void

  /// The interceptors, outermost first, around what answers the call.
  ///
  /// Made before it runs, so that each interceptor costs two asynchronous frames and not three.
  func chain(for call: ServerCall, around innermost: @escaping Chain) -> Chain {
    var chain = innermost
    for index in interceptors.indices.reversed() {
      let next = chain
      chain = { try await self.interceptors[index].intercept(call.context, next: next) }
    }
    return chain
  }
}
