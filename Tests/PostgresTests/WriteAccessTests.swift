import Postgres
import Synchronization
import TestSupport
import Testing

/// A server that is temporarily read-only.
@Suite struct WriteAccessTests {
  /// Reports of a pool about its server.
  final class Findings: Sendable {
    private let findings = Mutex<[Bool]>([])
    var all: [Bool] { findings.withLock { $0 } }
    func note(_ takesWrites: Bool) { findings.withLock { $0.append(takesWrites) } }
  }

  private let findings = Findings()

  /// - Parameter administrator: a connection in another database, which is not changed.
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

  @Test func aFullDiskIsRemembered() async throws {
    try await withDatabase { pool, _, _ in
      #expect(!pool.isDiskFull)
      await #expect(throws: PostgresError.self) {
        try await pool.execute(
          "DO $$ BEGIN RAISE 'could not extend file' USING ERRCODE = '53100'; END $$")
      }
      #expect(pool.isDiskFull)
      #expect(!pool.isReadOnly)
    }
  }

  /// ALTER DATABASE affects only new sessions, in both directions.
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
      // Also for a connection that is held all the time.
      try await pool.withConnection { held in
        #expect(try await held.query("SELECT a FROM t").isEmpty)
        try await administrator.execute(
          "ALTER DATABASE \(unescaped: name) RESET default_transaction_read_only")
        // No caller writes or requests a connection.
        try await eventually("it is told") { !pool.isReadOnly }
        let error = try await postgresError { try await held.execute("INSERT INTO t VALUES (1)") }
        #expect(error.sqlState == "25006")
      }
      for _ in 0..<20 { try await insert(pool) }
      #expect(findings.all == [false, true])
    }
  }

  /// A read-only session is replaced at once if new sessions may write.
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

  /// A read-only pool, as for a replica, reports nothing.
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
