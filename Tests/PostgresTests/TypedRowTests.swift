import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct TypedRowTests {
  @Test func rowsBecomeTuples() async throws {
    try await withPool { pool async throws in
      let rows = try await pool.query(
        "SELECT n::int8, CASE WHEN n % 2 = 0 THEN n::text END FROM generate_series(1, 3) AS n",
        as: Int.self, String?.self)
      #expect(rows.map(\.0) == [1, 2, 3])
      #expect(rows.map(\.1) == [nil, "2", nil])
      let names = try await pool.query("SELECT 'a' UNION ALL SELECT 'b'", as: String.self)
      #expect(names == ["a", "b"])
      #expect(try await pool.query("SELECT 1 WHERE false", as: Int.self).isEmpty)
    }
  }

  @Test func oneRowIsOneRow() async throws {
    try await withPool { pool async throws in
      let pair = try await pool.queryRow("SELECT \(7), \("x")", as: Int.self, String.self)
      #expect(pair == (7, "x"))
      #expect(try await pool.queryRow("SELECT count(*) FROM pg_class", as: Int.self) > 0)
      for rows in [0, 2] {
        let error = try await postgresError {
          try await pool.queryRow("SELECT n FROM generate_series(1, \(rows)) AS n", as: Int.self)
        }
        #expect(error.kind == .decoding)
        #expect(error.message == "expected 1 row, got \(rows)")
      }
    }
  }

  @Test func noRowIsNilAndTwoAreAnError() async throws {
    try await withPool { pool async throws in
      try await pool.transaction { connection in
        let found = try await connection.queryOptionalRow("SELECT \(1)", as: Int.self)
        #expect(found == 1)
        let none = try await connection.queryOptionalRow(
          "SELECT \(1), 'a' WHERE false", as: Int.self, String.self)
        #expect(none == nil)
      }
      let error = try await postgresError {
        try await pool.queryOptionalRow("VALUES (1), (2)", as: Int.self)
      }
      #expect(error.message == "expected at most 1 row, got 2")
    }
  }

  @Test func otherColumnsThanExpectedAreAnError() async throws {
    try await withPool { pool async throws in
      let tooMany = try await postgresError {
        try await pool.query("SELECT 1, 2", as: Int.self)
      }
      let tooFew = try await postgresError {
        try await pool.queryRow("SELECT 1", as: Int.self, Int.self)
      }
      let otherType = try await postgresError {
        try await pool.queryRow("SELECT 'a', 1", as: Int.self, Int.self)
      }
      let null = try await postgresError {
        try await pool.queryRow("SELECT NULL::int8", as: Int.self)
      }
      for error in [tooMany, tooFew, otherType, null] { #expect(error.kind == .decoding) }
    }
  }
}
