import FoundationEssentials
import TestBasics
import TestSupport
import Testing

@testable import Postgres

/// Random values and NULLs of every type, as parameter, array and `unnest` element, compared with
/// PostgreSQL's text output.
@Suite struct TypePropertyTests {
  enum Mood: String, PostgresEnum, CaseIterable {
    case calm, tense
    case quoted = "it's \"so\\so\", {really}"
  }

  struct Form: Codable, Equatable, Sendable {
    var title: String
    var weights: [Double]
    var note: String?
  }

  static func check<T: PostgresScalar & Equatable>(
    _ values: [T], type: String, seed: UInt64, on pool: PostgresPool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let mixed: [T?] = values.flatMap { [$0, nil] }
    let back = try await pool.query(
      """
      SELECT value, pg_typeof(value)::text FROM unnest(\(mixed)::\(unescaped: type)[])
        WITH ORDINALITY AS t (value, place) ORDER BY place
      """, as: T?.self, String.self)
    #expect(back.map(\.0) == mixed, "seed \(seed)", sourceLocation: sourceLocation)
    #expect(Set(back.map(\.1)).count <= 1, sourceLocation: sourceLocation)
    let (array, empty, null) = try await pool.queryRow(
      """
      SELECT \(mixed)::\(unescaped: type)[], \([T]())::\(unescaped: type)[],
        \(nil as [T]?)::\(unescaped: type)[]
      """, as: [T?].self, [T].self, [T]?.self)
    #expect(array == mixed, "seed \(seed)", sourceLocation: sourceLocation)
    #expect(empty.isEmpty && null == nil, sourceLocation: sourceLocation)
    for value in values.prefix(10) {
      let (alone, none) = try await pool.queryRow(
        "SELECT \(value)::\(unescaped: type), \(nil as T?)::\(unescaped: type)", as: T.self,
        T?.self)
      #expect(alone == value && none == nil, "seed \(seed)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max)])
  func scalars(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    func many<T>(_ make: (inout SeededGenerator) -> T) -> [T] {
      (0..<100).map { _ in make(&generator) }
    }
    let integers = many { $0.integer(Int64.self) }
    let smalls = many { $0.integer(Int16.self) }
    let words = many { $0.integer(Int32.self) }
    let texts = many { $0.text() }
    let bytes = many { generator in
      (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
    }
    let doubles = many { Double(bitPattern: $0.next()) }.filter { !$0.isNaN }
    let floats = many { Float(bitPattern: UInt32(truncatingIfNeeded: $0.next())) }.filter {
      !$0.isNaN
    }
    let flags = many { Bool.random(using: &$0) }
    let identifiers = many { _ in UUID() }
    let dates = many { generator in
      Date(
        timeIntervalSinceReferenceDate: Double(
          Int64.random(in: -4_000_000_000_000_000...4_000_000_000_000_000, using: &generator))
          / 1_000_000)
    }
    try await withPool { pool async throws in
      try await Self.check(integers, type: "int8", seed: seed, on: pool)
      try await Self.check(smalls, type: "int2", seed: seed, on: pool)
      try await Self.check(words, type: "int4", seed: seed, on: pool)
      try await Self.check(texts, type: "text", seed: seed, on: pool)
      try await Self.check(bytes, type: "bytea", seed: seed, on: pool)
      try await Self.check(doubles, type: "float8", seed: seed, on: pool)
      try await Self.check(floats, type: "float4", seed: seed, on: pool)
      try await Self.check(flags, type: "bool", seed: seed, on: pool)
      try await Self.check(identifiers, type: "uuid", seed: seed, on: pool)
      try await Self.check(dates, type: "timestamptz", seed: seed, on: pool)
    }
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max)])
  func days(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    // The years 4713 BC to 5,874,897.
    let days =
      [PostgresDate.infinity, .negativeInfinity]
      + [-2_451_545, 2_145_031_948, 0, -1, 59, 60].map { PostgresDate(daysSince2000: $0) }
      + (0..<100).map { _ in
        PostgresDate(daysSince2000: .random(in: -2_451_545...2_145_031_948, using: &generator))
      }
    try await withPool { pool async throws in
      try await Self.check(days, type: "date", seed: seed, on: pool)
      let finite = days.filter(\.isFinite)
      let parts = try await pool.query(
        """
        SELECT extract(year FROM d)::int8, extract(month FROM d)::int8, extract(day FROM d)::int8
        FROM unnest(\(finite)) WITH ORDINALITY AS t (d, place) ORDER BY place
        """, as: Int.self, Int.self, Int.self)
      for (day, part) in zip(finite, parts) {
        // The year before 1 is -1 for `extract` and 0 in astronomical numbering.
        let year = part.0 < 0 ? part.0 + 1 : part.0
        #expect(day.components == (year, part.1, part.2), "seed \(seed)")
        #expect(PostgresDate(year: year, month: part.1, day: part.2) == day, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    (2023, 2, 29), (2100, 2, 29), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1), (2024, 1, 0),
    (.max, 1, 1), (.min, 1, 1),
  ])
  func daysThatDoNotExist(year: Int, month: Int, day: Int) {
    #expect(PostgresDate(year: year, month: month, day: day) == nil)
  }

  @Test func enumsOfTheDatabase() async throws {
    try await withPool { pool async throws in
      try await pool.execute(
        "CREATE TYPE mood AS ENUM ('calm', 'tense', E'it''s \"so\\\\so\", {really}', 'new')")
      try await pool.execute("CREATE TABLE t (id int8, mood mood, moods mood[])")
      for (place, mood) in Mood.allCases.enumerated() {
        // No cast is needed; the column determines the type.
        try await pool.execute(
          "INSERT INTO t VALUES (\(place), \(mood), \([mood, nil, .calm] as [Mood?]))")
        let (back, several) = try await pool.queryRow(
          "SELECT mood, moods FROM t WHERE mood = \(mood)", as: Mood.self, [Mood?].self)
        #expect(back == mood && several == [mood, nil, .calm])
      }
      try await Self.check(Mood.allCases, type: "mood", seed: 0, on: pool)
      let places = [10, 11]
      try await pool.execute(
        "INSERT INTO t SELECT * FROM unnest(\(places), \([.calm, nil] as [Mood?])::mood[]) AS u (a, b)"
      )
      try await pool.execute("INSERT INTO t (mood) VALUES ('new')")
      let error = try await postgresError {
        try await pool.query("SELECT mood FROM t WHERE mood IS NOT NULL", as: Mood.self)
      }
      #expect(error.kind == .decoding)
    }
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max)])
  func jsonOfSwiftValues(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let forms = (0..<50).map { index in
      Form(
        title: generator.text(), weights: [Double(generator.integer(Int32.self)) / 8],
        note: index % 2 == 0 ? nil : generator.text())
    }
    try await withPool { pool async throws in
      let documents = try forms.map { try PostgresJSON(encoding: $0) }
      let rows = try await pool.query(
        "SELECT d FROM unnest(\(documents)) WITH ORDINALITY AS t (d, n) ORDER BY n",
        as: PostgresJSON.self)
      #expect(try rows.map { try $0.decode(Form.self) } == forms, "seed \(seed)")
    }
    let error = try await postgresError { try PostgresJSON("{}").decode(Form.self) }
    #expect(error.kind == .decoding)
    #expect(throws: PostgresError.self) { try PostgresJSON(encoding: [Double.nan]) }
  }
}
