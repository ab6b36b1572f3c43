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
  /// That the account keeps.
  package var email: String?
  /// Nil: it does not end by itself.
  package var expiresAt: Date?
  package var usedAt: Date?

  package init(
    purpose: AccessCodePurpose, participantID: UUID, username: String?, email: String? = nil,
    expiresAt: Date?, usedAt: Date?
  ) {
    self.purpose = purpose
    self.participantID = participantID
    self.username = username
    self.email = email
    self.expiresAt = expiresAt
    self.usedAt = usedAt
  }

  /// Whether the account is signed in to under this name.
  package func isOf(_ name: AccountName) -> Bool {
    switch name {
    case .username(let username): username.key == self.username?.lowercased()
    case .email(let email): email.key == self.email?.lowercased()
    }
  }

  package func isAlive(at now: Date) -> Bool { expiresAt.map { now < $0 } ?? true }
}
