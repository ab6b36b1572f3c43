package import FoundationEssentials

/// The state of a mailed code (ASVS 5.0 6.4.1), which is valid for one use, 24 hours and five attempts.
package struct ConfirmationCodeState: Sendable, Hashable {
  /// Seconds.
  package static let lifetime: TimeInterval = 24 * 3600
  static let attemptsMax = 5

  package private(set) var expiresAt: Date
  package private(set) var attempts: Int

  package init(expiresAt: Date, attempts: Int) {
    self.expiresAt = expiresAt
    self.attempts = attempts
  }

  /// A code made now.
  package init(issuedAt: Date) {
    self.init(expiresAt: issuedAt.addingTimeInterval(Self.lifetime), attempts: 0)
  }

  package enum Decision: Sendable, Hashable {
    /// Compare; the attempt has been counted.
    case compare
    /// Not valid any more; the person needs a new one.
    case rejected
  }

  /// Counts an attempt before its outcome is known, so that concurrent attempts cannot exceed the limit.
  package mutating func attempt(at now: Date) -> Decision {
    guard now < expiresAt, attempts < Self.attemptsMax else { return .rejected }
    attempts += 1
    return .compare
  }
}
