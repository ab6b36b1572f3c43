import ArgumentParser
import FoundationEssentials
import Messages
import ProgramVersion
import RPCClient
import Stubs

/// Watches for notifications as several gateways at once, acknowledges all of them, and reports how many were taken and how
/// late they came, as one JSON object.
///
/// Every notification counted was answered `ACCEPTED`, that is after its commit.
@main
struct PromptLoad: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prompt-load",
    abstract: "The gateways that the benchmark of prompts measures with.",
    version: OtolithVersion.text(of: "prompt-load"))

  @Option(help: "Planning's port on loopback.")
  var port: Int

  @Option(help: "File with a gateway's access token.")
  var token: String

  @Option(help: "Gateways that watch, 1-64.")
  var watchers = 2

  @Option(help: "Prompts that each has unacknowledged, 1-10000.")
  var unacknowledged: UInt32 = 10_000

  @Option(help: "Acknowledging calls that each has in flight.")
  var acknowledging = 4

  @Option(help: "Seconds at most.")
  var seconds = 15.0

  @Option(help: "Ends with so many acknowledged.")
  var count = Int.max

  @Option(help: "Of the services' clock, in seconds after this machine's.")
  var clockOffset = 0.0

  func run() async throws {
    let token = try String(contentsOfFile: token, encoding: .utf8).filter { !$0.isWhitespace }
    let tally = Tally(wanted: count)
    let channels = (0..<watchers).map { _ in Channel(host: "127.0.0.1", port: port) }
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for channel in channels {
        let watcher = Watcher(
          client: PlanningV1.DeliveryServiceClient(channel), options: .bearer(token),
          unacknowledged: unacknowledged, acknowledging: acknowledging, clockOffset: clockOffset,
          tally: tally)
        group.addTask(executorPreference: channel.taskExecutor) { try await watcher.run() }
      }
      group.addTask { [seconds] in
        let end = start + .seconds(seconds)
        while .now < end, !tally.isComplete { try await Task.sleep(for: .milliseconds(5)) }
      }
      // A watcher ends by an error alone.
      try await group.next()
      group.cancelAll()
      while await group.nextResult() != nil {}
    }
    for channel in channels { await channel.close() }
    print(tally.report(since: start))
  }
}
