import Postgres

/// Of the parked events of one subject the first alone is tried again; those behind it wait for it.
enum ParkedHeads {
  /// Makes the first of each subject due, unless it has its time already.
  static func makeDue(
    of subjects: [String], consumers: [String], on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE parked_events AS parked SET next_attempt_at = clock_timestamp()
      FROM unnest(\(consumers)) AS consumers (consumer), unnest(\(subjects)) AS subjects (subject),
        LATERAL (
          SELECT seq FROM parked_events AS candidates
          WHERE candidates.consumer = consumers.consumer AND candidates.subject = subjects.subject
          ORDER BY seq LIMIT 1
        ) AS head
      WHERE parked.consumer = consumers.consumer AND parked.subject = subjects.subject
        AND parked.seq = head.seq AND parked.next_attempt_at IS NULL
      """)
  }
}
