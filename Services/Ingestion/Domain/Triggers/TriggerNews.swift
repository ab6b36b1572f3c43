public import Calendar

/// What is told of a trigger of a study.
public struct TriggerNews: Sendable, Hashable {
  public var triggerID: String
  /// Names what caused it among all that can: the same cause is the same occurrence.
  public var cause: String
  /// When it happened, or is going to.
  public var firedAt: Instant
  /// It never happened.
  public var isWithdrawn: Bool

  public init(triggerID: String, cause: String, firedAt: Instant, isWithdrawn: Bool = false) {
    self.triggerID = triggerID
    self.cause = cause
    self.firedAt = firedAt
    self.isWithdrawn = isWithdrawn
  }
}
