import Calendar
import FoundationEssentials
import Postgres

/// Finds the sheets that binding sequences depend on.
enum SequenceLookup {
  /// The time between two sheets of a batch in one study.
  struct Span: Sendable, Hashable {
    var studyID: String
    /// Start of the span; nil for no start.
    var after: Instant?
    var notAfter: Instant
  }

  private struct Question {
    var span: Span
    var questionnaireID: String
    var isBeginning: Bool
  }

  /// Returns the latest sheets in each span of the questionnaires relevant to a study's sequences,
  /// with one statement.
  ///
  /// - Parameter rules: rules of the studies of the spans.
  /// - Returns: nil if the studies have no sequences.
  static func steps(
    of participantID: UUID, in spans: [Span], rules: [String: StudyRules]
  ) -> PostgresStatement<[String: [SequenceStep]]>? {
    let questions = spans.flatMap { span -> [Question] in
      guard let rules = rules[span.studyID] else { return [] }
      return rules.sequenceQuestionnaires.map {
        Question(
          span: span, questionnaireID: $0,
          isBeginning: rules.bindingLists?.beginnings.contains($0) ?? false)
      }
    }
    guard !questions.isEmpty else { return nil }
    return PostgresStatement(
      """
      SELECT asked.study_id, asked.questionnaire_id, k.sheet_id, k.finished_at, k.received_at,
        CASE WHEN asked.is_beginning THEN \(unescaped: SheetRecord.presentAnswers) END AS answers,
        CASE WHEN asked.is_beginning THEN \(unescaped: SheetRecord.presentScores) END AS scores,
        k.counted_at, coalesce(\(Deviation.clockImplausible.rawValue) = ANY(s.deviations), false) AS implausible
      -- One plan serves all calls; see SheetStore.hashes.
      FROM unnest((SELECT \(questions.map(\.span.studyID))::text[]),
        (SELECT \(questions.map(\.questionnaireID))::text[]),
        (SELECT \(questions.map(\.isBeginning))::boolean[]),
        (SELECT \(questions.map { $0.span.after?.date })::timestamptz[]),
        (SELECT \(questions.map(\.span.notAfter.date))::timestamptz[]))
        AS asked (study_id, questionnaire_id, is_beginning, after, not_after)
      CROSS JOIN LATERAL (
        SELECT * FROM answer_sheet_keys
        WHERE participant_id = \(participantID)
          AND questionnaire_id = asked.questionnaire_id AND study_id = asked.study_id
          AND counted_at > coalesce(asked.after, '-infinity')
          AND counted_at <= asked.not_after AND fills_in AND NOT withdrawn
        ORDER BY counted_at DESC, sheet_id DESC LIMIT \(SequenceTracker.depth)) AS k
      LEFT JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s ON true
      \(unescaped: SheetRecord.joinedRevision)
      """
    ) { rows in
      try rows.reduce(into: [:]) { steps, row in
        steps[try row.decode("study_id"), default: []].append(try step(row))
      }
    }
  }

  private static func step(_ row: PostgresRow) throws -> SequenceStep {
    let answers = try row.decode("answers", as: PostgresJSON?.self)
    return SequenceStep(
      questionnaireID: try row.decode("questionnaire_id"),
      sheet: EarlierSheet(
        sheetID: try row.decode("sheet_id"), finishedAt: Instant(try row.decode("finished_at")),
        countedAt: Instant(try row.decode("counted_at")),
        answers: try answers.map { try SheetJSON.readAnswers($0).known } ?? [:],
        scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self))),
      receivedAt: Instant(try row.decode("received_at")),
      isPlausible: try !row.decode("implausible", as: Bool.self))
  }
}
