import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Stores the revisions of sheets after the first, which is the sheet itself.
enum RevisionStore {
  /// Locks the participant's sheets against other amendments until the transaction ends.
  static func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(
        hashtextextended('otolith ingestion amendments ' || \(participantID.uuidString), 0))
      """)
  }

  /// Returns the hashes of those amendments that are stored.
  static func hashes(
    of amendmentIDs: Set<UUID>, by participantID: UUID
  ) -> PostgresStatement<[UUID: [UInt8]]> {
    PostgresStatement(
      """
      SELECT amendment_id, payload_hash FROM sheet_revisions
      WHERE participant_id = \(participantID) AND amendment_id = ANY(\(Array(amendmentIDs)))
      """, entry: { row in try row.decode(UUID.self, [UInt8].self) })
  }

  /// Returns those of the sheets that exist, each in its newest revision.
  ///
  /// - Parameters:
  ///   - studyID: study of the sheets; nil for all studies.
  ///   - concealsGroups: whether sheets of questionnaires that only some groups see are left out.
  static func sheets(
    _ sheetIDs: Set<UUID>, of participantID: UUID, in studyID: String? = nil,
    concealsGroups: Bool = false
  ) -> PostgresStatement<[SheetRecord]> {
    var query: PostgresQuery =
      """
      SELECT \(unescaped: SheetRecord.columns)
      FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
      WHERE k.participant_id = \(participantID) AND k.sheet_id = ANY(\(Array(sheetIDs)))
      """
    if let studyID { query.append(" AND k.study_id = \(studyID)") }
    if concealsGroups { query.append(" AND \(unescaped: StudyStore.isOfAll("k"))") }
    return PostgresStatement(query, each: SheetRecord.init)
  }

  /// Returns a participant's sheets that answer a question, by finish time; at most `limit`, fewer
  /// if they are large, but at least one if there is any.
  static func sheets(
    answering elementID: String, of questionnaireID: String, in studyID: String,
    by participantID: UUID, limit: Int, bytesMax: Int
  ) -> PostgresStatement<Page<SheetRecord>> {
    PostgresStatement(
      """
      SELECT * FROM (
        SELECT \(unescaped: SheetRecord.columns),
          sum(pg_column_size(\(unescaped: SheetRecord.presentAnswers))) OVER page AS size,
          row_number() OVER page AS place, count(*) OVER () AS sheets
        FROM answer_sheet_keys k CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
        \(unescaped: SheetRecord.joinedVersions) \(unescaped: SheetRecord.joinedRevision)
        WHERE k.participant_id = \(participantID) AND k.questionnaire_id = \(questionnaireID)
          AND k.study_id = \(studyID) AND NOT k.withdrawn
          AND \(unescaped: SheetRecord.presentAnswers) ? \(elementID)
        WINDOW page AS (ORDER BY s.finished_at, s.sheet_id)
        ORDER BY s.finished_at, s.sheet_id LIMIT \(limit)) AS page
      WHERE place = 1 OR size <= \(bytesMax) ORDER BY place
      """, pageOf: "sheets", each: SheetRecord.init)
  }

  /// Write revisions and exclude withdrawn sheets from all counts.
  ///
  /// - Parameter revisions: revisions of one participant, based on data read since ``lock(_:)``.
  static func write(
    _ revisions: [NewRevision], receivedAt: Date
  ) -> [PostgresStatement<Void>] {
    guard let participantID = revisions.first?.sheet.participantID else { return [] }
    let rows = revisions.map { Row($0) }
    return [
      insertion(of: rows, by: participantID, receivedAt: receivedAt),
      PostgresStatement(
        """
        UPDATE answer_sheet_keys SET withdrawn = true, one_time = false
        WHERE participant_id = \(participantID)
          AND sheet_id = ANY(\(rows.filter(\.isWithdrawn).map(\.sheetID))) AND NOT withdrawn
        """),
      PostgresStatement(
        """
        UPDATE sheet_usage AS known SET bytes = known.bytes + new.bytes
        FROM (SELECT study_id, sum(bytes)::bigint AS bytes
          FROM unnest(\(rows.map(\.studyID)), \(rows.map(\.byteCount))) AS new (study_id, bytes)
          GROUP BY study_id) AS new
        WHERE known.participant_id = \(participantID) AND known.study_id = new.study_id
        """),
    ]
  }

  private static func insertion(
    of rows: [Row], by participantID: UUID, receivedAt: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO sheet_revisions (participant_id, sheet_id, revision, amendment_id, payload_hash,
        study_id, questionnaire_id, version, finished_at, sheet_received_at, reason, correction, amended_at,
        received_at, withdrawn, answers, scores)
      SELECT \(participantID), sheet_id, revision, amendment_id, payload_hash, study_id,
        questionnaire_id, version, finished_at, sheet_received_at, reason, correction, amended_at,
        \(receivedAt), withdrawn, answers, scores
      FROM unnest(\(rows.map(\.sheetID)), \(rows.map(\.revision)), \(rows.map(\.amendmentID)),
        \(rows.map(\.payloadHash)), \(rows.map(\.studyID)), \(rows.map(\.questionnaireID)),
        \(rows.map(\.version)), \(rows.map(\.finishedAt)), \(rows.map(\.sheetReceivedAt)),
        \(rows.map(\.reason)), \(rows.map(\.correction)), \(rows.map(\.amendedAt)),
        \(rows.map(\.isWithdrawn)),
        \(rows.map(\.answers)), \(rows.map(\.scores)))
        AS rows (sheet_id, revision, amendment_id, payload_hash, study_id, questionnaire_id,
          version, finished_at, sheet_received_at, reason, correction, amended_at, withdrawn,
          answers, scores)
      """)
  }

  private struct Row {
    let sheetID: UUID
    let revision: Int32
    let amendmentID: UUID
    let payloadHash: [UInt8]
    let studyID: String
    let questionnaireID: String
    let version: Int32
    let finishedAt: Date
    let sheetReceivedAt: Date
    let reason: String
    let correction: String
    let amendedAt: Date
    let isWithdrawn: Bool
    let answers: PostgresJSON
    let scores: PostgresJSON?

    var byteCount: Int64 { Int64(answers.text.utf8.count) }

    init(_ new: NewRevision) {
      let sheet = new.sheet
      sheetID = sheet.sheetID
      revision = Int32(clamping: new.revision)
      amendmentID = new.amendment.amendmentID
      payloadHash = new.payloadHash
      studyID = sheet.sheet.studyID
      questionnaireID = sheet.sheet.questionnaireID
      version = Int32(clamping: sheet.sheet.version)
      finishedAt = sheet.finishedAt.date
      sheetReceivedAt = sheet.receivedAt.date
      reason = new.amendment.reason
      correction = new.amendment.correction?.rawValue ?? ""
      amendedAt = new.amendment.amendedAt.date
      isWithdrawn = new.isWithdrawn
      answers = SheetJSON.answers(new.answers)
      scores = SheetJSON.scores(new.scores)
    }
  }

  /// Deletes revisions of sheets whose month was dropped.
  ///
  /// - Returns: whether there may be more.
  static func deleteOfNothing(atMost: Int) -> PostgresStatement<Bool> {
    PostgresStatement("SELECT delete_revisions_of_nothing(\(Int64(atMost))) AS gone") { rows in
      try (rows.first?.decode("gone", as: Int64.self) ?? 0) >= Int64(atMost)
    }
  }
}
