package import FoundationEssentials

/// An access code as it is kept, beside its hash.
package struct IssuedAccessCode: Sendable, Hashable {
  /// Codes of one purpose that are good at a time: each repeated request whose answer was lost makes one
  /// more. One more than that makes the oldest worthless.
  package static let perAccountMax = 20
  /// Seconds for which the request that used a code is answered again, with the same password.
  package static let repetition: TimeInterval = 30 * 60

  package var purpose: AccessCodePurpose
  package var participantID: UUID
  package var username: String?
  /// Nil: it does not end by itself.
  package var expiresAt: Date?
  package var usedAt: Date?

  package init(
    purpose: AccessCodePurpose, participantID: UUID, username: String?, expiresAt: Date?,
    usedAt: Date?
  ) {
    self.purpose = purpose
    self.participantID = participantID
    self.username = username
    self.expiresAt = expiresAt
    self.usedAt = usedAt
  }

  package func isAlive(at now: Date) -> Bool { expiresAt.map { now < $0 } ?? true }
}
