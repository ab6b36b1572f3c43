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

  /// Has the server plan each statement once for all participants, up to the end of the transaction. All go by the
  /// participant's own rows: planning them anew for each would find the same, and take as long as running them.
  package var planStatementsOnce: PostgresStatement<Void> {
    PostgresStatement("SET LOCAL plan_cache_mode = force_generic_plan")
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
      SELECT time_zone, plan_at IS NOT NULL AS is_kept,
        \(unescaped: Self.planAgain) AS plan_again, coalesce(changed, 0) AS own_change,
        last_value AS change,
        (SELECT oid::int8 FROM pg_database WHERE datname = current_database()) AS database
      FROM plan_changes
      LEFT JOIN participants ON participant_id = \(participantID)
      LEFT JOIN planning_due AS due ON due.participant_id = \(participantID)
      """
    ) { rows in
      guard let row = rows.first else { return ParticipantStanding() }
      return ParticipantStanding(
        timeZone: try row.decode("time_zone"), isPlannedFor: try row.decode("is_kept"),
        planAgain: try row.decode("plan_again"), ownChange: try row.decode("own_change"),
        change: try row.decode("change"), database: try row.decode("database"))
    }
  }

  /// What stands for whatever a plan is made from: as long as both stay, so does the plan.
  package struct Basis: Sendable, Hashable {
    /// Of ``ParticipantStanding``.
    package var planAgain: Int?
    /// Of ``ParticipantStanding``.
    package var ownChange: Int

    package init(planAgain: Int?, ownChange: Int) {
      self.planAgain = planAgain
      self.ownChange = ownChange
    }
  }

  package func basis(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Basis? {
    try await executor.query(
      """
      SELECT \(unescaped: Self.planAgain) AS plan_again, changed FROM planning_due
      WHERE participant_id = \(participantID)
      """
    ).first.map {
      Basis(planAgain: try $0.decode("plan_again"), ownChange: try $0.decode("changed"))
    }
  }

  private static let planAgain =
    "CASE WHEN isfinite(plan_at) THEN (extract(epoch FROM plan_at) * 1000000)::int8 END"

  package func keep(timeZone: String, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO participants (participant_id, time_zone)
      VALUES (\(participantID), \(timeZone))
      ON CONFLICT (participant_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }
}
