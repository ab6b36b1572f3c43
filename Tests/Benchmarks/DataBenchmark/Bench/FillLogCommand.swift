import ArgumentParser
import Bus

/// Appends events for a consumer to be behind.
struct FillLogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fill-log", abstract: "Append events to the log.")

  @OptionGroup var database: Database
  @OptionGroup var transport: Transport

  @Option(help: "How many.")
  var events: Int

  func run() async throws {
    let log = try transport.open(database, as: "otolith_ingestion")
    let (events, appenders, batch) = (events, 4, 1000)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for appender in 0..<appenders {
        group.addTask {
          var randomness = Randomness()
          var rest = events / appenders + (appender < events % appenders ? 1 : 0)
          while rest > 0 {
            let count = min(rest, batch)
            try await log.append(
              (0..<count).map { _ in
                EventSource.make(subjects: Publisher.subjects, using: &randomness)
              })
            rest -= count
          }
        }
      }
      try await group.waitForAll()
    }
    await log.close()
  }
}
