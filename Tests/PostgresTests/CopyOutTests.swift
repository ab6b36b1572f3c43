import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct CopyOutTests {
  @Test func everythingComesOutInOrder() async throws {
    try await withPool(connections: 1) { pool async throws in
      for rows in [0, 1, 50_000] {
        let text = try await CopyFixture.text(
          pool.copyOut("COPY (SELECT generate_series(1, \(unescaped: "\(rows)"))) TO STDOUT"))
        #expect(
          text.split(separator: "\n").map { Int($0) }
            == Array(1...max(1, rows)).prefix(rows).map { $0 })
        // The connection is back, and in order.
        #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
        #expect(try await pool.queryRow("SELECT \(rows)", as: Int.self) == rows)
      }
    }
  }

  /// A reader that is behind holds the server up, not the memory: of rows without end, no more are
  /// made than fit into the buffers on the way.
  @Test func theServerWaitsForTheReader() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE SEQUENCE made")
      let rows = pool.copyOut(
        "COPY (SELECT nextval('made'), repeat('x', 1000) FROM generate_series(1, 1000) AS a, generate_series(1, 1000) AS b) TO STDOUT",
        bufferBytesMax: 10_000)
      var iterator = rows.makeAsyncIterator()
      var largest = try await iterator.next()?.count ?? 0
      func made() async throws -> Int {
        try await pool.queryRow("SELECT last_value FROM made", as: Int.self)
      }
      for _ in 0..<30 {
        try await eventually("the server waits for the reader") {
          try await pool.queryRow(
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'ClientWrite' AND query LIKE 'SET LOCAL%made%'",
            as: Int.self) == 1
        }
        #expect(try await made() < 20_000)
        largest = max(largest, try await iterator.next()?.count ?? 0)
      }
      // The buffer, and the row that filled it.
      #expect(largest < 12_000)
    }
  }

  @Test func leavingEarlyCancelsTheStatement() async throws {
    try await withPool(connections: 2) { pool async throws in
      for try await chunk in pool.copyOut(
        "COPY (SELECT repeat('x', 100) FROM generate_series(1, 10000) AS a, generate_series(1, 10000) AS b) TO STDOUT"
      ) {
        #expect(!chunk.isEmpty)
        break
      }
      try await eventually("it has ended") { try await pool.running(like: "%COPY%") == 0 }
      try await eventually("the connection is back") {
        pool.statistics.idle == pool.statistics.connections
      }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
  }

  @Test func cancellingTheReaderCancelsTheStatement() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = Task {
        try await CopyFixture.text(pool.copyOut("COPY (SELECT pg_sleep(607)) TO STDOUT"))
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(607)%") == 1 }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await pool.running(like: "%pg_sleep(607)%") == 0)
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  @Test func whatFailsMidwayIsThrownAfterWhatCame() async throws {
    try await withPool(connections: 1) { pool async throws in
      let seen = Mutex("")
      let error = try await postgresError {
        for try await chunk in pool.copyOut(
          "COPY (SELECT 100 / (3 - n) FROM generate_series(1, 100) AS n) TO STDOUT")
        {
          seen.withLock { $0 += String(decoding: chunk, as: UTF8.self) }
        }
      }
      #expect(error.sqlState == "22012")
      #expect(seen.withLock { $0 } == "50\n100\n")
      #expect(try await CopyFixture.text(pool.copyOut("COPY (SELECT 1) TO STDOUT")) == "1\n")
    }
  }

  @Test func aLostConnectionIsNoEnd() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = Task {
        var bytes = 0
        for try await chunk in pool.copyOut(
          "COPY (SELECT 'x', pg_sleep(CASE n WHEN 3 THEN 608 ELSE 0 END) FROM generate_series(1, 9) AS n) TO STDOUT"
        ) {
          bytes += chunk.count
        }
        return bytes
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(%608%") == 1 }
      try await pool.terminate(like: "%608%")
      let error = try await postgresError { try await task.value }
      guard case .connectionLost = error.kind else { throw error }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
  }

  /// Whatever statements may take, and whatever is left of the caller's time.
  @Test func copyHasALimitOfItsOwn() async throws {
    try await withPool(.with { $0.copyTimeLimit = .seconds(77) }) { pool async throws in
      let text = try await DeadlineTests.within(.seconds(600)) {
        try await CopyFixture.text(
          pool.copyOut("COPY (SELECT current_setting('statement_timeout')) TO STDOUT"))
      }
      #expect(text == "77s\n")
      let after = try await pool.queryRow(
        "SELECT current_setting('statement_timeout')", as: String.self)
      #expect(after == "30s")
    }
    try await withPool(.with { $0.copyTimeLimit = .milliseconds(20) }) { pool async throws in
      let error = try await postgresError {
        try await CopyFixture.text(pool.copyOut("COPY (SELECT pg_sleep(600)) TO STDOUT"))
      }
      #expect(error.kind == .timedOut)
    }
  }

  @Test(arguments: ["SELECT 1", "COPY t FROM STDIN", "CREATE TABLE u (a int8)"])
  func otherStatementsAreRefused(sql: String) async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      await #expect(throws: PostgresError.self) {
        try await CopyFixture.text(pool.copyOut(PostgresQuery(unsafeSQL: sql)))
      }
      if !sql.hasPrefix("COPY") {
        await #expect(throws: PostgresError.self) {
          try await pool.copyIn(
            PostgresQuery(unsafeSQL: sql),
            from: CopyFixture.Lazy(count: 3) { _ in Array("1\n".utf8) })
        }
      }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
    let parameters = try await postgresError {
      let query: PostgresQuery = "COPY (SELECT \(1)) TO STDOUT"
      try query.checkForCopy()
    }
    #expect(parameters.kind == .parameter)
  }
}
