package import FoundationEssentials

/// Which accounts an administrator wants to see; nil: whatever it is.
package struct ManagedAccountFilter: Sendable, Hashable {
  package var role: AccountRole?
  package var state: ManagedAccount.State?
  package var createdFrom: Date?
  package var createdBefore: Date?
  package var isTestParticipant: Bool?
  /// In lower case; letters, digits, `.`, `_` and `-` only.
  package var usernamePrefix: String?
  /// Finds nobody whose address may not be shown.
  package var email: EmailAddress?

  package init(
    role: AccountRole? = nil, state: ManagedAccount.State? = nil, createdFrom: Date? = nil,
    createdBefore: Date? = nil, isTestParticipant: Bool? = nil, usernamePrefix: String? = nil,
    email: EmailAddress? = nil
  ) {
    self.role = role
    self.state = state
    self.createdFrom = createdFrom
    self.createdBefore = createdBefore
    self.isTestParticipant = isTestParticipant
    self.usernamePrefix = usernamePrefix
    self.email = email
  }

  /// Where a page ended.
  package struct Position: Sendable, Hashable {
    package var createdAt: Date
    package var participantID: UUID

    package init(createdAt: Date, participantID: UUID) {
      self.createdAt = createdAt
      self.participantID = participantID
    }
  }
}
