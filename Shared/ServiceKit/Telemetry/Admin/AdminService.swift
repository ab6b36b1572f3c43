package import Logging
package import Metrics
package import NIOCore
import NIOHTTP1
import NIOPosix
package import RPCServer
import ServiceLifecycle
package import Settings

/// Serves metrics and health over HTTP/1.1 on a separate address, for operators' tools.
package struct AdminService: Service, CustomStringConvertible {
  package let address: NetworkAddress
  let listener: any NIOCore.Channel
  let logger: Logger

  package var description: String { "admin endpoint" }

  /// Maximum number of open connections, including those about to be closed. More wait in the
  /// backlog, because file descriptors are reserved for clients.
  package static let connectionsMax = 32
  /// Maximum number of connections before the oldest is replaced.
  private static let placesCount = 24
  /// Time after which an idle connection is closed.
  private static let idleTimeout = TimeAmount.seconds(30)
  /// Time limit for receiving a complete request.
  private static let requestTime = TimeAmount.seconds(5)

  /// Opens the endpoint and answers from now on.
  ///
  /// - Parameter given: an inherited socket that already listens on the address.
  /// - Throws: ``SettingsError`` if it cannot listen on the address.
  package static func bind(
    to address: NetworkAddress, given: InheritedSocket? = nil, routes: AdminRoutes,
    metrics: any MetricsFactory, logger: Logger
  ) async throws -> AdminService {
    let bootstrap = bootstrap(routes: routes, metrics: metrics, logger: logger)
    let listener = try await address.binding("OTOLITH_ADMIN_LISTEN") {
      if let given { return try await given.open(bootstrap) }
      return try await bootstrap.bind(host: address.host, port: address.port).get()
    }
    return AdminService(address: address, listener: listener, logger: logger)
  }

  package func run() async throws {
    let port = listener.localAddress?.port ?? address.port
    logger.info(
      "admin endpoint", metadata: ["address": "\(NetworkAddress(host: address.host, port: port))"])
    // Closes after the drain, so that a draining service can still be observed.
    try? await gracefulShutdown()
    await close()
  }

  /// Closes the endpoint. Idempotent.
  package func close() async { try? await listener.close() }

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

  /// Configures `channel` as a connection of the endpoint. Call on the channel's event loop.
  package static func configure(
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

/// Closes an idle connection.
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
