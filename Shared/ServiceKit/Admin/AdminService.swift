import Logging
import Metrics
import NIOCore
import NIOHTTP1
import NIOPosix
import RPCServer
import ServiceLifecycle

/// Metrics and health for operators' tools, over HTTP/1.1 on an address of its own.
struct AdminService: Service, CustomStringConvertible {
  let address: NetworkAddress
  private let listener: any NIOCore.Channel
  private let logger: Logger

  var description: String { "admin endpoint" }

  /// Open at once, with those that are about to give way. More wait: descriptors are for clients.
  static let connectionsMax = 32
  /// Open at once; for one more, another gives way: tools ask seldom.
  private static let placesCount = 24
  /// After which a connection that says nothing is closed.
  private static let idleTimeout = TimeAmount.seconds(30)
  /// For a whole request.
  private static let requestTime = TimeAmount.seconds(5)

  /// Answers from now on.
  ///
  /// - Parameter given: a socket that listens there already.
  /// - Throws: ``SettingsError`` when it cannot listen there.
  static func bind(
    to address: NetworkAddress, given: GivenListener? = nil, routes: AdminRoutes,
    metrics: any MetricsFactory, logger: Logger
  ) async throws -> AdminService {
    let bootstrap = bootstrap(routes: routes, metrics: metrics, logger: logger)
    let listener = try await address.binding("OTOLITH_ADMIN_LISTEN") {
      if let given { return try await given.open(bootstrap) }
      return try await bootstrap.bind(host: address.host, port: address.port).get()
    }
    return AdminService(address: address, listener: listener, logger: logger)
  }

  func run() async throws {
    let port = listener.localAddress?.port ?? address.port
    logger.info(
      "admin endpoint", metadata: ["address": "\(NetworkAddress(host: address.host, port: port))"])
    // After the drain: a service that drains can still be looked at.
    try? await gracefulShutdown()
    await close()
  }

  /// Without effect when it is closed already.
  func close() async { try? await listener.close() }

  private static func bootstrap(
    routes: AdminRoutes, metrics: any MetricsFactory, logger: Logger
  ) -> ServerBootstrap {
    let places = AdminPlaces(count: Self.placesCount)
    return ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 16)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { listener in
        listener.eventLoop.makeCompletedFuture {
          try listener.pipeline.syncOperations.addHandler(
            AcceptGate(
              socketsMax: Self.connectionsMax, listener: "admin", metrics: metrics, logger: logger))
        }
      }
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try configure(channel, places: places, requestTime: Self.requestTime) {
            routes.answer(to: $0)
          }
        }
      }
  }

  /// Makes an endpoint's connection of `channel`, from its event loop.
  static func configure(
    _ channel: any NIOCore.Channel, places: AdminPlaces, requestTime: TimeAmount,
    answer: @escaping @Sendable (AdminRequest) -> AdminAnswer
  ) throws {
    let place = places.enter(channel)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandlers(
      IdleStateHandler(allTimeout: idleTimeout),
      RequestDeadlineHandler(time: requestTime) { places.note(isAsking: $0, by: place) })
    try pipeline.configureHTTPServerPipeline()
    try pipeline.addHandlers(CloseWhenIdleHandler(), AdminHandler(answer))
  }
}

/// Closes a connection on which nothing happens.
private final class CloseWhenIdleHandler: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent {
      context.close(promise: nil)
    } else {
      context.fireUserInboundEventTriggered(event)
    }
  }
}
