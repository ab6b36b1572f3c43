import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Changes health records, in a transaction that holds the participant's counter.
package enum RecordStore {
  /// What a participant's changes are decided on.
  package struct State: Sendable {
    package var newestChange: Int64
    /// Tombstones included.
    package var recordCount: Int
    package var byteCount: Int
    /// Those asked for, as far as there are any.
    package var records: [StoredRecord]
  }

  /// Why changes of studies are refused whose participant was erased, or what the study has.
  package enum Refusal: String, Sendable {
    case erased
    /// The token may name the study although it was erased since.
    case erasedLately = "erasing"
  }

  /// For each change whose time is known, in order, whether it is from before an erasure. In the transaction that
  /// writes: an erasure waits for those that have not seen it.
  ///
  /// - Parameter changes: study, and when the change was made.
  package static func refusals(
    of participantID: UUID, _ changes: [(studyID: String, changedAt: Date)], now: Date,
    on executor: some PostgresExecutor
  ) async throws -> [Refusal?] {
    guard !changes.isEmpty else { return [] }
    let rows = try await executor.query(
      """
      SELECT erased.refusal FROM (
        SELECT \(participantID)::uuid AS participant_id, study_id, finished_at,
          \(now)::timestamptz AS received_at, place
        FROM unnest(\(changes.map(\.studyID)), \(changes.map(\.changedAt)))
          WITH ORDINALITY AS made (study_id, finished_at, place)
      ) AS sheets LEFT JOIN LATERAL (\(unescaped: SheetStore.refusalOfErased)) AS erased ON true
      ORDER BY place
      """)
    return try rows.map { try $0.decode("refusal", as: String?.self).flatMap(Refusal.init) }
  }

  /// Locks the participant's counter, and reads what changes of these records are decided on.
  package static func lock(
    _ participantID: UUID, for recordIDs: Set<UUID>, on connection: PostgresConnection
  ) async throws -> State {
    let newestChange = try await connection.query(
      """
      INSERT INTO record_counters AS known (participant_id) VALUES (\(participantID))
      ON CONFLICT (participant_id) DO UPDATE SET change = known.change RETURNING change
      """)[0].decode("change", as: Int64.self)
    // Each statement after the lock sees what whoever held it has committed.
    let (totals, records) = try await connection.answers(
      to: totals(of: participantID), these(recordIDs, of: participantID))
    return State(
      newestChange: newestChange, recordCount: totals.0, byteCount: totals.1, records: records)
  }

  private static func totals(of participantID: UUID) -> PostgresStatement<(Int, Int)> {
    PostgresStatement(
      """
      SELECT count(*) AS records, coalesce(sum(bytes), 0)::bigint AS bytes
      FROM health_records WHERE participant_id = \(participantID)
      """
    ) { rows in
      (
        Int(try rows[0].decode("records", as: Int64.self)),
        Int(try rows[0].decode("bytes", as: Int64.self))
      )
    }
  }

  private static func these(
    _ recordIDs: Set<UUID>, of participantID: UUID
  ) -> PostgresStatement<[StoredRecord]> {
    PostgresStatement(
      """
      SELECT \(unescaped: StoredRecord.columns) FROM health_records r
      WHERE r.participant_id = \(participantID) AND r.record_id = ANY(\(Array(recordIDs)))
      """
    ) { rows in try rows.map { try StoredRecord($0) } }
  }

  /// Those of the records that there are.
  ///
  /// - Throws: `PostgresError`.
  package static func load(
    _ recordIDs: Set<UUID>, of participantID: UUID, on connection: PostgresConnection
  ) async throws -> [StoredRecord] {
    guard !recordIDs.isEmpty else { return [] }
    return try await connection.answers(to: these(recordIDs, of: participantID))
  }

  /// Writes records as they are now, with the number of the latest change.
  ///
  /// - Parameter json: of each record the text of its contents.
  package static func save(
    _ records: [StoredRecord], json: [UUID: String], newestChange: Int64, of participantID: UUID,
    on connection: PostgresConnection
  ) async throws {
    guard !records.isEmpty else { return }
    let spans = records.map(\.span)
    let days = records.map(\.days)
    try await connection.run([
      PostgresStatement(
        """
        INSERT INTO health_records (participant_id, record_id, study_id, type, title, note, contents,
          vocabulary_id, time_zone, revision, change, changed_at, created_at, updated_at, starts_at, ends_at, title_key,
          words, bytes, contents_digest, change_digests)
        SELECT \(participantID), record_id, study_id, type, title, note, contents, vocabulary_id, time_zone,
          revision, change, changed_at, created_at, updated_at,
          coalesce(starts_at, nullif(first_day, '')::date::timestamp AT TIME ZONE time_zone),
          coalesce(ends_at,
            (nullif(last_day, '')::date + 1)::timestamp AT TIME ZONE time_zone
              - interval '1 microsecond'),
          left(array_to_string(record_words(title_words), ' '), \(RecordReader.titleKeyLength)),
          array_to_tsvector(record_words(words)), bytes, contents_digest, change_digests
        FROM unnest(\(records.map(\.recordID)), \(records.map(\.studyID)),
          \(records.map(\.type.rawValue)), \(records.map(\.title)), \(records.map(\.note)),
          \(records.map { record in json[record.recordID].map { PostgresJSON($0) } }),
          \(records.map(\.vocabularyID)), \(records.map(\.timeZone)), \(records.map { Int32($0.revision) }),
          \(records.map(\.change)), \(records.map(\.changedAt.date)),
          \(records.map(\.createdAt.date)), \(records.map(\.updatedAt.date)),
          \(spans.map { $0.first?.date }), \(spans.map { $0.last?.date }), \(days.map(\.first)),
          \(days.map(\.last)), \(records.map { RecordWords.text($0.title) }),
          \(records.map { RecordWords.text($0.title, $0.note) }),
          \(records.map { Int32($0.byteCount) }), \(records.map(\.contentsDigest)),
          \(records.map { Array($0.changeDigests.joined()) }))
          AS made (record_id, study_id, type, title, note, contents, vocabulary_id, time_zone, revision, change,
            changed_at, created_at, updated_at, starts_at, ends_at, first_day, last_day, title_words,
            words, bytes, contents_digest, change_digests)
        ON CONFLICT (participant_id, record_id) DO UPDATE
        SET title = EXCLUDED.title, note = EXCLUDED.note, contents = EXCLUDED.contents,
          vocabulary_id = EXCLUDED.vocabulary_id,
          time_zone = EXCLUDED.time_zone, revision = EXCLUDED.revision, change = EXCLUDED.change,
          changed_at = EXCLUDED.changed_at, updated_at = EXCLUDED.updated_at,
          starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at,
          title_key = EXCLUDED.title_key, words = EXCLUDED.words, bytes = EXCLUDED.bytes,
          contents_digest = EXCLUDED.contents_digest, change_digests = EXCLUDED.change_digests
        """),
      PostgresStatement(
        """
        UPDATE record_counters SET change = \(newestChange) WHERE participant_id = \(participantID)
        """),
    ])
  }

  /// Removes tombstones from before a time, at most so many.
  ///
  /// - Returns: how many.
  package static func forgetTombstones(
    before: Date, atMost: Int64, on executor: some PostgresExecutor
  ) async throws -> Int64 {
    try await executor.query(
      "SELECT forget_record_tombstones(\(before), \(atMost)) AS gone"
    )[0].decode("gone")
  }
}
