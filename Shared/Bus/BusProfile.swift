/// A service's use of the bus, from which follow the rights that it needs in the log.
public struct BusProfile: Sendable, Hashable {
  /// The source of its events, such as `otolith-auth`.
  public var source: String
  /// Topics whose retention it declares and enforces; others are kept without limit.
  public var topics: [Topic]
  /// Topics that it publishes with a participant's id as the subject, and erases with the
  /// participant.
  public var personalTopics: Set<String>

  public init(source: String, topics: [Topic] = [], personalTopics: Set<String> = []) {
    self.source = source
    self.topics = topics
    self.personalTopics = personalTopics
  }

  /// Whether it removes events from the log, for a retention or an erasure.
  public var removesEvents: Bool {
    !personalTopics.isEmpty || topics.contains { $0.retention != .forever }
  }
}
