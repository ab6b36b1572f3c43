public import Logging
import Metrics
import NIOCore
import NIOPosix
public import RPCCore
import Synchronization

/// A server for gRPC, gRPC-Web and Connect: unencrypted HTTP/2 with prior knowledge, or over TLS
/// with ALPN `h2`.
public final class Server: Sendable {
  private struct State: Sendable {
    var group: MultiThreadedEventLoopGroup?
    var listener: (any NIOCore.Channel)?
    var tls: (any ServerConnectionSecurity)?
    var tlsReload: RepeatedTask?
    var isBound = false
  }

  /// Full names of its services.
  public var services: Set<String> { core.registry.services }

  private let configuration: ServerConfiguration
  private let metrics: any MetricsFactory
  private let core: ServerCore
  private let connections: ConnectionRegistry
  private let sockets: OpenSockets
  private let state = Mutex(State())

  /// - Parameters:
  ///   - authorizers: check every call, in this order. Without one that authenticates callers,
  ///     methods that require credentials reject every call.
  ///   - interceptors: run around every call, the first outermost.
  /// - Precondition: all methods are distinct.
  public init(
    configuration: ServerConfiguration, services: [any RegistrableService],
    authorizers: [any CallAuthorizer] = [], interceptors: [any ServerInterceptor] = [],
    logger: Logger
  ) {
    self.configuration = configuration
    metrics = configuration.metrics ?? MetricsSystem.factory
    var registry = MethodRegistry(services, metrics: metrics)
    if configuration.answersReflection {
      do {
        registry.add(
          try ReflectionService(
            describing: registry, idleMax: configuration.limits.reflectionIdleTimeout))
      } catch {
        // A defect of the generator, but only reflection is missing.
        logger.error("no reflection", metadata: ["error": "\(error)"])
      }
    }
    core = ServerCore(
      registry: registry, authorizers: authorizers, interceptors: interceptors,
      limits: configuration.limits, keepalive: configuration.keepalive,
      lifetime: configuration.lifetime, metrics: metrics, compression: configuration.compression,
      origins: configuration.origins, logger: logger)
    connections = ConnectionRegistry(limit: configuration.limits.connectionsMax)
    sockets = OpenSockets(limit: configuration.limits.socketsMax)
  }

  /// Binds and accepts connections.
  ///
  /// - Returns: the port in use.
  /// - Throws: if the certificate cannot be read or the port cannot be bound.
  /// - Precondition: called once.
  public func start() async throws -> Int {
    let port = try await bind()
    accept()
    return port
  }

