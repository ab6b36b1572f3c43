import Foundation
import Postgres
import Serialization
import ServiceKit
import TestSupport
import Testing

@Suite struct StoredRecordsTests {
  private let mine = UUID()

  /// Rows of two participants, more than two pages each.
  private func table() async throws -> PostgresPool {
    let pool = try await TestDatabase.create().pool(as: .ingestion, connections: 2)
    try await pool.execute(
      """
      CREATE TABLE things (
        participant_id uuid, study_id text, thing_id uuid, number int8, at timestamptz,
        flag bool, names text[], data bytea)
      """)
    for owner in [mine, UUID()] {
      try await pool.execute(
        """
        INSERT INTO things
        SELECT \(owner), 'study-' || n % 3, gen_random_uuid(), n,
          timestamptz '2026-03-29 01:00:00+00' + n * interval '1 microsecond', n % 2 = 0,
          ARRAY['a', 'b'], '\\x01'
        FROM generate_series(1, 53) AS n
        """)
    }
    return pool
  }

  private func all(
    _ records: StoredRecords
  ) async throws -> (keys: [String], values: [[ExportedValue]], pages: Int) {
    var (keys, values, pages): ([String], [[ExportedValue]], Int) = ([], [], 0)
    while true {
      let page = try await records.page(
        of: OwnExportQuestion(participantID: mine), after: keys.last)
      pages += 1
      for entry in page.entries {
        keys.append(entry.key)
        values += entry.records().map(\.values)
      }
      if page.isLast { return (keys, values, pages) }
    }
  }

  @Test(arguments: [10, 53, 54])
  func everyRowComesOnceWhateverTheOrder(pageRows: Int) async throws {
    let pool = try await table()
    let orders: [[StoredRecords.KeyPart]] = [
      [.integer("number")], [.uuid("thing_id")], [StoredRecords.microseconds("at")],
      [.text("study_id"), .integer("number")], [.text("study_id"), .uuid("thing_id")],
    ]
    for order in orders {
      let read = try await all(
        StoredRecords(
          "things", columns: [.integer("number")], key: order, pool: pool, pageRows: pageRows))
      let numbers = read.values.compactMap { values -> Int64? in
        if case .integer(let number)? = values.first { number } else { nil }
      }
      #expect(numbers.sorted() == Array(1...53))
      #expect(Set(read.keys).count == 53)
    }
  }

  @Test func columnsSayWhatTheyAre() async throws {
    let pool = try await table()
    let records = StoredRecords(
      "things",
      columns: [
        .text("study_id"), .time("at"), .day("day", "at"), .flag("flag"), .list("names"),
        .text("none", "NULL::text"), .bytes("data") { .integer(Int64($0.count)) },
      ], key: [.integer("number")], pool: pool)
    #expect(
      records.tables.map(\.columns) == [
        ["study_id", "at", "day", "flag", "names", "none", "data"]
      ])
    let read = try await all(records)
    #expect(
      read.values.first == [
        .text("study-1"), .text("2026-03-29T01:00:00.000001Z"), .text("2026-03-29"), .flag(false),
        .list(["a", "b"]), .absent, .integer(1),
      ])
  }

  @Test func whatIsNoKeyIsRefused() async throws {
    let pool = try await table()
    let records = StoredRecords(
      "things", columns: [.integer("number")],
      key: [.text("study_id"), .integer("number"), .uuid("thing_id")], pool: pool)
    for key in [
      "", "a", "a|1", "a|x|\(UUID())", "a|1|x", "a|1|\(UUID())|",
      "a|99999999999999999999|\(UUID())",
    ] {
      await #expect(throws: OwnExportKeyInvalid.self, "\(key)") {
        try await records.page(of: OwnExportQuestion(participantID: mine), after: key)
      }
    }
    // A key that was never returned.
    let page = try await records.page(
      of: OwnExportQuestion(participantID: mine), after: "zzz|\(Int64.max)|\(UUID())")
    #expect(page.entries.isEmpty && page.isLast)
  }
}
