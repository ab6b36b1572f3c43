package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Tells other services of what was amended.
package protocol AmendmentEvents: Sendable {
  /// In the transaction that stores the revisions, and last in it.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    _ revisions: [NewRevision], receivedAt: Date, on connection: PostgresConnection) async throws

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
