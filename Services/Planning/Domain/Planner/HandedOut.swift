public import FoundationEssentials

/// A notification that was given to a participant's device. It never moves.
public struct HandedOut: Sendable, Hashable {
  public var id: UUID
  public var instant: PlannedInstant
  /// False once it was answered.
  public var isPending: Bool

  public init(id: UUID, instant: PlannedInstant, isPending: Bool) {
    self.id = id
    self.instant = instant
    self.isPending = isPending
  }
}
