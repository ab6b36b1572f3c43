import Logging
import NIOCore
import RPCCore

/// One server of a channel: its connection and the pauses between attempts.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class Subchannel: @unchecked Sendable {
  /// The channel, which receives state changes and answers queries.
  protocol Owner: AnyObject {
    /// Called when ``Subchannel/connectivity`` may have changed.
    func changed(_ subchannel: Subchannel)
    /// Called when more calls may start on it.
    func hasRoom(_ subchannel: Subchannel)
    /// Whether to connect at the end of a back-off.
    func wantsConnection(_ subchannel: Subchannel) -> Bool
    /// Called when a connection was lost or could not be opened: the address may be out of date.
    func lostConnection(_ subchannel: Subchannel)
    /// Called when the last socket is closed.
    func isClosed(_ subchannel: Subchannel)
  }

  let endpoint: Endpoint
  private let connector: Connector
  private let logger: Logger
  private weak var owner: (any Owner)?

  private var state = SubchannelState()
  private var backoff: Backoff
  private var random = SystemRandom()
  /// The connection that is being opened or in use.
  private var current: ClientConnection?
  /// All connections whose socket is open: `current`, and those going away.
  private var connections: [ObjectIdentifier: ClientConnection] = [:]
  private var health: HealthWatch?
  private var attemptStartedAt = ContinuousClock.now
  private var readyAt = ContinuousClock.now
  private var hasCarriedCalls = false
  private var connectTimer: Scheduled<Void>?
  private var backoffTimer: Scheduled<Void>?
  private(set) var lastFailure = "no connection"

  init(
    _ endpoint: Endpoint, connector: Connector, logger: Logger, owner: any Owner
  ) {
    self.endpoint = endpoint
    self.connector = connector
    self.logger = logger
    self.owner = owner
    backoff = Backoff(connector.configuration.backoff)
  }

  /// The state used for balancing. If health checks are on, ready requires that the server reports
  /// SERVING.
  var connectivity: Connectivity {
    guard state.isReady, let health else { return state.connectivity }
    return switch health.state.health {
    case .unknown: .connecting
    case .healthy: .ready
    case .unhealthy: .transientFailure
    }
  }

  var hasRoom: Bool { state.isReady && current?.hasRoom == true }

  /// Whether no socket is open.
  var isClosed: Bool { connections.isEmpty }

  /// - Returns: false if the connection can open no more streams.
  func start(_ call: ClientCall, timeout: Duration?) throws(RPCError) -> Bool {
    hasCarriedCalls = true
    return try current?.start(call, timeout: timeout) ?? false
  }

  // MARK: - Connecting

  /// Starts connecting; has no effect unless the subchannel is idle.
  func connect() {
    if state.connectRequested() { beginAttempt() }
  }

  private func beginAttempt() {
    attemptStartedAt = .now
    let connection: ClientConnection
    do {
      connection = try connector.makeConnection(to: endpoint.server) {
        [weak self] connection, report in self?.hear(report, from: connection)
      }
    } catch {
      connectFailed(error)
      return
    }
    current = connection
    let timeout = TimeAmount(clamping: connector.configuration.connectTimeout)
    connectTimer = connector.eventLoop.scheduleTask(in: timeout) { [weak self] in
      self?.connectFailed(RPCError(.unavailable, "no connection in time"))
      connection.closeNow()
    }
    connector.connect(connection, to: endpoint).whenComplete { result in
      switch result {
      case .success:
        // It becomes ready when the server's SETTINGS arrive.
        self.connections[ObjectIdentifier(connection)] = connection
        if self.current !== connection { connection.closeNow() }
      case .failure(let error):
        if self.current === connection { self.connectFailed(error) }
      }
    }
  }

  private func connectFailed(_ error: any Error) {
    connectTimer?.cancel()
    current = nil
    guard state.connectFailed() else { return }
    lastFailure = ConnectionFailureText.describe(error)
    backOff()
  }

  /// Pauses are counted from the start of an attempt (doc/connection-backoff.md of gRPC).
  private func backOff() {
    let pause = max(
      .zero, backoff.next(using: &random) - (ContinuousClock.now - attemptStartedAt))
    logger.debug(
      "no connection",
      metadata: [
        "server": "\(endpoint.server)", "reason": "\(lastFailure)", "retry_in": "\(pause)",
      ])
    backoffTimer = connector.eventLoop.scheduleTask(in: TimeAmount(clamping: pause)) {
      [weak self] in
      guard let self else { return }
      if state.backoffElapsed(isWanted: owner?.wantsConnection(self) ?? false) { beginAttempt() }
      owner?.changed(self)
    }
    owner?.lostConnection(self)
    owner?.changed(self)
  }

  /// Abandons the current attempt, if any.
  func abandonAttempt() {
    guard state.connectAbandoned() else { return }
    connectTimer?.cancel()
    let abandoned = current
    current = nil
    abandoned?.closeNow()
  }

  // MARK: - Reports of connections

  private func hear(_ report: ClientConnection.Report, from connection: ClientConnection) {
    switch report {
    case .ready:
      guard current === connection, state.connected() else { return }
      connectTimer?.cancel()
      readyAt = .now
      hasCarriedCalls = false
      watchHealth(of: connection)
      owner?.changed(self)
    case .hasRoom:
      if current === connection { owner?.hasRoom(self) }
    case .goingAway:
      // A connection that was never ready closes later, which fails its attempt.
      if current === connection, state.isReady {
        lost(RPCError(.unavailable, "the server is going away"))
      }
    case .tooManyPings:
      connector.tooManyPings()
      logger.warning(
        "the server rejects the rate of keepalive PINGs; sending fewer",
        metadata: [
          "server": "\(endpoint.server)",
          "time": "\(connector.keepaliveTime.current ?? .zero)",
        ])
    case .closed(let error):
      connections[ObjectIdentifier(connection)] = nil
      if current === connection {
        if state.isReady {
          lost(error ?? RPCError(.unavailable, "the server closed the connection"))
        } else {
          connectFailed(ConnectionFailureText.withoutHTTP2(error))
        }
      }
      if connections.isEmpty { owner?.isClosed(self) }
    }
  }

  private func lost(_ error: any Error) {
    current = nil
    health?.stop()
    health = nil
    let wasUseful =
      hasCarriedCalls
      || ContinuousClock.now - readyAt >= connector.configuration.backoff.initial
    switch state.connectionLost(wasUseful: wasUseful) {
    case .rest:
      backoff.reset()
      owner?.lostConnection(self)
      owner?.changed(self)
    case .backOff:
      lastFailure = ConnectionFailureText.describe(error)
      backOff()
    case .nothing:
      break
    }
  }

  private func watchHealth(of connection: ClientConnection) {
    let configuration = connector.configuration
    // Health checks do not apply to pick_first (gRFC A17).
    guard configuration.loadBalancing == .roundRobin,
      let service = configuration.healthCheckService
    else { return }
    let watch = HealthWatch(
      service, on: connection, configuration: configuration, eventLoop: connector.eventLoop
    ) { [weak self] in
      guard let self else { return }
      if connectivity == .transientFailure {
        lastFailure = "the server reports that it does not serve"
      }
      owner?.changed(self)
    }
    health = watch
    watch.start()
  }

  // MARK: - Closing

  /// Closes after active calls have ended.
  func shutDown() {
    guard !state.isShutDown else { return }
    let isConnecting = state.isConnecting
    state.shutDown()
    connectTimer?.cancel()
    backoffTimer?.cancel()
    health?.stop()
    health = nil
    let last = current
    current = nil
    if isConnecting { last?.closeNow() }
    for connection in connections.values { connection.closeGracefully() }
  }
}
