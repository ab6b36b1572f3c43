package import Calendar
import Fields
package import FoundationEssentials
package import IngestionDomain
import Postgres

extension SheetReader {
  /// Place of a sheet among all of its participant's, by questionnaire and time.
  package struct OwnPosition: Sendable, Hashable {
    package var questionnaireID: String
    package var finishedAt: Instant
    package var sheetID: UUID

    package init(_ record: SheetRecord) {
      questionnaireID = record.sheet.questionnaireID
      finishedAt = record.finishedAt
      sheetID = record.sheetID
    }

    /// Nil for anything that ``key`` cannot be.
    package init?(key: String) {
      let parts = key.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 3, let microseconds = Int64(parts[1]),
        let sheetID = UUID(text: String(parts[2]))
      else { return nil }
      questionnaireID = String(parts[0])
      finishedAt = Instant(microseconds: microseconds)
      self.sheetID = sheetID
    }

    package var key: String {
      "\(questionnaireID) \(finishedAt.microseconds) \(sheetID.text)"
    }
  }

  /// Of a page, as the database keeps it, which is compressed.
  private static let ownPageBytesMax = 1 << 20

  /// A participant's own sheets of all studies, in the order of an index; from the primary. Large ones come
  /// in smaller pages, each of at least one sheet where there is any.
  package func ownPage(
    participantID: UUID, after position: OwnPosition?, limit: Int
  ) async throws -> [SheetRecord] {
    var keys: PostgresQuery = """
      SELECT s.*, sum(
          pg_column_size(s.answers) + coalesce(pg_column_size(s.noise), 0)
          + coalesce(pg_column_size(s.positions), 0)
          + coalesce(pg_column_size(s.referenced_answers), 0)
        ) OVER page AS bytes, row_number() OVER page AS place
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      WHERE k.participant_id = \(participantID)
      """
    if let position {
      keys.append(
        """
         AND (k.questionnaire_id, k.finished_at, k.sheet_id)
          > (\(position.questionnaireID), \(position.finishedAt.date), \(position.sheetID))
        """)
    }
    keys.append(
      """
       WINDOW page AS (ORDER BY k.questionnaire_id, k.finished_at, k.sheet_id)
      ORDER BY k.questionnaire_id, k.finished_at, k.sheet_id LIMIT \(limit)
      """)
    var query: PostgresQuery = "SELECT \(unescaped: SheetRecord.columns) FROM ("
    query.append(keys)
    query.append(
      """
      ) AS s \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
      WHERE s.place = 1 OR s.bytes <= \(Self.ownPageBytesMax) ORDER BY s.place
      """)
    return try await pool.query(query).map { try SheetRecord($0) }
  }
}
