import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct TypeTests {
  enum Colour: String, PostgresScalar { case red, blue }

  @Test func scalarsComeBackAsTheyWent() async throws {
    try await withPool { pool in
      func check<T: PostgresScalar & Equatable>(_ values: T...) async throws {
        for value in values {
          #expect(try await pool.query("SELECT \(value)")[0].decode(T.self) == value)
          let null: T? = nil
          #expect(try await pool.query("SELECT \(null)")[0].decode(T?.self) == nil)
        }
        #expect(try await pool.query("SELECT \(values)")[0].decode([T].self) == values)
        let mixed: [T?] = [nil] + values.map { $0 } + [nil]
        #expect(try await pool.query("SELECT \(mixed)")[0].decode([T?].self) == mixed)
        #expect(try await pool.query("SELECT \([T]())")[0].decode([T].self) == [])
        let list: [T]? = nil
        #expect(try await pool.query("SELECT \(list)")[0].decode([T]?.self) == nil)
        let rows = try await pool.query("SELECT * FROM unnest(\(mixed)) AS t (x)")
        #expect(try rows.map { try $0.decode("x", as: T?.self) } == mixed)
      }
      try await check(true, false)
      try await check(Int16.min, -1, 0, .max)
      try await check(Int32.min, -1, 0, .max)
      try await check(Int64.min, -1, 0, .max)
      try await check(Int.min, -1, 0, .max)
      try await check(
        0.1, -0.0, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude)
      try await check(
        "", "tinnitus", "äöü \u{1F442} 'quoted' \\ $1", String(repeating: "x", count: 100_000))
      try await check(UUID(), UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID())
      try await check([UInt8](), [0, 255, 10], Array(repeating: 7, count: 100_000))
      try await check(Colour.red, .blue)
    }
  }

  @Test func notANumberIsKept() async throws {
    try await withPool { pool in
      let row = try await pool.query("SELECT \(Double.nan), \([Double.nan, 1])")[0]
      let (one, several) = try row.decode(Double.self, [Double].self)
      #expect(one.isNaN)
      #expect(several[0].isNaN && several[1] == 1)
      let zero = try await pool.query("SELECT \(-0.0)")[0].decode(Double.self)
      #expect(zero.sign == .minus)
    }
  }

  @Test func datesAreExactToTheMicrosecond() async throws {
    try await withPool { pool in
      // 1850, 1969, 1999, 2000-01-01, 2013, 2026, 2270, in microseconds since 2001.
      let microseconds: [Int64] = [
        -4_765_132_800_123_456, -978_307_200_000_001, -31_622_400_000_001, -31_622_400_000_000, -1,
        0, 1, 395_000_000_654_321, 799_999_999_999_999, 8_500_000_000_000_003,
      ]
      let dates = microseconds.map {
        Date(timeIntervalSinceReferenceDate: Double($0) / 1_000_000)
      }
      let rows = try await pool.query(
        """
        SELECT t, (extract(epoch FROM t) * 1000000)::int8 AS epoch
        FROM unnest(\(dates)) WITH ORDINALITY AS d (t, place) ORDER BY place
        """)
      #expect(try rows.map { try $0.decode("t", as: Date.self) } == dates)
      #expect(
        try rows.map { try $0.decode("epoch", as: Int64.self) }
          == microseconds.map { $0 + 978_307_200_000_000 })
    }
  }

  @Test func onlyTimesBeyondPostgresAreInfinite() async throws {
    try await withPool { pool in
      let row = try await pool.query(
        """
        SELECT 'infinity'::timestamptz AS a, '-infinity'::timestamptz AS b,
          \(Date.distantFuture)::text AS c, \(Date(timeIntervalSince1970: -62_135_596_800))::text AS d,
          extract(epoch FROM \(Date.distantFuture.addingTimeInterval(1)))::int8 AS e,
          \(Date(timeIntervalSince1970: 253_402_300_799)) AS f,
          \(Date(timeIntervalSince1970: 1e15))::text AS g,
          \(Date(timeIntervalSince1970: -1e15))::text AS h,
          \(Date(timeIntervalSinceReferenceDate: -211_845_024_000))::text AS i
        """)[0]
      #expect(try row.decode("a") == Date.distantFuture)
      #expect(try row.decode("b") == Date.distantPast)
      #expect(try row.decode("c") == "4001-01-01 00:00:00+00")
      #expect(try row.decode("d") == "0001-01-01 00:00:00+00")
      #expect(try row.decode("e") == 64_092_211_201 as Int64)
      // The last second of a protobuf timestamp.
      #expect(try row.decode("f") == Date(timeIntervalSince1970: 253_402_300_799))
      #expect(try row.decode("g") == "infinity")
      #expect(try row.decode("h") == "-infinity")
      #expect(try row.decode("i") == "4714-11-25 00:00:00+00 BC")
      let error = try await postgresError {
        try await pool.query("SELECT \(Date(timeIntervalSinceReferenceDate: .nan))")
      }
      #expect(error.kind == .parameter)
    }
  }

  @Test func jsonIsNormalisedByTheServer() async throws {
    try await withPool { pool in
      let json = PostgresJSON(#"{"b": [1, 2.50, null],  "a": "ä\n"}"#)
      let row = try await pool.query(
        "SELECT \(json) AS a, \(json)::json AS b, \([json, json]) AS c")[0]
      #expect(
        try row.decode("a", as: PostgresJSON.self).text == #"{"a": "ä\n", "b": [1, 2.50, null]}"#)
      #expect(try row.decode("b", as: PostgresJSON.self).text.contains(#""a": "ä\n""#))
      #expect(try row.decode("c", as: [PostgresJSON].self).count == 2)
      let error = try await postgresError {
        try await pool.query("SELECT \(PostgresJSON("{"))")
      }
      #expect(error.sqlState == "22P02")
    }
  }

  @Test func textHasManyTypes() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TYPE mood AS ENUM ('calm', 'tense')")
      let row = try await pool.query(
        """
        SELECT 'a'::varchar(3) AS a, 'b'::char(3) AS b, 'c'::name AS c, 'tense'::mood AS d,
          \("calm")::mood AS e, '{"x":1}'::json AS f, 'lit' AS g
        """)[0]
      #expect(try row.decode("a") == "a")
      #expect(try row.decode("b") == "b  ")
      #expect(try row.decode("c") == "c")
      #expect(try row.decode("d") == "tense")
      #expect(try row.decode("e") == "calm")
      #expect(try row.decode("f") == #"{"x":1}"#)
      #expect(try row.decode("g") == "lit")
      let error = try await postgresError { try await pool.query("SELECT \("a\0b")") }
      #expect(error.sqlState == "22021")
    }
  }

  @Test func integersWidenAndAreRefusedWhenTheyDoNotFit() async throws {
    try await withPool { pool in
      let row = try await pool.query(
        """
        SELECT 1::int2 AS a, 2::int4 AS b, 3::int8 AS c, 1.5::float4 AS d,
          'pg_class'::regclass::oid AS e
        """)[0]
      #expect(try row.decode("a") == 1)
      #expect(try row.decode("b") == 2)
      #expect(try row.decode("c", as: Int16.self) == 3)
      #expect(try row.decode("d", as: Double.self) == 1.5)
      #expect(try row.decode("e") == 1259)
      let large = try await pool.query("SELECT 40000::int8 AS a")[0]
      #expect(throws: PostgresError.self) { try large.decode("a", as: Int16.self) }
    }
  }

  @Test func aWrongTypeANullAndAnUnknownColumnAreDecodingErrors() async throws {
    try await withPool { pool in
      let row = try await pool.query(
        """
        SELECT 'secret' AS a, NULL::int8 AS b, sum(x) AS c, 'green' AS d, '{{1,2}}'::int8[] AS e
        FROM (VALUES (1::int8)) AS t (x)
        """)[0]
      func kind<T: PostgresDecodable>(_ column: String, _ type: T.Type) -> PostgresError? {
        do {
          _ = try row.decode(column, as: type)
          return nil
        } catch {
          return error as? PostgresError
        }
      }
      for error in [
        kind("a", Int.self), kind("a", UUID.self), kind("a", Bool.self), kind("a", Date.self),
        kind("a", [UInt8].self), kind("b", Int.self), kind("c", Int.self), kind("d", Colour.self),
        kind("e", [Int].self), kind("z", Int.self),
      ] {
        #expect(error?.kind == .decoding)
        #expect(error?.description.contains("secret") == false)
      }
      #expect(throws: PostgresError.self) { try row.decode(String.self, Int?.self) }
    }
  }
}
