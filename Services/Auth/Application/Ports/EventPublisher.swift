package import FoundationEssentials
package import Postgres

/// Tells the other services what happened here.
package protocol EventPublisher: Sendable {
  /// Part of the transaction: told if and only if it commits.
  func publish(
    _ event: AuthEvent, at now: Date, on connection: PostgresConnection
  ) async throws

  /// After a commit: what was published need not wait.
  func wake()
}
