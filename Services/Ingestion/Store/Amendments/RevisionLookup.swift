import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Reads what sheets said, revision by revision.
package struct RevisionLookup: Sendable {
  private let pool: PostgresPool
  private let mayBeStale: PostgresReadRouter

  /// - Parameter mayBeStale: for exports, which may lack what the last seconds brought.
  package init(pool: PostgresPool, mayBeStale: PostgresReadRouter) {
    self.pool = pool
    self.mayBeStale = mayBeStale
  }

  /// The first one is the sheet itself, of every sheet in `s`.
  static let firstOfSheet = """
    SELECT s.participant_id, s.sheet_id, 1 AS revision, s.answers, s.scores, false AS withdrawn,
      '' AS reason, s.finished_at AS amended_at, s.received_at
    """

  /// The revisions of a participant's sheet behind one, oldest first; none where there is no such sheet. Large ones
  /// come in smaller pages, each of at least one where there is any.
  package func list(
    sheetID: UUID, participantID: UUID, after revision: Int, limit: Int
  ) async throws -> (revisions: [SheetRevision], isLast: Bool) {
    let rows = try await pool.query(
      """
      SELECT * FROM (
      SELECT revision, answers, scores, withdrawn, reason, amended_at, received_at,
        sum(pg_column_size(answers)) OVER page AS size, row_number() OVER page AS place,
        count(*) OVER () AS revisions
      FROM (
        \(unescaped: Self.firstOfSheet)
        FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
        WHERE k.participant_id = \(participantID) AND k.sheet_id = \(sheetID)
        UNION ALL
        SELECT participant_id, sheet_id, revision, answers, scores, withdrawn, reason, amended_at,
          received_at
        FROM sheet_revisions WHERE participant_id = \(participantID) AND sheet_id = \(sheetID)
      ) AS revisions WHERE revision > \(Int32(clamping: revision))
      WINDOW page AS (ORDER BY revision) ORDER BY revision LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(Self.pageBytesMax) ORDER BY place
      """)
    let count = try rows.first?.decode("revisions", as: Int64.self) ?? 0
    return (try rows.map { try SheetRevision($0) }, rows.count >= count)
  }

  /// The versions of a questionnaire under which somebody answered a question, as the sheets are now.
  package func versions(
    answering elementID: String, of questionnaireID: String, in studyID: String,
    by participantID: UUID
  ) async throws -> Set<UInt32> {
    let rows = try await pool.query(
      """
      SELECT DISTINCT s.version
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.questionnaire_id = \(questionnaireID)
        AND k.study_id = \(studyID) AND NOT k.withdrawn
        AND \(unescaped: SheetRecord.presentAnswers) ? \(elementID)
      """)
    return Set(try rows.map { UInt32(try $0.decode("version", as: Int32.self)) })
  }

  /// Of a page, as the database keeps it.
  private static let pageBytesMax = 2 << 20

  /// A study's former revisions. As in the export of sheets, those of somebody who is being erased are none. Large
  /// ones come in smaller pages, each of at least one where there is any.
  package func exportPage(
    studyID: String, includesTests: Bool, after position: FormerRevision.Position?, limit: Int
  ) async throws -> [FormerRevision] {
    var query: PostgresQuery = """
      SELECT * FROM (
      SELECT n.participant_id, n.sheet_id, n.revision AS next_revision, n.revision - 1 AS revision,
        n.questionnaire_id, n.version, n.amended_at AS replaced_at, n.reason AS replaced_because,
        coalesce(f.answers, s.answers) AS answers, coalesce(f.scores, s.scores) AS scores,
        coalesce(f.withdrawn, false) AS withdrawn, coalesce(f.reason, '') AS reason,
        coalesce(f.amended_at, n.finished_at) AS amended_at,
        coalesce(f.received_at, n.sheet_received_at) AS received_at,
        t.participant_id IS NOT NULL AS is_test,
        sum(pg_column_size(coalesce(f.answers, s.answers))) OVER page AS size,
        row_number() OVER page AS place
      FROM sheet_revisions n
      LEFT JOIN sheet_revisions f ON f.participant_id = n.participant_id
        AND f.sheet_id = n.sheet_id AND f.revision = n.revision - 1
      LEFT JOIN answer_sheets s ON n.revision = 2 AND s.participant_id = n.participant_id
        AND s.sheet_id = n.sheet_id AND s.received_at = n.sheet_received_at
      LEFT JOIN test_participants t ON t.participant_id = n.participant_id AND t.marked
      WHERE n.study_id = \(studyID) AND coalesce(f.answers, s.answers) IS NOT NULL
        AND n.participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
      """
    if !includesTests { query.append(" AND t.participant_id IS NULL") }
    if let position {
      query.append(
        """
         AND (n.participant_id, n.sheet_id, n.revision)
          > (\(position.participantID), \(position.sheetID), \(Int32(clamping: position.revision)))
        """)
    }
    query.append(
      """
       WINDOW page AS (ORDER BY n.participant_id, n.sheet_id, n.revision)
      ORDER BY n.participant_id, n.sheet_id, n.revision LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(Self.pageBytesMax) ORDER BY place
      """)
    return try await mayBeStale.query(query).map { row in
      FormerRevision(
        position: FormerRevision.Position(
          participantID: try row.decode("participant_id"), sheetID: try row.decode("sheet_id"),
          revision: Int(try row.decode("next_revision", as: Int32.self))),
        said: try SheetRevision(row), questionnaireID: try row.decode("questionnaire_id"),
        version: UInt32(try row.decode("version", as: Int32.self)),
        replacedAt: Instant(try row.decode("replaced_at")),
        replacedBecause: try row.decode("replaced_because"), isTest: try row.decode("is_test"))
    }
  }
}

extension SheetRevision {
  init(_ row: PostgresRow) throws {
    self.init(
      revision: Int(try row.decode("revision", as: Int32.self)),
      answers: try SheetJSON.readAnswers(try row.decode("answers")),
      scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self)),
      isWithdrawn: try row.decode("withdrawn"), reason: try row.decode("reason"),
      amendedAt: Instant(try row.decode("amended_at")),
      receivedAt: Instant(try row.decode("received_at")))
  }
}
