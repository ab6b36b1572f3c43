import Logging
import Messages
import Metrics
import RPCCore
import Synchronization

/// What all connections of a server share.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let authorizers: [any CallAuthorizer]
  let interceptors: [any ServerInterceptor]
  private let current: Mutex<ServerRules>
  let load: ServerLoad
  let connectionMetrics: ConnectionMetrics
  let compression: CompressionConfiguration
  let logger: Logger

  init(
    registry: MethodRegistry, authorizers: [any CallAuthorizer],
    interceptors: [any ServerInterceptor], limits: ServerLimits,
    keepalive: ServerKeepaliveConfiguration = ServerKeepaliveConfiguration(),
    lifetime: ConnectionLifetimeConfiguration = ConnectionLifetimeConfiguration(),
    metrics: any MetricsFactory = MetricsSystem.factory, compression: CompressionConfiguration,
    logger: Logger
  ) {
    self.registry = registry
    self.authorizers = authorizers
    self.interceptors = interceptors
    let rules = ServerRules(
      limits: limits.allowing(for: registry), keepalive: keepalive, lifetime: lifetime)
    current = Mutex(rules)
    load = ServerLoad(rules.limits, metrics: metrics)
    connectionMetrics = ConnectionMetrics(factory: metrics)
    self.compression = compression
    self.logger = logger
  }

  /// Of connections that begin now.
  var rules: ServerRules { current.withLock(\.self) }

  var limits: ServerLimits { rules.limits }

  /// Connections that begin now get these rules. What all hold together, and those of one address, is
  /// counted against the new limits from now on: nothing is ended for being above them.
  func adopt(
    _ limits: ServerLimits, keepalive: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration
  ) {
    let rules = ServerRules(
      limits: limits.allowing(for: registry), keepalive: keepalive, lifetime: lifetime)
    current.withLock { current in
      current = rules
      load.adopt(rules.limits)
    }
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
    var limits = call.rules.decodingLimits
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
