import ArgumentParser
import Bus
import ServiceKit

struct BusTopicsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "topics",
    abstract: "Show the number of events and the retention of each topic.",
    discussion: """
      Counting millions of events takes a while.

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
    commandName: "consumers", abstract: "Show a service's consumers and their positions.",
    discussion: """
      Shows the position in each log that the service reads.

      Example:
        otolithctl bus consumers --service planning
      """)

  @OptionGroup var target: BusTarget

  func run() async throws {
    try await target.with { pool, log in
      let inspector = BusInspector(pool: pool, log: log)
      let report = BusReport.consumers(try await inspector.consumers())
      print(try report.text(asJSON: target.output.json))
    }
  }
}

struct BusLagCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lag",
    abstract: "Show how many events a service still has to relay and to apply.",
    discussion: """
      With --max, for monitoring: the exit status is 2, with the reason, if a number exceeds the limit, if a \
      consumer is stopped (its lag is unknown), or if there is a dead letter.

      Example:
        otolithctl bus lag --service planning --max 1000
      """)

  @OptionGroup var target: BusTarget

  @Option(
    help: "Maximum number of events waiting in the outbox, or for or parked by a consumer.")
  var max: Int?

  func run() async throws {
    try await target.with { pool, log in
      let lag = try await BusInspector(pool: pool, log: log).lag()
      print(try BusReport.lag(lag).text(asJSON: target.output.json))
      guard let max else { return }
      let alarms = lag.alarms(over: max)
      for alarm in alarms { StandardError.writeLine(alarm) }
      if !alarms.isEmpty { throw ExitCode(2) }
    }
  }
}
