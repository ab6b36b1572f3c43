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
/// Writes its port to standard output when it accepts connections, and runs until it is killed. Records
/// traces as a service does: by `OTOLITH_TRACES_…` of its environment.
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
    let metrics = MetricsRegistry()
    MetricsSystem.bootstrap(metrics)
    var tls: ServerTLS?
    if let certificate, let key {
      tls = ServerTLS(certificateChainFile: certificate, privateKeyFile: key)
    }
    var logger = Logger(label: "rpc-bench-server")
    // Streams that the load leaves unfinished at its end are no news.
    logger.logLevel = .warning
    var reader = SettingsReader()
    let tracing = TraceSettings(&reader, permitsPlaintext: false)
    let running = InEffect(RunningSettings(&reader))
    guard reader.problems.isEmpty else {
      throw ValidationError(reader.problems.joined(separator: "; "))
    }
    let traces = try Traces(
      tracing, running, of: "rpc-bench-server", metrics: metrics, logger: logger)
    let server = Server(
      configuration: ServerConfiguration(tls: tls, eventLoops: eventLoops),
      services: [ReadingService()],
      authorizers: [TokenAuthorizer(verifier: identity.verifier)],
      interceptors: (traces.map { [$0.calls] } ?? []) + [CallLogInterceptor(logger: logger)],
      logger: logger)
    let port = try await server.start()
    try Data("\(port)\n".utf8).write(to: URL(filePath: "/dev/stdout"))
    try await traces?.run()
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }
}
