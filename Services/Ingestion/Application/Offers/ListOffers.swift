import Calendar
package import IngestionDomain
package import ServiceKit

/// Says what a participant is to fill in now.
package struct ListOffers: Sendable {
  private let studies: StudyCache
  private let groups: GroupSource
  private let presentOffers: PresentOffers
  private let clock: any WallClock

  package init(
    studies: StudyCache, groups: GroupSource, presentOffers: PresentOffers, clock: any WallClock
  ) {
    self.studies = studies
    self.groups = groups
    self.presentOffers = presentOffers
    self.clock = clock
  }

  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`, `DecodingError`.
  package func callAsFunction(
    of studyID: String, to submitter: Submitter
  ) async throws -> [Offer] {
    guard case .known(let rules) = try await studies.rules(for: [studyID: []])[studyID] else {
      throw IngestionError.studyNotYetKnown(studyID)
    }
    let now = Instant(clock.now())
    // Nothing is to be filled in while the study is paused.
    if rules.isPaused { return [] }
    // Nor before the study's present text is agreed to.
    if let end = submitter.consentEnds[studyID], Instant(end) <= now { return [] }
    let memberGroups = try await groups.groups(
      of: submitter, in: rules.hasGroups ? [studyID] : [])
    return try await presentOffers(
      to: submitter.participantID, rules: rules,
      groups: memberGroups[studyID] ?? MemberGroups(), now: now
    ).offers
  }
}
