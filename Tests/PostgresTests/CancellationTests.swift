import Postgres
import TestSupport
import Testing

@Suite struct CancellationTests {
  @Test func aCancelledTaskStopsItsStatementOnTheServer() async throws {
    try await withPool(.longStatements) { pool in
      let task = Task { try await pool.query("SELECT pg_sleep(600)") }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(600)%") == 1 }
      task.cancel()
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .cancelled)
      #expect(error.sqlState == "57014")
      #expect(try await pool.running(like: "%pg_sleep(600)%") == 0)
      // The connection is still usable.
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  @Test func aCancelledTransactionIsRolledBack() async throws {
    try await withPool(connections: 2, .longStatements) { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      let task = Task {
        try await pool.transaction { connection in
          try await connection.execute("INSERT INTO t VALUES (1)")
          try await connection.execute("SELECT pg_sleep(601)")
        }
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(601)%") == 1 }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await pool.query("SELECT * FROM t").isEmpty)
      #expect(pool.statistics == PoolStatistics(connections: 2, idle: 2, waiting: 0))
    }
  }

  /// Cancelling statements of one connection at any time must not affect other statements.
  @Test func nobodyElsesStatementIsHit() async throws {
    try await withPool(connections: 1) { pool in
      for round in 0..<150 {
        let victim = Task { try await pool.query("SELECT pg_sleep(0.003)") }
        // The cancellation comes between the start and the end of the statement.
        for _ in 0..<(round * 7 % 400) { await Task.yield() }
        async let neighbour = pool.query("SELECT \(round)::int8 FROM pg_sleep(0.001)")
        victim.cancel()
        #expect(try await neighbour[0].decode(Int.self) == round)
        do {
          _ = try await victim.value
        } catch let error as PostgresError {
          #expect(error.kind == .cancelled)
        }
      }
      #expect(pool.statistics.connections == 1)
    }
  }

  /// Cancelling one of two statements in a pipeline does not affect the other.
  @Test func aStatementThatSharesItsConnectionIsNotCancelledOnTheServer() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.withConnection { connection async throws in
        let victim = Task { try await connection.query("SELECT pg_sleep(0.05)") }
        let neighbour = Task { try await connection.query("SELECT pg_sleep(0.1)") }
        victim.cancel()
        #expect(try await neighbour.value.count == 1)
        _ = try? await victim.value
        #expect(try await connection.query("SELECT 1").count == 1)
      }
    }
  }

  /// Statements share a connection, and the running one is abandoned. The cancel request may stop
  /// later statements, which are nevertheless answered.
  @Test func whatIsGivenUpHoldsUpNobodyBehindIt() async throws {
    try await withPool(connections: 1, .longStatements) { pool in
      let watcher = PostgresPool(configuration: pool.configuration, logger: TestLog.logger)
      for round in 0..<10 {
        let holder = try await PoolTests.Holder(pool, connections: 1)
        let victim = Task { try await pool.query("SELECT pg_sleep(606)") }
        try await eventually("it waits") { pool.statistics.waiting == 1 }
        let others = (0..<7).map { number in
          Task {
            try await pool.query("SELECT \(number)::int8 FROM pg_sleep(0.002)")[0].decode(Int.self)
          }
        }
        try await eventually("all wait") { pool.statistics.waiting == 8 }
        try await holder.letGo()
        try await eventually("it runs") {
          try await watcher.running(like: "%pg_sleep(606)%") == 1
        }
        #expect(pool.statistics.waiting == 0, "round \(round): they share the connection")
        victim.cancel()
        var answers: [Int] = []
        for task in others { answers.append(try await task.value) }
        #expect(answers == Array(0..<7))
        #expect(try await postgresError { try await victim.value }.kind == .cancelled)
      }
      #expect(pool.statistics.connections == 1)
      await watcher.close()
    }
  }

  @Test func aStatementHasATimeLimit() async throws {
    try await withPool(.with { $0.statementTimeout = .milliseconds(50) }) { pool in
      let error = try await postgresError { try await pool.query("SELECT pg_sleep(600)") }
      #expect(error.kind == .timedOut)
      #expect(!error.isRetryable)
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  /// A cancellation by an operator is reported as a server error.
  @Test func anOperatorsCancelIsTheServers() async throws {
    try await withPool(.longStatements) { pool in
      let task = Task { try await pool.query("SELECT pg_sleep(602)") }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(602)%") == 1 }
      try await pool.execute(
        """
        SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE '%pg_sleep(602)%'
          AND pid <> pg_backend_pid()
        """)
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .server)
      #expect(error.sqlState == "57014")
    }
  }
}
