import ArgumentParser
import Logging
import ProgramVersion
import RPCCore
import RPCServer
import RPCTLS
import ServiceLifecycle

/// The server that the conformance cases write frames to. Prints `port N` when it listens; SIGTERM
/// shuts it down gracefully.
@main
struct ConformanceServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance-server", abstract: "A gRPC server to be tested frame by frame.",
    version: OtolithVersion.text(of: "conformance-server"))

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
  @Option(help: "Least milliseconds between a client's PINGs, calls or not; 0 allows any.")
  var pingIntervalMin = 0
  @Option(help: "Milliseconds of a client's silence before a PING; never when absent.")
  var keepaliveTime: Int?
  @Option(help: "Milliseconds for the answer to that PING.")
  var keepaliveTimeout = 20_000
  @Option(help: "Milliseconds without a call before the client is told to go; never when absent.")
  var idleMax: Int?
  @Option(help: "Milliseconds of age at which the client is told to go; never when absent.")
  var ageMax: Int?
  @Option(help: "Milliseconds for calls under way at that age; unlimited when absent.")
  var ageGrace: Int?
  @Option(help: "Seconds that calls may take to end after SIGTERM.")
  var graceSeconds = 10

  func run() async throws {
    var limits = ServerLimits()
    // Frames of nothing but padding are in order here, as many as the rules' cases need.
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
    // Cases send a PING to learn that what they sent before has been read.
    keepalive.clientPingIntervalMin = .milliseconds(pingIntervalMin)
    keepalive.permitsPingsWithoutCalls = true
    return keepalive
  }
}

extension Logger {
  /// What a handler or a connection suffers here is provoked; the cases see the answers.
  fileprivate static let quiet = Logger(label: "conformance") { _ in SwiftLogNoOpLogHandler() }
}
