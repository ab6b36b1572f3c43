public import FoundationEssentials

/// What one read of the log gave.
public struct LogBatch: Sendable, Hashable {
  public enum Rest: Sendable, Hashable {
    /// There is more to read now.
    case more
    /// There is more, but something older may yet come before it; or whether there is more is not
    /// settled: soon.
    case unsettled
    /// Nothing more: whatever was durable when the read began is read.
    case none
  }

  /// Those of the types asked for, in order.
  public var events: [Event]
  /// How far the log was read; it may be further than the last of `events`.
  public var end: LogPosition
  public var rest: Rest
  /// Which log was read.
  public var log: LogIdentity
  /// The event at `end`, where the log can tell.
  public var last: UUID?

  public init(
    events: [Event], end: LogPosition, rest: Rest, log: LogIdentity, last: UUID? = nil
  ) {
    self.events = events
    self.end = end
    self.rest = rest
    self.log = log
    self.last = last
  }
}
