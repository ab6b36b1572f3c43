import FoundationEssentials
import Postgres

/// Time of participants' latest activity other than sheets, in studies with an inactivity trigger.
struct ActivityStore: Sendable {
  /// Stores the latest time of each kind, independent of the order.
  func note(_ messages: [ActivityMessage]) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO participant_activity AS known (participant_id, study_id, kind, latest_at)
      SELECT participant, study, kind, max(at)
      FROM unnest(\(messages.map(\.participantID)), \(messages.map(\.studyID)),
        \(messages.map(\.kind.rawValue)), \(messages.map(\.at)))
        AS t (participant, study, kind, at)
      WHERE NOT EXISTS (SELECT FROM erasures
        WHERE digest IN (erasure_digest(participant, ''), erasure_digest(participant, study))
          AND (is_whole OR requested_at >= at))
      -- Fixed order, to prevent deadlocks.
      GROUP BY participant, study, kind ORDER BY participant, study, kind
      ON CONFLICT (participant_id, study_id, kind) DO UPDATE SET latest_at = EXCLUDED.latest_at
      WHERE known.latest_at < EXCLUDED.latest_at
      """)
  }

  /// Returns the latest time by study, over all kinds.
  func latest(
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
