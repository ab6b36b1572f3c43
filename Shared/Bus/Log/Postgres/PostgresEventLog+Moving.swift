public import Postgres

extension PostgresEventLog {
  /// Whether the pool has the log's database and role.
  func isDatabase(of pool: PostgresPool) -> Bool {
    pool.configuration.connectionString == self.pool.configuration.connectionString
  }

  public func schemaForAppends(
    of source: String, beside pool: PostgresPool
  ) async throws -> String? {
    guard isDatabase(of: pool) else { return nil }
    let row = try await explaining {
      try await self.pool.query(
        """
        SELECT has_any_column_privilege('log', 'INSERT')
          AND has_function_privilege('append_txid()', 'EXECUTE')
          AND \(source) <> ALL (sources_of_others(session_user)) AS may
        """)[0]
    }
    return try row.decode("may", as: Bool.self) ? schema : nil
  }

  public func announce(_ types: Set<String>) { tell(.types(types)) }

  /// If the outbox is in the log's database and accessible to the same role, one statement moves
  /// its events, so a crash leaves each event in exactly one of the two.
  public func move(
    fromOutboxOf pool: PostgresPool, atMost limit: Int
  ) async throws -> MovedEvents? {
    guard isDatabase(of: pool) else { return nil }
    let statement = Self.moving(to: schema, atMost: limit)
    let rows = try await explainingAppending { try await pool.query(statement) }
    let row = rows[0]
    let types = Set(try row.decode("types", as: [String].self))
    if !types.isEmpty { tell(.types(types)) }
    return MovedEvents(
      isStandby: try !row.decode("relays", as: Bool.self),
      count: Int(try row.decode("count", as: Int64.self)),
      bytes: Int(try row.decode("bytes", as: Int64.self)))
  }

  /// Takes the lock of the relay, then the lock for appending of the source.
  private static func moving(to schema: String, atMost limit: Int) -> PostgresQuery {
    var query: PostgresQuery = """
      WITH relay AS MATERIALIZED (
        SELECT \(unescaped: Relay.lock) AS is_locked
      ), chosen AS MATERIALIZED (
        SELECT * FROM (
      """
    query.append(Relay.oldest(limit))
    query.append(
      """
      ) AS oldest WHERE (SELECT is_locked FROM relay)
      ), speaking AS MATERIALIZED (
        SELECT pg_advisory_xact_lock(key) FROM (
          SELECT DISTINCT \(unescaped: sourceKey) AS key FROM chosen ORDER BY key
        ) AS keys
      ), appended AS (
        INSERT INTO \(unescaped: schema).log (\(unescaped: Event.columns))
        SELECT \(unescaped: Event.columns) FROM chosen
        WHERE (SELECT count(*) FROM speaking) > 0
        ORDER BY id ON CONFLICT DO NOTHING
      ), taken AS (
        DELETE FROM outbox WHERE id = ANY (ARRAY(SELECT id FROM chosen))
          AND time BETWEEN (SELECT min(time) FROM chosen) AND (SELECT max(time) FROM chosen)
          AND (SELECT count(*) FROM speaking) > 0
      )
      SELECT (SELECT is_locked FROM relay) AS relays, count(*) AS count,
        coalesce(sum(octet_length(data)), 0)::int8 AS bytes,
        coalesce(array_agg(DISTINCT type), '{}') AS types
      FROM chosen
      """)
    return query
  }
}
