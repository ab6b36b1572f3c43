import HTTP2
import Logging
import NIOCore
import NIOPosix
import NIOSSL

/// The part of a channel that lives on its event loop: connecting, and the calls that wait.
///
/// `@unchecked Sendable`: everything mutable is confined to `eventLoop`.
final class ChannelCore: @unchecked Sendable {
  let eventLoop: any EventLoop
  private let host: String
  private let port: Int
  private let tls: ClientTLS?
  private let configuration: ChannelConfiguration
  private let logger: Logger

  private var state = ChannelState()
  private var backoff: ConnectionBackoff
  private var random = SystemRandomNumberGenerator()
  /// The connection under way or in use.
  private var current: ClientConnection?
  /// All connections whose socket is open: `current`, and those going away.
  private var connections: [ObjectIdentifier: ClientConnection] = [:]
  private var waiting: CircularBuffer<ClientCall> = []
  private var lastFailure = ""
  private var connectTimer: Scheduled<Void>?
  private var whenClosed: [CheckedContinuation<Void, Never>] = []
  private var tlsContext: NIOSSLContext?

  init(
    host: String, port: Int, tls: ClientTLS?, configuration: ChannelConfiguration,
    eventLoop: any EventLoop, logger: Logger
  ) {
    self.host = host
    self.port = port
    self.tls = tls
    self.configuration = configuration
    self.eventLoop = eventLoop
    self.logger = logger
    backoff = ConnectionBackoff(configuration.backoff)
  }

  // MARK: - Calls

  func start(_ call: ClientCall) {
    eventLoop.assertInEventLoop()
    guard !call.isEnded else { return }
    call.startDeadline()
    switch state.callArrived(waitsForReady: call.options.waitForReady) {
    case .connect:
      enqueue(call)
      connect()
    case .wait:
      enqueue(call)
    case .start:
      if waiting.isEmpty, let current, current.hasRoom {
        run(call, on: current)
      } else {
        enqueue(call)
      }
    case .failUnavailable:
      call.abort(RPCError(.unavailable, "cannot connect to \(host):\(port): \(lastFailure)"))
    case .failClosed:
      call.abort(RPCError(.unavailable, "the channel is closed"))
    }
  }

  private func enqueue(_ call: ClientCall) {
    guard waiting.count < configuration.waitingCallsMax else {
      call.abort(
        RPCError(
          .resourceExhausted,
          "more than \(configuration.waitingCallsMax) calls are waiting for a connection"))
      return
    }
    waiting.append(call)
    call.whenEnded = { [weak self, unowned call] in
      self?.waiting.removeAll { $0 === call }
    }
  }

  private func startWaiting() {
    while let current, current.hasRoom, let call = waiting.popFirst() {
      call.whenEnded = nil
      run(call, on: current)
    }
  }

  private func run(_ call: ClientCall, on connection: ClientConnection) {
    guard !call.isEnded else { return }
    let timeout = call.options.timeout.map { $0 - (ContinuousClock.now - call.startedAt) }
    do {
      if try connection.start(call, timeout: timeout) { return }
      // The connection has just said that it goes away; the state has changed with it.
      start(call)
    } catch {
      call.abort(error)
    }
  }

  // MARK: - Connecting

