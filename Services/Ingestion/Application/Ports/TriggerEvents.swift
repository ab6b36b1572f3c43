package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Tells other services of what brings prompts.
package protocol TriggerEvents: Sendable {
  /// In the transaction that stores what it is about, and last in it.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    _ reports: [TriggerReport], at now: Date, on connection: PostgresConnection) async throws

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
