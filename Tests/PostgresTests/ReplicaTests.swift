import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct ReplicaFreshnessTests {
  private let start = ContinuousClock.now

  private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

  @Test func whatIsReplayedIsFreshAsOfItsMoment() {
    var freshness = ReplicaFreshness()
    #expect(!freshness.isFresh(within: .seconds(5), now: start))
    freshness.note(primary: 100, at: after(0), replayed: 90)
    #expect(freshness.freshAsOf == nil)
    freshness.note(primary: 200, at: after(1), replayed: 99)
    freshness.note(primary: 300, at: after(2), replayed: 250)
    #expect(freshness.freshAsOf == after(1))
    #expect(freshness.isFresh(within: .seconds(5), now: after(6)))
    #expect(!freshness.isFresh(within: .seconds(5), now: after(6.001)))
  }

  /// Nothing is written, so nothing is replayed and nothing is missing.
  @Test func anIdlePrimaryMakesNothingStale() {
    var freshness = ReplicaFreshness()
    for second in 0..<1000 {
      freshness.note(primary: 100, at: after(Double(second)), replayed: 100)
      #expect(freshness.freshAsOf == after(Double(second)))
    }
  }

  @Test func aReplicaThatStandsStillGrowsStale() {
    var freshness = ReplicaFreshness(samplesMax: 8)
    freshness.note(primary: 100, at: after(0), replayed: 100)
    for second in 1..<100 {
      freshness.note(primary: 100 + Int64(second), at: after(Double(second)), replayed: 100)
    }
    #expect(freshness.freshAsOf == after(0))
    // It catches up: only the latest samples are kept, which is sufficient.
    freshness.note(primary: 200, at: after(100), replayed: 199)
    #expect(freshness.freshAsOf == after(99))
    freshness.forget()
    #expect(freshness.freshAsOf == nil)
  }
}

/// Tests with a real streaming replica.
@Suite struct ReplicaTests {
  final class Reads: Sendable {
    private let targets = Mutex<[PostgresReadRouter.Target]>([])
    var last: PostgresReadRouter.Target? { targets.withLock { $0.last } }
    func note(_ target: PostgresReadRouter.Target) { targets.withLock { $0.append(target) } }
  }

  struct Pair: Sendable {
    let cluster: TestCluster
    let replicaCluster: TestCluster
    let primary: PostgresPool
    let replica: PostgresPool
    let reads = Reads()

    func router(stalenessMax: Duration) -> PostgresReadRouter {
      PostgresReadRouter(
        primary: primary, replica: replica, stalenessMax: stalenessMax, logger: TestLog.logger
      ) { [reads] in reads.note($0) }
    }

    func rows(_ router: PostgresReadRouter) async throws -> Int {
      try await router.queryRow("SELECT count(*) FROM t", as: Int.self)
    }

    /// Reads until the router uses `target`.
    func reaches(_ target: PostgresReadRouter.Target, _ router: PostgresReadRouter) async throws {
      try await eventually("the \(target) answers") {
        _ = try await rows(router)
        return reads.last == target
      }
    }
  }

  static func pool(_ cluster: TestCluster) -> PostgresPool {
    PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: cluster.connectionString, acquireTimeout: .seconds(2)),
      logger: TestLog.logger)
  }

  static func withPair(_ body: (Pair) async throws -> Void) async throws {
    let cluster = try await TestCluster.start(durable: true)
    let replicaCluster = try await cluster.startReplica()
    let pair = Pair(
      cluster: cluster, replicaCluster: replicaCluster, primary: pool(cluster),
      replica: pool(replicaCluster))
    do {
      try await pair.primary.execute("CREATE TABLE t (a int8)")
      try await pair.primary.execute("INSERT INTO t VALUES (1)")
      try await body(pair)
    } catch {
      await pair.replica.close()
      await pair.primary.close()
      throw error
    }
    await pair.replica.close()
    await pair.primary.close()
    try await replicaCluster.remove()
    try await cluster.remove()
  }

  @Test func readsGoWhereTheyAreFreshEnough() async throws {
    try await Self.withPair { pair in
      let patient = pair.router(stalenessMax: .seconds(3600))
      try await pair.reaches(.replica, patient)
      // If the primary is idle, a complete replica counts as fresh for any staleness bound.
      let strict = pair.router(stalenessMax: .milliseconds(400))
      try await pair.reaches(.replica, strict)

      // The replica is paused while the primary continues.
      try await pair.replica.execute("SELECT pg_wal_replay_pause()")
      try await pair.primary.execute("INSERT INTO t VALUES (2)")
      try await pair.reaches(.primary, strict)
      #expect(try await pair.rows(strict) == 2)
      try await eventually("it is seen to be behind") {
        await strict.replicaProblem()?.contains("behind") == true
      }
      // The replica's data is fresh enough for a bound of one hour.
      #expect(try await pair.rows(patient) == 1)
      #expect(pair.reads.last == .replica)

      try await pair.replica.execute("SELECT pg_wal_replay_resume()")
      try await pair.reaches(.replica, strict)
      try await eventually("the replica has it") { try await pair.rows(strict) == 2 }

      // Writes go to the primary.
      try await strict.execute("INSERT INTO t VALUES (3)")
      try await eventually("it is seen") { try await pair.rows(strict) == 3 }

      // Stopped and restarted.
      try await eventually("nothing is wrong with it") { await patient.replicaProblem() == nil }
      try await pair.replicaCluster.stop()
      #expect(try await pair.rows(patient) == 3)
      #expect(pair.reads.last == .primary)
      try await eventually("it is seen to be away") { await patient.replicaProblem() != nil }
      try await pair.replicaCluster.restart(durable: true)
      try await pair.reaches(.replica, patient)

      // Promoted, it is no longer a replica.
      try await pair.replica.execute("SELECT pg_promote()")
      try await pair.reaches(.primary, strict)
      try await eventually("it is seen to be no replica") {
        await strict.replicaProblem() == "it is not a replica (any more)"
      }
    }
  }

  /// A wrong address: another server's replica or a primary is not used.
  @Test func anotherServerIsNoReplica() async throws {
    try await withPool { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let other = try await TestCluster.start(durable: false)
      let wrong = Self.pool(other)
      let reads = Reads()
      let router = PostgresReadRouter(
        primary: pool, replica: wrong, stalenessMax: .seconds(3600), logger: TestLog.logger
      ) { reads.note($0) }
      for _ in 0..<20 {
        #expect(try await router.queryRow("SELECT count(*) FROM t", as: Int.self) == 0)
        #expect(reads.last == .primary)
      }
      try await eventually("it is seen to be no replica") {
        await router.replicaProblem() == "it is not a replica (any more)"
      }
      await wrong.close()
      try await other.remove()
      // No replica: all reads use the primary.
      let alone = PostgresReadRouter(primary: pool, replica: nil, logger: TestLog.logger)
      #expect(try await alone.queryRow("SELECT count(*) FROM t", as: Int.self) == 0)
      #expect(await alone.replicaProblem() == nil)
    }
  }

  /// Errors of the query itself are not retried on the primary.
  @Test func mistakesAreNotTriedTwice() async throws {
    try await Self.withPair { pair in
      let router = pair.router(stalenessMax: .seconds(3600))
      try await pair.reaches(.replica, router)
      let error = try await postgresError { try await router.query("SELECT nothing") }
      #expect(error.sqlState == "42703")
      #expect(pair.reads.last == .replica)
    }
  }
}
