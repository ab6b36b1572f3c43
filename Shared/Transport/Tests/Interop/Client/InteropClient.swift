import ArgumentParser
import Logging
import ProgramVersion

/// Runs one interoperability case against any server with Otolith's generated client.
@main
struct InteropClient: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interop-client",
    abstract: "Run a case of gRPC's interoperability tests; exit status 0 if it passed.",
    version: OtolithVersion.text(of: "interop-client"))

  @Option(help: "The server's name or address.")
  var serverHost = "127.0.0.1"

  @Option(help: "The server's port.")
  var serverPort: Int

  @Option(help: ArgumentHelp("Name of the case, such as large_unary.", valueName: "name"))
  var testCase: String

  @Flag(help: "Speak TLS.")
  var useTLS = false

  @Option(help: ArgumentHelp("PEM file of the trusted authorities.", valueName: "file"))
  var caFile: String?

  @Option(help: "Name to verify in the server's certificate.")
  var serverHostOverride: String?

  @Option(help: "Number of calls of a soak case.")
  var soakIterations = 10

  @Option(help: "Maximum milliseconds of a call of a soak case.")
  var soakLatencyMsMax = 1_000

  @Option(help: "Number of calls of a soak case that may fail or take longer.")
  var soakMaxFailures = 0

  @Option(help: "Duration in seconds of a case at full speed.")
  var seconds = 1.0

  func validate() throws {
    guard (1...65_535).contains(serverPort) else {
      throw ValidationError("--server-port is 1 to 65535")
    }
    guard InteropCase.named(testCase) != nil else {
      let names = InteropCase.all.map(\.name).joined(separator: ", ")
      throw ValidationError("--test-case is one of \(names)")
    }
    guard (0...86_400).contains(seconds) else { throw ValidationError("--seconds is 0 to 86400") }
    guard (1...1_000_000).contains(soakIterations) else {
      throw ValidationError("--soak-iterations is 1 to 1000000")
    }
  }

  func run() async throws {
    LoggingSystem.bootstrap(StreamLogHandler.standardError)
    guard let interopCase = InteropCase.named(testCase) else { throw ExitCode.validationFailure }
    let session = Session(
      host: serverHost, port: serverPort,
      tls: useTLS ? .init(trustRootsFile: caFile, serverName: serverHostOverride) : nil,
      soak: SoakSettings(
        iterations: soakIterations, latencyMax: .milliseconds(soakLatencyMsMax),
        failuresMax: soakMaxFailures, duration: .seconds(seconds)))
    try await interopCase.play(session)
  }
}
