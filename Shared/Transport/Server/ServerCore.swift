import Logging
import MessageSupport
import Metrics
import RPCCore
import Synchronization

/// State shared by all connections of a server.
final class ServerCore: Sendable {
  let registry: MethodRegistry
  let schema: ServedSchema
  /// Origins of pages that may call.
  let origins: Set<String>
  let authorizers: [any CallAuthorizer]
  let interceptors: [any ServerInterceptor]
  private let current: Mutex<ServerPolicy>
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
    origins: Set<String> = [], logger: Logger
  ) {
    self.registry = registry
    self.origins = origins
    schema = ServedSchema(registry.files.values)
    self.authorizers = authorizers
    self.interceptors = interceptors
    let rules = ServerPolicy(
      limits: limits.allowing(for: registry), keepalive: keepalive, lifetime: lifetime)
    current = Mutex(rules)
    load = ServerLoad(rules.limits, metrics: metrics)
    connectionMetrics = ConnectionMetrics(factory: metrics)
    self.compression = compression
    self.logger = logger
  }

  /// Rules for new connections.
  var rules: ServerPolicy { current.withLock(\.self) }

  var limits: ServerLimits { rules.limits }

  /// Changes the policy for new connections. Usage of all connections, and per address, is counted
  /// against the new limits from now on; nothing is ended for exceeding them.
  func adopt(
    _ limits: ServerLimits, keepalive: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration
  ) {
    let rules = ServerPolicy(
      limits: limits.allowing(for: registry), keepalive: keepalive, lifetime: lifetime)
    current.withLock { current in
      current = rules
      load.adopt(rules.limits)
    }
  }

  /// Returns the group of budgets for calls of a method.
  func standing(of method: MethodRegistry.Method) -> CallPhase {
    if case .open = method.access, !authorizers.isEmpty { return .open }
    return .known
  }

  /// Returns the request allowance of an authorised call.
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

  /// Authorises a call by its headers.
  ///
  /// - Returns: asynchronous work that must finish first; nil: permitted.
  /// - Throws: the first rejection.
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
  /// - Parameter message: the request of a unary method.
  func chain(for call: ServerCall, _ message: InboundMessage?) -> Chain {
    let decodingLimits = decodingLimits(of: call)
    return chain(for: call) {
      try await call.method.run(
        call, try message.map { try call.contents(of: $0) } ?? [], decodingLimits)
    }
  }

  /// A chain of interceptors with the handler innermost.
  typealias Chain = @Sendable () async throws -> Void

  /// Wraps `innermost` in the interceptors, the first outermost.
  ///
  /// Built before it runs, so that each interceptor costs two asynchronous frames instead of three.
  func chain(for call: ServerCall, around innermost: @escaping Chain) -> Chain {
    var chain = innermost
    for index in interceptors.indices.reversed() {
      let next = chain
      chain = { try await self.interceptors[index].intercept(call.context, next: next) }
    }
    return chain
  }
}
