import Postgres
import TestSupport
import Testing

@Suite struct ConnectionLossTests {
  @Test func aKilledStatementOutsideATransactionIsUnknown() async throws {
    try await withPool(.longStatements) { pool in
      let task = Task { try await pool.query("SELECT pg_sleep(603)") }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(603)%") == 1 }
      try await pool.terminate(like: "%pg_sleep(603)%")
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: true))
      #expect(error.sqlState == "57P01")
      #expect(!error.isRetryable)
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func aKilledStatementInATransactionHadNoEffect() async throws {
    try await withPool(.longStatements) { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      let task = Task {
        try await pool.transaction { connection in
          try await connection.execute("INSERT INTO t VALUES (1)")
          try await connection.execute("SELECT pg_sleep(604)")
        }
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(604)%") == 1 }
      try await pool.terminate(like: "%pg_sleep(604)%")
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: false))
      #expect(error.isRetryable)
      #expect(try await pool.query("SELECT * FROM t").isEmpty)
    }
  }

  /// The connection is killed during a commit that a deferred trigger delays.
  @Test func aKilledCommitIsUnknown() async throws {
    try await withPool(.longStatements) { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      try await pool.execute(
        """
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_sleep(605); RETURN NULL; END $$
        """)
      try await pool.execute(
        """
        CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hold()
        """)
      let task = Task {
        try await pool.transaction { try await $0.execute("INSERT INTO t VALUES (1)") }
      }
      try await eventually("it commits") { try await pool.running(like: "COMMIT") == 1 }
      try await pool.terminate(like: "COMMIT")
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: true))
      #expect(!error.isRetryable)
    }
  }

  /// Cancelling a task does not cancel its commit.
  @Test func aCommitIsNotCancelled() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      try await pool.execute(
        """
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END $$
        """)
      try await pool.execute(
        """
        CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hold()
        """)
      let task: Task<Int, any Error> = try await pool.transaction { gate in
        try await gate.execute("SELECT pg_advisory_xact_lock(1)")
        let task = Task {
          try await pool.transaction { try await $0.execute("INSERT INTO t VALUES (1)") }
        }
        try await eventually("it commits") { try await pool.running(like: "COMMIT") == 1 }
        task.cancel()
        return task
      }
      #expect(try await task.value == 1)
      #expect(try await pool.query("SELECT * FROM t").count == 1)
    }
  }

  @Test func anIdleConnectionThatWasKilledIsReplaced() async throws {
    try await withPool(connections: 2) { pool in
      try await pool.execute("SELECT 'victim'")
      let admin = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      try await admin.terminate(like: "%")
      try await eventually("the loss is noticed without a statement") {
        pool.statistics.connections == 0
      }
      #expect(try await pool.query("SELECT 1").count == 1)
      await admin.close()
    }
  }

  /// All callers lose their connections at once; later callers get new ones.
  @Test func manyLossesAreSurvived() async throws {
    try await withPool(connections: 4) { pool in
      let admin = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      for round in 0..<5 {
        let tasks = (0..<20).map { _ in
          Task { try await pool.query("SELECT pg_sleep(0.02), \(round)::int8") }
        }
        try await admin.terminate(like: "%pg_sleep%")
        for task in tasks {
          do {
            _ = try await task.value
          } catch let error as PostgresError {
            guard case .connectionLost = error.kind else {
              Issue.record("\(error)")
              continue
            }
          }
        }
        // A connection whose end was not yet detected may be used once more.
        try await eventually("there are new connections") {
          do {
            return try await pool.query("SELECT \(round)::int8")[0].decode(Int.self) == round
          } catch let error as PostgresError {
            guard case .connectionLost = error.kind else { throw error }
            return false
          }
        }
      }
      #expect(pool.statistics.connections <= 4)
      await admin.close()
    }
  }

  @Test func aRestartedServerIsFoundAgain() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let pool = PostgresPool(
      configuration: PostgresConfiguration(
        // Long enough for an attempt to end on a loaded machine.
        connectionString: cluster.connectionString, acquireTimeout: .seconds(5)),
      logger: TestLog.logger)
    #expect(try await pool.query("SELECT 1").count == 1)
    try await cluster.stop()
    let error = try await postgresError { try await pool.query("SELECT 1") }
    #expect(error.kind == .connectionLost(commitUnknown: false))
    try await cluster.restart()
    try await eventually("it works again") { (try? await pool.query("SELECT 1").count) == 1 }
    await pool.close()
    try await cluster.remove()
  }
}
