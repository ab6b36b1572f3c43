public import FoundationEssentials

/// A consumer, as its service's database knows it.
public struct ConsumerStatus: Sendable, Hashable {
  public struct Place: Sendable, Hashable {
    public var log: String
    public var cursor: LogCursor
    /// When it last read something; nil before the first time.
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
  /// In each log that it reads or has read.
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
