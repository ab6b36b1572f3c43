package import FoundationEssentials
package import PlanningDomain
package import Postgres

/// When participants last did something other than to fill in a sheet, in studies where that counts.
package struct ActivityStore: Sendable {
  package init() {}

  /// The latest of each kind counts, in whatever order they come.
  package func note(_ tellings: [ActivityTelling]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO participant_activity AS known (participant_id, study_id, kind, latest_at)
      SELECT participant, study, kind, max(at)
      FROM unnest(\(tellings.map(\.participantID)), \(tellings.map(\.studyID)),
        \(tellings.map(\.kind.rawValue)), \(tellings.map(\.at)))
        AS t (participant, study, kind, at)
      WHERE NOT EXISTS (SELECT FROM erasures
        WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
          AND (is_whole OR requested_at >= at))
      -- In one order, so that two transactions do not wait for each other in turns.
      GROUP BY participant, study, kind ORDER BY participant, study, kind
      ON CONFLICT (participant_id, study_id, kind) DO UPDATE SET latest_at = EXCLUDED.latest_at
      WHERE known.latest_at < EXCLUDED.latest_at
      """)
  }

  /// By study, of all kinds.
  package func latest(
    of participantID: UUID, in studyIDs: [String]
  ) -> PostgresStatement<[String: Date]> {
    PostgresStatement(
      """
      SELECT study_id, max(latest_at) AS latest_at FROM participant_activity
      WHERE participant_id = \(participantID) AND study_id = ANY(\(studyIDs)) GROUP BY study_id
      """
    ) { rows in
      try rows.reduce(into: [:]) { latest, row in
        latest[try row.decode("study_id")] = try row.decode("latest_at", as: Date.self)
      }
    }
  }
}
