import Calendar
import FoundationEssentials
import ServiceKit

/// Lists the questionnaires that a participant can fill in now.
struct ListOffers: Sendable {
  let studies: StudyCache
  let groups: GroupSource
  let presentOffers: PresentOffers
  let clock: any WallClock

  /// - Throws: ``IngestionError`` `.studyNotYetKnown`; `PostgresError`, `DecodingError`.
  func callAsFunction(
    of studyID: String, to submitter: Submitter
  ) async throws -> [Offer] {
    guard case .known(let rules) = try await studies.rules(for: [studyID: []])[studyID] else {
      throw IngestionError.studyNotYetKnown(studyID)
    }
    let now = Instant(clock.now())
    // No questionnaire can be filled in while the study is paused.
    if rules.isPaused { return [] }
    // Nor before the participant agreed to the study's current text.
    if let end = submitter.consentEnds[studyID], Instant(end) <= now { return [] }
    let memberGroups = try await groups.groups(
      of: submitter, in: rules.hasGroups ? [studyID] : [])
    return try await presentOffers(
      to: submitter.participantID, rules: rules,
      groups: memberGroups[studyID] ?? MemberGroups(), now: now
    ).offers
  }
}

/// The current offers of a participant, including binding sequences.
struct PresentOffers: Sendable {
  let offers: OfferLookup
  let sequences: SequenceSource

  /// - Returns: the offers, and the position in a binding sequence (nil without one).
  /// - Throws: `PostgresError`, `DecodingError`.
  func callAsFunction(
    to participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> (offers: [Offer], order: SequenceTracker?) {
    let order = try await sequences.tracker(
      of: participantID, rules: rules, groups: groups, now: now)
    let all = try await offers.offers(
      to: participantID, rules: rules, groups: groups, now: now)
    guard let next = order?.state.pending.first else { return (all, order) }
    // Only questionnaires that block even the sequence are accepted besides the next one.
    let blocking = all.filter {
      $0.afterSheetID == nil && $0.questionnaireID != next.questionnaireID
    }
    return (blocking + [rules.offer(next)], order)
  }
}
