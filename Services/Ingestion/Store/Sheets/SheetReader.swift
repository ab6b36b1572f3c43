import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Reads stored sheets.
enum SheetReader {
  /// Returns a participant's own sheets, newest first.
  ///
  /// - Parameters:
  /// - studyID: empty for all studies.
  /// - questionnaireID: empty for all questionnaires.
  /// - concealsGroups: whether sheets of questionnaires that only some groups see are left out.
  /// - position: the last sheet already read; nil starts at the newest.
  static func list(
    participantID: UUID, studyID: String, questionnaireID: String, concealsGroups: Bool = false,
    after position: TimePosition?, limit: Int
  ) -> PostgresStatement<[SheetRecord]> {
    var keys: PostgresQuery = "answer_sheet_keys k WHERE k.participant_id = \(participantID)"
    if !questionnaireID.isEmpty { keys.append(" AND k.questionnaire_id = \(questionnaireID)") }
    if !studyID.isEmpty { keys.append(" AND k.study_id = \(studyID)") }
    if concealsGroups { keys.append(" AND \(unescaped: StudyStore.isOfAll("k"))") }
    if let position {
      keys.append(
        " AND (k.counted_at, k.sheet_id) < (\(position.at.date), \(position.id))")
    }
    if questionnaireID.isEmpty {
      // No index has this order, so the keys are sorted before sheets are fetched.
      keys.append(" ORDER BY k.counted_at DESC, k.sheet_id DESC OFFSET 0")
    }
    var query: PostgresQuery =
      "SELECT \(unescaped: SheetRecord.columns) FROM (SELECT * FROM "
    query.append(keys)
    query.append(
      """
      ) AS k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
      ORDER BY k.counted_at DESC, k.sheet_id DESC LIMIT \(limit)
      """)
    return PostgresStatement(query, each: SheetRecord.init)
  }

  /// Returns a participant's answers to one question, newest first, that count in [from, until).
  /// Sheets with an implausible time are left out.
  static func series(
    participantID: UUID, studyID: String, questionnaireID: String, elementID: String,
    from: Instant?, until: Instant?, limit: Int
  ) -> PostgresStatement<[SeriesEntry]> {
    var query: PostgresQuery = """
      SELECT k.finished_at, s.version, \(unescaped: SheetRecord.presentAnswers) -> \(elementID) AS answer
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.questionnaire_id = \(questionnaireID)
        AND k.study_id = \(studyID) AND NOT k.withdrawn
        AND \(unescaped: SheetRecord.presentAnswers) ? \(elementID)
        AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
      """
    if let from { query.append(" AND k.counted_at >= \(from.date)") }
    if let until { query.append(" AND k.counted_at < \(until.date)") }
    query.append(
      """
       ORDER BY k.counted_at DESC, k.finished_at DESC, k.sheet_id DESC LIMIT \(limit)
      """)
    return PostgresStatement(query) { rows in
      try rows.compactMap { row in
        let (finishedAt, version, answer) = try row.decode(
          Date.self, Int32.self, PostgresJSON.self)
        return try SheetJSON.readAnswer(answer).map {
          SeriesEntry(finishedAt: Instant(finishedAt), version: UInt32(version), value: $0)
        }
      }
    }
  }

  /// Returns the time from which the participant's latest sheet that fills in each questionnaire of
  /// a study counts. The cost does not depend on the number of sheets.
  static func latestFinished(
    participantID: UUID, studyID: String, of questionnaireIDs: some Collection<String>
  ) -> PostgresStatement<[String: Instant]> {
    PostgresStatement(
      """
      SELECT asked.questionnaire_id, latest.counted_at
      FROM unnest((SELECT \(Array(questionnaireIDs))::text[])) AS asked (questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT counted_at FROM answer_sheet_keys
        WHERE participant_id = \(participantID)
          AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
          AND fills_in AND NOT withdrawn
        ORDER BY counted_at DESC LIMIT 1) AS latest
      """, entry: { (try $0.decode("questionnaire_id"), Instant(try $0.decode("counted_at"))) })
  }

  /// Returns the scores of stored sheets, unless their month was dropped.
  static func scores(
    participantID: UUID, of sheetIDs: Set<UUID>
  ) -> PostgresStatement<[UUID: [SheetScore]]> {
    PostgresStatement(
      """
      SELECT k.sheet_id, \(unescaped: SheetRecord.presentScores) AS scores FROM answer_sheet_keys k
      CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.sheet_id = ANY(\(Array(sheetIDs)))
      """,
      entry: { row in
        let (sheetID, json) = try row.decode(UUID.self, PostgresJSON?.self)
        return (sheetID, try SheetJSON.readScores(json))
      })
  }

