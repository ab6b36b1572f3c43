public import FoundationEssentials

/// What a reader of the log has before it.
public struct LogBacklog: Sendable, Hashable {
  /// How many events, up to the limit that was asked for.
  public var events: Int
  /// When the next of them happened, by the clock of the service that published it.
  public var oldest: Date?
  /// Which log was looked at.
  public var log: LogIdentity

  public init(events: Int, oldest: Date?, log: LogIdentity) {
    self.events = events
    self.oldest = oldest
    self.log = log
  }
}
