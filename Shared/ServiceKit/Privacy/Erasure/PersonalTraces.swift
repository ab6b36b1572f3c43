public import FoundationEssentials
public import Postgres

/// The personal data that a service leaves on the bus, and when it may be removed.
public struct PersonalTraces: Sendable {
  /// Topics that the service publishes with a participant's id as the subject.
  public var topics: Set<String>
  /// Tables, besides `suspended_accounts`, that together contain every participant the service
  /// knows. They are searched after a restore for a participant whose erasure the database has
  /// forgotten.
  public var tables: [String]
  /// Whether all other services have confirmed the erasure, so that the participant's events may be
  /// removed. Set only by the service that starts erasures; its own receipt is the last.
  public var areOthersDone: (@Sendable (UUID, PostgresConnection) async throws -> Bool)?

  public init(
    topics: Set<String> = [], tables: [String] = [],
    areOthersDone: (@Sendable (UUID, PostgresConnection) async throws -> Bool)? = nil
  ) {
    self.topics = topics
    self.tables = tables
    self.areOthersDone = areOthersDone
  }
}
