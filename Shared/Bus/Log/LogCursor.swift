public import FoundationEssentials

/// Where a consumer stands in a log, as its service's database has it.
public struct LogCursor: Sendable, Hashable {
  public var position: LogPosition
  /// What stands there; nil where that is not known.
  public var event: UUID?
  /// The log that the position is in; nil before the first one was met.
  public var log: LogIdentity?

  public init(position: LogPosition, event: UUID? = nil, log: LogIdentity? = nil) {
    self.position = position
    self.event = event
    self.log = log
  }

  /// Of a consumer that has read nothing of any log.
  public static let start = LogCursor(position: .start)
}
