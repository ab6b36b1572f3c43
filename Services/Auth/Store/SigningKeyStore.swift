import FoundationEssentials
import Postgres
import ServiceKit

/// A signing key and when it was made.
struct StoredSigningKey: Sendable {
  var key: SigningKey
  var createdAt: Date
}

/// The keys that sign access tokens.
struct SigningKeyStore: Sendable {
  /// Makes processes that might make a key take turns until the end of the transaction.
  func lock(on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('otolith-auth signing keys', 0))")
  }

  /// Oldest first.
  func list(on executor: some PostgresExecutor) async throws -> [StoredSigningKey] {
    let rows = try await executor.query(
      "SELECT seed, created_at FROM signing_keys ORDER BY created_at, key_id")
    return try rows.map { row in
      let (seed, createdAt) = try row.decode([UInt8].self, Date.self)
      guard let key = SigningKey(seed: seed) else {
        throw PostgresError(kind: .decoding, message: "a signing key's seed has not 32 bytes")
      }
      return StoredSigningKey(key: key, createdAt: createdAt)
    }
  }

  func insert(_ key: StoredSigningKey, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO signing_keys (key_id, seed, created_at)
      VALUES (\(key.key.keyID), \(key.key.seed), \(key.createdAt))
      """)
  }

  func delete(createdAtOrBefore limit: Date, on executor: some PostgresExecutor) async throws {
    try await executor.execute("DELETE FROM signing_keys WHERE created_at <= \(limit)")
  }
}
