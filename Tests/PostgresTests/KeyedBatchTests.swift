import Postgres
import TestSupport
import Testing

@Suite struct KeyedBatchTests {
  @Test(arguments: [
    // key and contents of the rows; inserted; stored; outcomes
    ([("a", 1)], ["a": 1], [:], [RowOutcome.inserted]),
    ([("a", 1)], [:], ["a": 1], [.existed]),
    ([("a", 1)], [:], ["a": 2], [.conflict]),
    ([("a", 1)], [:], [:], [.excluded]),
    ([("a", 1), ("a", 1)], ["a": 1], [:], [.inserted, .existed]),
    ([("a", 1), ("a", 2), ("a", 1)], ["a": 1], [:], [.inserted, .conflict, .existed]),
    ([("a", 2), ("a", 1)], ["a": 1], [:], [.conflict, .inserted]),
    ([("a", 1), ("b", 1), ("c", 1)], ["b": 1], ["a": 1], [.existed, .inserted, .excluded]),
    ([], [:], [:], []),
  ])
  func theOutcomeFollowsFromWhatIsStored(
    rows: [(String, Int)], inserted: [String: Int], stored: [String: Int],
    expected: [RowOutcome]
  ) {
    var batch = KeyedBatch(rows.map { (key: $0.0, contents: $0.1) })
    batch.insert(inserted.map { ($0.key, $0.value) })
    #expect(batch.outcomes(stored: stored) == expected)
    #expect(batch.undecidedKeys == Set(rows.map(\.0)).subtracting(inserted.keys))
  }

  /// Each caller of a writer gets the outcome of its row, even with a bad row in the batch.
  @Test func everyKindOfOutcomeInOneBatch() async throws {
    try await withPool { pool async throws in
      try await pool.execute(
        """
        CREATE TABLE t (id int8 PRIMARY KEY, name text CHECK (name <> ''), place int8 UNIQUE)
        """)
      try await pool.execute("INSERT INTO t VALUES (1, 'one', 1), (2, 'two', 2)")
      typealias Row = (id: Int, name: String, place: Int)
      let writer = BatchedWriter<Row, RowOutcome>(pool: pool) { rows, connection in
        var batch = KeyedBatch(rows.map { (key: $0.id, contents: $0.name) })
        let inserted = try await connection.query(
          """
          INSERT INTO t SELECT * FROM unnest(\(rows.map(\.id)), \(rows.map(\.name)),
            \(rows.map(\.place))) ORDER BY 1 ON CONFLICT DO NOTHING RETURNING id, name
          """, as: Int.self, String.self)
        batch.insert(inserted)
        let stored = try await connection.query(
          "SELECT id, name FROM t WHERE id = ANY(\(Array(batch.undecidedKeys)))",
          as: Int.self, String.self)
        return batch.outcomes(stored: Dictionary(uniqueKeysWithValues: stored))
      }
      let results = try await writer.submit([
        (1, "one", 1), (2, "other", 2), (3, "three", 3), (4, "four", 1), (5, "", 5),
        (3, "three", 3),
      ])
      #expect(
        results.map { try? $0.get() } == [.existed, .conflict, .inserted, .excluded, nil, .existed])
      #expect(throws: PostgresError.self) { try results[4].get() }
      // A retry recognises all stored rows.
      let again = try await writer.submit([(1, "one", 1), (3, "three", 3)])
      #expect(again.map { try? $0.get() } == [.existed, .existed])
    }
  }
}
