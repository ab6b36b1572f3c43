import HTTP2
import NIOCore
import RPCCore

/// Creates connections from accepted sockets, or refuses them.
struct ConnectionAcceptor: Sendable {
  /// Resources shared by the connections of one event loop.
  private struct LoopResources: Sendable {
    let executor: EventLoopTaskExecutor
    let timers: DeadlineTimers
    let largeRequests: LargeRequests

    init(_ loop: any EventLoop) {
      executor = EventLoopTaskExecutor(loop)
      timers = DeadlineTimers(loop)
      largeRequests = LargeRequests(loop)
    }
  }

  private let core: ServerCore
  private let connections: ConnectionRegistry
  private let tls: (any ServerConnectionSecurity)?
  private let resources: [ObjectIdentifier: LoopResources]

  /// - Parameter tls: nil: unencrypted HTTP/2.
  init(
    core: ServerCore, connections: ConnectionRegistry, loops: any EventLoopGroup,
    tls: (any ServerConnectionSecurity)?
  ) {
    self.core = core
    self.connections = connections
    self.tls = tls
    resources = Dictionary(
      uniqueKeysWithValues: loops.makeIterator().map {
        (ObjectIdentifier($0), LoopResources($0))
      })
  }

  /// Called on the channel's event loop, before it is active.
  ///
  /// - Throws: RESOURCE_EXHAUSTED if there are too many connections; other errors if memory is
  ///   short or TLS cannot be set up. The channel is closed then.
  func accept(_ channel: any NIOCore.Channel) throws {
    guard let resources = resources[ObjectIdentifier(channel.eventLoop)] else {
      throw RPCError(.internalError, "connection on an unknown event loop")
    }
    let address = channel.remoteAddress.flatMap { PeerAddress($0) }
    guard let peerLoad = core.load.peers.entered(address) else {
      // If one address may have all connections, their total number is the limit that was hit.
      if let isFirst = connections.refuseIfFull() { throw refusal(isFirst: isFirst) }
      core.load.metrics.hit(.connectionsPerPeer)
      throw RPCError(.resourceExhausted, "too many connections from one address")
    }
    var isAccepted = false
    defer { if !isAccepted { core.load.peers.left(address) } }
    let connection = try makeConnection(resources, peerLoad, at: address)
    switch connections.add(connection) {
    case .accepted(let refusedBefore):
      if let refusedBefore {
        core.logger.info(
          "accepting new connections again", metadata: ["refused": "\(refusedBefore)"])
      }
    case .refused(let isFirst): throw refusal(isFirst: isFirst)
    }
    isAccepted = true
    // A channel that fails before it is active reports nothing else.
    channel.closeFuture.whenComplete { _ in connection.connectionClosed(nil) }
    try connection.makeHandler(tls?.secureConnection()).install(in: channel)
  }

  private func makeConnection(
    _ resources: LoopResources, _ peerLoad: PeerLoad, at address: PeerAddress?
  ) throws -> ServerConnection {
    let rules = core.rules
    let session = try HTTP2Session(role: .server, configuration: rules.session)
    return ServerConnection(
      core: core, rules: rules, session: session, executor: resources.executor,
      largeRequests: resources.largeRequests,
      lifecycle: ServerLifecycle(
        keepalive: rules.keepalive, lifetime: rules.lifetime, session: session,
        timers: resources.timers, metrics: core.connectionMetrics),
      share: ConnectionQuota(rules.limits, load: core.load, peer: peerLoad),
      peerAddress: address,
      whenGone: { [core, connections] connection in
        connections.remove(connection)
        core.load.peers.left(address)
      })
  }

  /// Counts a refused connection and logs the first.
  private func refusal(isFirst: Bool) -> RPCError {
    core.load.metrics.hit(.connections)
    if isFirst {
      core.logger.warning(
        "too many connections: new ones are rejected until some are closed",
        metadata: ["limit": "\(connections.limit)"])
    }
    return RPCError(.resourceExhausted, "too many connections")
  }
}
