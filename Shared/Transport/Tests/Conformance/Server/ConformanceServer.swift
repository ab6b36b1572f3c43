import ArgumentParser
import Logging
import ProgramVersion
import RPCCore
import RPCServer
import RPCTLS
import ServiceLifecycle

/// The server that the conformance cases send raw frames to. Prints `port N` when it listens;
/// SIGTERM shuts it down gracefully.
@main
struct ConformanceServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance-server", abstract: "Run a gRPC server for tests with raw frames.",
    version: OtolithVersion.text(of: "conformance-server"))

  @Option(help: "Maximum bytes of a request message; default: the server's.")
  var requestSizeMax: Int?
  @Option(help: "Maximum bytes of request metadata; default: the server's.")
  var metadataSizeMax: Int?
  @Option(help: "Maximum concurrent streams of a connection; default: the server's.")
  var concurrentCallsMax: Int?
  @Option(help: "Certificate chain (PEM); enables TLS together with the key.")
  var certificate: String?
  @Option(help: "Private key (PEM).")
  var key: String?
  @Option(help: "Minimum milliseconds between a client's PINGs; 0: unlimited.")
  var pingIntervalMin = 0
  @Option(help: "Milliseconds of a client's silence before a PING; default: never.")
  var keepaliveTime: Int?
  @Option(help: "Milliseconds for the reply to that PING.")
  var keepaliveTimeout = 20_000
  @Option(help: "Milliseconds without a call before the connection is closed; default: unlimited.")
  var idleMax: Int?
  @Option(help: "Maximum age of a connection in milliseconds; default: unlimited.")
  var ageMax: Int?
  @Option(help: "Milliseconds for active calls after that age; default: unlimited.")
  var ageGrace: Int?
  @Option(help: "Maximum seconds for active calls after SIGTERM.")
  var graceSeconds = 10

  func run() async throws {
    var limits = ServerLimits()
    // The cases need many frames that consist only of padding.
    limits.floods.emptyData = RateLimit(burst: 1_000_000, perSecond: 1_000_000)
    if let requestSizeMax { limits.requestSizeMax = requestSizeMax }
    if let metadataSizeMax { limits.metadataSizeMax = metadataSizeMax }
    if let concurrentCallsMax { limits.concurrentCallsMax = concurrentCallsMax }
    var configuration = ServerConfiguration(limits: limits)
    configuration.keepalive = keepalive
    configuration.lifetime = ConnectionLifetimeConfiguration(
      idleMax: idleMax.map { .milliseconds($0) }, ageMax: ageMax.map { .milliseconds($0) },
      ageGrace: ageGrace.map { .milliseconds($0) })
    if let certificate, let key {
      configuration.tls = ServerTLS(certificateChainFile: certificate, privateKeyFile: key)
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

  private var keepalive: ServerKeepaliveConfiguration {
    var keepalive = ServerKeepaliveConfiguration()
    keepalive.time = keepaliveTime.map { .milliseconds($0) }
    keepalive.timeout = .milliseconds(keepaliveTimeout)
    // Cases use PINGs to find out when their frames have been read.
    keepalive.clientPingIntervalMin = .milliseconds(pingIntervalMin)
    keepalive.permitsPingsWithoutCalls = true
    return keepalive
  }
}

extension Logger {
  /// Discards log lines: the cases provoke errors and check the answers.
  fileprivate static let quiet = Logger(label: "conformance") { _ in SwiftLogNoOpLogHandler() }
}
