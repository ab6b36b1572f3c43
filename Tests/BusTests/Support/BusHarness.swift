import Bus
import FoundationEssentials
import Logging
import Postgres
import TestSupport
import Testing

/// A database with the bus: auth publishes, planning consumes.
struct BusHarness: Sendable {
  static let enrolled = "otolith.events.v1.ParticipantEnrolled"
  static let ended = "otolith.events.v1.EnrolmentEnded"

  let database: TestDatabase
  /// Both pools use the serving role, so that the bus runs with its rights.
  let auth: PostgresPool
  let planning: PostgresPool
  let transport: TransportLog
  let log: any EventLog
  let outbox = Outbox(source: "otolith-auth")

  static func with(
    _ transport: Transport = .postgres, _ body: @Sendable (BusHarness) async throws -> Void
  ) async throws {
    try await TestDatabase.with(in: TestCluster.ofTheBus.value) {
      try await with(transport, in: $0, body)
    }
  }

  static func with(
    _ transport: Transport = .postgres, in database: TestDatabase,
    _ body: @Sendable (BusHarness) async throws -> Void
  ) async throws {
    let made = try await transport.make(database)
    let harness = BusHarness(
      database: database, auth: database.runtimePool(as: .auth),
      planning: database.runtimePool(as: .planning),
      transport: made, log: try await made.open())
    for role in [TestDatabase.Role.auth, .planning] {
      let owner = database.pool(as: role)
      _ = try await Migrator(schema: role.schema, sets: [BusMigrations.service]).apply(
        on: owner, runtimeRole: role.runtimeName)
      await owner.close()
    }
    try await harness.makeTable("effects", RecordingConsumer.table)
    do {
      try await body(harness)
    } catch {
      try await harness.close()
      throw error
    }
    try await harness.close()
  }

  private func close() async throws {
    await log.close()
    await auth.close()
    await planning.close()
    try await transport.remove()
  }

  /// Creates a table for a consumer's effects.
  func makeTable(_ name: String, _ sql: PostgresQuery) async throws {
    try await asOwner { owner in
      try await owner.execute(sql)
      try await owner.execute(
        "GRANT ALL ON \(unescaped: name) TO \(unescaped: TestDatabase.Role.planning.runtimeName)")
    }
  }

  /// Runs the body as the owner of the consumer's schema.
  func asOwner(_ body: (PostgresPool) async throws -> Void) async throws {
    let owner = database.pool(as: .planning, connections: 1)
    do {
      try await body(owner)
    } catch {
      await owner.close()
      throw error
    }
    await owner.close()
  }

  // MARK: Publishing

  /// Returns an event whose data are its number, to check the order.
  func event(
    _ subject: String, _ number: Int, type: String = enrolled, schemaVersion: Int = 1
  ) -> Event {
    Event(
      source: outbox.source, type: type, subject: subject, time: Date(),
      schemaVersion: schemaVersion, data: Array("\(number)".utf8))
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

  /// Returns the publisher's runner; an instance may have its own connections.
  func authRunner(
    pool: PostgresPool? = nil, log: (any EventLog)? = nil, topics: [Topic] = [],
    configuration: BusConfiguration = .quick
  ) -> BusRunner {
    BusRunner(
      pool: pool ?? auth, log: log ?? self.log, outbox: outbox, consumers: [], topics: topics,
      configuration: configuration, logger: TestLog.logger)
  }

  /// Returns the consumer's runner; an instance may have its own connections.
  func planningRunner(
    _ consumers: any EventConsumer..., pool: PostgresPool? = nil, log: (any EventLog)? = nil,
    configuration: BusConfiguration = .quick
  ) -> BusRunner {
    BusRunner(
      pool: pool ?? planning, log: log ?? self.log,
      outbox: Outbox(source: "otolith-planning"), consumers: consumers,
      configuration: configuration, logger: TestLog.logger)
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

  /// Runs the consumers until they have caught up with the log.
  func catchUp(
    _ consumers: any EventConsumer..., configuration: BusConfiguration = .quick
  ) async throws {
    let runner = BusRunner(
      pool: planning, log: log, outbox: Outbox(source: "otolith-planning"), consumers: consumers,
      configuration: configuration, logger: TestLog.logger)
    try await running(runner) {
      try await eventually("caught up") { try await runner.caughtUp() }
    }
  }

  // MARK: Results

  /// Returns the effects in commit order, `subject:number`.
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

  /// Returns all events of the log, in order.
  func logged(
    types: Set<String> = [enrolled, ended], portion: Int = 1000
  ) async throws -> [Event] {
    try await transport.settle()
    var position = LogPosition.start
    var events: [Event] = []
    while true {
      let batch = try await log.read(after: position, types: types, limit: portion)
      events += batch.events
      position = batch.end
      if batch.rest == .none { return events }
    }
  }
}

extension BusConfiguration {
  /// Configuration with short waits for tests.
  static var quick: BusConfiguration {
    var configuration = BusConfiguration()
    configuration.retryFirst = .milliseconds(2)
    configuration.retryMax = .milliseconds(20)
    configuration.pollMax = .milliseconds(20)
    configuration.outageMax = .milliseconds(100)
    return configuration
  }

  static func quick(_ adjust: (inout BusConfiguration) -> Void) -> BusConfiguration {
    var configuration = quick
    adjust(&configuration)
    return configuration
  }
}

extension BusHarness {
  /// Publishes despite broken connections: after an unknown commit, it looks for the event in the
  /// outbox and in the log.
  func publishSurely(_ event: Event) async throws {
    while (try? await publish(event)) == nil {
      let isWaiting = try await retrying {
        try await auth.query("SELECT FROM outbox WHERE event_id = \(event.id)").count == 1
      }
      if isWaiting { return }
      let isLogged = try await retrying { try await logged().contains { $0.id == event.id } }
      if isLogged { return }
    }
  }

  /// Terminates the services' database connections.
  func cutDatabase() async throws {
    let admin = database.pool(connections: 1)
    try await admin.execute(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND usename LIKE 'otolith_%'
      """)
    await admin.close()
  }

  /// Retries, because a log that was unreachable rejects calls for a while.
  private func retrying<T>(_ body: () async throws -> T) async throws -> T {
    var value: T?
    try await eventually("an answer") {
      value = try? await body()
      return value != nil
    }
    return try #require(value)
  }
}
