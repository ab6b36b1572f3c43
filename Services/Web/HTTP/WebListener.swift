import Identity
import Logging
import Metrics
import NIOCore
import NIOHTTP1
import NIOPosix
import RPCCore
import RPCServer
import Settings
import Synchronization

/// Listens for HTTP/1.1 and keeps the connections.
final class WebListener: Sendable {
  /// What all connections share.
  struct Core: Sendable {
    let load: WebLoad
    let trusted: InEffect<TrustedPeers>
    /// Maximum size of the body of a request.
    let bodyBytesMax: @Sendable (HTTPRequestHead) -> Int
    let answer: @Sendable (WebRequest) async -> WebResponse

    func bodyBytesMax(of head: HTTPRequestHead) -> Int { bodyBytesMax(head) }

    /// The header fields of a proxy count only if the connection comes from a trusted one.
    func origin(
      of head: HTTPRequestHead, _ address: SocketAddress?, isEncrypted: Bool
    ) -> RequestOrigin {
      let trusted = trusted.current
      guard let text = address?.ipAddress else { return RequestOrigin(isSecure: isEncrypted) }
      let forwarded = trusted.header.map { head.headers[$0] } ?? []
      let scheme = head.headers.first(name: "x-forwarded-proto")
      return RequestOrigin(
        client: trusted.origin(of: text, forwarded: forwarded),
        isSecure: isEncrypted || trusted.trusts(text) && scheme == "https")
    }
  }

  private struct State {
    var listener: (any Channel)?
    var connections: [ObjectIdentifier: (channel: any Channel, drain: @Sendable () -> Void)] = [:]
    var isDraining = false
  }

  private let core: Core
  private let connectionsMax: Int
  private let security: (any ServerConnectionSecurity)?
  private let metrics: any MetricsFactory
  private let logger: Logger
  private let state = Mutex(State())
  private let open: Gauge

  init(
    core: Core, connectionsMax: Int, security: (any ServerConnectionSecurity)?,
    metrics: any MetricsFactory, logger: Logger
  ) {
    self.core = core
    self.connectionsMax = connectionsMax
    self.security = security
    self.metrics = metrics
    self.logger = logger
    open = Gauge(label: "otolith_web_connections", factory: metrics)
    open.record(0)
  }

  /// Listens without accepting connections.
  ///
  /// - Returns: the bound port.
  func bind(_ address: NetworkAddress, given: InheritedSocket?) async throws -> Int {
    let listener: any Channel
    if let given {
      listener = try await given.open(bootstrap)
    } else {
      listener = try await bootstrap.bind(host: address.host, port: address.port).get()
    }
    state.withLock { $0.listener = listener }
    return listener.localAddress?.port ?? address.port
  }

  func accept() {
    state.withLock { $0.listener }?.setOption(.autoRead, value: true).whenFailure { [logger] in
      logger.error("cannot accept connections", metadata: ["error": "\($0)"])
    }
  }

  /// Accepts no further connection and ends idle ones; the others end with their answer, or at the
  /// end of `grace`.
  func drain(within grace: Duration) async {
    let (listener, connections) = state.withLock { state in
      defer { state.listener = nil }
      state.isDraining = true
      return (state.listener, Array(state.connections.values))
    }
    try? await listener?.close()
    for connection in connections { connection.drain() }
    let end = ContinuousClock.now + grace
    while ContinuousClock.now < end, !state.withLock({ $0.connections.isEmpty }) {
      try? await Task.sleep(for: .milliseconds(20))
      if Task.isCancelled { break }
    }
    for connection in state.withLock({ Array($0.connections.values) }) {
      try? await connection.channel.close()
    }
  }

  private var bootstrap: ServerBootstrap {
    ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 512)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.autoRead, value: false)
      .serverChannelInitializer { [connectionsMax, metrics, logger] listener in
        listener.eventLoop.makeCompletedFuture {
          try listener.pipeline.syncOperations.addHandler(
            AcceptGate(
              socketsMax: connectionsMax, listener: "web", metrics: metrics, logger: logger))
        }
      }
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [self] channel in
        channel.eventLoop.makeCompletedFuture { try configure(channel) }
      }
  }

  private func configure(_ channel: any Channel) throws {
    let pipeline = channel.pipeline.syncOperations
    if let security { try pipeline.addHandler(security.secureConnection().handler) }
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = WebLimits.headerBytesMax
    limits.maxHeaderListSize = WebLimits.headerBytesMax
    limits.maxHeaderFieldCount = WebLimits.headerFieldsMax
    try pipeline.configureHTTPServerPipeline(
      withEncoderConfiguration: .init(), withDecoderLimitConfiguration: limits)
    let connection = WebConnection(core, isEncrypted: security != nil)
    try pipeline.addHandler(connection)
    let own = NIOLoopBound(connection, eventLoop: channel.eventLoop)
    keep(channel) {
      channel.eventLoop.execute {
        guard let context = try? channel.pipeline.syncOperations.context(handler: own.value)
        else { return }
        own.value.drain(context)
      }
    }
  }

  private func keep(_ channel: any Channel, drain: @escaping @Sendable () -> Void) {
    let id = ObjectIdentifier(channel)
    let isDraining = state.withLock { state in
      state.connections[id] = (channel, drain)
      open.record(state.connections.count)
      return state.isDraining
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.connections[id] = nil
        open.record(state.connections.count)
      }
    }
    if isDraining { drain() }
  }
}
