import HTTP2
import NIOCore
import NIOPosix
import RPCCore

/// Opens a channel's connections.
///
/// `@unchecked Sendable`: confined to the channel's event loop.
final class Connector: @unchecked Sendable {
  /// Creates a channel to an address; the closure fills its pipeline. The future completes on the
  /// connector's event loop when the channel is connected.
  typealias Dial =
    @Sendable (
      _ address: SocketAddress, _ connector: Connector,
      _ initialize: @escaping @Sendable (any NIOCore.Channel) throws -> Void
    ) -> EventLoopFuture<Void>

  let eventLoop: any EventLoop
  let configuration: ChannelConfiguration
  private let tls: (any ClientTransportSecurity)?
  private var security: (any ClientConnectionSecurity)?
  private(set) var keepaliveTime: KeepaliveTime
  private let timers: DeadlineTimers
  private let dial: Dial

  /// - Parameter dial: replaced in tests.
  init(
    tls: (any ClientTransportSecurity)?, configuration: ChannelConfiguration,
    eventLoop: any EventLoop,
    dial: @escaping Dial = Connector.connectSocket
  ) {
    self.tls = tls
    self.dial = dial
    self.configuration = configuration
    self.eventLoop = eventLoop
    keepaliveTime = KeepaliveTime(configuration.keepalive)
    timers = DeadlineTimers(eventLoop)
  }

  /// Creates a connection that is not yet connected.
  ///
  /// - Throws: if TLS files are unusable, or memory is short.
  func makeConnection(
    to server: ServerAddress,
    report: @escaping (ClientConnection, ClientConnection.Report) -> Void
  ) throws -> ClientConnection {
    if let tls, security == nil { security = try tls.load() }
    var session = HTTP2SessionConfiguration()
    session.headerListSizeMax = configuration.metadataSizeMax
    session.streamWindow = Int32(clamping: configuration.streamWindow)
    let http2 = try HTTP2Session(role: .client, configuration: session)
    return ClientConnection(
      session: http2, eventLoop: eventLoop,
      // A proxy with several names selects by the verified name.
      authority: tls?.serverName ?? server.authority, scheme: tls == nil ? "http" : "https",
      concurrentCallsMax: configuration.concurrentCallsMax,
      lifecycle: ClientLifecycle(
        configuration.keepalive, time: keepaliveTime.current, session: http2, timers: timers),
      report: report)
  }

  /// Makes new connections send fewer PINGs after a server's rejection.
  func tooManyPings() {
    keepaliveTime.tooManyPings()
  }

  /// Connects the socket; the connection is usable once it reports `ready`.
  func connect(_ connection: ClientConnection, to endpoint: Endpoint) -> EventLoopFuture<Void> {
    let security = security
    return dial(endpoint.address, self) { channel in
      let handler = connection.makeHandler(
        try security?.secureConnection(to: endpoint.server.host))
      try handler.install(in: channel)
    }
    .flatMapErrorThrowing { error in
      connection.connectFailed()
      throw error
    }
  }

  @Sendable
  static func connectSocket(
    _ address: SocketAddress, _ connector: Connector,
    _ initialize: @escaping @Sendable (any NIOCore.Channel) throws -> Void
  ) -> EventLoopFuture<Void> {
    ClientBootstrap(group: connector.eventLoop)
      .connectTimeout(TimeAmount(clamping: connector.configuration.connectTimeout))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 1_024, initial: 4_096, maximum: 65_536)
      )
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try initialize(channel) }
      }
      .connect(to: address)
      .hop(to: connector.eventLoop)
      .map { _ in }
  }
}
