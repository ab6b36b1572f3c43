import Calendar
import FoundationEssentials
import Postgres

/// Changes health records in a transaction that holds the lock on the participant's counter.
enum RecordStore {
  /// Why changes are refused after an erasure of the participant or of the data in the study.
  enum Refusal: String, Sendable {
    case erased
    /// The token may name the study although its data was erased since.
    case erasedLately = "erasing"
  }

  /// Returns for each change with a known time, in order, whether it predates an erasure. Runs in
  /// the writing transaction, because erasures wait for transactions that did not see them.
  ///
  /// - Parameter changes: study and time of each change.
  static func refusals(
    of participantID: UUID, _ changes: [(studyID: String, changedAt: Date)], now: Date
  ) -> PostgresStatement<[Refusal?]> {
    PostgresStatement(
      """
      SELECT erased.refusal FROM (
        SELECT \(participantID)::uuid AS participant_id, study_id, finished_at,
          \(now)::timestamptz AS received_at, place
        FROM unnest(\(changes.map(\.studyID)), \(changes.map(\.changedAt)))
          WITH ORDINALITY AS made (study_id, finished_at, place)
      ) AS sheets LEFT JOIN LATERAL (\(unescaped: SheetStore.refusalOfErased)) AS erased ON true
      ORDER BY place
      """, each: { try $0.decode("refusal", as: String?.self).flatMap(Refusal.init) })
  }

  /// Locks the participant's counter; returns the number of the latest change. Statements after it
  /// see what its previous holder committed.
  static func lock(_ participantID: UUID) -> PostgresStatement<Int64> {
    PostgresStatement(
      """
      INSERT INTO record_counters AS known (participant_id) VALUES (\(participantID))
      ON CONFLICT (participant_id) DO UPDATE SET change = known.change RETURNING change
      """
    ) { try $0[0].decode("change", as: Int64.self) }
  }

  /// Returns number and size of all records, including tombstones.
  static func totals(
    of participantID: UUID
  ) -> PostgresStatement<(recordCount: Int, byteCount: Int)> {
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

  /// Returns those of the records that exist.
  static func load(
    _ recordIDs: Set<UUID>, of participantID: UUID
  ) -> PostgresStatement<[StoredRecord]> {
    PostgresStatement(
      """
      SELECT \(unescaped: StoredRecord.columns) FROM health_records r
      WHERE r.participant_id = \(participantID) AND r.record_id = ANY(\(Array(recordIDs)))
      """, each: StoredRecord.init)
  }

  /// Write records and the number of the latest change.
  ///
  /// - Parameters:
  ///   - json: text of the contents of each record.
  ///   - zones: for the days of therapies.
  static func save(
    _ records: [StoredRecord], json: [UUID: String], newestChange: Int64, of participantID: UUID,
    zones: ZoneDatabase
  ) -> [PostgresStatement<Void>] {
    guard !records.isEmpty else { return [] }
    let spans = records.map { $0.span(in: zones) }
    return [
      PostgresStatement(
        """
        INSERT INTO health_records (participant_id, record_id, study_id, type, title, note, contents,
          vocabulary_id, time_zone, revision, change, changed_at, created_at, updated_at, starts_at, ends_at, title_key,
          words, bytes, contents_digest, change_digests)
        SELECT \(participantID), record_id, study_id, type, title, note, contents, vocabulary_id, time_zone,
          revision, change, changed_at, created_at, updated_at, starts_at, ends_at,
          left(array_to_string(record_words(title_words), ' '), \(RecordReader.titleKeyLength)),
          array_to_tsvector(record_words(words)), bytes, contents_digest, change_digests
        FROM unnest(\(records.map(\.recordID)), \(records.map(\.studyID)),
          \(records.map(\.type.rawValue)), \(records.map(\.title)), \(records.map(\.note)),
          \(records.map { record in json[record.recordID].map { PostgresJSON($0) } }),
          \(records.map(\.vocabularyID)), \(records.map(\.timeZone)), \(records.map { Int32($0.revision) }),
          \(records.map(\.change)), \(records.map(\.changedAt.date)),
          \(records.map(\.createdAt.date)), \(records.map(\.updatedAt.date)),
          \(spans.map { $0.first?.date }), \(spans.map { $0.last?.date }),
          \(records.map { RecordWords.text($0.title) }),
          \(records.map { RecordWords.text($0.title, $0.note) }),
          \(records.map { Int32($0.byteCount) }), \(records.map(\.contentsDigest)),
          \(records.map { Array($0.changeDigests.joined()) }))
          AS made (record_id, study_id, type, title, note, contents, vocabulary_id, time_zone, revision, change,
            changed_at, created_at, updated_at, starts_at, ends_at, title_words,
            words, bytes, contents_digest, change_digests)
        ON CONFLICT (participant_id, record_id) DO UPDATE
        SET title = EXCLUDED.title, note = EXCLUDED.note, contents = EXCLUDED.contents,
          vocabulary_id = EXCLUDED.vocabulary_id,
          time_zone = EXCLUDED.time_zone, revision = EXCLUDED.revision, change = EXCLUDED.change,
          changed_at = EXCLUDED.changed_at, updated_at = EXCLUDED.updated_at,
          starts_at = EXCLUDED.starts_at, ends_at = EXCLUDED.ends_at,
          title_key = EXCLUDED.title_key, words = EXCLUDED.words, bytes = EXCLUDED.bytes,
          contents_digest = EXCLUDED.contents_digest, change_digests = EXCLUDED.change_digests,
          stored_in = pg_current_xact_id()
        """),
      PostgresStatement(
        """
        UPDATE record_counters SET change = \(newestChange) WHERE participant_id = \(participantID)
        """),
    ]
  }

  /// Removes at most `atMost` tombstones older than a time.
  ///
  /// - Returns: the number removed.
  static func forgetTombstones(before: Date, atMost: Int64) -> PostgresStatement<Int64> {
    PostgresStatement("SELECT forget_record_tombstones(\(before), \(atMost)) AS gone") {
      try $0[0].decode("gone")
    }
  }
}
