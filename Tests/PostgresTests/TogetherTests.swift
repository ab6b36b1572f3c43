import Postgres
import TestSupport
import Testing

/// Statements that are sent together.
@Suite struct TogetherTests {
  @Test func eachSeesWhatThoseBeforeItDid() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE numbers (number int8 PRIMARY KEY)")
      let results = try await pool.transaction { connection in
        try await connection.queryTogether(
          (0..<40).map { number -> PostgresQuery in
            """
            INSERT INTO numbers SELECT \(number)::int8 WHERE (SELECT count(*) FROM numbers) = \(number)::int8
            RETURNING number
            """
          } + ["SELECT count(*) AS count FROM numbers"])
      }
      #expect(results.count == 41)
      #expect(results[..<40].map(\.affected) == Array(repeating: 1, count: 40))
      #expect(
        try results[..<40].map { try $0.rows[0].decode("number", as: Int.self) } == Array(0..<40))
      #expect(try results[40].rows[0].decode("count", as: Int.self) == 40)
    }
  }

  /// Each kind of answer is the same alone and together.
  @Test func answersAreReadFromRowsAndFromCounts() async throws {
    let insert = PostgresStatement(
      counting: "INSERT INTO numbers VALUES (1), (2) ON CONFLICT DO NOTHING")
    let change = PostgresStatement(affecting: "UPDATE numbers SET number = 3 WHERE number = 2")
    let exists = PostgresStatement(exists: "SELECT FROM numbers WHERE number = 3")
    let all = PostgresStatement<[Int]>(
      "SELECT number FROM numbers ORDER BY number", each: { try $0.decode("number") })
    let first = PostgresStatement<Int?>(
      "SELECT number FROM numbers WHERE number > 3", first: { try $0.decode("number") })
    let sum = PostgresStatement<Int>(
      "SELECT sum(number)::int8 AS sum FROM numbers HAVING count(*) > 0", named: "a sum"
    ) { try $0.decode("sum") }
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE numbers (number int8 PRIMARY KEY)")
      await #expect(throws: PostgresError.self) { try await pool.answer(to: sum) }
      let together = try await pool.transaction {
        try await $0.answers(to: insert, change, exists, all, first, sum)
      }
      #expect(together == (2, true, true, [1, 3], nil, 4))
      #expect(try await pool.answer(to: change) == false)
      #expect(try await pool.answer(to: insert) == 1)
      #expect(try await pool.answer(to: exists))
      #expect(try await pool.answer(to: all) == [1, 2, 3])
      #expect(try await pool.answer(to: first) == nil)
      #expect(try await pool.answer(to: sum) == 6)
    }
  }

  @Test func nothingTogetherIsNothing() async throws {
    try await withPool(connections: 1) { pool in
      let results = try await pool.transaction { try await $0.queryTogether([]) }
      #expect(results.isEmpty)
    }
  }

  /// A transaction reports the first error, not the aborted rest, and stores nothing.
  @Test func theFirstFailureIsTheOneThatIsTold() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE numbers (number int8 PRIMARY KEY)")
      var state: String?
      do {
        _ = try await pool.transaction { connection in
          try await connection.queryTogether([
            "INSERT INTO numbers VALUES (1)", "SELECT 1 / 0", "INSERT INTO numbers VALUES (2)",
          ])
        }
      } catch let error as PostgresError {
        state = error.sqlState
      }
      #expect(state == "22012")
      #expect(try await pool.query("SELECT FROM numbers").isEmpty)
    }
  }

  @Test func outsideOfATransactionEachStandsForItself() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE numbers (number int8 PRIMARY KEY)")
      var state: String?
      do {
        _ = try await pool.withConnection { connection in
          try await connection.queryTogether([
            "INSERT INTO numbers VALUES (1)", "SELECT 1 / 0", "INSERT INTO numbers VALUES (2)",
          ])
        }
      } catch let error as PostgresError {
        state = error.sqlState
      }
      #expect(state == "22012")
      #expect(try await pool.query("SELECT FROM numbers").count == 2)
    }
  }

  /// A cancelled caller does not wait for the answers; the connection remains usable.
  @Test func cancellingEndsAllOfThem() async throws {
    try await withPool(connections: 2, .longStatements) { pool in
      let waiting = Task {
        try await pool.transaction { connection in
          try await connection.queryTogether([
            "SELECT pg_sleep(600)", "SELECT pg_sleep(601)", "SELECT pg_sleep(602)",
          ])
        }
      }
      try await eventually("the first one runs") {
        try await !pool.query(
          """
          SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND state = 'active' AND query LIKE '%pg_sleep(600)%'
            AND pid <> pg_backend_pid()
          """
        ).isEmpty
      }
      waiting.cancel()
      var kind: PostgresError.Kind?
      do {
        _ = try await waiting.value
      } catch let error as PostgresError {
        kind = error.kind
      }
      #expect(kind == .cancelled)
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func statementsSayWhatTheirAnswersMean() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE names (id int8 PRIMARY KEY, name text NOT NULL)")
      func insert(_ id: Int, _ name: String) -> PostgresStatement<Void> {
        PostgresStatement("INSERT INTO names VALUES (\(id), \(name))")
      }
      func name(of id: Int) -> PostgresStatement<String?> {
        PostgresStatement("SELECT name FROM names WHERE id = \(id)") { rows in
          try rows.first?.decode("name")
        }
      }
      let count = PostgresStatement("SELECT count(*) AS count FROM names") { rows in
        try rows[0].decode("count", as: Int.self)
      }
      let before = try await pool.withConnection { $0.roundTrips }
      let (_, first, second, found) = try await pool.transaction { connection in
        try await connection.answers(to: insert(1, "one"), name(of: 1), name(of: 2), count)
      }
      #expect(first == "one" && second == nil && found == 1)
      try await pool.transaction { connection in
        try await connection.run([])
        try await connection.run([insert(2, "two"), insert(3, "three")])
        #expect(try await connection.answers(to: count) == 3)
      }
      // Two round trips and COMMIT, then one and COMMIT.
      #expect(try await pool.withConnection { $0.roundTrips } == before + 5)
      // The first failure ends all; a value that cannot be decoded is an error for the caller.
      let error = try await postgresError {
        try await pool.transaction { try await $0.run([insert(4, "four"), insert(1, "again")]) }
      }
      #expect(error.sqlState == "23505")
      let unread = PostgresStatement("SELECT 1 AS number") { rows in
        try rows[0].decode("name", as: String.self)
      }
      let decoding = try await postgresError {
        try await pool.transaction { try await $0.answers(to: count, unread) }
      }
      #expect(decoding.kind == .decoding)
      #expect(try await pool.query("SELECT 1 FROM names").count == 3)
    }
  }
}
