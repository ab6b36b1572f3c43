package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Reads stored sheets.
package struct SheetReader: Sendable {
  let pool: PostgresPool
  private let mayBeStale: PostgresReadRouter

  /// - Parameter mayBeStale: for exports and series, which may lack the sheets of the last seconds.
  package init(pool: PostgresPool, mayBeStale: PostgresReadRouter) {
    self.pool = pool
    self.mayBeStale = mayBeStale
  }

  /// A participant's own sheets, newest first.
  ///
  /// - Parameters:
  ///   - studyID: empty: of all studies.
  ///   - questionnaireID: empty: of all questionnaires.
  ///   - position: nil: from the newest; otherwise those behind it.
  package func list(
    participantID: UUID, studyID: String, questionnaireID: String,
    after position: SheetRecord.ListPosition?,
    limit: Int
  ) async throws -> [SheetRecord] {
    var keys: PostgresQuery = "answer_sheet_keys k WHERE k.participant_id = \(participantID)"
    if !questionnaireID.isEmpty { keys.append(" AND k.questionnaire_id = \(questionnaireID)") }
    if !studyID.isEmpty { keys.append(" AND k.study_id = \(studyID)") }
    if let position {
      keys.append(
        " AND (k.finished_at, k.sheet_id) < (\(position.finishedAt.date), \(position.sheetID))")
    }
    if questionnaireID.isEmpty {
      // No index has this order: the keys are sorted, before sheets are fetched for them.
      keys.append(" ORDER BY k.finished_at DESC, k.sheet_id DESC OFFSET 0")
    }
    var query: PostgresQuery =
      "SELECT \(unescaped: SheetRecord.columns) FROM (SELECT * FROM "
    query.append(keys)
    query.append(
      """
      ) AS k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
      ORDER BY k.finished_at DESC, k.sheet_id DESC LIMIT \(limit)
      """)
    return try await pool.query(query).map { try SheetRecord($0) }
  }

  /// A participant's answers to one question, newest first, finished in [from, until). Those of
  /// sheets whose time cannot be right have no place in it.
  package func series(
    participantID: UUID, studyID: String, questionnaireID: String, elementID: String,
    from: Instant?, until: Instant?, limit: Int
  ) async throws -> [SeriesEntry] {
    var query: PostgresQuery = """
      SELECT k.finished_at, s.version, \(unescaped: SheetRecord.presentAnswers) -> \(elementID) AS answer
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.questionnaire_id = \(questionnaireID)
        AND k.study_id = \(studyID) AND NOT k.withdrawn
        AND \(unescaped: SheetRecord.presentAnswers) ? \(elementID)
        AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
      """
    if let from { query.append(" AND k.finished_at >= \(from.date)") }
    if let until { query.append(" AND k.finished_at < \(until.date)") }
    query.append(" ORDER BY k.finished_at DESC, k.sheet_id DESC LIMIT \(limit)")
    return try await mayBeStale.query(query).compactMap { row in
      let (finishedAt, version, answer) = try row.decode(
        Date.self, Int32.self, PostgresJSON.self)
      return try SheetJSON.readAnswer(answer).map {
        SeriesEntry(finishedAt: Instant(finishedAt), version: UInt32(version), value: $0)
      }
    }
  }

  /// When the participant finished the latest sheet that fills in each of a study's questionnaires, however
  /// many there are of it.
  package func latestFinished(
    participantID: UUID, studyID: String, of questionnaireIDs: some Collection<String>
  ) async throws -> [String: Instant] {
    let rows = try await pool.query(
      """
      -- A clock that was ahead must not make a sheet the latest for years.
      SELECT asked.questionnaire_id, least(latest.finished_at, latest.received_at) AS finished_at
      FROM unnest((SELECT \(Array(questionnaireIDs))::text[])) AS asked (questionnaire_id)
      CROSS JOIN LATERAL (
        SELECT finished_at, received_at FROM answer_sheet_keys
        WHERE participant_id = \(participantID)
          AND questionnaire_id = asked.questionnaire_id AND study_id = \(studyID)
          AND fills_in AND NOT withdrawn
        ORDER BY finished_at DESC LIMIT 1) AS latest
      """)
    var latest: [String: Instant] = [:]
    for row in rows {
      latest[try row.decode("questionnaire_id")] = Instant(try row.decode("finished_at"))
    }
    return latest
  }

  /// Of these ids, the hashes of the stored sheets.
  package func hashes(participantID: UUID, of sheetIDs: Set<UUID>) async throws -> [UUID: [UInt8]] {
    let keys = Set(sheetIDs.map { SheetKey(participantID: participantID, sheetID: $0) })
    let hashes = try await SheetStore.hashes(of: keys, on: pool)
    return Dictionary(uniqueKeysWithValues: hashes.map { ($0.sheetID, $1) })
  }

  /// Of these stored sheets the scores, unless their month was dropped.
  package func scores(participantID: UUID, of sheetIDs: Set<UUID>) async throws -> [UUID:
    [SheetScore]]
  {
    guard !sheetIDs.isEmpty else { return [:] }
    let rows = try await pool.query(
      """
      SELECT k.sheet_id, \(unescaped: SheetRecord.presentScores) AS scores FROM answer_sheet_keys k
      CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.sheet_id = ANY(\(Array(sheetIDs)))
      """)
    return try rows.reduce(into: [:]) { scores, row in
      let (sheetID, json) = try row.decode(UUID.self, PostgresJSON?.self)
      scores[sheetID] = try SheetJSON.readScores(json)
    }
  }

  /// Place of a sheet in a study's export.
  package struct ExportPosition: Sendable, Hashable {
    package var questionnaireID: String
    package var sequence: Int64

    package init(questionnaireID: String, sequence: Int64) {
      self.questionnaireID = questionnaireID
      self.sequence = sequence
    }

    package static let start = ExportPosition(questionnaireID: "", sequence: 0)
  }

  /// A study's sheets by questionnaire and arrival, and of which of them the participant is marked. Those of
  /// somebody who is being erased are none, nor are those that already have another name, until all have.
  package func exportPage(
    studyID: String, questionnaireID: String, includesTests: Bool,
    after position: ExportPosition, limit: Int
  ) async throws -> [(record: SheetRecord, isTest: Bool)] {
    // Of the marked ones there are few, so that they are looked up in memory.
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
        > (\(position.questionnaireID), \(position.sequence))
        AND s.participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      """)
    if !includesTests {
      query.append(" AND NOT ")
      query.append(isTest)
    }
    if !questionnaireID.isEmpty { query.append(" AND s.questionnaire_id = \(questionnaireID)") }
    query.append(" ORDER BY s.questionnaire_id, s.sequence LIMIT \(limit)")
    return try await mayBeStale.query(query).map {
      (try SheetRecord($0), try $0.decode("is_test"))
    }
  }

  /// The versions that sheets of a study name; from the primary, for one that is missing here would be missing from
  /// the columns.
  ///
  /// - Parameter questionnaireID: empty: of all questionnaires.
  package func exportedVersions(
    studyID: String, questionnaireID: String
  ) async throws -> Set<QuestionnaireVersion> {
    var query: PostgresQuery = """
      SELECT DISTINCT questionnaire_id, version FROM answer_sheets WHERE study_id = \(studyID)
      """
    if !questionnaireID.isEmpty { query.append(" AND questionnaire_id = \(questionnaireID)") }
    let rows = try await pool.query(query)
    return try rows.reduce(into: []) { versions, row in
      let (id, version) = try row.decode(String.self, Int32.self)
      versions.insert(QuestionnaireVersion(questionnaireID: id, version: UInt32(version)))
    }
  }
}
