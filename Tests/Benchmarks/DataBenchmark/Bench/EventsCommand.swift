import ArgumentParser
import Bus
import FoundationEssentials
import Postgres
import Synchronization

/// Measures the time from publishing an event to its effect in another service.
///
/// The probe publishes one event at a time, waits until the consumer has begun with it, for asking all
/// the while would take the processors from what is measured, and then asks, on a connection of its
/// own, until it sees the effect; the time counts from the answer to the commit that published. Under
/// load, other callers
/// publish as fast as they can through a batched writer, as an ingesting service does, while no
/// more than a window of events waits for its effect: what is measured then is a pace that lasts.
struct EventsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "Publish events and wait for their effects.")

  @OptionGroup var database: Database
  @OptionGroup var transport: Transport

  @Option(help: "Callers that publish beside the probe, 0-1000.")
  var callers = 0

  @Option(help: "The most events at once whose effect is to come.")
  var window = 1000

  @Option(help: "Seconds before the measurement.")
  var warmUp = 0.5

  @Option(help: "Seconds of the measurement.")
  var seconds = 3.0

  struct WrongCount: Error {
    var published: Int
    var effects: Int
  }

  func run() async throws {
    let publisher = Publisher(pool: database.ingestionPool(connections: 4))
    let consumer = EffectConsumer()
    let effects = database.pool(as: "otolith_planning", schema: "planning", connections: 4)
    let logs = try ["otolith_ingestion", "otolith_planning"].map {
      try transport.open(database, as: $0)
    }
    let runners = [
      BusRunner(
        pool: publisher.pool, log: logs[0], outbox: publisher.outbox, consumers: [],
        logger: Database.logger),
      BusRunner(
        pool: effects, log: logs[1], outbox: Outbox(source: "otolith-planning"),
        consumers: [consumer], logger: Database.logger),
    ]
    let before = try await Self.count(on: effects)
    let tasks = runners.map { runner in Task { try await runner.run() } }
    let measurement = try await measure(publisher, consumer, effects)
    try await Self.settle(published: publisher.count, before: before, on: effects)
    for task in tasks { task.cancel() }
    for task in tasks { try await task.value }
    for log in logs { await log.close() }
    await publisher.pool.close()
    await effects.close()
    try measurement.report()
  }

  private func measure(
    _ publisher: Publisher, _ consumer: EffectConsumer, _ effects: PostgresPool
  ) async throws -> Measurement {
    let from = ContinuousClock.now + .seconds(warmUp)
    let until = from + .seconds(seconds)
    let window = window
    return try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<callers {
        group.addTask {
          var randomness = Randomness()
          while ContinuousClock.now < until {
            if publisher.count - consumer.applied >= window {
              try await Task.sleep(for: .milliseconds(1))
            } else {
              try await publisher.publish(using: &randomness)
            }
          }
        }
      }
      var latencies: [Int64] = []
      var cpu: Double?
      var applied = 0
      var randomness = Randomness()
      while true {
        let start = ContinuousClock.now
        if start >= until { break }
        if start >= from, cpu == nil {
          cpu = ProcessTime.seconds
          applied = consumer.applied
        }
        let latency = try await probe(publisher, consumer, effects, using: &randomness)
        if start >= from { latencies.append(latency.nanoseconds) }
        let pause = Double.random(in: 3...13, using: &randomness)
        try await Task.sleep(for: .milliseconds(pause))
      }
      let count = consumer.applied - applied
      var measurement = Measurement(perSecond: Double(count) / seconds, latencies: latencies)
      measurement.cpuMicroseconds = cpu.map { (ProcessTime.seconds - $0) / Double(count) * 1e6 }
      try await group.waitForAll()
      return measurement
    }
  }

  /// How long after its publication an event has its effect.
  private func probe(
    _ publisher: Publisher, _ consumer: EffectConsumer, _ effects: PostgresPool,
    using randomness: inout Randomness
  ) async throws -> Duration {
    let event = EventSource.make(subjects: Publisher.subjects, using: &randomness)
    consumer.expect(event.id)
    try await publisher.publish(alone: event)
    let start = ContinuousClock.now
    await consumer.hasBegun()
    while true {
      let found = try await effects.query("SELECT FROM effects WHERE event_id = \(event.id)")
      if !found.isEmpty { return ContinuousClock.now - start }
      try await Task.sleep(for: .microseconds(100))
    }
  }

  static func count(on pool: PostgresPool) async throws -> Int {
    try await pool.query("SELECT count(*) AS effects FROM effects")[0].decode("effects")
  }

  /// Waits for the last effects; each event must have one.
  static func settle(published: Int, before: Int, on pool: PostgresPool) async throws {
    let until = ContinuousClock.now + .seconds(30)
    while true {
      let effects = try await count(on: pool) - before
      if effects == published { return }
      guard ContinuousClock.now < until else {
        throw WrongCount(published: published, effects: effects)
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
