import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct DeadlineTests {
  @discardableResult
  static func within<T>(
    _ limit: Duration, _ body: () async throws -> T
  ) async throws -> T {
    try await PostgresDeadline.$current.withValue(.now + limit, operation: body)
  }

  static func limit(_ executor: some PostgresExecutor) async throws -> String {
    try await executor.query("SELECT current_setting('statement_timeout')")[0]
      .decode(String.self)
  }

  @Test(arguments: [
    (1, 1), (2, 2), (4, 5), (6, 7), (8, 10), (11, 15), (16, 20), (40, 50), (70, 70), (71, 100),
    (4990, 5000), (5001, 7000), (25_000, 30_000),
  ])
  func limitsAreStepsOfALadder(left: Int, expected: Int64) {
    let now = ContinuousClock.now
    let limit = TimeLimit(configured: .seconds(30))
      .shortened(to: now + .milliseconds(left), now: now)
    #expect(limit?.milliseconds == expected)
    // A fraction of a millisecond is rounded up.
    let more = TimeLimit.none.shortened(to: now + .milliseconds(left) + .nanoseconds(1), now: now)
    #expect((more?.milliseconds ?? 0) > Int64(left))
  }

  @Test func theConfiguredLimitIsNeverExceeded() {
    let now = ContinuousClock.now
    let configured = TimeLimit(configured: .milliseconds(130))
    #expect(configured.shortened(to: nil, now: now) == configured)
    #expect(configured.shortened(to: now + .milliseconds(120), now: now) == configured)
    #expect(configured.shortened(to: now + .seconds(1 << 40), now: now) == configured)
    #expect(configured.shortened(to: now + .milliseconds(99), now: now)?.milliseconds == 100)
    #expect(configured.shortened(to: now, now: now) == nil)
    #expect(configured.shortened(to: now - .seconds(1), now: now) == nil)
    #expect(TimeLimit(configured: .zero) == .none)
    #expect(TimeLimit(configured: .microseconds(3)).milliseconds == 1)
  }

  @Test func aStatementEndsAtItsCallersDeadline() async throws {
    try await withPool(connections: 1) { pool in
      let process = try await pool.withConnection { $0.processID }
      let error = try await postgresError {
        try await Self.within(.milliseconds(500)) { try await pool.query("SELECT pg_sleep(600)") }
      }
      #expect(error.kind == .timedOut)
      #expect(error.sqlState == "57014")
      // The next statement on the same connection has the full configured limit.
      #expect(try await Self.limit(pool) == "30s")
      #expect(try await pool.withConnection { $0.processID } == process)
    }
  }

  @Test func aDeadlineThatHasPassedSendsNothing() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      let error = try await postgresError {
        try await Self.within(.zero) { try await pool.execute("INSERT INTO t VALUES (1)") }
      }
      #expect(error.kind == .timedOut)
      #expect(error.sqlState == nil)
      let inside = try await postgresError {
        try await pool.transaction { connection in
          try await connection.execute("INSERT INTO t VALUES (2)")
          try await Self.within(.zero) { try await connection.execute("INSERT INTO t VALUES (3)") }
        }
      }
      #expect(inside.kind == .timedOut)
      #expect(try await pool.query("SELECT a FROM t").isEmpty)
    }
  }

  /// Each statement has its own limit, which is sent only if it differs from the current one.
  @Test func statementsOfOneConnectionHaveTheirOwnLimits() async throws {
    try await withPool(connections: 1) { pool in
      let limits = try await pool.withConnection { connection in
        async let first = Self.within(.seconds(4.9)) { try await Self.limit(connection) }
        async let second = Self.limit(connection)
        async let third = Self.within(.seconds(1.9)) { try await Self.limit(connection) }
        async let fourth = Self.within(.seconds(60)) { try await Self.limit(connection) }
        return try await [first, second, third, fourth]
      }
      #expect(limits == ["5s", "30s", "2s", "30s"])
      // A failure does not revert the limit.
      _ = try? await Self.within(.seconds(4.9)) { try await pool.query("SELECT 1/0") }
      #expect(try await Self.within(.seconds(4.9)) { try await Self.limit(pool) } == "5s")
      #expect(try await Self.limit(pool) == "30s")
    }
  }

  /// A limit that is already in force is not sent again.
  @Test func aLimitThatIsInForceIsNotSetAgain() async throws {
    try await withPool(connections: 1) { pool in
      func timesSet() async throws -> Int {
        try await pool.query(
          """
          SELECT sum(generic_plans + custom_plans)::int8 FROM pg_prepared_statements
          WHERE statement LIKE 'SELECT set_config%'
          """)[0].decode(Int.self)
      }
      _ = try await Self.within(.seconds(4.9)) { try await Self.limit(pool) }
      _ = try await Self.limit(pool)
      let before = try await timesSet()
      #expect(before > 0)
      for _ in 0..<5 { #expect(try await Self.limit(pool) == "30s") }
      #expect(try await timesSet() == before)
      // The same for concurrent statements.
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<50 { group.addTask { _ = try await Self.limit(pool) } }
        try await group.waitForAll()
      }
      #expect(try await timesSet() == before)
    }
  }

  /// Limits during other statements, while libpq does not report the transaction status.
  @Test func manyStatementsAtOnceHaveTheirOwnLimits() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.withConnection { connection in
        let wrong = try await withThrowingTaskGroup(of: String?.self) { group in
          for number in 0..<600 {
            group.addTask {
              let (seconds, expected) = [(4.9, "5s"), (60, "30s"), (1.9, "2s")][number / 2 % 3]
              let limit: String
              do {
                limit = try await Self.within(.seconds(seconds)) {
                  try await Self.limit(connection)
                }
              } catch let error as PostgresError where error.kind == .timedOut && seconds < 60 {
                return nil
              }
              // A loaded machine may leave less time or none, never more.
              return limit == expected || (seconds < 60 && limit != "30s") ? nil : limit
            }
          }
          return try await group.reduce(into: [String]()) { if let limit = $1 { $0.append(limit) } }
        }
        #expect(wrong == [])
      }
    }
  }

  @Test func aTransactionIsLimitedAndLeavesNothingBehind() async throws {
    try await withPool(connections: 1) { pool in
      for mustFail in [false, true] {
        let limits = Mutex<[String]>([])
        _ = try? await pool.transaction { connection in
          let outer = try await Self.within(.seconds(4.9)) { try await Self.limit(connection) }
          let inner = try await Self.within(.seconds(0.9)) { try await Self.limit(connection) }
          let none = try await Self.limit(connection)
          limits.withLock { $0 = [outer, inner, none] }
          if mustFail { try await connection.execute("SELECT 1/0") }
        }
        #expect(limits.withLock { $0 } == ["5s", "1s", "30s"])
        #expect(try await Self.limit(pool) == "30s")
      }
      let error = try await postgresError {
        try await pool.transaction { connection in
          try await connection.execute("CREATE TABLE t (a int8)")
          try await Self.within(.milliseconds(20)) {
            try await connection.execute("SELECT pg_sleep(600)")
          }
        }
      }
      #expect(error.kind == .timedOut)
      #expect(try await pool.query("SELECT FROM pg_class WHERE relname = 't'").isEmpty)
    }
  }

  /// A limit reverted by a rollback, to a savepoint or by the caller, is sent again.
  @Test func aLimitThatWasTakenBackIsSetAgain() async throws {
    try await withPool(connections: 1) { pool in
      let after = try await pool.transaction { connection in
        try await connection.execute("SAVEPOINT event")
        _ = try await Self.within(.seconds(0.9)) { try await Self.limit(connection) }
        try await connection.execute("ROLLBACK TO SAVEPOINT event")
        return try await Self.within(.seconds(0.9)) { try await Self.limit(connection) }
      }
      #expect(after == "1s")
      let byHand = try await pool.withConnection { connection in
        try await connection.execute("BEGIN")
        _ = try await Self.within(.seconds(0.9)) { try await Self.limit(connection) }
        try await connection.execute("ROLLBACK")
        return (
          try await Self.within(.seconds(0.9)) { try await Self.limit(connection) },
          try await Self.limit(connection)
        )
      }
      #expect(byHand == ("1s", "30s"))
    }
  }

  /// A script, such as a migration, is not limited by the deadline of an earlier statement.
  @Test func scriptsRunUnderTheConfiguredLimit() async throws {
    try await withPool(connections: 1) { pool in
      try await Self.within(.seconds(4.9)) {
        _ = try await Self.limit(pool)
        try await pool.withConnection {
          try await $0.executeScript(
            "CREATE TABLE t AS SELECT current_setting('statement_timeout') AS a; SELECT 1")
        }
      }
      #expect(try await pool.query("SELECT a FROM t")[0].decode(String.self) == "30s")
      // A limit set by the connection's user is kept.
      let own = try await pool.withConnection { connection in
        try await connection.execute("SET statement_timeout = '77s'")
        try await connection.executeScript("UPDATE t SET a = current_setting('statement_timeout')")
        try await connection.execute("RESET statement_timeout")
        return try await connection.query("SELECT a FROM t")[0].decode(String.self)
      }
      #expect(own == "77s")
    }
  }

  @Test func waitingForAConnectionEndsAtTheDeadline() async throws {
    try await withPool(connections: 1) { pool in
      let holder = try await PoolTests.Holder(pool, connections: 1)
      async let patient = pool.query("SELECT 1")
      try await eventually("it waits") { pool.statistics.waiting == 1 }
      let statement = try await postgresError {
        try await Self.within(.milliseconds(20)) { try await pool.query("SELECT 2") }
      }
      let lease = try await postgresError {
        try await Self.within(.milliseconds(20)) { try await pool.transaction { _ in } }
      }
      #expect(statement.kind == .timedOut)
      #expect(lease.kind == .timedOut)
      #expect(pool.statistics.waiting == 1)
      try await holder.letGo()
      #expect(try await patient.count == 1)
    }
  }

  /// Many concurrent callers with different deadlines do not affect each other.
  @Test func nobodyIsHitByTheDeadlineOfAnother() async throws {
    try await withPool(
      connections: 2,
      .with {
        // Long enough for a loaded machine.
        $0.acquireTimeout = .seconds(300)
        $0.statementTimeout = .seconds(600)
      }
    ) { pool in
      let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<400 {
          group.addTask {
            switch number % 4 {
            case 0:
              let error = try await postgresError {
                try await Self.within(.milliseconds(1 + number % 7)) {
                  try await pool.query("SELECT pg_sleep(600)")
                }
              }
              return error.kind == .timedOut ? 0 : 1
            case 1:
              return try await Self.within(.seconds(290)) { try await Self.limit(pool) } == "10min"
                ? 1 : 0
            case 2:
              return try await pool.transaction { try await Self.limit($0) } == "10min" ? 0 : 1
            default:
              return try await Self.limit(pool) == "10min" ? 0 : 1
            }
          }
        }
        return try await group.reduce(0, +)
      }
      #expect(wrong == 0)
      #expect(pool.statistics.connections == 2)
    }
  }
}
