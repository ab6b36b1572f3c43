import Postgres
import TestSupport
import Testing

@Suite struct StreamTests {
  @Test func allRowsComeInBatches() async throws {
    try await withPool(connections: 1) { pool async throws in
      for (rows, sizes) in [(0, []), (4, [4]), (10, [10]), (23, [10, 10, 3]), (30, [10, 10, 10])] {
        var seen: [Int] = []
        var batches: [Int] = []
        let stream = pool.queryStream(
          "SELECT n::int8 FROM generate_series(1, \(rows)) AS n", batch: 10)
        for try await batch in stream {
          batches.append(batch.count)
          seen += try batch.map { try $0.decode(Int.self) }
        }
        #expect(batches == sizes)
        #expect(seen == Array(1...max(1, rows)).prefix(rows).map { $0 })
        #expect(pool.statistics.idle == 1)
      }
    }
  }

  /// Nothing is fetched ahead: row 25 cannot be computed, and nobody knows before it is asked for.
  @Test func theReaderSetsThePace() async throws {
    try await withPool(connections: 1) { pool async throws in
      let stream = pool.queryStream(
        "SELECT 100 / (25 - n) FROM generate_series(1, 100) AS n", batch: 8)
      var iterator = stream.makeAsyncIterator()
      for _ in 0..<3 { #expect(try await iterator.next()?.count == 8) }
      #expect(try await postgresError { try await iterator.next() }.sqlState == "22012")
      #expect(try await iterator.next() == nil)
    }
  }

  @Test func itIsReadOnly() async throws {
    try await withPool { pool async throws in
      try await pool.execute("CREATE SEQUENCE s")
      var iterator = pool.queryStream("SELECT nextval('s')").makeAsyncIterator()
      #expect(try await postgresError { try await iterator.next() }.sqlState == "25006")
    }
  }

  @Test func leavingEarlyGivesTheConnectionBack() async throws {
    try await withPool(connections: 1) { pool async throws in
      for try await batch in pool.queryStream("SELECT generate_series(1, 1000)::int8", batch: 10) {
        #expect(batch.count == 10)
        break
      }
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func aFailureMidwayIsThrown() async throws {
    try await withPool(connections: 1) { pool async throws in
      var seen = 0
      let error = try await postgresError {
        for try await batch in pool.queryStream(
          "SELECT 100 / (25 - n) FROM generate_series(1, 100) AS n", batch: 10)
        {
          seen += batch.count
        }
      }
      #expect(seen == 20)
      #expect(error.sqlState == "22012")
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func eachIterationRunsTheQueryAnew() async throws {
    try await withPool { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let stream = pool.queryStream("SELECT a FROM t")
      for expected in 0..<3 {
        var seen = 0
        for try await batch in stream { seen += batch.count }
        #expect(seen == expected)
        try await pool.execute("INSERT INTO t VALUES (1)")
      }
    }
  }
}
