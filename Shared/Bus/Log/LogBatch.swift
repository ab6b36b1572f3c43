/// What one read of the log gave.
public struct LogBatch: Sendable {
  public enum Rest: Sendable {
    /// There is more to read now.
    case more
    /// There is more, but an older transaction still runs whose events come first: soon.
    case unsettled
    /// Nothing more.
    case none
  }

  /// Those of the types asked for, in order.
  public var events: [Event]
  /// How far the log was read; further than the last of `events` when others follow it.
  public var end: LogPosition
  public var rest: Rest

  public init(events: [Event], end: LogPosition, rest: Rest) {
    self.events = events
    self.end = end
    self.rest = rest
  }
}
