import Postgres
import TestSupport
import Testing

@Suite struct ErrorTests {
  @Test func constraintsAreNamed() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TABLE p (id int8 CONSTRAINT p_key PRIMARY KEY)")
      try await pool.execute(
        "CREATE TABLE c (p int8 CONSTRAINT c_p REFERENCES p, CONSTRAINT c_check CHECK (p < 10))")
      try await pool.execute("INSERT INTO p VALUES (4711)")
      let unique = try await postgresError { try await pool.execute("INSERT INTO p VALUES (4711)") }
      #expect(unique.isUniqueViolation && unique.constraint == "p_key" && unique.kind == .server)
      #expect(unique.detail?.contains("4711") == true)
      #expect(!unique.description.contains("4711"))
      #expect(!unique.isRetryable)
      let foreign = try await postgresError { try await pool.execute("INSERT INTO c VALUES (5)") }
      #expect(foreign.isForeignKeyViolation && foreign.constraint == "c_p")
      let check = try await postgresError { try await pool.execute("INSERT INTO c VALUES (11)") }
      #expect(check.sqlState == "23514" && check.constraint == "c_check")
    }
  }

  @Test func aDeadlockMayBeTriedAgain() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TABLE t AS SELECT n FROM generate_series(1, 2) AS n")
      let name = try await pool.query("SELECT current_database()")[0].decode(String.self)
      try await pool.execute(
        "ALTER DATABASE \(unescaped: name) SET deadlock_timeout = '20ms'")
      let fresh = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      @Sendable func lock(_ first: Int, _ second: Int, _ meet: Meeting) async -> PostgresError? {
        do {
          try await fresh.transaction { connection in
            try await connection.execute("SELECT n FROM t WHERE n = \(first) FOR UPDATE")
            await meet.arrive()
            try await connection.execute("SELECT n FROM t WHERE n = \(second) FOR UPDATE")
          }
          return nil
        } catch {
          return error as? PostgresError
        }
      }
      let meeting = Meeting(of: 2)
      async let left = lock(1, 2, meeting)
      async let right = lock(2, 1, meeting)
      let errors = await [left, right].compactMap { $0 }
      #expect(errors.map(\.sqlState) == ["40P01"])
      #expect(errors.map(\.isRetryable) == [true])
      await fresh.close()
    }
  }
}

/// A barrier: tasks continue when all have arrived.
actor Meeting {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of count: Int) {
    missing = count
  }

  func arrive() async {
    missing -= 1
    if missing == 0 {
      for continuation in waiting { continuation.resume() }
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
