import Calendar
import Fields
import FoundationEssentials
import Postgres

extension RevisionStore {
  /// Returns when the participant's latest sheet that fills in each questionnaire was finished, and
  /// from when it counts. Questionnaires without one have no entry.
  static func latestFillingIn(
    _ uses: Set<StudyQuestionnaire>, by participantID: UUID
  ) -> PostgresStatement<[StudyQuestionnaire: (finishedAt: Instant, countedAt: Instant)]> {
    let uses = Array(uses)
    return PostgresStatement(
      """
      SELECT use.study_id, use.questionnaire_id, latest.finished_at, latest.counted_at
      FROM unnest(\(uses.map(\.studyID)), \(uses.map(\.questionnaireID)))
        AS use (study_id, questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT finished_at, counted_at FROM answer_sheet_keys
        WHERE participant_id = \(participantID) AND questionnaire_id = use.questionnaire_id
          AND study_id = use.study_id AND fills_in AND NOT withdrawn
        ORDER BY counted_at DESC LIMIT 1) AS latest
      """,
      entry: { row in
        let (studyID, questionnaireID, finishedAt, countedAt) = try row.decode(
          String.self, String.self, Date.self, Date.self)
        return (
          StudyQuestionnaire(studyID: studyID, questionnaireID: questionnaireID),
          (Instant(finishedAt), Instant(countedAt))
        )
      })
  }

  /// Returns the revisions of a participant's sheet after a given one, oldest first; empty if the
  /// sheet does not exist. Pages of large revisions are smaller but never empty if there is one.
  static func list(
    sheetID: UUID, participantID: UUID, after revision: Int, limit: Int
  ) -> PostgresStatement<Page<SheetRevision>> {
    PostgresStatement(
      """
      SELECT * FROM (
      SELECT revision, answers, scores, withdrawn, reason, correction, amended_at, received_at,
        sum(pg_column_size(answers)) OVER page AS size, row_number() OVER page AS place,
        count(*) OVER () AS revisions
      FROM (
        SELECT s.participant_id, s.sheet_id, 1 AS revision, s.answers, s.scores,
          false AS withdrawn, '' AS reason, '' AS correction, s.finished_at AS amended_at,
          s.received_at
        FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
        WHERE k.participant_id = \(participantID) AND k.sheet_id = \(sheetID)
        UNION ALL
        SELECT participant_id, sheet_id, revision, answers, scores, withdrawn, reason, correction,
          amended_at, received_at
        FROM sheet_revisions WHERE participant_id = \(participantID) AND sheet_id = \(sheetID)
      ) AS revisions WHERE revision > \(Int32(clamping: revision))
      WINDOW page AS (ORDER BY revision) ORDER BY revision LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(pageBytesMax) ORDER BY place
      """, pageOf: "revisions", each: SheetRevision.init)
  }

  /// Returns the versions of a questionnaire under which the participant's sheets currently answer
  /// a question.
  static func versions(
    answering elementID: String, of questionnaireID: String, in studyID: String,
    by participantID: UUID
  ) -> PostgresStatement<[UInt32]> {
    PostgresStatement(
      """
      SELECT DISTINCT s.version
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.questionnaire_id = \(questionnaireID)
        AND k.study_id = \(studyID) AND NOT k.withdrawn
        AND \(unescaped: SheetRecord.presentAnswers) ? \(elementID)
      """, each: { UInt32(try $0.decode("version", as: Int32.self)) })
  }

  /// Maximum stored size of a page, in bytes.
  private static let pageBytesMax = 2 << 20

  /// Returns a study's former revisions by sheet, excluding participants being erased as in the export
  /// of sheets. Pages of large revisions are smaller but never empty if there is one. Not ordered by
  /// participant, for the reason given in `RecordReader`.
  ///
  /// - Parameter cursor: selects revisions that were replaced since; nil for all.
  static func exportPage(
    studyID: String, filter: ExportFilter, includesTests: Bool, concealsGroups: Bool = false,
    since cursor: ExportCursor?, after position: FormerRevision.Position?, limit: Int
  ) -> PostgresStatement<[FormerRevision]> {
    var query: PostgresQuery = """
      SELECT * FROM (
      SELECT n.participant_id, n.sheet_id, n.revision AS next_revision, n.revision - 1 AS revision,
        n.questionnaire_id, n.version, n.amended_at AS replaced_at, n.reason AS replaced_because,
        n.correction AS replaced_by_correction, coalesce(f.correction, '') AS correction,
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
    if concealsGroups { query.append(" AND \(unescaped: StudyStore.isOfAll("n"))") }
    if let cursor {
      query.append(
        """
         AND (n.stored_in >= \(String(cursor.transaction))::text::xid8
          OR n.participant_id IN (SELECT participant_id FROM test_participants))
        """)
    }
    if !filter.isEmpty {
      query.append(
        """
         AND EXISTS (SELECT FROM stored_sheet(n.participant_id, n.sheet_id, n.sheet_received_at) AS s
          WHERE true
        """)
      query.append(filter.sheetConditions)
      query.append(")")
    }
    if let position {
      query.append(
        """
         AND (n.sheet_id, n.participant_id, n.revision)
          > (\(position.sheetID), \(position.participantID), \(Int32(clamping: position.revision)))
        """)
    }
    query.append(
      """
       WINDOW page AS (ORDER BY n.sheet_id, n.participant_id, n.revision)
      ORDER BY n.sheet_id, n.participant_id, n.revision LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(pageBytesMax) ORDER BY place
      """)
    return PostgresStatement(query, each: FormerRevision.init)
  }
}

extension FormerRevision {
  init(_ row: PostgresRow) throws {
    self.init(
      position: Position(
        participantID: try row.decode("participant_id"), sheetID: try row.decode("sheet_id"),
        revision: Int(try row.decode("next_revision", as: Int32.self))),
      said: try SheetRevision(row), questionnaireID: try row.decode("questionnaire_id"),
      version: UInt32(try row.decode("version", as: Int32.self)),
      replacedAt: Instant(try row.decode("replaced_at")),
      replacedBecause: try row.decode("replaced_because"),
      replacedByCorrection: CorrectionReason(rawValue: try row.decode("replaced_by_correction")),
      isTest: try row.decode("is_test"))
  }
}

extension SheetRevision {
  init(_ row: PostgresRow) throws {
    self.init(
      revision: Int(try row.decode("revision", as: Int32.self)),
      answers: try SheetJSON.readAnswers(try row.decode("answers")),
      scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self)),
      isWithdrawn: try row.decode("withdrawn"), reason: try row.decode("reason"),
      correction: CorrectionReason(rawValue: try row.decode("correction")),
      amendedAt: Instant(try row.decode("amended_at")),
      receivedAt: Instant(try row.decode("received_at")))
  }
}
