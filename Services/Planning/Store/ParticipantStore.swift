package import FoundationEssentials
package import PlanningDomain
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

  /// The same for several, in one order.
  package func lock(_ participantIDs: [UUID]) -> PostgresStatement<Void> {
    let names = Set(participantIDs.map(Self.lockName)).sorted()
    return PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
      FROM (SELECT name FROM unnest(\(names)) AS t (name) ORDER BY name) AS names
      """)
  }

  package func standing(of participantID: UUID) -> PostgresStatement<ParticipantStanding> {
    PostgresStatement(
      """
      SELECT time_zone, plan_at IS NOT NULL AS is_kept, last_value AS change,
        (SELECT oid::int8 FROM pg_database WHERE datname = current_database()) AS database
      FROM plan_changes
      LEFT JOIN participants ON participant_id = \(participantID)
      LEFT JOIN planning_due AS due ON due.participant_id = \(participantID)
      """
    ) { rows in
      guard let row = rows.first else { return ParticipantStanding() }
      return ParticipantStanding(
        timeZone: try row.decode("time_zone"), isPlannedFor: try row.decode("is_kept"),
        change: try row.decode("change"), database: try row.decode("database"))
    }
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
