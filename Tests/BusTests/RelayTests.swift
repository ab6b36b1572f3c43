import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct RelayTests {
  /// If log and outbox share a connection, one transaction appends and deletes events; otherwise
  /// they are appended first.
  @Test(arguments: [
    (Transport.postgresBesideTheOutbox, true), (.postgres, false), (.postgresElsewhere, false),
  ])
  func eventsBesideTheLogDoNotTravel(_ transport: Transport, isMoved: Bool) async throws {
    try await BusHarness.with(transport) { bus in
      let events = try await bus.publish((0..<5).map { bus.event("a", $0) })
      let moved = try await bus.log.move(fromOutboxOf: bus.auth, atMost: 3)
      guard isMoved else {
        #expect(moved == nil)
        return
      }
      let bytes = events.prefix(3).reduce(0) { $0 + $1.data.count }
      #expect(moved == MovedEvents(isStandby: false, count: 3, bytes: bytes))
      #expect(try await bus.logged().map(\.id) == events.prefix(3).map(\.id))
      #expect(try await bus.count("outbox", in: bus.auth) == 2)
      #expect(try await bus.log.move(fromOutboxOf: bus.auth, atMost: 3)?.count == 2)
      #expect(
        try await bus.log.move(fromOutboxOf: bus.auth, atMost: 3)
          == MovedEvents(isStandby: false, count: 0, bytes: 0))
      #expect(try await bus.logged().map(\.id) == events.map(\.id))
    }
  }

  /// One relay runs at a time, in both modes.
  @Test func whoeverDoesNotHaveTheTurnStandsBy() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      try await bus.publish(bus.event("a", 1))
      try await bus.auth.transaction { connection in
        try await connection.execute(
          "SELECT pg_advisory_xact_lock(hashtextextended('otolith relay of ' || current_schema(), 0))"
        )
        #expect(
          try await bus.log.move(fromOutboxOf: bus.auth, atMost: 3)
            == MovedEvents(isStandby: true, count: 0, bytes: 0))
      }
      #expect(try await bus.log.move(fromOutboxOf: bus.auth, atMost: 3)?.count == 1)
    }
  }

  /// Publishing continues while the log's database is unavailable.
  @Test func anOutageOfTheLogHoldsUpNobody() async throws {
    try await BusHarness.with { bus in
      let away = try await TestDatabase.create(in: TestCluster.ofTheBus.value)
      var configuration = away.configuration(as: .auth) { $0.acquireTimeout = .seconds(5) }
      configuration.searchPath = "bus"
      // The table is missing, so every append fails.
      let log = PostgresEventLog(configuration: configuration, logger: TestLog.logger)
      let runner = BusRunner(
        pool: bus.auth, log: log, outbox: bus.outbox, consumers: [], configuration: .quick,
        logger: TestLog.logger)
      try await bus.running(runner) {
        for number in 0..<20 { try await bus.publish(bus.event("a", number)) }
        #expect(try await bus.count("outbox", in: bus.auth) == 20)
        let owner = away.pool(as: .bus)
        _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
        await owner.close()
        try await eventually("the outbox is empty") {
          try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      try await eventually("all can be read, in order") {
        try await log.read(after: .start, types: [BusHarness.enrolled], limit: 100)
          .events.map(\.number) == Array(0..<20)
      }
      await log.close()
      try await away.drop()
    }
  }
}
