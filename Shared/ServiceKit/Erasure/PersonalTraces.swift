public import FoundationEssentials
public import Postgres

/// What of the bus names people, of one service, and when it may go.
public struct PersonalTraces: Sendable {
  /// The topics in which the service publishes with a participant's id as the subject.
  public var topics: Set<String>
  /// Tables that name every participant whom the service knows, beside `suspended_accounts`: looked through
  /// for one whose erasure a restored database has forgotten.
  public var tables: [String]
  /// Of the service that begins erasures: whether all others have given their receipt, so that nobody has to
  /// hear of the participant any more. Its own receipt is the last.
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
