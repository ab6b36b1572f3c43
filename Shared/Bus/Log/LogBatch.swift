public import FoundationEssentials

/// The result of one read of the log.
public struct LogBatch: Sendable, Hashable {
  public enum Rest: Sendable, Hashable {
    /// There is more to read now.
    case more
    /// An older event may still appear before further ones, or it is not yet known whether there
    /// are more: read again soon.
    case unsettled
    /// Nothing more: all events that were durable when the read began are read.
    case none
  }

  /// Events of the requested types, in order.
  public var events: [Event]
  /// The position up to which the log was read; it may be beyond the last of `events`.
  public var end: LogPosition
  public var rest: Rest
  /// The log that was read.
  public var log: LogIdentity
  /// The id of the event at `end`, if the log knows it.
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

/// The unread events of a reader.
public struct LogBacklog: Sendable, Hashable {
  /// Number of unread events, up to the requested limit.
  public var events: Int
  /// Time of the next of them, by the clock of the publishing service.
  public var oldest: Date?
  /// The log that was examined.
  public var log: LogIdentity

  public init(events: Int, oldest: Date?, log: LogIdentity) {
    self.events = events
    self.oldest = oldest
    self.log = log
  }
}
