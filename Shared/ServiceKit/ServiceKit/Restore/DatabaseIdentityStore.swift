import FoundationEssentials
import Postgres

/// The table `served_copies` of every service.
struct DatabaseIdentityStore: Sendable {
  /// The record of the served copy and the present state of the database.
  struct Sight: Sendable {
    var recorded: RecordedIdentity?
    /// Time of the record, by the database's clock.
    var recordedAt: Date?
    var found: DatabaseIdentity
    /// The present mark; nil on a standby.
    var mark: ServedMark?
  }

  /// - Parameter log: see ``DatabaseIdentity/log``.
  func find(log: String?, on executor: some PostgresExecutor) async throws -> Sight {
    // The name of the current WAL file shows a promotion at once, the control file only after the
    // next checkpoint.
    let rows = try await executor.query(
      """
      SELECT here.*, served.cluster AS served_cluster, served.database AS served_database,
        served.timeline AS served_timeline, served.log AS served_log,
        served.xmin = served.written_by::xid AS is_original, served.recorded_at
      FROM (
        SELECT system_identifier::text AS cluster,
          (SELECT oid::text FROM pg_database WHERE datname = current_database()) AS database,
          CASE WHEN NOT pg_is_in_recovery()
            THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline,
          CASE WHEN NOT pg_is_in_recovery()
            THEN (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::int8 END AS position,
          (SELECT count(*) FROM erasures) AS erasures, clock_timestamp() AS seen_at
        FROM pg_control_system()
      ) AS here LEFT JOIN served_copies AS served ON true
      """)
    let row = rows[0]
    let found = DatabaseIdentity(
      cluster: try row.decode("cluster"), database: try row.decode("database"),
      timeline: try row.decode("timeline"), log: log)
    var sight = Sight(found: found)
    if let timeline = found.timeline, let position: Int64 = try row.decode("position") {
      sight.mark = ServedMark(
        cluster: found.cluster, database: found.database, timeline: timeline, log: log,
        position: position, erasures: try row.decode("erasures"), seenAt: try row.decode("seen_at"))
    }
    guard let isOriginal: Bool = try row.decode("is_original") else { return sight }
    sight.recordedAt = try row.decode("recorded_at")
    sight.recorded = RecordedIdentity(
      copy: DatabaseIdentity(
        cluster: try row.decode("served_cluster"), database: try row.decode("served_database"),
        timeline: try row.decode("served_timeline"), log: try row.decode("served_log")),
      isOriginal: isOriginal)
    return sight
  }

  /// Records that calls are answered from this copy from now on. Nothing is recorded on a standby.
  ///
  /// - Parameter restoredAt: the present time if the copy is a backup; nil if it is not.
  func record(
    _ copy: DatabaseIdentity, restoredAt: Date? = nil, on executor: some PostgresExecutor
  ) async throws {
    guard let timeline = copy.timeline else { return }
    try await executor.execute(
      """
      INSERT INTO served_copies (cluster, database, timeline, written_by, log, restored_at)
      VALUES (\(copy.cluster), \(copy.database), \(timeline), pg_current_xact_id(), \(copy.log),
        \(restoredAt))
      ON CONFLICT (is_only) DO UPDATE SET cluster = excluded.cluster, database = excluded.database,
        timeline = excluded.timeline, written_by = excluded.written_by, log = excluded.log,
        recorded_at = clock_timestamp(),
        restored_at = coalesce(excluded.restored_at, served_copies.restored_at)
      """)
  }
}
