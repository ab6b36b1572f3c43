import Calendar
import FoundationEssentials
import Postgres
import Questionnaires
import ServiceKit

/// Returns a participant's values beside the released ones of all participants.
struct ReadComparisons: Sendable {
  let router: PostgresReadRouter
  let studies: StudyCache
  let groups: GroupSource
  let requireMembership: RequireMembership
  let clock: any WallClock

  /// Returns the comparisons of the questionnaires that the participant sees, in the order of the study.
  ///
  /// - Throws: ``MembershipError``; ``IngestionError`` `.studyNotYetKnown`; `PostgresError`,
  ///   `DecodingError`.
  func callAsFunction(
    in studyID: String, by submitter: Submitter
  ) async throws -> [ComparisonResult] {
    let now = clock.now()
    try await requireMembership(submitter, in: studyID, now: now)
    let resolved = try await studies.rules(for: [studyID: []], arrivedAt: submitter.arrivedAt)
    guard case .known(let rules) = resolved[studyID] else {
      throw IngestionError.studyNotYetKnown(studyID)
    }
    if rules.comparisons.isEmpty { return [] }
    let memberGroups =
      try await groups.groups(of: submitter, in: rules.hasGroups ? [studyID] : [])[studyID]
      ?? MemberGroups()
    let seen = rules.comparisons.filter {
      rules.use(of: $0.questionnaireID, shownTo: memberGroups) != nil
    }
    if seen.isEmpty { return [] }
    let own = try await router.answer(
      to: ComparisonStore.ownPlaces(
        of: seen, in: studyID, participantID: submitter.participantID, now: now))
    let stored = try await router.answer(to: ComparisonStore.all(of: studyID))
    return seen.enumerated().map { number, definition in
      ComparisonResult(
        definition: definition, ownPlace: own[number],
        comparison: Self.comparison(definition, stored[definition.id], hasOwn: own[number] != nil))
    }
  }

  private static func comparison(
    _ definition: ComparisonDefinition, _ stored: ComparisonStore.Stored?, hasOwn: Bool
  ) -> ComparisonResult.Comparison {
    guard hasOwn else { return .noOwnValue }
    guard let stored, stored.isExamined, stored.key == definition.key else { return .notReleased }
    guard let (release, time) = stored.release else { return .tooFewParticipants }
    return .released(release, at: time)
  }
}
