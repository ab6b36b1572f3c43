public import Postgres

extension PostgresEventLog {
  /// Where the outbox is in the log's database, and reached with the same role, its events need not travel: one
  /// statement appends them and takes them away, so that a crash leaves each in one of the two.
  public func move(
    fromOutboxOf pool: PostgresPool, atMost limit: Int
  ) async throws -> MovedEvents? {
    guard pool.configuration.connectionString == self.pool.configuration.connectionString else {
      return nil
    }
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

  /// The locks are those of a relay and of who appends for a source, in that order. Nobody waits for the disk: after a
  /// crash the events are where they were, or where they are.
  private static func moving(to schema: String, atMost limit: Int) -> PostgresQuery {
    var query: PostgresQuery = """
      WITH relay AS MATERIALIZED (
        SELECT \(unescaped: Relay.lock)
          AND set_config('synchronous_commit', 'off', true) = 'off' AS is_locked
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
