import Calendar
package import IngestionDomain
package import IngestionStore
package import ServiceKit

/// Says how far a participant is with each questionnaire of a study, by the rules that sheets are judged by. As
/// many queries for a hundred questionnaires as for one.
package struct GetStanding: Sendable {
  private let studies: StudyCache
  private let enrolments: EnrolmentCache
  private let groups: GroupSource
  private let reader: StandingReader
  private let presentOffers: PresentOffers
  private let drafts: any DraftProgressSource
  private let clock: any WallClock

  package init(
    studies: StudyCache, enrolments: EnrolmentCache, groups: GroupSource, reader: StandingReader,
    presentOffers: PresentOffers, drafts: any DraftProgressSource, clock: any WallClock
  ) {
    self.studies = studies
    self.enrolments = enrolments
    self.groups = groups
    self.reader = reader
    self.presentOffers = presentOffers
    self.drafts = drafts
    self.clock = clock
  }

  /// Whoever has left reads what there is, with nothing open.
  ///
  /// - Throws: ``IngestionError`` `.notEnrolled` for who never took part, `.studyNotYetKnown`; `PostgresError`,
  ///   `DecodingError`.
  package func callAsFunction(
    of studyID: String, to submitter: Submitter
  ) async throws -> StudyStanding {
    let now = Instant(clock.now())
    let isMember = try await isMember(submitter, of: studyID)
    let resolved = try await studies.rules(for: [studyID: []], arrivedAt: submitter.arrivedAt)
    guard case .known(let rules) = resolved[studyID] else {
      throw IngestionError.studyNotYetKnown(studyID)
    }
    var facts = StudyStanding.Facts(now: now, rules: rules)
    facts.mayFillIn = isMember && submitter.consentEnds[studyID].map { Instant($0) > now } ?? true
    facts.groups =
      try await groups.groups(of: submitter, in: rules.hasGroups ? [studyID] : [])[studyID]
      ?? MemberGroups()
    facts.tallies = try await reader.tallies(
      of: submitter.participantID, in: studyID, questionnaireIDs: rules.uses.keys, now: now)
    facts.drafts = try await drafts.latestDrafts(
      of: submitter.participantID, in: studyID, at: now)
    if facts.mayFillIn, !rules.isPaused {
      let present = try await presentOffers(
        to: submitter.participantID, rules: rules, groups: facts.groups, now: now)
      facts.offered = Set(present.offers.map(\.questionnaireID))
      facts.order = present.order
    }
    return StudyStanding(facts)
  }

  private func isMember(_ submitter: Submitter, of studyID: String) async throws -> Bool {
    let enrolment = try await enrolments.presentEnrolment(of: submitter, in: studyID)
    guard enrolment.isStranger else { return enrolment.isCurrent }
    throw enrolment.doubt == nil
      ? IngestionError.notEnrolled(studyID) : IngestionError.studyNotYetKnown(studyID)
  }
}
