public import FoundationEssentials

/// What the log has of a topic.
public struct TopicStatus: Sendable, Hashable {
  public var type: String
  /// Nil when nobody declared the topic: it is kept for ever.
  public var retention: Topic.Retention?
  public var events: Int
  /// When the first and the last of them, in the order of the log, happened.
  public var first: Date?
  public var last: Date?

  public init(
    type: String, retention: Topic.Retention?, events: Int, first: Date?, last: Date?
  ) {
    self.type = type
    self.retention = retention
    self.events = events
    self.first = first
    self.last = last
  }
}
