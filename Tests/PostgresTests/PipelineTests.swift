import Postgres
import TestSupport
import Testing

@Suite struct PipelineTests {
  @Test func statementsStartedTogetherAreAnsweredEach() async throws {
    try await withPool(connections: 1) { pool in
      let sum = try await pool.transaction { connection in
        try await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<500 {
            group.addTask {
              try await connection.query("SELECT \(number)::int8")[0].decode(Int.self) - number
            }
          }
          return try await group.reduce(0) { $0 + abs($1) }
        }
      }
      #expect(sum == 0)
    }
  }

  /// Outside a transaction, statements are independent.
  @Test func oneFailureDoesNotAbortItsNeighbours() async throws {
    try await withPool(connections: 1) { pool in
      let failures = try await pool.withConnection { connection in
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<50 {
            group.addTask {
              do {
                let value = try await connection.query("SELECT 100 / \(number % 5)::int8")[0]
                return try value.decode(Int.self) == 100 / (number % 5) ? 0 : 1000
              } catch {
                return (error as? PostgresError)?.sqlState == "22012" ? 1 : 1000
              }
            }
          }
          return await group.reduce(0, +)
        }
      }
      #expect(failures == 10)
    }
  }

  /// Two statements with the same error: both report it.
  @Test func aStatementThatCannotBePreparedSaysWhy() async throws {
    try await withPool(connections: 1) { pool in
      let states = try await pool.withConnection { connection in
        await withTaskGroup(of: String?.self) { group in
          for _ in 0..<5 {
            group.addTask {
              do {
                _ = try await connection.query("SELECT nothing FROM nowhere")
                return nil
              } catch {
                return (error as? PostgresError)?.sqlState
              }
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
      }
      #expect(states == Array(repeating: "42P01", count: 5))
    }
  }

  @Test func preparedStatementsAreBounded() async throws {
    try await withPool(connections: 1, .with { $0.statementsMax = 8 }) { pool in
      for round in 0..<3 {
        for number in 0..<30 {
          let sql = PostgresQuery(unsafeSQL: "SELECT \(number)::int8 AS n")
          #expect(try await pool.query(sql)[0].decode("n", as: Int.self) == number)
        }
        let kept = try await pool.query("SELECT count(*) FROM pg_prepared_statements")[0]
          .decode(Int.self)
        #expect(kept <= 9, "round \(round)")
      }
    }
  }

  @Test func evictionInsideAFailedTransactionHarmsNobody() async throws {
    try await withPool(connections: 1, .with { $0.statementsMax = 4 }) { pool in
      for _ in 0..<3 {
        _ = try? await pool.transaction { connection in
          _ = try? await connection.query("SELECT 1/0")
          for number in 0..<10 {
            _ = try? await connection.query(PostgresQuery(unsafeSQL: "SELECT \(number)"))
          }
        }
        let value = try await pool.transaction { connection in
          try await connection.query("SELECT \(1)::int8")[0].decode(Int.self)
        }
        #expect(value == 1)
      }
      let kept = try await pool.query("SELECT count(*) FROM pg_prepared_statements")[0]
        .decode(Int.self)
      #expect(kept <= 5)
    }
  }

  /// A new column invalidates the plan of `SELECT *`; the statement is prepared again.
  @Test func aChangedTableIsNoticed() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE t AS SELECT 1::int8 AS a")
      let all: PostgresQuery = "SELECT * FROM t"
      #expect(try await pool.query(all)[0].columns == ["a"])
      try await pool.execute("ALTER TABLE t ADD b text DEFAULT 'x'")
      let error = try await postgresError { try await pool.query(all) }
      #expect(error.sqlState == "0A000")
      #expect(try await pool.query(all)[0].decode("b") == "x")
    }
  }

  @Test func aStatementThatTheServerForgotIsPreparedAgain() async throws {
    try await withPool(connections: 1) { pool in
      #expect(try await pool.query("SELECT \(1)::int8")[0].decode(Int.self) == 1)
      try await pool.execute("DEALLOCATE ALL")
      let error = try await postgresError { try await pool.query("SELECT \(1)::int8") }
      #expect(error.sqlState == "26000" && error.isRetryable)
      #expect(try await pool.query("SELECT \(1)::int8")[0].decode(Int.self) == 1)
    }
  }

  /// More data than the socket buffers hold, in both directions at once.
  @Test func largeParametersAndResultsDoNotBlockEachOther() async throws {
    try await withPool(connections: 1) { pool in
      let bytes = [UInt8](repeating: 42, count: 8 << 20)
      let lengths = try await pool.withConnection { connection in
        try await withThrowingTaskGroup(of: Int.self) { group in
          for _ in 0..<4 {
            group.addTask {
              try await connection.query("SELECT \(bytes)")[0].decode([UInt8].self).count
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
      }
      #expect(lengths == Array(repeating: 8 << 20, count: 4))
    }
  }
}
