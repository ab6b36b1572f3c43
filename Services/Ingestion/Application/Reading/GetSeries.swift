package import Calendar
package import IngestionDomain
package import IngestionStore
package import ServiceKit

/// Gives a participant the own answers to one question.
package struct GetSeries: Sendable {
  package struct Request: Sendable {
    package var studyID: String
    package var questionnaireID: String
    package var elementID: String
    /// Of sheets finished at or after it; nil: from the first.
    package var from: Instant?
    /// Of sheets finished before it; nil: to the last.
    package var until: Instant?

    package init(
      studyID: String, questionnaireID: String, elementID: String, from: Instant?,
      until: Instant?
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementID = elementID
      self.from = from
      self.until = until
    }
  }

  private let reader: SheetReader
  private let studies: StudyCache
  private let questionnaires: QuestionnaireCache
  private let groups: GroupSource
  private let clock: any WallClock

  package init(
    reader: SheetReader, studies: StudyCache, questionnaires: QuestionnaireCache,
    groups: GroupSource, clock: any WallClock
  ) {
    self.reader = reader
    self.studies = studies
    self.questionnaires = questionnaires
    self.groups = groups
    self.clock = clock
  }

  /// Newest first. A series without points that could never have any is an error: a mistyped name must
  /// not look like a question that was never answered.
  ///
  /// - Throws: ``IngestionError`` `.studyUnknown`, `.questionnaireNotInStudy`, `.elementUnknown`;
  ///   `PostgresError`.
  package func callAsFunction(
    _ request: Request, limit: Int, by submitter: Submitter
  ) async throws -> [SeriesEntry] {
    let entries = try await reader.series(
      participantID: submitter.participantID, studyID: request.studyID,
      questionnaireID: request.questionnaireID, elementID: request.elementID,
      from: request.from, until: request.until, limit: limit)
    if entries.isEmpty { try await check(request, by: submitter) }
    return entries
  }

  /// Does nothing where it cannot be said, nor for those who are no participants now: they learn nothing
  /// of a study's questionnaires. Others learn nothing of those that are for groups in which they never
  /// were.
  private func check(_ request: Request, by submitter: Submitter) async throws {
    let (studyID, questionnaireID) = (request.studyID, request.questionnaireID)
    switch try await studies.rules(for: [studyID: [questionnaireID]])[studyID] {
    case .unknown:
      throw IngestionError.studyUnknown(studyID)
    case .known(let rules) where submitter.enrolledStudies.contains(studyID):
      let memberGroups = try await memberGroups(of: submitter, asking: questionnaireID, rules)
      if let use = rules.use(of: questionnaireID, shownTo: memberGroups) {
        try await questionnaires.requireElement(
          request.elementID, of: questionnaireID, upTo: use.version)
      } else if memberGroups.settledUntil > .distantPast, try await isConfirmed(studyID) {
        throw IngestionError.questionnaireNotInStudy(
          studyID: studyID, questionnaireID: questionnaireID)
      }
    case .known, .unavailable, nil: return
    }
  }

  private func memberGroups(
    of submitter: Submitter, asking questionnaireID: String, _ rules: StudyRules
  ) async throws -> MemberGroups {
    guard
      let question = GroupSource.Question(
        about: questionnaireID, of: rules, at: Instant(clock.now()))
    else { return MemberGroups() }
    return try await groups.groups(
      of: submitter, in: [rules.studyID], needing: [rules.studyID: [question]]
    )[rules.studyID] ?? MemberGroups()
  }

  /// Whether the catalogue has said what the study's rules are, or cannot be asked because there is none.
  private func isConfirmed(_ studyID: String) async throws -> Bool {
    guard
      case .known(let rules) = try await studies.rules(
        for: [studyID: []], confirming: [studyID])[studyID]
    else { return false }
    return rules.settledUntil > .distantPast
  }
}
