import FoundationEssentials
import Logging
import RPCServer
import ServiceLifecycle

/// The gRPC server as one part of a service group: it is bound already.
struct ServerService: Service, CustomStringConvertible {
  let server: Server
  let gate: RestoreGate
  let health: ServiceHealth
  let port: Int
  let settings: ServiceSettings
  let logger: Logger

  /// How the service group names it in the log.
  var description: String { "gRPC server" }

  /// For what is decided at once nobody is refused.
  private static let decisionMax = Duration.seconds(2)

  func run() async throws {
    let portFile = settings.portFile.map(PortFile.init)
    try await cancelWhenGracefulShutdown { try await begin(portFile) }
    try? await gracefulShutdown()
    // Not later: the next instance may have written it anew by then.
    portFile?.remove()
    health.shutDown()
    logger.info("draining")
    await server.shutdownGracefully(within: .seconds(settings.shutdownGraceSeconds))
  }

  private func begin(_ portFile: PortFile?) async throws {
    let isOpen = await gate.opened(atMost: Self.decisionMax)
    server.accept()
    let address: Logger.Metadata = [
      "address": "\(NetworkAddress(host: settings.listen.host, port: port))",
      "tls": "\(settings.tls != nil)",
    ]
    if !isOpen {
      logger.warning("not serving yet: calls are refused", metadata: address)
      guard await gate.opened() else { return }
    }
    health.startsAccepting()
    try portFile?.write(port)
    logger.info("serving", metadata: address)
  }
}
