package import FoundationEssentials

/// An account as administrators see it: nothing of it whose keeping was not consented to.
package struct ManagedAccount: Sendable, Hashable {
  /// Whether it can be signed in to.
  package enum State: Sendable, Hashable {
    /// For its code.
    case waiting
    case active
    case suspended
  }

  package struct Suspension: Sendable, Hashable {
    package var since: Date
    package var reason: SuspensionReason

    package init(since: Date, reason: SuspensionReason) {
      self.since = since
      self.reason = reason
    }
  }

  package var participantID: UUID
  /// Nil for an anonymous account.
  package var username: String?
  /// Nil unless it is confirmed and its keeping was consented to.
  package var email: String?
  /// Since when mails to the address come back; nil: none did, or it is not shown.
  package var emailFailedAt: Date?
  package var roles: Set<AccountRole>
  package var ledStudies: [String]
  package var createdAt: Date
  /// Nil while it waits for its code.
  package var confirmedAt: Date?
  /// Nil: it is not suspended.
  package var suspension: Suspension?
  package var isTestParticipant: Bool
  /// Grows with each change that an administrator makes of it; 0 before the first.
  package var revision: Int

  package init(
    participantID: UUID, username: String?, email: String?,
    emailFailedAt: Date? = nil, roles: Set<AccountRole>,
    ledStudies: [String], createdAt: Date, confirmedAt: Date?, suspension: Suspension?,
    isTestParticipant: Bool, revision: Int
  ) {
    self.participantID = participantID
    self.username = username
    self.email = email
    self.emailFailedAt = emailFailedAt
    self.roles = roles
    self.ledStudies = ledStudies
    self.createdAt = createdAt
    self.confirmedAt = confirmedAt
    self.suspension = suspension
    self.isTestParticipant = isTestParticipant
    self.revision = revision
  }

  /// Whether somebody works here by it.
  package var isStaff: Bool { roles.contains(where: \.isStaff) }

  package var state: State {
    if suspension != nil { return .suspended }
    return confirmedAt == nil ? .waiting : .active
  }
}
