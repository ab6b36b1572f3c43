import Postgres
import TestSupport
import Testing

@Suite struct TransactionTests {
  struct Refused: Error {}

  @Test func itCommitsOrRollsBack() async throws {
    try await withPool { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let value = try await pool.transaction { connection async throws in
        try await connection.execute("INSERT INTO t VALUES (1)")
        return "kept"
      }
      #expect(value == "kept")
      await #expect(throws: Refused.self) {
        try await pool.transaction { connection async throws in
          try await connection.execute("INSERT INTO t VALUES (2)")
          throw Refused()
        }
      }
      #expect(try await pool.query("SELECT a FROM t").map { try $0.decode(Int.self) } == [1])
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  @Test func aTransactionWithoutStatementsCostsNothing() async throws {
    try await withPool(connections: 1) { pool async throws in
      #expect(try await pool.transaction { _ in 7 } == 7)
      #expect(try await pool.query("SELECT \(1)")[0].decode(Int.self) == 1)
    }
  }

  /// The closure hides that a statement failed; PostgreSQL answers COMMIT with ROLLBACK.
  @Test func aCommitThatOnlyRollsBackIsAnError() async throws {
    try await withPool { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let error = try await postgresError {
        try await pool.transaction { connection async throws in
          try await connection.execute("INSERT INTO t VALUES (1)")
          _ = try? await connection.query("SELECT 1/0")
        }
      }
      #expect(error.sqlState == "25P02")
      #expect(try await pool.query("SELECT a FROM t").isEmpty)
    }
  }

  @Test func aDeferredConstraintFailsTheCommit() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8 UNIQUE DEFERRABLE INITIALLY DEFERRED)")
      let error = try await postgresError {
        try await pool.transaction { try await $0.execute("INSERT INTO t VALUES (1), (1)") }
      }
      #expect(error.isUniqueViolation)
      #expect(error.constraint == "t_a_key")
      #expect(try await pool.query("SELECT a FROM t").isEmpty)
    }
  }

  @Test func isolationAndReadOnlyAreTheServers() async throws {
    try await withPool { pool async throws in
      let level = try await pool.transaction(isolation: .serializable, readOnly: true) {
        connection async throws in
        try await connection.query(
          "SELECT current_setting('transaction_isolation') || current_setting('transaction_read_only')"
        )[0].decode(String.self)
      }
      #expect(level == "serializableon")
      let error = try await postgresError {
        try await pool.transaction(readOnly: true) {
          try await $0.execute("CREATE TABLE t (a int8)")
        }
      }
      #expect(error.sqlState == "25006")
    }
  }

  @Test func theConnectionIsNoGoodOutsideItsClosure() async throws {
    try await withPool { pool async throws in
      let escaped = try await pool.transaction { $0 }
      let error = try await postgresError { try await escaped.query("SELECT 1") }
      #expect(error.kind == .closed)
    }
  }

  /// A connection left in a transaction is not reused.
  @Test func aTransactionLeftOpenIsRolledBack() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let first = try await pool.withConnection { connection async throws in
        try await connection.execute("BEGIN")
        try await connection.execute("INSERT INTO t VALUES (1)")
        return connection.processID
      }
      #expect(try await pool.query("SELECT a FROM t").isEmpty)
      #expect(try await pool.withConnection { $0.processID } != first)
    }
  }

  @Test func aScriptRunsInTheTransaction() async throws {
    try await withPool { pool async throws in
      let error = try await postgresError {
        try await pool.transaction { connection async throws in
          try await connection.executeScript("CREATE TABLE a (x int8); CREATE TABLE b (x int8);")
          #expect(try await connection.execute("INSERT INTO b VALUES (\(1))") == 1)
          try await connection.executeScript("INSERT INTO a VALUES (1); SELECT 1/0; SELECT 2")
        }
      }
      #expect(error.sqlState == "22012")
      let tables = try await pool.query("SELECT FROM pg_class WHERE relname IN ('a', 'b')")
      #expect(tables.isEmpty)
      let copy = try await postgresError {
        try await pool.withConnection { try await $0.executeScript("COPY pg_class TO STDOUT") }
      }
      #expect(copy.kind == .connectionLost(commitUnknown: true))
      #expect(try await pool.query("SELECT \(1)").count == 1)
    }
  }
}
