import FoundationEssentials
import Logging
import RPCServer
import ServiceLifecycle

/// The gRPC server as one part of a service group: it is bound already.
struct ServerService: Service, CustomStringConvertible {
  let server: Server
  let health: ServiceHealth
  let port: Int
  let settings: ServiceSettings
  let logger: Logger

  /// How the service group names it in the log.
  var description: String { "gRPC server" }

  func run() async throws {
    server.accept()
    health.startsAccepting()
    let portFile = settings.portFile.map(PortFile.init)
    try portFile?.write(port)
    logger.info(
      "serving",
      metadata: [
        "address": "\(NetworkAddress(host: settings.listen.host, port: port))",
        "tls": "\(settings.tls != nil)",
      ])
    try? await gracefulShutdown()
    // Not later: the next instance may have written it anew by then.
    portFile?.remove()
    health.shutDown()
    logger.info("draining")
    await server.shutdownGracefully(within: .seconds(settings.shutdownGraceSeconds))
  }
}
