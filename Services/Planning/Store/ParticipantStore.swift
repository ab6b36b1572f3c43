import FoundationEssentials
import Postgres

/// Stored data of participants.
struct ParticipantStore: Sendable {
  /// Serialises the planning for a participant until the end of the transaction. Uses an advisory
  /// lock, so that reading an unchanged plan causes no write. Later statements see the commits of
  /// previous holders.
  func lock(_ participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended(\(Self.lockName(participantID)), 0))")
  }

  /// Makes PostgreSQL use generic plans until the end of the transaction. All statements select by
  /// participant, so a new plan per participant would be the same and take as long as the
  /// execution.
  var planStatementsOnce: PostgresStatement<Void> {
    PostgresStatement("SET LOCAL plan_cache_mode = force_generic_plan")
  }

  /// The prefix separates the locks from those of other services in the same database.
  static func lockName(_ participantID: UUID) -> String {
    "otolith planning \(participantID.uuidString)"
  }

  /// Locks several participants in a fixed order.
  func lock(_ participantIDs: [UUID]) -> PostgresStatement<Void> {
    let names = Set(participantIDs.map(Self.lockName)).sorted()
    return PostgresStatement(
      """
      SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
      FROM (SELECT name FROM unnest(\(names)) AS t (name) ORDER BY name) AS names
      """)
  }

  func standing(of participantID: UUID) -> PostgresStatement<ParticipantStanding> {
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

  /// Values that change with every input of a plan; while both are equal, the plan is unchanged.
  struct Basis: Sendable, Hashable {
    /// See ``ParticipantStanding/planAgain``.
    var planAgain: Int?
    /// See ``ParticipantStanding/ownChange``.
    var ownChange: Int
  }

  fileprivate static let planAgain =
    "CASE WHEN isfinite(plan_at) THEN (extract(epoch FROM plan_at) * 1000000)::int8 END"

  func keep(timeZone: String, of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO participants (participant_id, time_zone)
      VALUES (\(participantID), \(timeZone))
      ON CONFLICT (participant_id) DO UPDATE SET time_zone = EXCLUDED.time_zone
      """)
  }
}

/// Reads what unchanged plans depend on: for concurrent calls with one statement.
struct PlanBasisReader: Sendable {
  private let reader: BatchedWriter<UUID, ParticipantStore.Basis?>

  init(pool: PostgresPool) {
    reader = BatchedWriter(pool: pool, isReading: true, statement: Self.statement) { asked, rows in
      var bases = [ParticipantStore.Basis?](repeating: nil, count: asked.count)
      for row in rows {
        bases[try row.decode("place", as: Int.self) - 1] = ParticipantStore.Basis(
          planAgain: try row.decode("plan_again"), ownChange: try row.decode("changed"))
      }
      return bases
    }
  }

  /// - Returns: nil if nothing is planned for the participant.
  /// - Throws: `PostgresError`.
  func basis(of participantID: UUID) async throws -> ParticipantStore.Basis? {
    try await reader.submit(participantID)
  }

  private static func statement(_ participantIDs: [UUID]) -> PostgresQuery {
    """
    SELECT asked.place, known.plan_again, known.changed
    -- The planner must not see the number of participants: one plan serves all calls.
    FROM unnest((SELECT \(participantIDs)::uuid[])) WITH ORDINALITY AS asked (participant_id, place)
    CROSS JOIN LATERAL (
      SELECT \(unescaped: ParticipantStore.planAgain) AS plan_again, changed FROM planning_due
      WHERE participant_id = asked.participant_id LIMIT 1) AS known
    """
  }
}
