import Postgres
import TestSupport
import Testing

@Suite struct QueryTests {
  @Test func interpolationsBecomeParameters() {
    let table = "t"
    let query: PostgresQuery = "SELECT a FROM \(unescaped: table) WHERE b = \(1) AND c = \("x")"
    #expect(query.sql == "SELECT a FROM t WHERE b = $1 AND c = $2")
    let plain: PostgresQuery = "SELECT 1"
    #expect(plain.sql == "SELECT 1")
  }

  @Test func appendedQueriesAreRenumbered() async throws {
    var query: PostgresQuery = "SELECT \(1)::int8 AS a"
    query.append(", \("x") AS b")
    query.append(", 3::int8 AS c")
    query.append(", \([4, 5]) AS d, \(nil as Int?) AS e")
    #expect(query.sql == "SELECT $1::int8 AS a, $2 AS b, 3::int8 AS c, $3 AS d, $4 AS e")
    try await withPool { [query] pool async throws in
      let row = try await pool.query(query)[0]
      #expect(row.columns == ["a", "b", "c", "d", "e"])
      let values = try row.decode(Int.self, String.self, Int.self, [Int].self, Int?.self)
      #expect(values.0 == 1 && values.1 == "x" && values.2 == 3)
      #expect(values.3 == [4, 5] && values.4 == nil)
    }
  }

  @Test func whatAUserWroteIsNeverSQL() async throws {
    try await withPool { pool async throws in
      let text = "'; DROP TABLE t; --"
      #expect(try await pool.query("SELECT \(text)")[0].decode(String.self) == text)
    }
  }

  @Test func parametersHaveALimit() async throws {
    try await withPool(.with { $0.parameterBytesMax = 100 }) { pool async throws in
      let fits = String(repeating: "x", count: 100)
      #expect(try await pool.query("SELECT \(fits)")[0].decode(String.self) == fits)
      let error = try await postgresError { try await pool.query("SELECT \(fits), \("y")") }
      #expect(error.kind == .parameter)
      #expect(error.message.contains("101") && error.message.contains("100"))
      let inside = try await postgresError {
        try await pool.transaction { try await $0.query("SELECT \(fits), \("y")") }
      }
      #expect(inside.kind == .parameter)
    }
  }

  @Test func theNumberOfParametersHasALimit() async throws {
    var many: PostgresQuery = "SELECT \(Int16(0))"
    var part: PostgresQuery = ""
    for _ in 0..<256 { part.append(", \(Int16(0))") }
    for _ in 0..<256 { many.append(part) }
    try await withPool { [many] pool async throws in
      let error = try await postgresError { try await pool.query(many) }
      #expect(error.kind == .parameter)
      #expect(error.message.contains("65537"))
    }
  }

  @Test func executeTellsHowManyRows() async throws {
    try await withPool { pool async throws in
      #expect(try await pool.execute("CREATE TABLE t (a int8)") == 0)
      #expect(try await pool.execute("INSERT INTO t SELECT generate_series(1, 5)") == 5)
      #expect(try await pool.execute("UPDATE t SET a = 0 WHERE a > \(3)") == 2)
      #expect(try await pool.execute("DELETE FROM t") == 5)
      #expect(try await pool.query("SELECT * FROM t").isEmpty)
    }
  }

  /// Rows stay valid after the connection is closed.
  @Test func rowsOutliveTheConnection() async throws {
    var rows: [PostgresRow] = []
    try await withPool { pool async throws in
      rows = try await pool.query("SELECT generate_series(1, 1000)::int8 AS n")
    }
    #expect(try rows.map { try $0.decode("n", as: Int.self) } == Array(1...1000))
  }
}
