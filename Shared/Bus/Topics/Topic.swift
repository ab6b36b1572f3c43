/// A kind of event, and how long the log keeps it.
public struct Topic: Sendable, Hashable {
  public enum Retention: Sendable, Hashable {
    /// Every event: consumers can be rebuilt from the start.
    case forever
    /// Events younger than this, at least a second, by their time. A consumer that is further behind
    /// misses the others.
    case duration(Duration)
    /// Compacted: of each source and subject at least the latest. A consumer that reads from the
    /// start learns the present state, not how it came about.
    case latestPerSubject
  }

  /// The events' type, `otolith.events.v1.StudyPublished`.
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
