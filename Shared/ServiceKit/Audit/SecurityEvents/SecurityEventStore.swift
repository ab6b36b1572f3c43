import Fields
package import FoundationEssentials
package import Postgres

/// The table of security events.
package struct SecurityEventStore: Sendable {

  package init() {}
  /// Retention of a row in seconds.
  package static let keptFor: TimeInterval = 90 * 86_400

  package func add(
    _ counts: [SecurityEventCounts.Key: Int], on executor: some PostgresExecutor
  ) async throws {
    // Sorted, so that two processes cannot deadlock.
    let rows = counts.sorted {
      ($0.key.minute, $0.key.event.kind.rawValue, $0.key.event.who, $0.key.event.what)
        < ($1.key.minute, $1.key.event.kind.rawValue, $1.key.event.who, $1.key.event.what)
    }
    try await executor.execute(
      """
      INSERT INTO security_events AS known (minute, kind, who, what, count)
      SELECT to_timestamp(new.minute), new.kind, CASE
          WHEN new.who ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN CASE
            WHEN EXISTS (
              SELECT FROM erasures WHERE is_whole AND digest = erasure_digest(new.who::uuid, ''))
            THEN '' ELSE new.who END
          ELSE new.who END, new.what, sum(new.count)::bigint
      FROM unnest(\(rows.map { Int($0.key.minute.timeIntervalSince1970) }),
        \(rows.map(\.key.event.kind.rawValue)), \(rows.map(\.key.event.who)),
        \(rows.map(\.key.event.what)), \(rows.map(\.value)))
        AS new (minute, kind, who, what, count)
      GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
      ON CONFLICT (minute, kind, who, what) DO UPDATE SET count = known.count + EXCLUDED.count
      """)
  }

  /// Makes the events of an erased participant anonymous; they stay counted.
  package func forget(_ participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      WITH gone AS (
        DELETE FROM security_events WHERE who = \(participantID.text)
        RETURNING minute, kind, what, count
      )
      INSERT INTO security_events AS known (minute, kind, who, what, count)
      SELECT minute, kind, '', what, count FROM gone ORDER BY minute, kind, what
      ON CONFLICT (minute, kind, who, what) DO UPDATE SET count = known.count + EXCLUDED.count
      """)
  }

  /// Deletes rows older than ``keptFor``, except those about an administrator's export of a
  /// participant's data.
  ///
  /// - Returns: the number of deleted rows.
  package func deleteOld(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM security_events WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM security_events WHERE minute < \(now - Self.keptFor)
          AND what NOT IN (
            '\(unescaped: SecurityEvent.ownRecordsByAdministrator)',
            '\(unescaped: SecurityEvent.ownRecordsOfAnother)')
        LIMIT \(count) FOR UPDATE SKIP LOCKED))
      """)
  }
}