  /// Returns a study's sheets by questionnaire and arrival, with the test mark of their
  /// participants. Excludes participants being erased, and those partly anonymised until all their
  /// sheets are.
  ///
  /// - Parameters:
  ///   - concealsGroups: whether sheets of questionnaires that only some groups see are left out.
  ///   - cursor: selects sheets that were stored, amended, marked or set to a review state since; nil
  ///     for all.
  ///   - position: the last sheet already read; nil starts at the first.
  static func exportPage(
    studyID: String, questionnaireID: String, filter: ExportFilter, includesTests: Bool,
    concealsGroups: Bool = false, since cursor: ExportCursor?, after position: SheetRecord?,
    limit: Int
  ) -> PostgresStatement<[(record: SheetRecord, isTest: Bool)]> {
    // Few participants are marked, so PostgreSQL looks them up in memory.
    let isTest: PostgresQuery =
      "s.participant_id IN (SELECT participant_id FROM test_participants WHERE marked)"
    var query: PostgresQuery = "SELECT \(unescaped: SheetRecord.columns), "
    query.append(isTest)
    query.append(
      """
       AS is_test
      FROM answer_sheets s \(unescaped: SheetRecord.joinedVersions)
      \(unescaped: SheetRecord.joinedRevision)
      WHERE s.study_id = \(studyID) AND (s.questionnaire_id, s.sequence)
        > (\(position?.sheet.questionnaireID ?? ""), \(position?.sequence ?? 0))
        AND s.participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    if concealsGroups { query.append(" AND \(unescaped: StudyStore.isOfAll("s"))") }
    if !questionnaireID.isEmpty { query.append(" AND s.questionnaire_id = \(questionnaireID)") }
    query.append(filter.sheetConditions)
    if let cursor {
      let transaction = String(cursor.transaction)
      query.append(
        """
         AND (s.stored_in >= \(transaction)::text::xid8
          OR (s.stored_in <> '3'
            AND s.participant_id IN (SELECT participant_id FROM test_participants))
          OR (s.participant_id, s.sheet_id) IN (
            SELECT participant_id, sheet_id FROM sheet_revisions
            WHERE study_id = \(studyID) AND stored_in >= \(transaction)::text::xid8
            UNION ALL SELECT participant_id, sheet_id FROM sheet_reviews
            WHERE study_id = \(studyID) AND stored_in >= \(transaction)::text::xid8
              AND kind <> 'comment'))
        """)
    }
    query.append(" ORDER BY s.questionnaire_id, s.sequence LIMIT \(limit)")
    return PostgresStatement(
      query,
      each: {
        (try SheetRecord($0), try $0.decode("is_test"))
      })
  }

  /// Returns the versions that a study's sheets use, read from the primary, because a missing
  /// version would be missing from the columns.
  ///
  /// - Parameter questionnaireID: empty for all questionnaires.
  static func exportedVersions(
    studyID: String, questionnaireID: String
  ) -> PostgresStatement<[QuestionnaireVersion]> {
    var query: PostgresQuery = """
      SELECT DISTINCT questionnaire_id, version FROM answer_sheets WHERE study_id = \(studyID)
      """
    if !questionnaireID.isEmpty { query.append(" AND questionnaire_id = \(questionnaireID)") }
    return PostgresStatement(
      query,
      each: { row in
        let (id, version) = try row.decode(String.self, Int32.self)
        return QuestionnaireVersion(questionnaireID: id, version: UInt32(version))
      })
  }

  /// Position of a sheet among all of its participant's, by questionnaire and time.
  struct OwnPosition: Sendable, Hashable {
    var questionnaireID: String
    var countedAt: Instant
    var sheetID: UUID

    init(_ record: SheetRecord) {
      questionnaireID = record.sheet.questionnaireID
      countedAt = record.countedAt
      sheetID = record.sheetID
    }

    /// Decodes a key; nil if it is not a valid ``key``.
    init?(key: String) {
      let parts = key.split(separator: " ", omittingEmptySubsequences: false)
      guard parts.count == 3, let countedAt = Instant(microsecondsText: parts[1]),
        let sheetID = UUID(text: String(parts[2]))
      else { return nil }
      questionnaireID = String(parts[0])
      self.countedAt = countedAt
      self.sheetID = sheetID
    }

    var key: String {
      "\(questionnaireID) \(countedAt.microseconds) \(sheetID.text)"
    }
  }

  /// Maximum stored (compressed) size of a page, in bytes.
  private static let ownPageBytesMax = 1 << 20

  /// Returns a participant's own sheets of all studies in index order, read from the primary. Pages
  /// of large sheets are smaller but never empty if there is one.
  static func ownPage(
    participantID: UUID, after position: OwnPosition?, limit: Int
  ) -> PostgresStatement<[SheetRecord]> {
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
         AND (k.questionnaire_id, k.counted_at, k.sheet_id)
          > (\(position.questionnaireID), \(position.countedAt.date), \(position.sheetID))
        """)
    }
    keys.append(
      """
       WINDOW page AS (ORDER BY k.questionnaire_id, k.counted_at, k.sheet_id)
      ORDER BY k.questionnaire_id, k.counted_at, k.sheet_id LIMIT \(limit)
      """)
    var query: PostgresQuery = "SELECT \(unescaped: SheetRecord.columns) FROM ("
    query.append(keys)
    query.append(
      """
      ) AS s \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
      WHERE s.place = 1 OR s.bytes <= \(ownPageBytesMax) ORDER BY s.place
      """)
    return PostgresStatement(query, each: SheetRecord.init)
  }
}