  /// Binds its address. New connections wait in the system's queue until ``accept()``.
  ///
  /// - Returns: the port in use.
  /// - Throws: if the certificate cannot be read or the port cannot be bound.
  /// - Precondition: called once.
  public func bind() async throws -> Int {
    let isFirst = state.withLock { state in
      defer { state.isBound = true }
      return !state.isBound
    }
    precondition(isFirst, "a server is bound once")
    let tls = try configuration.tls.map {
      try $0.loadCertificate(metrics: metrics, logger: core.logger)
    }
    let loops = configuration.eventLoops > 0 ? configuration.eventLoops : System.coreCount
    let group = MultiThreadedEventLoopGroup(numberOfThreads: loops)
    do {
      let listener = try await listener(bootstrap(on: group, tls: tls))
      state.withLock { state in
        state.group = group
        state.listener = listener
        state.tls = tls
        state.tlsReload = tls.map { keepCurrent($0, on: group.next()) }
      }
      return listener.localAddress?.port ?? configuration.port
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  /// Starts accepting connections. Has no effect before ``bind()`` and after the shutdown.
  public func accept() {
    let listener = state.withLock { $0.listener }
    listener?.setOption(.autoRead, value: true).whenFailure { _ in
      // It is being closed.
    }
  }

  /// Applies other limits, keepalive settings and lifetimes to new connections. The budgets of the
  /// server and of each address change at once: above them nothing new is admitted, but running
  /// calls continue. Existing connections keep their limits per connection.
  public func adopt(
    limits: ServerLimits, keepalive: ServerKeepaliveConfiguration,
    lifetime: ConnectionLifetimeConfiguration
  ) {
    state.withLock { _ in
      core.adopt(limits, keepalive: keepalive, lifetime: lifetime)
      connections.adopt(limit: limits.connectionsMax)
      sockets.adopt(limit: limits.socketsMax)
    }
  }

  /// Checks the certificate files now, in addition to the periodic checks.
  public func refreshCertificate() async {
    let tls = state.withLock { $0.tls }
    guard let tls else { return }
    try? await NIOThreadPool.singleton.runIfActive { tls.refresh() }
  }

  /// The port in use; nil before ``bind()``.
  public var boundPort: Int? { state.withLock { $0.listener?.localAddress?.port } }

  /// Earliest expiry of the server's certificates, in seconds since 1970; nil without TLS and
  /// before ``bind()``.
  public var certificateEnd: Int? { state.withLock { $0.tls?.certificateEnd } }

  /// Why changed certificate files are not in use, so that a restart would fail; nil if they are.
  public var certificateRejection: String? { state.withLock { $0.tls?.rejection } }

  /// Calls `body` on an event loop as soon as all event loops have responded; at once if none is
  /// running. A loop blocked by a handler does not respond.
  public func whenEventLoopsAnswer(_ body: @escaping @Sendable () -> Void) {
    guard let group = state.withLock({ $0.group }) else { return body() }
    Self.turn(of: group).whenComplete { _ in body() }
  }

  /// Number of open connections.
  public var connectionCount: Int { connections.count }

  /// Number of connections accepted since the start, without rejected ones.
  public var acceptedConnectionCount: Int { connections.addedCount }

  /// Completes when each of its loops has had a turn.
  private static func turn(of group: MultiThreadedEventLoopGroup) -> EventLoopFuture<Void> {
    .andAllComplete(group.makeIterator().map { $0.submit {} }, on: group.next())
  }

  /// Stops accepting, sends GOAWAY, and waits at most `time` for running calls. Then closes the
  /// remaining connections, which cancels their handlers. Returns when everything is closed; a
  /// handler that ignores its cancellation for another second is abandoned and logged.
  public func shutdownGracefully(within time: Duration) async {
    let (group, listener) = state.withLock { state in
      defer {
        state.group = nil
        state.listener = nil
        state.tls = nil
        state.tlsReload = nil
      }
      state.tlsReload?.cancel()
      return (state.group, state.listener)
    }
    guard let group, let listener else { return }
    // The last accepted connections are still being handed to their event loops. They must be
    // registered before the listener closes, so that they receive GOAWAY.
    try? await listener.setOption(.autoRead, value: false).get()
    for _ in 0..<2 { try? await Self.turn(of: group).get() }
    try? await listener.close()
    let open = connections.beginShutdown()
    for connection in open { connection.eventLoop.execute { connection.shutDown() } }
    let timer = group.next()
    var isEmpty = await connections.waitUntilEmpty(
      within: TimeAmount(clamping: time), timer: timer)
    if !isEmpty {
      for connection in open { connection.eventLoop.execute { connection.closeNow() } }
      isEmpty = await connections.waitUntilEmpty(within: .seconds(1), timer: timer)
    }
    if isEmpty {
      try? await group.shutdownGracefully()
    } else {
      // Their threads must outlive them.
      core.logger.warning(
        "handlers did not stop", metadata: ["connections": "\(connections.count)"])
    }
  }

  /// Checks the certificate files periodically.
  private func keepCurrent(
    _ tls: any ServerConnectionSecurity, on eventLoop: any EventLoop
  ) -> RepeatedTask {
    let interval = TimeAmount(clamping: tls.refreshInterval)
    return eventLoop.scheduleRepeatedAsyncTask(initialDelay: interval, delay: interval) { _ in
      NIOThreadPool.singleton.runIfActive(eventLoop: eventLoop) { tls.refresh() }
    }
  }

  private func listener(_ bootstrap: ServerBootstrap) async throws -> any NIOCore.Channel {
    if let given = configuration.listener { return try await given.open(bootstrap) }
    return try await bootstrap.bind(host: configuration.host, port: configuration.port).get()
  }

  private func bootstrap(
    on group: MultiThreadedEventLoopGroup, tls: (any ServerConnectionSecurity)?
  ) -> ServerBootstrap {
    let acceptor = ConnectionAcceptor(
      core: core, connections: connections, loops: group, tls: tls)
    return ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 1_024)
      .serverChannelOption(.autoRead, value: false)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { [core, sockets, metrics] listener in
        listener.eventLoop.makeCompletedFuture {
          try listener.pipeline.syncOperations.addHandler(
            AcceptGate(sockets, listener: "rpc", metrics: metrics, logger: core.logger))
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      // Starts small and grows with traffic, so that thousands of idle connections stay cheap.
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 1_024, initial: 2_048, maximum: 65_536)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try acceptor.accept(channel) }
      }
  }
}
