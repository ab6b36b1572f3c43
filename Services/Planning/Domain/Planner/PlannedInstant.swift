public import Calendar

/// A notification that a plan asks for.
public struct PlannedInstant: Sendable, Hashable {
  public var at: Instant
  /// After this it can no longer be answered in time; nil: until the next one.
  public var expiresAt: Instant?
  /// A clock time somebody chose, not a random one.
  public var fixed: Bool

  public init(at: Instant, expiresAt: Instant?, fixed: Bool) {
    self.at = at
    self.expiresAt = expiresAt
    self.fixed = fixed
  }
}
