import ArgumentParser
import Logging
import ProgramVersion
import RPCServer
import RPCTLS
import TestingMessages
import UnixSignals

/// Serves `grpc.testing.TestService` with Otolith's RPC layer, for other implementations' clients.
@main
struct InteropServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interop-server",
    abstract: "Serve grpc.testing.TestService, health and reflection.",
    discussion:
      """
      Prints `listening on PORT` when it accepts connections. SIGTERM ends it gracefully; it then \
      prints `limits met:` and how often clients met which limit.
      """,
    version: OtolithVersion.text(of: "interop-server"))

  @Option(help: "Address to bind to.")
  var host = "127.0.0.1"

  @Option(help: "TCP port; 0 selects a free one.")
  var port = 0

  @Flag(name: [.customLong("use-tls"), .customLong("tls")], help: "Serve TLS with ALPN h2.")
  var usesTLS = false

  @Option(help: ArgumentHelp("PEM file of the certificate chain.", valueName: "file"))
  var certificate: String?

  @Option(help: ArgumentHelp("PEM file of the private key.", valueName: "file"))
  var key: String?

  @Option(
    help: ArgumentHelp(
      "PEM file of authorities; clients must present a certificate signed by one.",
      valueName: "file"))
  var clientCA: String?

  @Option(
    help: ArgumentHelp(
      "Require `authorization: Bearer TEXT` for every method of the service except EmptyCall.",
      valueName: "text"))
  var token: String?

  @Option(help: "Maximum seconds for active calls after SIGTERM.")
  var grace = 2

  @Option(
    name: .customLong("limit"),
    help: ArgumentHelp(
      "Lower a limit, for tests of abuse; may be repeated. \(ServerLimitOption.help)",
      valueName: "name=value"))
  var limits: [ServerLimitOption] = []

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port is 0 to 65535") }
    guard !usesTLS || (certificate != nil && key != nil) else {
      throw ValidationError("--use-tls needs --certificate and --key")
    }
    guard (0...60).contains(grace) else { throw ValidationError("--grace is 0 to 60") }
  }

  func run() async throws {
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    var logger = Logger(label: "interop-server")
    logger.logLevel = .warning
    let health = HealthService()
    health.set(GRPCTesting.TestServiceMethods.service, .serving)
    let limitCounts = LimitCounts()
    var configuration = serverConfiguration
    configuration.metrics = limitCounts
    let sharedToken = token.map { SharedToken(text: $0) }
    let server = Server(
      configuration: configuration, services: [TestServiceHandler(token: sharedToken), health],
      authorizers: sharedToken.map { [$0] } ?? [], logger: logger)
    // The traps are set before the server is reachable.
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    let bound = try await server.start()
    print("listening on \(bound)")
    // The reader is a pipe or a file, which the C library would buffer.
    StandardOutput.flush()
    for await _ in signals { break }
    // Before the shutdown, which counts as an end of connections.
    print("limits met: \(limitCounts.description)")
    StandardOutput.flush()
    health.shutDown()
    await server.shutdownGracefully(within: .seconds(grace))
  }

  private var serverConfiguration: ServerConfiguration {
    var configuration = ServerConfiguration(host: host, port: port)
    if usesTLS, let certificate, let key {
      configuration.tls = ServerTLS(
        certificateChainFile: certificate, privateKeyFile: key, clientTrustRootsFile: clientCA)
    }
    configuration.answersReflection = true
    // Cases expect compression regardless of size.
    configuration.compression.sizeMin = 0
    for limit in limits { limit.apply(to: &configuration) }
    return configuration
  }
}
