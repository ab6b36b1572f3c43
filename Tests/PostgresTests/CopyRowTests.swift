import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct CopyRowTests {
  struct Sound: Sendable, Equatable {
    var id: UUID
    var name: String?
    var level: PostgresNumeric
    var tags: [String]
    var at: Date

    init(number: Int) {
      id = UUID()
      name = number % 3 == 0 ? nil : "sound \(number)"
      level = PostgresNumeric("\(number).50") ?? 0
      tags = number % 2 == 0 ? [] : ["a,\"b", "ä"]
      at = Date(timeIntervalSinceReferenceDate: Double(number))
    }

    init(_ row: (UUID, String?, PostgresNumeric, [String], Date)) {
      (id, name, level, tags, at) = row
    }
  }

  @Test func rowsOfSwiftValuesGoInBinary() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute(
        "CREATE TABLE \"Odd \"\" name\" (id uuid, name text, level numeric, tags text[], at timestamptz)"
      )
      let sounds = (0..<3000).map { Sound(number: $0) }
      let stored = try await pool.copyIn(
        into: "Odd \" name", columns: ["id", "name", "level", "tags", "at"],
        rows: CopyFixture.Lazy(count: sounds.count) { sounds[$0] }
      ) { ($0.id, $0.name, $0.level, $0.tags, $0.at) }
      #expect(stored == 3000)
      let back = try await pool.query(
        "SELECT * FROM \"Odd \"\" name\" ORDER BY at", as: UUID.self, String?.self,
        PostgresNumeric.self, [String].self, Date.self)
      let read = back.map { Sound($0) }
      #expect(read == sounds)
    }
  }

  @Test func rowsThatDoNotFitAreRefused() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int4, b text)")
      func copy<each V: PostgresEncodable>(_ values: repeat each V) async throws -> PostgresError {
        try await postgresError {
          try await pool.copyIn(
            into: "t", columns: ["a", "b"], rows: CopyFixture.Lazy(count: 1) { $0 }
          ) { _ in
            (repeat each values)
          }
        }
      }
      #expect(try await copy(Int32(1), "x", true).kind == .parameter)
      #expect(try await copy(Int32(1)).kind == .parameter)
      // An int8 for an int4.
      #expect(try await copy(1, "x").sqlState == "22P03")
      #expect(try await copy(Date(timeIntervalSinceReferenceDate: .nan), "x").kind == .parameter)
      #expect(try await copy(Int32(1), [TypePropertyTests.Mood.calm]).kind == .parameter)
      #expect(try await CopyFixture.count(pool) == 0)
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }
}
