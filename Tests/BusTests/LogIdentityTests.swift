import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// A log in PostgreSQL whose server was replaced.
@Suite struct LogIdentityTests {
  /// A log on its own cluster with a replica; the consumer's database is on another cluster.
  private struct Pair: Sendable {
    let bus: BusHarness
    let primary: TestDatabase
    let replica: TestDatabase

    func open(_ database: TestDatabase) -> PostgresEventLog {
      Transport.makePostgresLog(database, named: "elsewhere")
    }

    func catchUp(on log: any EventLog) async throws {
      let runner = bus.planningRunner(RecordingConsumer(), log: log)
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
    }

    /// Promotes the replica to primary.
    func promote() async throws {
      let admin = replica.pool(connections: 1)
      try await admin.execute("SELECT pg_promote()")
      try await eventually("it takes writes") {
        try await !admin.query("SELECT pg_is_in_recovery() AS is_replica")[0]
          .decode("is_replica", as: Bool.self)
      }
      await admin.close()
    }

    /// Disconnects the replica from its primary.
    func cutReplica() async throws {
      let admin = replica.pool(connections: 1)
      try await admin.execute("ALTER SYSTEM SET primary_conninfo = ''")
      _ = try await admin.query("SELECT pg_reload_conf()")
      try await eventually("it receives nothing") {
        try await admin.query("SELECT FROM pg_stat_wal_receiver").isEmpty
      }
      await admin.close()
    }

    func replicaHas(_ events: Int) async throws {
      let admin = replica.pool(connections: 1)
      try await eventually("the replica has everything") {
        let rows = try? await admin.query("SELECT count(*) AS found FROM bus.log")
        return try rows?[0].decode("found", as: Int.self) == events
      }
      await admin.close()
    }
  }

  private static func withPair(_ body: @Sendable (Pair) async throws -> Void) async throws {
    let cluster = try await TestCluster.start(durable: true)
    try await TestDatabase.with(in: cluster) { primary in
      _ = try await Transport.postgresLog(in: primary, named: "elsewhere")
      let replicaCluster = try await cluster.startReplica()
      try await BusHarness.with { bus in
        try await body(
          Pair(
            bus: bus, primary: primary,
            replica: primary.replicated(on: replicaCluster)))
      }
      try await replicaCluster.remove()
    }
    try await cluster.remove()
  }

  @Test func aFailoverWithoutLossNeedsNobody() async throws {
    try await Self.withPair { pair in
      let before = pair.open(pair.primary)
      try await before.append([pair.bus.event("a", 0)])
      try await pair.catchUp(on: before)
      try await pair.replicaHas(1)
      try await pair.promote()
      let after = pair.open(pair.replica)
      let was = try await before.end(of: []).identity
      let now = try await after.end(of: []).identity
      #expect(was.id == now.id && was.timeline != now.timeline)
      try await after.append([pair.bus.event("a", 1)])
      try await pair.catchUp(on: after)
      #expect(try await pair.bus.effects(on: "a") == [0, 1])
      let inspector = BusInspector(pool: pair.bus.planning, log: after)
      #expect(try await inspector.cursors().map(\.cursor.log) == [now])
      await before.close()
      await after.close()
    }
  }

  @Test func aFailoverThatLostWhatWasReadStopsTheConsumer() async throws {
    try await Self.withPair { pair in
      let before = pair.open(pair.primary)
      try await before.append([pair.bus.event("a", 0)])
      try await pair.replicaHas(1)
      try await pair.cutReplica()
      try await before.append([pair.bus.event("a", 1)])
      try await pair.catchUp(on: before)
      try await pair.promote()
      let after = pair.open(pair.replica)
      let now = try await after.end(of: []).identity
      // Possibly at the position of a lost event.
      try await after.append([pair.bus.event("a", 2)])
      let inspector = BusInspector(pool: pair.bus.planning, log: after)
      #expect(
        try await inspector.cursors().map(\.standing)
          == [.stopped(.wentBack(name: "elsewhere", now: now))])
      let runner = pair.bus.planningRunner(RecordingConsumer(), log: after)
      try await pair.bus.running(runner) {
        try await inspector.reset(consumer: "recorder", to: .start)
        try await eventually("it goes on") { try await runner.caughtUp() }
      }
      #expect(try await pair.bus.effects(on: "a") == [0, 1, 2])
      await before.close()
      await after.close()
    }
  }

  /// A log restored from a dump into a cluster with lower transaction ids.
  @Test func aLogOfAnotherServersTransactionsIsNoPlaceToStandIn() async throws {
    try await BusHarness.with { bus in
      try await bus.log.append([bus.event("a", 0), bus.event("a", 1)])
      let owner = bus.database.pool(as: .bus, connections: 1)
      try await owner.execute("UPDATE log SET txid = '4611686018427387904'")
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      try await bus.running(bus.planningRunner(RecordingConsumer())) {
        try await eventually("it has started") { try await !inspector.cursors().isEmpty }
        await #expect(throws: BusError.logOfAnotherServer("postgres")) {
          try await inspector.reset(consumer: "recorder", to: .start)
        }
        let was = try await bus.log.end(of: []).identity
        try await owner.execute("CALL forget_transactions()")
        #expect(try await bus.log.end(of: []).identity != was)
        try await eventually("everything has its effect") {
          try await bus.effects(on: "a") == [0, 1]
        }
      }
      await owner.close()
    }
  }

  /// A cursor restored to a server whose transaction ids are lower.
  @Test func aCursorThatIsAheadOfTheServerIsNotBelieved() async throws {
    try await BusHarness.with { bus in
      try await bus.log.append([bus.event("a", 0)])
      try await bus.catchUp(RecordingConsumer())
      try await bus.planning.execute(
        """
        UPDATE bus_cursors
        SET txid = '4611686018427387904', log_id = NULL, log_timeline = NULL, event_id = NULL
        """)
      let inspector = BusInspector(pool: bus.planning, log: bus.log)
      let now = try await bus.log.end(of: []).identity
      #expect(
        try await inspector.cursors().map(\.standing)
          == [.stopped(.wentBack(name: "postgres", now: now))])
      #expect(try await inspector.lag().consumers["recorder"]?.behind == nil)
    }
  }
}
