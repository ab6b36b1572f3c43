import FoundationEssentials
import TestBasics
import TestSupport
import Testing

@testable import Postgres

@Suite struct NumericTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("-0.00", "0.00"), ("1", "1"), ("+1.50", "1.50"), (".5", "0.5"),
    ("5.", "5"), ("00012.340", "12.340"), ("1e3", "1000"), ("1.25e1", "12.5"), ("12e-3", "0.012"),
    ("1E-5", "0.00001"), ("0.0001", "0.0001"), ("10000", "10000"), ("99999999", "99999999"),
    ("100000000.00010001", "100000000.00010001"), ("nan", "NaN"), ("inf", "Infinity"),
    ("-Infinity", "-Infinity"),
  ])
  func textIsReadAndWritten(text: String, expected: String) {
    #expect(PostgresNumeric(text)?.description == expected)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e99999999999999999999", "1e200001", "1.2.3", "0x10", "1 ", "½", "١",
    "--1", "1e1e1", "1e131073",
  ])
  func whatIsNoNumberIsRefused(text: String) {
    #expect(PostgresNumeric(text) == nil)
  }

  @Test func equalityAndOrderAreThoseOfNumbers() throws {
    let ordered = try [
      "-Infinity", "-10000.1", "-10000", "-9999.9999", "-1", "-0.00001", "0", "0.00001", "0.5",
      "1", "9999", "10000", "10000.0001", "1e50", "Infinity", "NaN",
    ].map { try #require(PostgresNumeric($0)) }
    for (i, left) in ordered.enumerated() {
      for (j, right) in ordered.enumerated() {
        #expect((left < right) == (i < j))
        #expect((left == right) == (i == j))
      }
    }
    let one = try #require(PostgresNumeric("1.000"))
    #expect(one == 1)
    #expect(one.hashValue == PostgresNumeric(1).hashValue)
    #expect(one.scale == 3)
  }

  @Test func otherNumbersAreConvertedExactlyOrNotAtAll() throws {
    #expect(Int64(exactly: PostgresNumeric(Int64.min)) == .min)
    #expect(Int(exactly: try #require(PostgresNumeric("12.00"))) == 12)
    #expect(Int(exactly: try #require(PostgresNumeric("12.01"))) == nil)
    #expect(Int16(exactly: PostgresNumeric(32_768)) == nil)
    #expect(UInt64(exactly: PostgresNumeric(UInt64.max)) == .max)
    #expect(Int(exactly: PostgresNumeric.notANumber) == nil)
    #expect(Int(exactly: PostgresNumeric.infinity) == nil)
    #expect(Double(try #require(PostgresNumeric("0.1"))) == 0.1)
    #expect(Double(PostgresNumeric.negativeInfinity) == -.infinity)
    #expect(Double(PostgresNumeric.notANumber).isNaN)
  }

  /// Values of every shape, and what PostgreSQL itself reads and writes for them.
  @Test(arguments: [UInt64.random(in: 0 ... .max)])
  func everyNumberSurvivesTheRoundTrip(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let texts =
      ["0", "NaN", "Infinity", "-Infinity", "-0.0000"]
      + [
        "1" + String(repeating: "0", count: 131_071),
        "0." + String(repeating: "0", count: 16_382) + "1",
      ]
      + (0..<300).map { _ in generator.decimal(digitsMax: 60) }
    let values = try texts.map { try #require(PostgresNumeric($0), "\($0)") }
    try await withPool { [values] pool async throws in
      let rows = try await pool.query(
        """
        SELECT ours, ours::text, theirs, theirs = ours
        FROM unnest(\(values), \(texts)::numeric[]) WITH ORDINALITY AS t (ours, theirs, place)
        ORDER BY place
        """, as: PostgresNumeric.self, String.self, PostgresNumeric.self, Bool.self)
      for (value, row) in zip(values, rows) {
        #expect(row.0 == value && row.0.scale == value.scale, "seed \(seed)")
        #expect(row.1 == value.description, "seed \(seed)")
        #expect(row.2 == value && row.2.description == value.description, "seed \(seed)")
        #expect(row.3, "seed \(seed)")
      }
    }
  }

  @Test func decimalsAreExactOrRefused() async throws {
    try await withPool { pool async throws in
      let values = try ["0", "-1.5", "12345678901234567890.12345678901234567", "1e-20"]
        .map { try #require(Decimal(string: $0)) }
      #expect(try await pool.queryRow("SELECT \(values)", as: [Decimal].self) == values)
      let sum = try await pool.queryRow("SELECT 0.1 + 0.2", as: Decimal.self)
      #expect(sum == Decimal(string: "0.3"))
      #expect(try await pool.queryRow("SELECT \(Decimal.nan)", as: Decimal.self).isNaN)
      for sql in ["'Infinity'::numeric", "repeat('7', 39)::numeric", "power(10::numeric, 200)+1"] {
        let error = try await postgresError {
          try await pool.queryRow(PostgresQuery(unsafeSQL: "SELECT \(sql)"), as: Decimal.self)
        }
        #expect(error.kind == .decoding)
      }
      #expect(
        try await pool.queryRow("SELECT sum(n) FROM generate_series(1, 3) n", as: Decimal.self) == 6
      )
    }
  }

  @Test func moreDigitsThanNumericHasAreRefused() async throws {
    #expect(PostgresNumeric("1" + String(repeating: "0", count: 131_072)) == nil)
    #expect(PostgresNumeric("0." + String(repeating: "0", count: 16_383) + "1") == nil)
  }
}
