package import FoundationEssentials
package import Postgres

/// Participants by their pseudonym.
package struct ParticipantStore: Sendable {
  package init() {}

  /// Lets one transaction after the other plan for a participant. Leaves no trace in the tables, so
  /// that asking for a plan that stands costs no write. Statements after it see what the last holder
  /// committed.
  package func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(Self.lockName(participantID)), 0))")
  }

  /// The database is shared with other services: the name keeps their locks apart.
  static func lockName(_ participantID: UUID) -> String {
    "otolith planning \(participantID.uuidString)"
  }

  /// Nil: none kept.
  package func timeZone(of participantID: UUID) -> PostgresStatement<String?> {
    PostgresStatement(
      "SELECT time_zone FROM participants WHERE participant_id = \(participantID)"
    ) { rows in try rows.first?.decode("time_zone") }
  }

  package func keep(timeZone: String, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO participants (participant_id, time_zone)
      VALUES (\(participantID), \(timeZone))
      ON CONFLICT (participant_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }
}
