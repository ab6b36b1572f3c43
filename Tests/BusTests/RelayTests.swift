import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct RelayTests {
  @Test func eventsReachTheLogInOrderAndLeaveTheOutbox() async throws {
    try await BusHarness.with { bus in
      var all: [UUID] = []
      for batch in 0..<5 {
        all += try await bus.publish((0..<40).map { bus.event("s\($0 % 3)", batch * 40 + $0) })
          .map(\.id)
      }
      try await bus.running(bus.authRunner()) {
        try await eventually("the outbox is empty") {
          try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      let logged = try await bus.planning.query("SELECT event_id FROM bus.log ORDER BY position")
        .map { try $0.decode("event_id", as: UUID.self) }
      #expect(logged == all)
    }
  }

  /// Two instances of a service run a relay each, and both are stopped and started again and
  /// again.
  @Test func relaysThatComeAndGoNeitherLoseNorRepeatNorReorder() async throws {
    try await BusHarness.with { bus in
      var configuration = BusConfiguration.quick
      configuration.batchMax = 7
      let other = bus.database.pool(as: .auth)
      let recorder = RecordingConsumer()
      try await bus.running(bus.planningRunner(recorder)) {
        async let publishing: Void = {
          for number in 0..<120 {
            try await bus.publish(bus.event("a", number), bus.event("b", number))
          }
        }()
        for round in 0..<8 {
          let runners = [bus.auth, other].map { pool in
            BusRunner(
              pool: pool, log: bus.log, outbox: bus.outbox, consumers: [],
              configuration: configuration, logger: TestLog.logger)
          }
          let tasks = runners.map { runner in Task { try await runner.run() } }
          let target = (round + 1) * 25
          try await eventually("some more are relayed") { try await bus.logged() >= target }
          // Cancelled wherever they are: between append and deletion too.
          for task in tasks { task.cancel() }
          for task in tasks { try await task.value }
        }
        try await publishing
        try await bus.running(bus.authRunner()) {
          try await eventually("all effects") { try await bus.effects().count >= 240 }
          try await eventually("nothing is left") {
            try await bus.count("outbox", in: bus.auth) == 0
          }
        }
      }
      #expect(try await bus.logged() == 240)
      #expect(try await bus.effects(on: "a") == Array(0..<120))
      #expect(try await bus.effects(on: "b") == Array(0..<120))
      await other.close()
    }
  }

  /// The relay died after the append and before the deletion.
  @Test func whatTheLogHasAlreadyIsLeftOut() async throws {
    try await BusHarness.with { bus in
      let events = try await bus.publish(bus.event("a", 1), bus.event("a", 2))
      try await bus.log.append([events[0]])
      try await bus.running(bus.authRunner()) {
        try await eventually("the outbox is empty") {
          try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      #expect(try await bus.logged() == 2)
    }
  }

  /// The log is in a database that is away for a while: publishing goes on.
  @Test func anOutageOfTheLogHoldsUpNobody() async throws {
    try await BusHarness.with { bus in
      let away = try await TestDatabase.create()
      var configuration = away.configuration(as: .auth) { $0.acquireTimeout = .milliseconds(50) }
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
