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
  let running: InEffect<RunningSettings>
  let manager: ServiceManager
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
    manager.stopping("draining: calls under way may end")
    await server.shutdownGracefully(within: .seconds(running.current.shutdownGraceSeconds))
  }

  private func begin(_ portFile: PortFile?) async throws {
    let isOpen = await gate.opened(atMost: Self.decisionMax)
    server.accept()
    let bound = NetworkAddress(host: settings.listen.host, port: port)
    // Also where calls are refused for now: whether somebody must look after it, health tells.
    manager.ready(isOpen ? "serving on \(bound)" : "not serving yet: the log tells why")
    let address: Logger.Metadata = [
      "address": "\(bound)",
      "tls": "\(settings.tls != nil)",
    ]
    if !isOpen {
      logger.warning("not serving yet: calls are refused", metadata: address)
      guard await gate.opened() else { return }
      manager.status("serving on \(bound)")
    }
    health.startsAccepting()
    try portFile?.write(port)
    logger.info("serving", metadata: address)
  }
}
