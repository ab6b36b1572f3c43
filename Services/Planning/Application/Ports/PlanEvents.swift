package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// Tells other services of notifications.
package protocol PlanEvents: Sendable {
  /// Tells of what was planned anew and of what was called off, in the transaction that does it and last in
  /// it; of nothing where there is neither.
  ///
  /// - Throws: `PostgresError`.
  func publish(
    planned: [PlannedNotification], cancelled: [PlannedNotification], of participantID: UUID,
    at now: Date, on connection: PostgresConnection
  ) async throws

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
