import Calendar
import FoundationEssentials
import IngestionDomain

/// What a participant is to fill in now, binding orders included.
package struct PresentOffers: Sendable {
  private let offers: OfferLookup
  private let sequences: SequenceSource

  package init(offers: OfferLookup, sequences: SequenceSource) {
    self.offers = offers
    self.sequences = sequences
  }

  /// - Returns: besides, how far the participant is in a binding order; nil: none is.
  /// - Throws: `PostgresError`, `DecodingError`.
  func callAsFunction(
    to participantID: UUID, rules: StudyRules, groups: MemberGroups, now: Instant
  ) async throws -> (offers: [Offer], order: SequenceTracker?) {
    let order = try await sequences.tracker(
      of: participantID, rules: rules, groups: groups, now: now)
    let all = try await offers.offers(
      to: participantID, rules: rules, groups: groups, now: now)
    guard let next = order?.state.pending.first else { return (all, order) }
    // Nothing else is accepted but what blocks even the sequence.
    let blocking = all.filter {
      $0.afterSheetID == nil && $0.questionnaireID != next.questionnaireID
    }
    return (blocking + [rules.offer(next)], order)
  }
}
