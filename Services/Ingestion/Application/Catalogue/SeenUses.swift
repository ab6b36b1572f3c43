import Calendar
import IngestionDomain
package import ServiceKit

/// Finds out how a study uses a questionnaire, for those who see it: others are told that the study has none.
package struct SeenUses: Sendable {
  private let studies: StudyCache
  private let groups: GroupSource
  private let clock: any WallClock

  package init(studies: StudyCache, groups: GroupSource, clock: any WallClock) {
    self.studies = studies
    self.groups = groups
    self.clock = clock
  }

  /// - Parameter isConfirming: whether the catalogue is asked whether there is a newer revision.
  /// - Throws: ``IngestionError`` `.studyUnknown`, `.studyNotYetKnown`, `.questionnaireNotInStudy`; `PostgresError`.
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

  /// Whether the catalogue has said what the study's rules are, or cannot be asked because there is none.
  private func isConfirmed(
    _ studyID: String, arrivedAt: ContinuousClock.Instant
  ) async throws -> Bool {
    let resolved = try await studies.rules(
      for: [studyID: []], confirming: [studyID], arrivedAt: arrivedAt)
    guard case .known(let rules) = resolved[studyID] else { return false }
    return rules.settledUntil > .distantPast
  }
}
