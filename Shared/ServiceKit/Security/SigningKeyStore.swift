import FoundationEssentials
public import Postgres

/// Keys that this service signs with, in a table of its schema with the columns `key_id`, `seed` and
/// `created_at`; in one whose keys are sealed, `sealed_seed` besides, which has `seed`'s place.
public struct SigningKeyStore: Sendable {
  /// By which the service proves to the others who it is.
  static let serviceKeys = SigningKeyStore(table: "service_keys", lock: .perSchema("service keys"))

  /// By which `otolith-auth` signs access tokens.
  public static func accessTokenKeys(sealedWith sealing: SealingKeys) -> SigningKeyStore {
    SigningKeyStore(
      table: "signing_keys", lock: .named("otolith-auth signing keys"), sealing: sealing)
  }

  /// What processes lock that might make a key. The names are those of earlier releases, which may run
  /// beside this one.
  private enum Lock {
    case named(String)
    case perSchema(String)
  }

  private let table: String
  private let lock: Lock
  /// Nil where keys are not sealed.
  private let sealing: SealingKeys?

  private init(table: String, lock: Lock, sealing: SealingKeys? = nil) {
    self.table = table
    self.lock = lock
    self.sealing = sealing
  }

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
  ///
  /// - Throws: ``SealedKeyError``; `PostgresError`.
  public func list(on executor: some PostgresExecutor) async throws -> [StoredSigningKey] {
    let sealed = sealing == nil ? "NULL::bytea AS sealed_seed" : "sealed_seed"
    let rows = try await executor.query(
      """
      SELECT key_id, seed, \(unescaped: sealed), created_at FROM \(unescaped: table)
      ORDER BY created_at, key_id
      """)
    return try rows.map { row in
      let (keyID, seed, sealedSeed, createdAt) = try row.decode(
        String.self, [UInt8]?.self, [UInt8]?.self, Date.self)
      let opened = try plain(seed, sealedSeed, of: keyID)
      guard let key = SigningKey(seed: opened.seed) else {
        throw PostgresError(kind: .decoding, message: "a seed in \(table) has not 32 bytes")
      }
      return StoredSigningKey(
        key: key, createdAt: createdAt, needsSealing: opened.needsSealing)
    }
  }

  private func plain(
    _ seed: [UInt8]?, _ sealedSeed: [UInt8]?, of keyID: String
  ) throws -> (seed: [UInt8], needsSealing: Bool) {
    guard let sealedSeed else { return (seed ?? [], sealing != nil) }
    guard let opened = sealing?.open(sealedSeed, context: context(keyID)) else {
      throw SealedKeyError(keyID: keyID, table: table)
    }
    return (opened.plain, opened.isOutdated)
  }

  public func insert(_ key: StoredSigningKey, on connection: PostgresConnection) async throws {
    guard let sealed = sealed(key) else {
      try await connection.execute(
        """
        INSERT INTO \(unescaped: table) (key_id, seed, created_at)
        VALUES (\(key.key.keyID), \(key.key.seed), \(key.createdAt))
        """)
      return
    }
    try await connection.execute(
      """
      INSERT INTO \(unescaped: table) (key_id, sealed_seed, created_at)
      VALUES (\(key.key.keyID), \(sealed), \(key.createdAt))
      """)
  }

  /// Seals keys that are not, or that the key before sealed, with the current one.
  public func reseal(_ keys: [StoredSigningKey], on connection: PostgresConnection) async throws {
    for key in keys where key.needsSealing {
      guard let sealed = sealed(key) else { continue }
      try await connection.execute(
        """
        UPDATE \(unescaped: table) SET seed = NULL, sealed_seed = \(sealed)
        WHERE key_id = \(key.key.keyID)
        """)
    }
  }

  private func sealed(_ key: StoredSigningKey) -> [UInt8]? {
    sealing?.seal(key.key.seed, context: context(key.key.keyID))
  }

  /// A sealed seed is worth nothing in another row or table.
  private func context(_ keyID: String) -> String { "\(table) \(keyID)" }

  public func delete(_ keys: [StoredSigningKey], on connection: PostgresConnection) async throws {
    guard !keys.isEmpty else { return }
    try await connection.execute(
      "DELETE FROM \(unescaped: table) WHERE key_id = ANY(\(keys.map(\.key.keyID)))")
  }
}
