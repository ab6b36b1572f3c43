import Postgres
import Synchronization
import TestSupport
import Testing

/// A server that takes no writes for a time.
@Suite struct WriteAccessTests {
  /// What a pool has told of its server.
  final class Findings: Sendable {
    private let findings = Mutex<[Bool]>([])
    var all: [Bool] { findings.withLock { $0 } }
    func note(_ takesWrites: Bool) { findings.withLock { $0.append(takesWrites) } }
  }

  private let findings = Findings()

  /// - Parameter administrator: in another database, which stays as it is.
  private func withDatabase(
    _ body: (_ pool: PostgresPool, _ administrator: PostgresPool, _ name: String) async throws ->
      Void
  ) async throws {
    let database = try await TestDatabase.create()
    let pool = PostgresPool(
      configuration: database.configuration(), logger: TestLog.logger
    ) { [findings] in findings.note($0) }
    let administrator = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: database.cluster.connectionString, acquireTimeout: .seconds(60)),
      logger: TestLog.logger)
    do {
      try await pool.execute("CREATE TABLE t (a int8)")
      try await body(pool, administrator, database.name)
    } catch {
      await pool.close()
      await administrator.close()
      try await database.drop()
      throw error
    }
    await pool.close()
    await administrator.close()
    try await database.drop()
  }

  private func insert(_ pool: PostgresPool) async throws {
    try await pool.execute("INSERT INTO t VALUES (1)")
  }

  /// ALTER DATABASE reaches new sessions alone, in both directions.
  @Test func sessionsFromAReadOnlyTimeAreReplacedByThemselves() async throws {
    try await withDatabase { pool, administrator, name in
      try await administrator.execute(
        "ALTER DATABASE \(unescaped: name) SET default_transaction_read_only = on")
      try await administrator.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = \(name)")
      try await eventually("writes are refused") {
        do {
          try await insert(pool)
          return false
        } catch let error as PostgresError {
          return error.sqlState == "25006"
        }
      }
      #expect(pool.isReadOnly)
      #expect(findings.all == [false])
      // One that is held over the whole time, too.
      try await pool.withConnection { held in
        #expect(try await held.query("SELECT a FROM t").isEmpty)
        try await administrator.execute(
          "ALTER DATABASE \(unescaped: name) RESET default_transaction_read_only")
        // Nobody writes, or asks for a connection.
        try await eventually("it is told") { !pool.isReadOnly }
        let error = try await postgresError { try await held.execute("INSERT INTO t VALUES (1)") }
        #expect(error.sqlState == "25006")
      }
      for _ in 0..<20 { try await insert(pool) }
      #expect(findings.all == [false, true])
    }
  }

  /// Where new sessions may write, one that may not is replaced at once.
  @Test func aSingleSessionThatMayNotWriteIsReplaced() async throws {
    try await withDatabase { pool, _, _ in
      _ = try await pool.withConnection { connection in
        try await connection.execute("SET default_transaction_read_only = on")
      }
      #expect(try await postgresError { try await insert(pool) }.sqlState == "25006")
      try await eventually("it is replaced") { !pool.isReadOnly }
      try await insert(pool)
      #expect(findings.all == [false, true])
    }
  }

  @Test func aTransactionThatWasToBeReadOnlyChangesNothing() async throws {
    try await withDatabase { pool, _, _ in
      let before = try await pool.withConnection { $0.processID }
      let error = try await postgresError {
        try await pool.transaction(readOnly: true) {
          try await $0.execute("INSERT INTO t VALUES (1)")
        }
      }
      #expect(error.sqlState == "25006")
      #expect(!pool.isReadOnly)
      #expect(findings.all.isEmpty)
      #expect(try await pool.withConnection { $0.processID } == before)
    }
  }

  /// A replica is meant to be one.
  @Test func aPoolThatOnlyReadsSaysNothing() async throws {
    let database = try await TestDatabase.create()
    let pool = PostgresPool(
      configuration: database.configuration {
        $0.onlyReads = true
        $0.sessionSettings["default_transaction_read_only"] = "on"
      }, logger: TestLog.logger
    ) { [findings] in findings.note($0) }
    let error = try await postgresError { try await pool.execute("CREATE TABLE t (a int8)") }
    #expect(error.sqlState == "25006")
    #expect(!pool.isReadOnly)
    #expect(findings.all.isEmpty)
    await pool.close()
    try await database.drop()
  }
}
