import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct CopyInTests {
  @Test func chunksMayBeCutAnywhere() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8, b text)")
      let csv = (1...1000).map { "\($0),\"ä \($0)\"\n" }.joined()
      let bytes = Array(csv.utf8)
      for size in [1, 7, 1000, bytes.count] {
        let pieces = stride(from: 0, to: bytes.count, by: size).map {
          Array(bytes[$0..<min($0 + size, bytes.count)])
        }
        let rows = try await pool.copyIn(
          "COPY t FROM STDIN (FORMAT csv)",
          from: CopyFixture.Lazy(count: pieces.count) { pieces[$0] })
        #expect(rows == 1000)
      }
      #expect(try await pool.queryRow("SELECT sum(a)::int8 FROM t", as: Int.self) == 4 * 500_500)
      #expect(
        try await pool.copyIn("COPY t FROM STDIN", from: CopyFixture.Lazy(count: 0) { _ in [] })
          == 0)
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  /// While the server does not read, nothing more is asked of the source than fits in between.
  @Test func theSourceWaitsForTheServer() async throws {
    try await withPool(connections: 3) { pool async throws in
      try await pool.execute("CREATE TABLE t (a text)")
      let asked = CopyFixture.Count()
      let chunk = [UInt8](repeating: 120, count: 99_999) + [10]
      let task: Task<Int, any Error> = try await pool.transaction { lock in
        try await lock.execute("LOCK TABLE t IN ACCESS EXCLUSIVE MODE")
        let task = Task {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: CopyFixture.Lazy(count: 200) { _ in
              asked.increment()
              return chunk
            })
        }
        try await eventually("it waits for the lock") {
          try await pool.running(like: "%COPY t FROM%") == 1
        }
        return task
      }
      #expect(try await task.value == 200)
      #expect(asked.value == 200)
      // A trigger that holds the server up in the middle of the data.
      try await pool.executeScriptForTest(
        """
        TRUNCATE t;
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
        CREATE TRIGGER hold BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION hold();
        """)
      asked.reset()
      let held: Task<Int, any Error> = try await pool.transaction { gate in
        try await gate.execute("SELECT pg_advisory_xact_lock(1)")
        let task = Task {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: CopyFixture.Lazy(count: 200) { _ in
              asked.increment()
              return chunk
            })
        }
        try await eventually("nothing more is asked for") {
          let before = asked.value
          // Time enough for what would go on to go on.
          for _ in 0..<50 { _ = try await pool.queryRow("SELECT 1", as: Int.self) }
          return before > 0 && before == asked.value
        }
        #expect(asked.value < 50)
        return task
      }
      #expect(try await held.value == 200)
    }
  }

  @Test func aSourceThatFailsStoresNothing() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      for place in [0, 1, 500] {
        await #expect(throws: CopyFixture.Broken.self) {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: CopyFixture.Lazy(count: 1000) { index in
              if index == place { throw CopyFixture.Broken() }
              return Array("\(index)\n".utf8)
            })
        }
        #expect(try await CopyFixture.count(pool) == 0)
      }
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  @Test func aBadRowStoresNothingAndIsNamed() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8 CONSTRAINT small CHECK (a < 500))")
      let check = try await postgresError {
        try await pool.copyIn(
          "COPY t FROM STDIN", from: CopyFixture.Lazy(count: 1000) { Array("\($0)\n".utf8) })
      }
      #expect(check.constraint == "small")
      let malformed = try await postgresError {
        try await pool.copyIn(
          "COPY t FROM STDIN", from: CopyFixture.Lazy(count: 1) { _ in Array("x\n".utf8) })
      }
      #expect(malformed.sqlState == "22P02")
      #expect(try await CopyFixture.count(pool) == 0)
    }
  }

  /// An `AsyncStream` whose reader is cancelled just ends; half of the data must not pass for all.
  @Test func aCancelledTaskStoresNothing() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let (stream, source) = AsyncStream.makeStream(of: [UInt8].self)
      let task = Task { try await pool.copyIn("COPY t FROM STDIN", from: stream) }
      source.yield(Array("1\n".utf8))
      try await eventually("it runs") { try await pool.running(like: "%COPY t FROM%") == 1 }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await CopyFixture.count(pool) == 0)
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  /// Cancelled while the server works on what it has got.
  @Test func cancellingStopsTheServersWork() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = try await CopyFixture.held(pool, by: "BEFORE INSERT ON t FOR EACH ROW")
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await CopyFixture.count(pool) == 0)
    }
  }

  /// Before the last chunk a loss is no doubt about the outcome.
  @Test func aLostConnectionStoresNothing() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let (stream, source) = AsyncStream.makeStream(of: [UInt8].self)
      let task = Task { try await pool.copyIn("COPY t FROM STDIN", from: stream) }
      source.yield(Array("1\n".utf8))
      try await eventually("it runs") { try await pool.running(like: "%COPY t FROM%") == 1 }
      try await pool.terminate(like: "%COPY t FROM%")
      try await eventually("the loss is noticed") { pool.statistics.connections == 1 }
      source.yield(Array("2\n".utf8))
      source.finish()
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: false))
      #expect(try await CopyFixture.count(pool) == 0)
    }
  }

  @Test func aLossAfterTheLastChunkIsUnknown() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = try await CopyFixture.held(pool, by: "AFTER INSERT ON t FOR EACH STATEMENT")
      try await pool.terminate(like: "%COPY t FROM%")
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: true))
    }
  }

  @Test func aTransactionContainsIt() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      await #expect(throws: CopyFixture.Broken.self) {
        try await pool.transaction { connection in
          // The first statement: BEGIN goes with it.
          try await connection.copyIn(
            "COPY t FROM STDIN", from: CopyFixture.Lazy(count: 10) { Array("\($0)\n".utf8) })
          #expect(try await connection.queryRow("SELECT count(*) FROM t", as: Int.self) == 10)
          throw CopyFixture.Broken()
        }
      }
      #expect(try await CopyFixture.count(pool) == 0)
      try await pool.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES (100)")
        try await connection.copyIn(
          "COPY t FROM STDIN", from: CopyFixture.Lazy(count: 10) { Array("\($0)\n".utf8) })
        let limit = try await connection.queryRow(
          "SELECT current_setting('statement_timeout')", as: String.self)
        #expect(limit == "30s")
      }
      #expect(try await CopyFixture.count(pool) == 11)
    }
  }
}
