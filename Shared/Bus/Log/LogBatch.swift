/// What one read of the log gave.
public struct LogBatch: Sendable, Hashable {
  public enum Rest: Sendable, Hashable {
    /// There is more to read now.
    case more
    /// There is more, but something older may yet come before it: soon.
    case unsettled
    /// Nothing more: whatever was durable when the read began is read.
    case none
  }

  /// Those of the types asked for, in order.
  public var events: [Event]
  /// How far the log was read; it may be further than the last of `events`.
  public var end: LogPosition
  public var rest: Rest

  public init(events: [Event], end: LogPosition, rest: Rest) {
    self.events = events
    self.end = end
    self.rest = rest
  }
}
