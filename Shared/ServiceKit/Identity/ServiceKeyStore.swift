import FoundationEssentials
import Postgres

/// The service's own keys.
struct ServiceKeyStore: Sendable {
  /// Makes processes that might make a key take turns until the end of the transaction.
  func lock(on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' service keys', 0))
      """)
  }

  /// Oldest first.
  func list(on executor: some PostgresExecutor) async throws -> [StoredServiceKey] {
    let rows = try await executor.query(
      "SELECT seed, created_at FROM service_keys ORDER BY created_at, key_id")
    return try rows.map { row in
      let (seed, createdAt) = try row.decode([UInt8].self, Date.self)
      guard let key = SigningKey(seed: seed) else {
        throw PostgresError(kind: .decoding, message: "a service key's seed has not 32 bytes")
      }
      return StoredServiceKey(key: key, createdAt: createdAt)
    }
  }

  func insert(_ key: StoredServiceKey, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO service_keys (key_id, seed, created_at)
      VALUES (\(key.key.keyID), \(key.key.seed), \(key.createdAt))
      """)
  }

  func delete(_ keys: [StoredServiceKey], on connection: PostgresConnection) async throws {
    try await connection.execute(
      "DELETE FROM service_keys WHERE key_id = ANY(\(keys.map(\.key.keyID)))")
  }
}
