import FoundationEssentials
import Postgres

/// The table of security events.
struct SecurityEventStore: Sendable {
  /// How long a row is kept, in seconds.
  static let keptFor: TimeInterval = 90 * 86_400

  func add(
    _ counts: [SecurityEventCounts.Key: Int], on executor: some PostgresExecutor
  ) async throws {
    // In one order, so that two processes do not wait for each other in a circle.
    let rows = counts.sorted {
      ($0.key.minute, $0.key.event.kind.rawValue, $0.key.event.who, $0.key.event.what)
        < ($1.key.minute, $1.key.event.kind.rawValue, $1.key.event.who, $1.key.event.what)
    }
    try await executor.execute(
      """
      INSERT INTO security_events AS known (minute, kind, who, what, count)
      SELECT to_timestamp(new.minute), new.kind, new.who, new.what, new.count
      FROM unnest(\(rows.map { Int($0.key.minute.timeIntervalSince1970) }),
        \(rows.map(\.key.event.kind.rawValue)), \(rows.map(\.key.event.who)),
        \(rows.map(\.key.event.what)), \(rows.map(\.value)))
        AS new (minute, kind, who, what, count)
      ON CONFLICT (minute, kind, who, what) DO UPDATE SET count = known.count + EXCLUDED.count
      """)
  }

  /// - Returns: how many were deleted.
  func deleteOld(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM security_events WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM security_events WHERE minute < \(now - Self.keptFor)
        LIMIT \(count) FOR UPDATE SKIP LOCKED))
      """)
  }
}
