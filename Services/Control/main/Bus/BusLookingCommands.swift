import ArgumentParser
import Bus
import ControlSupport
import ServiceKit

struct BusTopicsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "topics",
    abstract: "What the log holds of each topic, and for how long.",
    discussion: """
      Counting takes a while where there are millions of events.

      Example:
        otolithctl bus topics --json
      """)

  @OptionGroup var output: BusOutput

  func run() async throws {
    try await output.withLog { log in
      print(try BusReport.topics(try await log.topics()).text(asJSON: output.json))
    }
  }
}

struct BusConsumersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "consumers", abstract: "A service's consumers, and how far they have read.",
    discussion: """
      Of one service, in each log that it reads.

      Example:
        otolithctl bus consumers --service planning
      """)

  @OptionGroup var target: BusTarget

  func run() async throws {
    try await target.with { pool, logs in
      let inspector = BusInspector(pool: pool, logs: logs.all)
      let report = BusReport.consumers(try await inspector.consumers())
      print(try report.text(asJSON: target.output.json))
    }
  }
}

struct BusLagCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lag",
    abstract: "How much a service has to relay and to apply.",
    discussion: """
      With --max the exit status is 2, and says why, when something is over it, when a consumer is \
      stopped, so that its lag is unknown, and when there is a dead letter: for a monitor.

      Example:
        otolithctl bus lag --service planning --max 1000
      """)

  @OptionGroup var target: BusTarget

  @Option(
    help: "The most events that may wait in the outbox, or in front of or beside a consumer.")
  var max: Int?

  func run() async throws {
    try await target.with { pool, logs in
      let lag = try await BusInspector(pool: pool, logs: logs.all).lag()
      print(try BusReport.lag(lag).text(asJSON: target.output.json))
      guard let max else { return }
      let alarms = lag.alarms(over: max)
      for alarm in alarms { StandardError.writeLine(alarm) }
      if !alarms.isEmpty { throw ExitCode(2) }
    }
  }
}