  private func connect() {
    let connection: ClientConnection
    do {
      connection = try makeConnection()
    } catch {
      connectFailed(error)
      return
    }
    current = connection
    connectTimer = eventLoop.scheduleTask(in: TimeAmount(clamping: configuration.connectTimeout)) {
      self.connectFailed(RPCError(.unavailable, "no connection in time"))
      connection.closeNow()
    }
    let tlsContext = tlsContext
    ClientBootstrap(group: eventLoop)
      .connectTimeout(TimeAmount(clamping: configuration.connectTimeout))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 1_024, initial: 4_096, maximum: 65_536)
      )
      .channelInitializer { [tls, host] channel in
        channel.eventLoop.makeCompletedFuture {
          if let tls, let tlsContext {
            try channel.pipeline.syncOperations.addHandler(
              Self.tlsHandler(tlsContext, tls: tls, host: host))
          }
          try channel.pipeline.syncOperations.addHandler(
            connection.makeHandler(usesTLS: tls != nil))
        }
      }
      .connect(host: host, port: port)
      .hop(to: eventLoop)
      .whenComplete { result in
        switch result {
        case .success:
          // Ready only when the server's SETTINGS arrive.
          self.connections[ObjectIdentifier(connection)] = connection
          if self.state.isClosed || self.current !== connection { connection.closeNow() }
        case .failure(let error):
          if self.current === connection { self.connectFailed(error) }
        }
      }
  }

  private func makeConnection() throws -> ClientConnection {
    if let tls, tlsContext == nil { tlsContext = try tls.makeContext() }
    var session = HTTP2SessionConfiguration()
    session.headerListSizeMax = configuration.metadataSizeMax
    session.streamWindow = Int32(clamping: configuration.streamWindow)
    return ClientConnection(
      session: try HTTP2Session(role: .client, configuration: session), eventLoop: eventLoop,
      authority: host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)",
      scheme: tls == nil ? "http" : "https",
      concurrentCallsMax: configuration.concurrentCallsMax,
      report: { [weak self] connection, report in self?.hear(report, from: connection) })
  }

  private static func tlsHandler(
    _ context: NIOSSLContext, tls: ClientTLS, host: String
  ) throws -> NIOSSLClientHandler {
    let name = tls.serverName ?? host
    let isAddress = (try? SocketAddress(ipAddress: name, port: 0)) != nil
    // An address is verified against the certificate's addresses, and is no SNI.
    return try NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : name)
  }

  private func connectFailed(_ error: any Error) {
    connectTimer?.cancel()
    connectTimer = nil
    current = nil
    guard state.connectFailed() == .backOff else { return }
    lastFailure = ConnectionFailureText.describe(error)
    let wait = backoff.failed(using: &random)
    logger.debug(
      "connection attempt failed",
      metadata: ["host": "\(host)", "port": "\(port)", "error": "\(error)", "retry_in": "\(wait)"])
    eventLoop.scheduleTask(in: TimeAmount(clamping: wait)) { [weak self] in
      guard let self else { return }
      if state.backoffElapsed(callsAreWaiting: !waiting.isEmpty) == .connect { connect() }
    }
    failWaiting(RPCError(.unavailable, "cannot connect to \(host):\(port): \(lastFailure)")) {
      !$0.options.waitForReady
    }
  }

  private func failWaiting(_ error: RPCError, where isDoomed: (ClientCall) -> Bool) {
    let doomed = waiting.filter(isDoomed)
    waiting.removeAll(where: isDoomed)
    for call in doomed {
      call.whenEnded = nil
      call.abort(error)
    }
  }

  // MARK: - Reports of connections

  private func hear(_ report: ClientConnection.Report, from connection: ClientConnection) {
    switch report {
    case .ready:
      guard current === connection, state.connected() else { return }
      connectTimer?.cancel()
      connectTimer = nil
      backoff.succeeded()
      startWaiting()
    case .hasRoom:
      if current === connection { startWaiting() }
    case .goingAway:
      if current === connection { lost(connection) }
    case .retry(let call):
      start(call)
    case .closed(let error):
      connections[ObjectIdentifier(connection)] = nil
      if current === connection {
        if state.isReady {
          lost(connection)
        } else {
          connectFailed(error ?? RPCError(.unavailable, "the server closed the connection"))
        }
      }
      resumeIfClosed()
    }
  }

  private func lost(_ connection: ClientConnection) {
    guard state.isReady else { return }
    current = nil
    if state.connectionLost(callsAreWaiting: !waiting.isEmpty) { connect() }
  }

  // MARK: - Closing

  /// Lets calls under way end, refuses new ones.
  func close(_ continuation: CheckedContinuation<Void, Never>?) {
    eventLoop.assertInEventLoop()
    if let continuation { whenClosed.append(continuation) }
    if !state.isClosed {
      state.close()
      connectTimer?.cancel()
      connectTimer = nil
      if let current, !current.isReady { current.closeNow() }
      current = nil
      failWaiting(RPCError(.unavailable, "the channel is closed")) { _ in true }
      for connection in connections.values { connection.closeGracefully() }
    }
    resumeIfClosed()
  }

  private func resumeIfClosed() {
    guard state.isClosed, connections.isEmpty else { return }
    let waiting = whenClosed
    whenClosed = []
    for continuation in waiting { continuation.resume() }
  }
}
