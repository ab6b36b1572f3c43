import ArgumentParser
import FoundationEssentials
import Logging
import Metrics
import ProgramVersion
import RPCServer
import RPCTLS
import ServiceKit

/// The benchmark's service as a real one is built: generated stubs, the interceptors of every
/// service, which check Ed25519 tokens, and metrics of every call.
///
/// Writes its port to standard output when it accepts connections, and runs until it is killed.
@main
struct RPCBenchServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rpc-bench-server", abstract: "The server that the RPC benchmark measures.",
    version: OtolithVersion.text(of: "rpc-bench-server"))

  @Option(help: "64 hexadecimal digits: the seed of the key that signs the access token.")
  var keySeed: String

  @Option(help: "PEM file of the certificate; plain HTTP/2 without it.")
  var certificate: String?

  @Option(help: "PEM file of the certificate's key.")
  var key: String?

  @Option(help: "Threads that carry connections, 1-64.")
  var eventLoops = 1

  @Flag(help: "Print an access token that the server accepts for an hour, and end.")
  var printToken = false

  func run() async throws {
    guard let seed = BenchmarkIdentity.bytes(hexadecimal: keySeed),
      let identity = BenchmarkIdentity(seed: seed)
    else { throw ValidationError("--key-seed takes 64 hexadecimal digits") }
    if printToken {
      print(try identity.accessToken(validFrom: Date()))
      return
    }
    MetricsSystem.bootstrap(MetricsRegistry())
    var tls: ServerTLS?
    if let certificate, let key {
      tls = ServerTLS(certificateChainFile: certificate, privateKeyFile: key)
    }
    var logger = Logger(label: "rpc-bench-server")
    // Streams that the load leaves unfinished at its end are no news.
    logger.logLevel = .warning
    let server = Server(
      configuration: ServerConfiguration(tls: tls, eventLoops: eventLoops),
      services: [ReadingService()],
      authorizers: [TokenAuthorizer(verifier: identity.verifier)],
      interceptors: [CallLogInterceptor(logger: logger)],
      logger: logger)
    let port = try await server.start()
    try Data("\(port)\n".utf8).write(to: URL(filePath: "/dev/stdout"))
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }
}
