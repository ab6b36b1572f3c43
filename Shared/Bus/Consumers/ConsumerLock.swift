import Postgres

/// Lets one transaction at a time change a consumer's data: its cursors, parked events, dead
/// letters and inbox. The lock ends with the transaction.
enum ConsumerLock {
  private static func key(_ consumer: String) -> PostgresQuery {
    "hashtextextended(current_schema() || \(" otolith consumer \(consumer)"), 0)"
  }

  /// A statement with the column is_mine: whether the lock was free.
  static func attempt(_ consumer: String) -> PostgresQuery {
    var query: PostgresQuery = "SELECT pg_try_advisory_xact_lock("
    query.append(key(consumer))
    query.append(") AS is_mine")
    return query
  }

  /// - Returns: whether the lock was free.
  static func tryTaking(_ consumer: String, on connection: PostgresConnection) async throws -> Bool
  {
    try await connection.query(attempt(consumer))[0].decode("is_mine")
  }

  /// Waits for the consumer's current batch.
  static func take(_ consumer: String, on connection: PostgresConnection) async throws {
    var query: PostgresQuery = "SELECT pg_advisory_xact_lock("
    query.append(key(consumer))
    query.append(")::text")
    _ = try await connection.query(query)
  }
}
