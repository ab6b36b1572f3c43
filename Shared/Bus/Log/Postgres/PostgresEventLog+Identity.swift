public import Postgres

extension PostgresEventLog {
  /// The identity of the log from which a row with the columns log_id and server_started_at was
  /// read.
  ///
  /// Cluster and timeline cannot change while a writable server runs, and reading them costs file
  /// access, so they are read once per server instance.
  ///
  /// - Parameter connection: the connection on which the row was read.
  nonisolated(nonsending) func identity(
    of row: PostgresRow, on connection: PostgresConnection
  ) async throws -> LogIdentity {
    let id: String = try row.decode("log_id")
    let startedAt: Int64 = try row.decode("server_started_at")
    if let known = history.withLock({ $0 }), known.startedAt == startedAt {
      return LogIdentity(id: "\(id)/\(known.system)", timeline: known.timeline)
    }
    // The control file shows a promotion only after the next checkpoint; the name of the current
    // WAL file shows it at once.
    let rows = try await connection.query(
      """
      SELECT system_identifier::text AS system,
        left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline
      FROM pg_control_system()
      """)
    let found = ServerHistory(
      startedAt: startedAt, system: try rows[0].decode("system"),
      timeline: try rows[0].decode("timeline"))
    history.withLock { $0 = found }
    return LogIdentity(id: "\(id)/\(found.system)", timeline: found.timeline)
  }

  /// Columns that identify the log, part of each reading statement.
  static let identityColumns = """
    (SELECT id::text FROM identity) AS log_id,
    (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::int8 AS server_started_at
    """

  /// A cursor in the log's own database was restored with the log, and transaction ids only grow
  /// there. Elsewhere the last event must still be at its position: then everything committed
  /// before is there, too, and no earlier transaction id is assigned again.
  public func holds(_ cursor: LogCursor, storedIn pool: PostgresPool) async throws -> Bool {
    let position = cursor.position
    let rows = try await self.pool.query(
      """
      SELECT \(position.transactionID) < pg_snapshot_xmax(pg_current_snapshot()) AS was_given,
        EXISTS (
          SELECT FROM log WHERE event_id = \(cursor.event) AND txid = \(position.transactionID)
            AND position = \(position.number)) AS is_there
      """)
    guard try rows[0].decode("was_given", as: Bool.self) else { return false }
    if position == .start { return true }
    if isDatabase(of: pool) { return true }
    return try rows[0].decode("is_there")
  }

  /// The identity, and the transaction that wrote it, which a dump does not contain.
  public func origin() async throws -> String {
    try await explaining {
      try await pool.withConnection { connection in
        let rows = try await connection.query(
          "SELECT \(unescaped: Self.identityColumns), (SELECT xmin::text FROM identity) AS written_by"
        )
        let identity = try await identity(of: rows[0], on: connection)
        return "\(identity), \(try rows[0].decode("written_by", as: String.self))"
      }
    }
  }

  public func end(of types: Set<String>) async throws -> (identity: LogIdentity, end: LogPosition) {
    try await explaining {
      try await pool.withConnection { connection in
        let rows = try await connection.query(
          """
          SELECT \(unescaped: Self.identityColumns),
            pg_snapshot_xmin(pg_current_snapshot()) AS settled,
            EXISTS (
              SELECT FROM unnest(\(types.sorted())) AS topic (name) CROSS JOIN LATERAL (
                SELECT FROM log
                WHERE type = name AND txid >= pg_snapshot_xmax(pg_current_snapshot())
                LIMIT 1
              ) AS late
            ) AS is_foreign
          """)
        guard try !rows[0].decode("is_foreign", as: Bool.self) else {
          throw BusError.logOfAnotherServer(name)
        }
        // The end of everything settled; later events follow.
        let settled = try rows[0].decode("settled", as: TransactionID.self).value
        return (
          try await identity(of: rows[0], on: connection),
          LogPosition(transaction: settled - 1, number: .max)
        )
      }
    }
  }
}

/// The server that numbers the events, since its last start.
struct ServerHistory: Sendable {
  /// Its start time in microseconds since 1970.
  var startedAt: Int64
  /// System identifier of the cluster, assigned by initdb.
  var system: String
  var timeline: String
}
