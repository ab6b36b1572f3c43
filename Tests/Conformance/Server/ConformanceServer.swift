import ArgumentParser
import Logging
import RPC
import ServiceLifecycle

/// The server that the conformance cases write frames to. Prints `port N` when it listens; SIGTERM
/// shuts it down gracefully.
@main
struct ConformanceServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance-server", abstract: "A gRPC server to be tested frame by frame.")

  @Option(help: "Bytes of one request message; the server's default when absent.")
  var requestSizeMax: Int?
  @Option(help: "Bytes of a request's metadata; the server's default when absent.")
  var metadataSizeMax: Int?
  @Option(help: "Streams open at once on a connection; the server's default when absent.")
  var concurrentCallsMax: Int?
  @Option(help: "Certificate chain (PEM); with it and the key, the server speaks TLS.")
  var certificate: String?
  @Option(help: "Private key (PEM).")
  var key: String?
  @Option(help: "Seconds that calls may take to end after SIGTERM.")
  var graceSeconds = 10

  func run() async throws {
    var limits = ServerLimits()
    if let requestSizeMax { limits.requestSizeMax = requestSizeMax }
    if let metadataSizeMax { limits.metadataSizeMax = metadataSizeMax }
    if let concurrentCallsMax { limits.concurrentCallsMax = concurrentCallsMax }
    var configuration = ServerConfiguration(limits: limits)
    if let certificate, let key {
      configuration.tls = TLSConfiguration(certificateChainFile: certificate, privateKeyFile: key)
    }
    let server = Server(
      configuration: configuration, services: [PeerService()], logger: .quiet)
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [
          .init(service: ListeningService(server: server, grace: .seconds(graceSeconds)))
        ],
        gracefulShutdownSignals: [.sigterm, .sigint], logger: .quiet))
    try await group.run()
  }
}

extension Logger {
  /// What a handler or a connection suffers here is provoked; the cases see the answers.
  fileprivate static let quiet = Logger(label: "conformance") { _ in SwiftLogNoOpLogHandler() }
}
