import Postgres

/// The table `served_copies`, which every service has.
struct ServedCopyStore: Sendable {
  /// - Parameter log: see ``ServedCopy/log``.
  func find(
    log: String?, on executor: some PostgresExecutor
  ) async throws -> (recorded: RecordedCopy?, found: ServedCopy) {
    // The control file tells of a promotion only after the next checkpoint; the name of the file that
    // is written to, at once.
    let rows = try await executor.query(
      """
      SELECT here.*, served.cluster AS served_cluster, served.database AS served_database,
        served.timeline AS served_timeline, served.log AS served_log,
        served.xmin = served.written_by::xid AS is_original
      FROM (
        SELECT system_identifier::text AS cluster,
          (SELECT oid::text FROM pg_database WHERE datname = current_database()) AS database,
          CASE WHEN NOT pg_is_in_recovery()
            THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline
        FROM pg_control_system()
      ) AS here LEFT JOIN served_copies AS served ON true
      """)
    let row = rows[0]
    let found = ServedCopy(
      cluster: try row.decode("cluster"), database: try row.decode("database"),
      timeline: try row.decode("timeline"), log: log)
    guard let isOriginal: Bool = try row.decode("is_original") else { return (nil, found) }
    let recorded = RecordedCopy(
      copy: ServedCopy(
        cluster: try row.decode("served_cluster"), database: try row.decode("served_database"),
        timeline: try row.decode("served_timeline"), log: try row.decode("served_log")),
      isOriginal: isOriginal)
    return (recorded, found)
  }

  /// Calls are answered from this copy from now on. Of a standby nothing is written down.
  func record(_ copy: ServedCopy, on executor: some PostgresExecutor) async throws {
    guard let timeline = copy.timeline else { return }
    try await executor.execute(
      """
      INSERT INTO served_copies (cluster, database, timeline, written_by, log)
      VALUES (\(copy.cluster), \(copy.database), \(timeline), pg_current_xact_id(), \(copy.log))
      ON CONFLICT (is_only) DO UPDATE SET cluster = excluded.cluster, database = excluded.database,
        timeline = excluded.timeline, written_by = excluded.written_by, log = excluded.log,
        recorded_at = excluded.recorded_at
      """)
  }
}
