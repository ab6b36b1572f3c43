package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Finds the sheets that binding sequences go by.
package struct SequenceLookup: Sendable {
  /// A span of time between two sheets of a batch, in one study.
  package struct Span: Sendable, Hashable {
    package var studyID: String
    /// Nil: from the beginning.
    package var after: Instant?
    package var notAfter: Instant

    package init(studyID: String, after: Instant?, notAfter: Instant) {
      self.studyID = studyID
      self.after = after
      self.notAfter = notAfter
    }
  }

  private let pool: PostgresPool

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  private struct Question {
    var span: Span
    var questionnaireID: String
    var isBeginning: Bool
  }

  /// Of each questionnaire that decides about a study's sequences, the latest sheets in each span; in one
  /// statement.
  ///
  /// - Parameter rules: of the studies of the spans.
  /// - Throws: `PostgresError`, `DecodingError`.
  package func steps(
    of participantID: UUID, in spans: [Span], rules: [String: StudyRules]
  ) async throws -> [String: [SequenceStep]] {
    let questions = spans.flatMap { span -> [Question] in
      guard let rules = rules[span.studyID] else { return [] }
      return rules.sequenceQuestionnaires.map {
        Question(
          span: span, questionnaireID: $0,
          isBeginning: rules.bindingLists?.beginnings.contains($0) ?? false)
      }
    }
    guard !questions.isEmpty else { return [:] }
    let rows = try await pool.query(
      """
      SELECT asked.study_id, asked.questionnaire_id, k.sheet_id, k.finished_at, k.received_at,
        CASE WHEN asked.is_beginning THEN \(unescaped: SheetRecord.presentAnswers) END AS answers,
        CASE WHEN asked.is_beginning THEN \(unescaped: SheetRecord.presentScores) END AS scores,
        coalesce(\(Deviation.clockImplausible.rawValue) = ANY(s.deviations), false) AS implausible
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
          AND finished_at > coalesce(asked.after, '-infinity')
          AND finished_at <= asked.not_after AND fills_in AND NOT withdrawn
        ORDER BY finished_at DESC, sheet_id DESC LIMIT \(SequenceTracker.depth)) AS k
      LEFT JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s ON true
      \(unescaped: SheetRecord.joinedRevision)
      """)
    var steps: [String: [SequenceStep]] = [:]
    for row in rows { steps[try row.decode("study_id"), default: []].append(try step(row)) }
    return steps
  }

  private func step(_ row: PostgresRow) throws -> SequenceStep {
    let answers = try row.decode("answers", as: PostgresJSON?.self)
    return SequenceStep(
      questionnaireID: try row.decode("questionnaire_id"),
      sheet: EarlierSheet(
        sheetID: try row.decode("sheet_id"), finishedAt: Instant(try row.decode("finished_at")),
        answers: try answers.map { try SheetJSON.readAnswers($0).known } ?? [:],
        scores: try SheetJSON.readScores(try row.decode("scores", as: PostgresJSON?.self))),
      receivedAt: Instant(try row.decode("received_at")),
      isPlausible: try !row.decode("implausible", as: Bool.self))
  }
}
