import FoundationEssentials
import IngestionDomain
import Postgres

/// Finds the sheets that conditions between questionnaires look at.
///
/// Nearly every momentary sheet of Track Your Tinnitus needs one, so what many calls look up at
/// once goes in one statement, as their sheets do later.
struct EarlierSheetLookup: Sendable {
  /// Asks for the latest sheet of a questionnaire that was not finished after a time.
  struct Question: Sendable, Hashable {
    var participantID: UUID
    var use: StudyQuestionnaire
    var notAfter: Instant
  }

  private let reader: BatchedWriter<Question, EarlierSheet?>

  init(pool: PostgresPool) {
    reader = BatchedWriter(pool: pool) { try await Self.find($0, on: $1) }
  }

  /// - Throws: `PostgresError`.
  func sheets(for questions: Set<Question>) async throws -> [StudyQuestionnaire: [EarlierSheet]] {
    let questions = Array(questions)
    var sheets: [StudyQuestionnaire: [EarlierSheet]] = [:]
    for (question, result) in zip(questions, try await reader.submit(questions)) {
      if let sheet = try result.get() { sheets[question.use, default: []].append(sheet) }
    }
    return sheets
  }

  private static func find(
    _ questions: [Question], on connection: PostgresConnection
  ) async throws -> [EarlierSheet?] {
    let rows = try await connection.query(
      """
      SELECT asked.place, latest.sheet_id, latest.finished_at, latest.answers
      FROM unnest(\(questions.map(\.participantID)), \(questions.map(\.use.studyID)),
        \(questions.map(\.use.questionnaireID)), \(questions.map(\.notAfter.date)))
        WITH ORDINALITY AS asked (participant_id, study_id, questionnaire_id, not_after, place)
      CROSS JOIN LATERAL (
        SELECT s.* FROM (
          -- More than one, for the latest may be of a month that was dropped.
          SELECT * FROM answer_sheet_keys
          WHERE participant_id = asked.participant_id
            AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
            AND finished_at <= asked.not_after
          ORDER BY finished_at DESC, sheet_id DESC LIMIT 5) AS k
        CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
        ORDER BY k.finished_at DESC, k.sheet_id DESC LIMIT 1) AS latest
      """)
    var sheets = [EarlierSheet?](repeating: nil, count: questions.count)
    for row in rows {
      let (place, sheetID, finishedAt, answers) = try row.decode(
        Int.self, UUID.self, Date.self, PostgresJSON.self)
      var known: [String: KnownAnswer] = [:]
      for answer in try SheetJSON.readAnswers(answers) {
        known[answer.elementID] = answer.value.flatMap { KnownAnswer($0) }
      }
      sheets[place - 1] = EarlierSheet(
        sheetID: sheetID, finishedAt: Instant(finishedAt), answers: known)
    }
    return sheets
  }
}
