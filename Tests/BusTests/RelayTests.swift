import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct RelayTests {
  /// The log is in a database that is away for a while: publishing goes on.
  @Test func anOutageOfTheLogHoldsUpNobody() async throws {
    try await BusHarness.with { bus in
      let away = try await TestDatabase.create(in: TestCluster.ofTheBus.value)
      var configuration = away.configuration(as: .auth) { $0.acquireTimeout = .seconds(5) }
      configuration.searchPath = "bus"
      // There is no table yet: every append fails.
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
