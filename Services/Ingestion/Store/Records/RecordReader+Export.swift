import Calendar
package import FoundationEssentials
package import IngestionDomain
import Postgres

extension RecordReader {
  /// Place of a record in a study's export.
  package struct ExportPosition: Sendable, Hashable {
    package var participantID: UUID
    package var recordID: UUID

    package init(participantID: UUID, recordID: UUID) {
      self.participantID = participantID
      self.recordID = recordID
    }
  }

  /// A study's records by participant, and whether their participant is marked as a test. Those of somebody who
  /// is being erased are none, nor are those that already have another name, until all have.
  ///
  /// - Parameter position: nil: from the first; otherwise those behind it.
  /// - Throws: `PostgresError`.
  package func exportPage(
    studyID: String, includesTests: Bool, after position: ExportPosition?, limit: Int,
    bytesMax: Int
  ) async throws -> [(participantID: UUID, record: StoredRecord, isTest: Bool)] {
    let isTest: PostgresQuery =
      "r.participant_id IN (SELECT participant_id FROM test_participants WHERE marked)"
    var query: PostgresQuery = """
      SELECT \(unescaped: StoredRecord.columns), r.participant_id, is_test FROM (
        SELECT r.*, sum(bytes) OVER page AS page_bytes, row_number() OVER page AS place,
      """
    query.append(" ")
    query.append(isTest)
    query.append(
      """
       AS is_test FROM health_records r
        WHERE r.study_id = \(studyID) AND r.contents IS NOT NULL
          AND r.participant_id NOT IN (
            SELECT participant_id FROM erasures
            WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
          AND r.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    if let position {
      query.append(
        """
         AND (r.participant_id, r.record_id) > (\(position.participantID), \(position.recordID))
        """)
    }
    query.append(
      """
       WINDOW page AS (ORDER BY r.participant_id, r.record_id)
        ORDER BY r.participant_id, r.record_id LIMIT \(limit)
      ) AS r WHERE place = 1 OR page_bytes <= \(bytesMax) ORDER BY place
      """)
    return try await mayBeStale.query(query).map { row in
      (try row.decode("participant_id"), try StoredRecord(row), try row.decode("is_test"))
    }
  }

  /// The versions of vocabularies whose terms a study's records name.
  ///
  /// - Throws: `PostgresError`.
  package func exportedVocabularies(studyID: String) async throws -> Set<LibraryVersion> {
    let rows = try await mayBeStale.query(
      """
      SELECT DISTINCT vocabulary_id, (term ->> 'version')::bigint FROM health_records
      CROSS JOIN LATERAL (
        VALUES (contents -> 'kind'), (contents -> 'quantity')
        UNION ALL SELECT match -> 'timbre'
        FROM jsonb_path_query(contents, '$.matches[*]') AS match
      ) AS named (term)
      WHERE study_id = \(studyID) AND vocabulary_id <> '' AND term ->> 'version' IS NOT NULL
      """)
    return try rows.reduce(into: []) { versions, row in
      let (id, version) = try row.decode(String.self, Int64.self)
      versions.insert(
        LibraryVersion(.vocabulary, id, version: UInt32(exactly: version) ?? 0))
    }
  }
}
