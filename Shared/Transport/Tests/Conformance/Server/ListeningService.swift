import Glibc
import RPCServer
import ServiceLifecycle

/// The server from its first connection to the end of its last.
struct ListeningService: Service {
  let server: Server
  let grace: Duration

  func run() async throws {
    let port = try await server.start()
    // The reader waits on a pipe, which `print` would flush only at the end.
    let line = Array("port \(port)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
    try await gracefulShutdown()
    await server.shutdownGracefully(within: grace)
  }
}
