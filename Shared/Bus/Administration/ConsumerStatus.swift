public import FoundationEssentials

/// A consumer as recorded in its service's database.
public struct ConsumerStatus: Sendable, Hashable {
  public struct Place: Sendable, Hashable {
    public var log: String
    public var cursor: LogCursor
    /// Time of its last read; nil before the first one.
    public var movedAt: Date?

    public init(log: String, cursor: LogCursor, movedAt: Date?) {
      self.log = log
      self.cursor = cursor
      self.movedAt = movedAt
    }
  }

  public var name: String
  public var types: Set<String>
  public var startedAt: Date
  /// Its position in each log that it reads or has read.
  public var places: [Place]
  public var parked: Int
  public var deadLetters: Int

  public init(
    name: String, types: Set<String>, startedAt: Date, places: [Place], parked: Int,
    deadLetters: Int
  ) {
    self.name = name
    self.types = types
    self.startedAt = startedAt
    self.places = places
    self.parked = parked
    self.deadLetters = deadLetters
  }
}

/// A consumer's position in a log, and whether it may continue there.
public struct CursorStatus: Sendable, Hashable {
  public enum Standing: Sendable, Hashable {
    case reads
    case stopped(ConsumptionStop)
    /// The service used to read this log and now reads another one.
    case notRead
  }

  public var consumer: String
  public var log: String
  public var cursor: LogCursor
  /// Time of its last read; nil before the first one.
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

/// The position at which a consumer continues.
public enum CursorReset: String, Sendable, CaseIterable {
  /// The first event in the log. The inbox skips events that were applied within
  /// `BusConfiguration.inboxRetention`; older ones are applied again.
  case start
  /// The end of the log: unread events in the log are skipped.
  case end
  /// The current position, in the log as it is now. Use it if the log is known to be the same, for
  /// example after pg_upgrade. Rejected if it is certainly another one.
  case same
}
