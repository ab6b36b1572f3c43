public import FoundationEssentials

/// Where a consumer stands in a log, and whether it may go on there.
public struct CursorStatus: Sendable, Hashable {
  public enum Standing: Sendable, Hashable {
    case reads
    case stopped(ConsumptionStop)
    /// The service has read this log, and reads another one now.
    case notRead
  }

  public var consumer: String
  /// The log's name.
  public var log: String
  public var cursor: LogCursor
  /// When it last read something; nil before the first time.
  public var movedAt: Date?
  public var standing: Standing

  public init(
    consumer: String, log: String, cursor: LogCursor, movedAt: Date?, standing: Standing
  ) {
    self.consumer = consumer
    self.log = log
    self.cursor = cursor
    self.movedAt = movedAt
    self.standing = standing
  }
}
