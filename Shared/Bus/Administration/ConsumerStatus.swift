public import FoundationEssentials

/// A consumer, as its service's database knows it.
public struct ConsumerStatus: Sendable, Hashable {
  public struct Place: Sendable, Hashable {
    public var log: String
    public var position: LogPosition
    /// When it last read something; nil before the first time.
    public var movedAt: Date?
  }

  public var name: String
  public var types: Set<String>
  public var startedAt: Date
  /// In each log that it reads or has read.
  public var places: [Place]
  public var parked: Int
  public var deadLetters: Int
}
