import FoundationEssentials
import Glibc
import Logging
import NIOCore
import RPC
import ServiceLifecycle

/// The gRPC server as one part of a service group.
struct ServerService: Service, CustomStringConvertible {
  let server: Server
  let health: HealthService
  /// Full names of the gRPC services whose health can be asked for, besides the whole server's.
  let healthNames: Set<String>
  let settings: ServiceSettings
  let name: String
  let logger: Logger

  /// How the service group names it in the log.
  var description: String { "gRPC server" }

  func run() async throws {
    let port: Int
    do {
      port = try await server.start()
    } catch let error as IOError {
      throw SettingsError(problems: [
        "OTOLITH_LISTEN: cannot listen on \(settings.listen): "
          + String(cString: strerror(error.errnoCode))
      ])
    }
    for name in healthNames.union([""]) { health.set(name, .serving) }
    if let file = settings.portFile {
      // Readers wait for the file: it must never be seen half written.
      do {
        try Data("\(port)\n".utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
      } catch {
        throw SettingsError(problems: ["OTOLITH_PORT_FILE: \(file) cannot be written"])
      }
    }
    logger.info(
      "serving",
      metadata: [
        "address": "\(NetworkAddress(host: settings.listen.host, port: port))",
        "tls": "\(settings.tls != nil)",
      ])
    try? await gracefulShutdown()
    health.shutDown()
    logger.info("draining")
    await server.shutdownGracefully(within: .seconds(settings.shutdownGraceSeconds))
  }
}

/// Work that ends by cancellation when the group shuts down.
struct CancellableService: Service, CustomStringConvertible {
  let name: String
  let work: @Sendable () async throws -> Void

  var description: String { name }

  func run() async throws {
    try await cancelWhenGracefulShutdown {
      do {
        try await work()
      } catch is CancellationError {
        // The ordinary way to end.
      }
    }
  }
}
