import Bus
import FoundationEssentials
import Logging
import Postgres
import TestSupport

/// A database with the bus in it: auth publishes, planning consumes.
struct BusHarness: Sendable {
  static let enrolled = "otolith.events.v1.ParticipantEnrolled"
  static let ended = "otolith.events.v1.EnrolmentEnded"

  let database: TestDatabase
  let auth: PostgresPool
  let planning: PostgresPool
  let log: PostgresEventLog
  let outbox = Outbox(source: "otolith-auth")

  static func with(_ body: @Sendable (BusHarness) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .bus)
      _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
      await owner.close()
      let harness = BusHarness(
        database: database, auth: database.pool(as: .auth), planning: database.pool(as: .planning),
        log: makeLog(database))
      for (pool, schema) in [(harness.auth, "auth"), (harness.planning, "planning")] {
        _ = try await Migrator(schema: schema, sets: [BusMigrations.service]).apply(on: pool)
      }
      try await harness.planning.execute(RecordingConsumer.table)
      do {
        try await body(harness)
      } catch {
        await harness.close()
        throw error
      }
      await harness.close()
    }
  }

  static func makeLog(_ database: TestDatabase) -> PostgresEventLog {
    var configuration = database.configuration(as: .planning, connections: 2)
    configuration.searchPath = "bus"
    return PostgresEventLog(configuration: configuration, logger: TestLog.logger)
  }

  private func close() async {
    await log.close()
    await auth.close()
    await planning.close()
  }

  // MARK: Publishing

  /// An event whose data are its number, so that order can be seen.
  func event(_ subject: String, _ number: Int, type: String = enrolled) -> Event {
    Event(
      source: outbox.source, type: type, subject: subject, time: Date(),
      data: Array("\(number)".utf8))
  }

  /// Publishes in one transaction.
  @discardableResult
  func publish(_ events: Event...) async throws -> [Event] {
    try await publish(events)
  }

  @discardableResult
  func publish(_ events: [Event]) async throws -> [Event] {
    try await auth.transaction { try await outbox.publish(events, on: $0) }
    outbox.wake()
    return events
  }

  // MARK: Running

  /// The publisher's side.
  func authRunner() -> BusRunner {
    BusRunner(
      pool: auth, log: log, outbox: outbox, consumers: [], configuration: .quick,
      logger: TestLog.logger)
  }

  /// The consumer's side; an instance may have connections of its own.
  func planningRunner(
    _ consumers: any EventConsumer..., pool: PostgresPool? = nil, log: PostgresEventLog? = nil,
    configuration: BusConfiguration = .quick
  ) -> BusRunner {
    BusRunner(
      pool: pool ?? planning, log: log ?? self.log, outbox: Outbox(source: "otolith-planning"),
      consumers: consumers, configuration: configuration, logger: TestLog.logger)
  }

  /// Runs runners while the body runs.
  func running(_ runners: BusRunner..., body: () async throws -> Void) async throws {
    let tasks = runners.map { runner in Task { try await runner.run() } }
    do {
      try await body()
    } catch {
      for task in tasks { task.cancel() }
      throw error
    }
    for task in tasks { task.cancel() }
    for task in tasks { try await task.value }
  }

  // MARK: Looking

  /// The effects in the order in which they were committed, `subject:number`.
  func effects(of consumer: String = "recorder") async throws -> [String] {
    try await planning.query(
      "SELECT subject || ':' || number AS effect FROM effects WHERE consumer = \(consumer) ORDER BY id"
    ).map { try $0.decode("effect") }
  }

  func effects(of consumer: String = "recorder", on subject: String) async throws -> [Int] {
    try await planning.query(
      """
      SELECT number FROM effects WHERE consumer = \(consumer) AND subject = \(subject) ORDER BY id
      """
    ).map { try $0.decode("number", as: Int.self) }
  }

  func count(_ table: String, in pool: PostgresPool) async throws -> Int {
    try await pool.query("SELECT count(*) AS found FROM \(unescaped: table)")[0].decode("found")
  }

  func logged() async throws -> Int {
    try await count("bus.log", in: planning)
  }
}

extension BusConfiguration {
  /// With waits that suit a test.
  static var quick: BusConfiguration {
    var configuration = BusConfiguration()
    configuration.retryFirst = .milliseconds(2)
    configuration.retryMax = .milliseconds(20)
    configuration.pollMax = .milliseconds(20)
    configuration.outageMax = .milliseconds(100)
    return configuration
  }
}
