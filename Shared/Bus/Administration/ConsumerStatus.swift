public import FoundationEssentials

/// A consumer, as its service's database knows it.
public struct ConsumerStatus: Sendable, Hashable {
  public struct Place: Sendable, Hashable {
    public var log: String
    public var position: LogPosition
    /// When it last read something; nil before the first time.
    public var movedAt: Date?

    public init(log: String, position: LogPosition, movedAt: Date?) {
      self.log = log
      self.position = position
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
