package import Calendar
package import FoundationEssentials

/// A notification that a plan asks for.
package struct PlannedInstant: Sendable, Hashable {
  package var at: Instant
  /// After this it can no longer be answered in time; nil: until the next one.
  package var expiresAt: Instant?
  /// A clock time somebody chose, not a random one.
  package var fixed: Bool

  package init(at: Instant, expiresAt: Instant?, fixed: Bool) {
    self.at = at
    self.expiresAt = expiresAt
    self.fixed = fixed
  }
}

/// A notification that was given to a participant's device. It never moves.
package struct HandedOut: Sendable, Hashable {
  package var id: UUID
  package var instant: PlannedInstant
  /// False once it was answered.
  package var isPending: Bool

  package init(id: UUID, instant: PlannedInstant, isPending: Bool) {
    self.id = id
    self.instant = instant
    self.isPending = isPending
  }
}
