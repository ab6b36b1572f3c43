import Postgres

extension PostgresEventLog {
  /// What a row that has the columns log_id and server_started_at was read from.
  ///
  /// Which cluster and which timeline it is does not change while a server runs that takes writes, and
  /// asking costs it a look into a file: it is asked once for each server that is met.
  ///
  /// - Parameter connection: over which the row came.
  nonisolated(nonsending) func identity(
    of row: PostgresRow, on connection: PostgresConnection
  ) async throws -> LogIdentity {
    let id: String = try row.decode("log_id")
    let server = ServerInstance(startedAt: try row.decode("server_started_at"))
    if let known = history.withLock({ $0 }), known.server == server {
      return LogIdentity(id: "\(id)/\(known.system)", timeline: known.timeline)
    }
    // The control file tells of a promotion only after the next checkpoint; the name of the file that
    // is written to, at once.
    let rows = try await connection.query(
      """
      SELECT system_identifier::text AS system,
        left(pg_walfile_name(pg_current_wal_lsn()), 8) AS timeline
      FROM pg_control_system()
      """)
    let found = ServerHistory(
      server: server, system: try rows[0].decode("system"),
      timeline: try rows[0].decode("timeline"))
    history.withLock { $0 = found }
    return LogIdentity(id: "\(id)/\(found.system)", timeline: found.timeline)
  }

  /// Columns of each statement that says what it read from.
  static let identityColumns =
    "(SELECT id::text FROM identity) AS log_id, \(ServerInstance.expression) AS server_started_at"

  /// A place that is kept on the log's own server went back with it, and transaction ids only grow
  /// there. Elsewhere the event is to be where it was: then so is whatever had been committed before,
  /// and no transaction id up to it is given again.
  ///
  /// A cursor that names no log, from before they did, is believed unless it is ahead of the server.
  public func holds(_ cursor: LogCursor, beside server: ServerInstance?) async throws -> Bool {
    let position = cursor.position
    let rows = try await pool.query(
      """
      SELECT \(position.transactionID) < pg_snapshot_xmax(pg_current_snapshot()) AS was_given,
        \(unescaped: ServerInstance.expression) IS NOT DISTINCT FROM \(server?.startedAt) AS is_beside,
        EXISTS (
          SELECT FROM log WHERE event_id = \(cursor.event) AND txid = \(position.transactionID)
            AND position = \(position.number)) AS is_there
      """)
    guard try rows[0].decode("was_given", as: Bool.self) else { return false }
    if cursor.log == nil || position == .start { return true }
    if try rows[0].decode("is_beside", as: Bool.self) { return true }
    return try rows[0].decode("is_there")
  }

  /// The identity, and the transaction that wrote it, which a dump does not keep.
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
        // Everything that is settled; what is not comes.
        let settled = try rows[0].decode("settled", as: TransactionID.self).value
        return (
          try await identity(of: rows[0], on: connection),
          LogPosition(transaction: settled - 1, number: .max)
        )
      }
    }
  }
}

/// Which server it is that numbers the events.
struct ServerHistory: Sendable {
  var server: ServerInstance
  /// Of the cluster, since initdb.
  var system: String
  var timeline: String
}
