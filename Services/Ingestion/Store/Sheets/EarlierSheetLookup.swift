package import Calendar
package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Finds the sheets that conditions between questionnaires look at.
package struct EarlierSheetLookup: Sendable {
  /// Asks for the latest sheet that fills a questionnaire in and was not finished after a time.
  package struct Question: Sendable, Hashable {
    package var participantID: UUID
    package var use: StudyQuestionnaire
    package var notAfter: Instant

    package init(participantID: UUID, use: StudyQuestionnaire, notAfter: Instant) {
      self.participantID = participantID
      self.use = use
      self.notAfter = notAfter
    }
  }

  private let histories: HistoryLookup

  package init(histories: HistoryLookup) {
    self.histories = histories
  }

  /// - Parameter questions: about one participant.
  /// - Throws: `PostgresError`.
  package func sheets(for questions: Set<Question>) async throws -> [StudyQuestionnaire:
    [EarlierSheet]]
  {
    try await answers(to: questions).byUse
  }

  /// The sheet that each question asks for, where there is one.
  ///
  /// - Parameter questions: about one participant.
  /// - Throws: `PostgresError`.
  package func answers(to questions: Set<Question>) async throws -> [Question: EarlierSheet] {
    try await histories.history(answering: Set(questions.map { .latestSheet($0) })).latestSheets
  }

  /// The same in a transaction.
  package static func statement(
    for questions: Set<Question>
  ) -> PostgresStatement<[Question: EarlierSheet]> {
    HistoryLookup.latestSheets(answering: questions)
  }
}

extension [EarlierSheetLookup.Question: EarlierSheet] {
  package var byUse: [StudyQuestionnaire: [EarlierSheet]] {
    reduce(into: [:]) { $0[$1.key.use, default: []].append($1.value) }
  }
}
