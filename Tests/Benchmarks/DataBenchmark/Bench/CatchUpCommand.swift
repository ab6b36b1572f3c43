import ArgumentParser
import Bus
import Postgres

/// A consumer that has read nothing of the log reads and applies all of it.
struct CatchUpCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catch-up", abstract: "Let a consumer apply what it is behind.")

  @OptionGroup var database: Database
  @OptionGroup var transport: Transport

  @Option(help: "How many events the log holds at least.")
  var events: Int

  /// How long nothing comes any more at the end.
  private static let quiet: Duration = .seconds(1)

  func run() async throws {
    let pool = database.pool(as: "otolith_planning", schema: "planning", connections: 4)
    let log = try transport.open(database, as: "otolith_planning")
    let consumer = EffectConsumer()
    let runner = BusRunner(
      pool: pool, log: log, outbox: Outbox(source: "otolith-planning"), consumers: [consumer],
      logger: Database.logger)
    let cpu = ProcessTime.seconds
    let start = ContinuousClock.now
    let task = Task { try await runner.run() }
    while consumer.applied < events || ContinuousClock.now - consumer.lastEffect < Self.quiet {
      try await Task.sleep(for: .milliseconds(20))
    }
    let (applied, seconds) = (consumer.applied, (consumer.lastEffect - start) / .seconds(1))
    try await EventsCommand.settle(published: applied, before: 0, on: pool)
    task.cancel()
    try await task.value
    await log.close()
    await pool.close()
    var measurement = Measurement(perSecond: Double(applied) / seconds, latencies: [])
    measurement.cpuMicroseconds = (ProcessTime.seconds - cpu) / Double(applied) * 1e6
    try measurement.report()
  }
}
