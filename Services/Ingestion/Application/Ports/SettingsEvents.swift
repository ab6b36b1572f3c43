package import FoundationEssentials
package import IngestionDomain
package import Postgres

/// Tells other services of what a participant chose that concerns them.
package protocol SettingsEvents: Sendable {
  /// In the transaction that stores the settings, and last in it.
  ///
  /// - Returns: whether there was anything to tell.
  /// - Throws: `PostgresError`.
  func publish(
    _ new: KeptSettings, insteadOf old: ParticipantSettings, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
