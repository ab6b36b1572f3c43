package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Finds the sheets that conditions between questionnaires look at.
///
/// Nearly every momentary sheet of Track Your Tinnitus needs one, so what many calls look up at
/// once goes in one statement, as their sheets do later; it needs no transaction around it.
package struct EarlierSheetLookup: Sendable {
  /// Asks for the latest sheet of a questionnaire that was not finished after a time.
  package struct Question: Sendable, Hashable {
    package var participantID: UUID
    package var use: StudyQuestionnaire
    package var notAfter: Instant
    /// Whether those that are empty do not count.
    package var fillingIn: Bool

    package init(
      participantID: UUID, use: StudyQuestionnaire, notAfter: Instant, fillingIn: Bool = false
    ) {
      self.participantID = participantID
      self.use = use
      self.notAfter = notAfter
      self.fillingIn = fillingIn
    }
  }

  /// A sheet that cannot be read harms only the question that asked for it.
  private typealias Found = Result<EarlierSheet?, any Error>

  private let reader: BatchedWriter<Question, Found>

  package init(pool: PostgresPool) {
    reader = BatchedWriter(pool: pool, statement: Self.statement) { try Self.found($0, $1) }
  }

  /// - Throws: `PostgresError`.
  package func sheets(for questions: Set<Question>) async throws -> [StudyQuestionnaire:
    [EarlierSheet]]
  {
    try await answers(to: questions).reduce(into: [:]) { sheets, found in
      sheets[found.key.use, default: []].append(found.value)
    }
  }

  /// The sheet that each question asks for, where there is one.
  ///
  /// - Throws: `PostgresError`.
  package func answers(to questions: Set<Question>) async throws -> [Question: EarlierSheet] {
    var sheets: [Question: EarlierSheet] = [:]
    var open = Array(questions)
    var isRepeated = false
    while !open.isEmpty {
      var again: [Question] = []
      for (question, result) in zip(open, try await reader.submit(open)) {
        switch result {
        case .success(let found):
          sheets[question] = try found.get()
        case .failure(let error):
          // Nobody can say whether the statement ran when the connection broke. As it only reads,
          // it may run again.
          guard !isRepeated, Self.isConnectionLost(error) else { throw error }
          again.append(question)
        }
      }
      open = again
      isRepeated = true
    }
    return sheets
  }

  private static func isConnectionLost(_ error: any Error) -> Bool {
    (error as? PostgresError)?.kind == .connectionLost(commitUnknown: true)
  }

  private static func statement(_ questions: [Question]) -> PostgresQuery {
    """
    SELECT asked.place, s.sheet_id, s.finished_at, \(unescaped: SheetRecord.presentAnswers) AS answers,
      \(unescaped: SheetRecord.presentScores) AS scores, s.fills_in
    FROM unnest((SELECT \(questions.map(\.participantID))::uuid[]),
      (SELECT \(questions.map(\.use.studyID))::text[]),
      (SELECT \(questions.map(\.use.questionnaireID))::text[]),
      (SELECT \(questions.map(\.notAfter.date))::timestamptz[]),
      (SELECT \(questions.map(\.fillingIn))::boolean[]))
      WITH ORDINALITY
      AS asked (participant_id, study_id, questionnaire_id, not_after, filling_in, place)
    CROSS JOIN LATERAL (
      SELECT s.*, k.fills_in FROM (
        -- More than one, for the latest may be of a month that was dropped.
        SELECT * FROM answer_sheet_keys
        WHERE participant_id = asked.participant_id
          AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
          AND finished_at <= asked.not_after AND (fills_in OR NOT asked.filling_in)
          AND NOT withdrawn
        ORDER BY finished_at DESC, sheet_id DESC LIMIT 5) AS k
      CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      ORDER BY k.finished_at DESC, k.sheet_id DESC LIMIT 1) AS s
    \(unescaped: SheetRecord.joinedRevision)
    """
  }

  private static func found(_ questions: [Question], _ rows: [PostgresRow]) throws -> [Found] {
    var sheets = [Found](repeating: .success(nil), count: questions.count)
    for row in rows {
      let (place, sheetID, finishedAt, answers, scores, fillsIn) = try row.decode(
        Int.self, UUID.self, Date.self, PostgresJSON.self, PostgresJSON?.self, Bool.self)
      sheets[place - 1] = Result {
        var known: [String: KnownAnswer] = [:]
        for answer in try SheetJSON.readAnswers(answers) {
          known[answer.elementID] = answer.value.flatMap { KnownAnswer($0) }
        }
        return EarlierSheet(
          sheetID: sheetID, finishedAt: Instant(finishedAt), answers: known,
          scores: try SheetJSON.readScores(scores), fillsIn: fillsIn)
      }
    }
    return sheets
  }
}
