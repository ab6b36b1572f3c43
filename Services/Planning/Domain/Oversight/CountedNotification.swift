package import FoundationEssentials

/// A notification that compliance counts.
package struct CountedNotification: Sendable, Hashable {
  package var kept: KeptNotification
  /// Pseudonym.
  package var participant: String
  /// As the participant belongs to it now; empty: none.
  package var groupID: String
  package var isTest: Bool
  /// The zone that it was drawn in, or else the participant's.
  package var timeZone: String
  /// Its instant by the clock of that zone, `YYYY-MM-DDTHH:MM:SS`.
  package var localTime: String
  /// When it can no longer be answered in time: its expiry, or where it is neither answered nor refused the next of
  /// its schedule; nil: neither is known.
  package var endsAt: Date?

  package init(
    kept: KeptNotification, participant: String, groupID: String, isTest: Bool, timeZone: String,
    localTime: String, endsAt: Date?
  ) {
    self.kept = kept
    self.participant = participant
    self.groupID = groupID
    self.isTest = isTest
    self.timeZone = timeZone
    self.localTime = localTime
    self.endsAt = endsAt
  }

  /// What became of it, as compliance counts.
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case answeredInTime = "answered_in_time"
    case answeredLate = "answered_late"
    case dismissed
    case missed
    case expired
    /// It can still be answered in time.
    case open
  }

  package func outcome(at now: Date) -> Outcome {
    let (life, instant) = (kept.standing.life, kept.standing.handedOut.instant)
    if let answeredAt = life.answeredAt {
      return instant.expiresAt.map { answeredAt > $0.date } ?? false
        ? .answeredLate : .answeredInTime
    }
    return switch life.state(until: endsAt, at: now) {
    case .dismissed: .dismissed
    case .missed: .missed
    case .expired: .expired
    default: .open
    }
  }
}
