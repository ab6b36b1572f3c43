import FoundationEssentials
public import Postgres

/// Keys that this service signs with, in a table of its schema with the columns `key_id`, `seed` and
/// `created_at`.
public struct SigningKeyStore: Sendable {
  /// By which the service proves to the others who it is.
  static let serviceKeys = SigningKeyStore(table: "service_keys", lock: .perSchema("service keys"))
  /// By which `otolith-auth` signs access tokens.
  public static let accessTokenKeys = SigningKeyStore(
    table: "signing_keys", lock: .named("otolith-auth signing keys"))

  /// What processes lock that might make a key. The names are those of earlier releases, which may run
  /// beside this one.
  private enum Lock {
    case named(String)
    case perSchema(String)
  }

  private let table: String
  private let lock: Lock

  /// Makes processes that might make a key take turns until the end of the transaction.
  public func lock(on connection: PostgresConnection) async throws {
    switch lock {
    case .named(let name):
      try await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(\(name), 0))")
    case .perSchema(let name):
      try await connection.execute(
        "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || \(name), 0))")
    }
  }

  /// Oldest first.
  public func list(on executor: some PostgresExecutor) async throws -> [StoredSigningKey] {
    let rows = try await executor.query(
      "SELECT seed, created_at FROM \(unescaped: table) ORDER BY created_at, key_id")
    return try rows.map { row in
      let (seed, createdAt) = try row.decode([UInt8].self, Date.self)
      guard let key = SigningKey(seed: seed) else {
        throw PostgresError(kind: .decoding, message: "a seed in \(table) has not 32 bytes")
      }
      return StoredSigningKey(key: key, createdAt: createdAt)
    }
  }

  public func insert(_ key: StoredSigningKey, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO \(unescaped: table) (key_id, seed, created_at)
      VALUES (\(key.key.keyID), \(key.key.seed), \(key.createdAt))
      """)
  }

  public func delete(_ keys: [StoredSigningKey], on connection: PostgresConnection) async throws {
    guard !keys.isEmpty else { return }
    try await connection.execute(
      "DELETE FROM \(unescaped: table) WHERE key_id = ANY(\(keys.map(\.key.keyID)))")
  }
}
