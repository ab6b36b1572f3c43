public import FoundationEssentials

/// A type of events, and its retention.
public struct Topic: Sendable, Hashable {
  public enum Retention: Sendable, Hashable {
    /// All events: consumers can be rebuilt from the start.
    case forever
    /// Events younger than this, at least one second, by event time. A consumer that lags further
    /// misses older ones.
    case duration(Duration)
    /// Compacted: at least the latest event per source and subject. A consumer that reads from the
    /// start learns the current state, not its history.
    case latestPerSubject
  }

  /// The type of the events, such as `otolith.events.v1.StudyPublished`.
  public var type: String
  public var retention: Retention

  public init(_ type: String, retention: Retention = .forever) {
    self.type = type
    self.retention = retention
  }
}

extension Topic.Retention: CustomStringConvertible {
  public var description: String {
    switch self {
    case .forever: "forever"
    case .duration(let duration): "\(duration.components.seconds) s"
    case .latestPerSubject: "latest per subject"
    }
  }
}

/// The content of the log for one topic.
public struct TopicStatus: Sendable, Hashable {
  public var type: String
  /// Retention; nil if undeclared: it is kept indefinitely.
  public var retention: Topic.Retention?
  public var events: Int
  /// Times of the first and the last event, in the order of the log.
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
