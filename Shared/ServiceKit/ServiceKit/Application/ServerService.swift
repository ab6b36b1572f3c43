import FoundationEssentials
import Logging
import Postgres
import RPCServer
import ServiceLifecycle
import Settings
import Telemetry

/// Runs the bound gRPC server as part of a service group.
struct ServerService: Service, CustomStringConvertible {
  let server: Server
  let gate: RestoreGate
  let health: ServiceHealth
  let port: Int
  let settings: ServiceSettings
  let running: InEffect<RunningSettings>
  let manager: ServiceManager
  let logger: Logger

  /// Name in the log of the service group.
  var description: String { "gRPC server" }

  /// Time to wait for the restore check before calls are refused.
  private static let decisionMax = Duration.seconds(2)

  func run() async throws {
    let portFile = settings.portFile.map(PortFile.init)
    try await cancelWhenGracefulShutdown { try await begin(portFile) }
    try? await gracefulShutdown()
    // Later, the next instance may already have written its own file.
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
    // Also if calls are still refused; health reports whether an operator must act.
    manager.ready(isOpen ? "serving on \(bound)" : "not serving yet: see the log")
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

/// Background work that is cancelled when the service group shuts down.
struct CancellableService: Service, CustomStringConvertible {
  let name: String
  let work: @Sendable () async throws -> Void

  var description: String { name }

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      do {
        try await work()
      } catch is CancellationError {
        // Normal shutdown.
      }
    }
  }
}

/// Monitors the database as long as the service runs, including the drain.
struct DatabaseWatchService: Service, CustomStringConvertible {
  let configuration: PostgresConfiguration
  let health: ServiceHealth
  let gate: RestoreGate
  let logger: Logger

  var description: String { "watch of the database" }

  func run() async throws {
    let watch = PostgresWatch(configuration: configuration, logger: logger) {
      [health, gate] in
      // The server that answers again may have another copy.
      if health.database($0) { gate.doubts.raise() }
    }
    watch.start()
    defer { watch.close() }
    try? await gracefulShutdown()
  }
}
