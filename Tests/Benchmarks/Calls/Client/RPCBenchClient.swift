import ArgumentParser
import BenchmarkMessages
import FoundationEssentials
import ProgramVersion
import RPCClient
import RPCTLS

/// Calls the benchmark's server through the generated client, as a service or a gateway would, and
/// prints one JSON object.
@main
struct RPCBenchClient: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rpc-bench-client", abstract: "The client that the RPC benchmark measures.",
    version: OtolithVersion.text(of: "rpc-bench-client"))

  enum Method: String, ExpressibleByArgument {
    case echo
    case list
  }

  @Option(help: "Port on 127.0.0.1.")
  var port: Int

  @Option(help: "PEM file of the authority to trust; plain HTTP/2 without it.")
  var authority: String?

  @Option(help: "File with the access token.")
  var token: String

  @Option(help: "File with the Reading in its wire form.")
  var reading: String

  @Option(help: "echo or list.")
  var method = Method.echo

  @Option(help: "Messages that a list call asks for.")
  var count: Int32 = 1_000

  @Option(help: "Calls in flight, 1-1000.")
  var outstanding = 1

  @Option(help: "Seconds before the measurement.")
  var warmUp = 0.5

  @Option(help: "Seconds of the measurement.")
  var seconds = 2.0

  func run() async throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: reading)))
    let token = try String(contentsOfFile: token, encoding: .utf8)
    let caller = Caller(
      channel: Channel(
        host: "127.0.0.1", port: port,
        tls: authority.map { ClientTLS(trustRootsFile: $0, serverName: "localhost") }),
      options: .bearer(token.filter { !$0.isWhitespace }),
      reading: try BenchmarkV1.Reading(serialized: bytes), count: count)
    let from = ContinuousClock.now + .seconds(warmUp)
    let until = from + .seconds(seconds)
    let method = method
    let latencies = try await withThrowingTaskGroup(of: [Int64].self) { group in
      for _ in 0..<outstanding {
        group.addTask(executorPreference: caller.channel.taskExecutor) {
          try await caller.drive(method, from: from, until: until)
        }
      }
      return try await group.reduce(into: [Int64]()) { $0 += $1 }
    }.sorted()
    await caller.channel.close()
    func quantile(_ share: Double) -> Double {
      guard !latencies.isEmpty else { return 0 }
      let index = min(latencies.count - 1, Int(Double(latencies.count) * share))
      return Double(latencies[index]) / 1_000
    }
    print(
      """
      {"requests_per_s": \(Double(latencies.count) / seconds), "p50_us": \(quantile(0.5)), \
      "p99_us": \(quantile(0.99))}
      """)
  }
}
