public import Calendar
public import FoundationEssentials

/// A session that passed every rule, in usable form.
public struct AcceptedSession: Sendable, Hashable {
  public let sessionID: UUID
  public let startedAt: Instant
  public let netMilliseconds: Int64
  public let end: SessionEnd
  public let rating: SessionRating
  public let deviations: [Deviation]
  /// As it was sent, which tells a repetition from another session with the same id.
  public let session: ListeningSession

  /// A day.
  public static let netMillisecondsMax: Int64 = 24 * 3600 * 1000
}

/// What validation says about a session, before the store has its say about repetitions.
public enum SessionDecision: Sendable, Hashable {
  case accepted(AcceptedSession)
  /// Never acceptable as it is.
  case rejected([Violation])
  /// Not decidable now, or not acceptable as long as something lasts: says what it waits for.
  case postponed([Violation])

  public func waits(for reason: Reason) -> Bool {
    if case .postponed(let violations) = self {
      violations.contains { $0.reason == reason }
    } else {
      false
    }
  }
}
