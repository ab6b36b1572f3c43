import Calendar
import ServiceKit

/// Looks up how a study uses a questionnaire, if the participant may see it. Questionnaires that
/// the participant may not see are reported as not in the study.
struct VisibleQuestionnaires: Sendable {
  let studies: StudyCache
  let groups: GroupSource
  let clock: any WallClock

  /// - Parameter isConfirming: whether to ask the catalogue for a newer revision.
  /// - Throws: ``IngestionError`` `.studyUnknown`, `.studyNotYetKnown`, `.questionnaireNotInStudy`;
  ///   `PostgresError`.
  func use(
    of questionnaireID: String, in studyID: String, by submitter: Submitter,
    confirming isConfirming: Bool = false
  ) async throws -> QuestionnaireUse {
    let resolved = try await studies.rules(
      for: [studyID: [questionnaireID]], confirming: isConfirming ? [studyID] : [],
      arrivedAt: submitter.arrivedAt)
    switch resolved[studyID] {
    case .unknown: throw IngestionError.studyUnknown(studyID)
    case .unavailable, nil: throw IngestionError.studyNotYetKnown(studyID)
    case .known(let rules):
      let memberGroups = try await memberGroups(of: submitter, asking: questionnaireID, rules)
      if let use = rules.use(of: questionnaireID, shownTo: memberGroups) { return use }
      guard memberGroups.settledUntil > .distantPast,
        try await isConfirmed(studyID, arrivedAt: submitter.arrivedAt)
      else { throw IngestionError.studyNotYetKnown(studyID) }
      throw IngestionError.questionnaireNotInStudy(
        studyID: studyID, questionnaireID: questionnaireID)
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

  /// Whether the catalogue confirmed the study's rules, or no catalogue is configured.
  private func isConfirmed(
    _ studyID: String, arrivedAt: ContinuousClock.Instant
  ) async throws -> Bool {
    let resolved = try await studies.rules(
      for: [studyID: []], confirming: [studyID], arrivedAt: arrivedAt)
    guard case .known(let rules) = resolved[studyID] else { return false }
    return rules.settledUntil > .distantPast
  }
}
