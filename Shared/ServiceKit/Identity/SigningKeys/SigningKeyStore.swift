public import FoundationEssentials
public import Postgres
public import ServiceBasics
import Settings
public import Tokens

/// The keys that this service signs with, in a table of its schema with the columns `key_id`,
/// `created_at` and `sealed_seed`.
public struct SigningKeyStore: Sendable {
  /// Keys that prove the service's identity to other services.
  static func serviceKeys(sealedWith sealing: SealingKeys) -> SigningKeyStore {
    SigningKeyStore(table: "service_keys", sealing: sealing)
  }

  /// Keys of `otolith-auth` for access tokens.
  public static func accessTokenKeys(sealedWith sealing: SealingKeys) -> SigningKeyStore {
    SigningKeyStore(table: "signing_keys", sealing: sealing)
  }

  private let table: String
  private let sealing: SealingKeys

  /// Serialises processes that may make a key, until the end of the transaction.
  public func lock(on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || \(table), 0))")
  }

  /// Returns the keys, oldest first.
  ///
  /// - Throws: ``SealedKeyError``; `PostgresError`.
  public func list(on executor: some PostgresExecutor) async throws -> [StoredSigningKey] {
    let rows = try await executor.query(
      """
      SELECT key_id, sealed_seed, created_at FROM \(unescaped: table)
      ORDER BY created_at, key_id
      """)
    return try rows.map { row in
      let (keyID, stored, createdAt) = try row.decode(String.self, [UInt8].self, Date.self)
      guard let seed = sealing.open(stored, context: context(keyID)) else {
        throw SealedKeyError(keyID: keyID, table: table)
      }
      guard let key = SigningKey(seed: seed.plain) else {
        throw PostgresError(kind: .decoding, message: "a seed in \(table) does not have 32 bytes")
      }
      return StoredSigningKey(key: key, createdAt: createdAt, needsSealing: seed.isOutdated)
    }
  }

  public func insert(_ key: StoredSigningKey, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO \(unescaped: table) (key_id, sealed_seed, created_at)
      VALUES (\(key.key.keyID), \(stored(key)), \(key.createdAt))
      """)
  }

  /// Seals the keys that the previous sealing key sealed with the current one.
  public func reseal(_ keys: [StoredSigningKey], on connection: PostgresConnection) async throws {
    for key in keys where key.needsSealing {
      try await connection.execute(
        """
        UPDATE \(unescaped: table) SET sealed_seed = \(stored(key))
        WHERE key_id = \(key.key.keyID)
        """)
    }
  }

  private func stored(_ key: StoredSigningKey) -> [UInt8] {
    sealing.seal(key.key.seed, context: context(key.key.keyID))
  }

  /// Binds a sealed seed to its row and table.
  private func context(_ keyID: String) -> String { "\(table) \(keyID)" }

  public func delete(_ keys: [StoredSigningKey], on connection: PostgresConnection) async throws {
    guard !keys.isEmpty else { return }
    try await connection.execute(
      "DELETE FROM \(unescaped: table) WHERE key_id = ANY(\(keys.map(\.key.keyID)))")
  }
}

/// A signing key and its creation time.
public struct StoredSigningKey: Sendable {
  public var key: SigningKey
  public var createdAt: Date
  /// Whether the key has to be sealed with the current sealing key.
  public var needsSealing: Bool

  public init(key: SigningKey, createdAt: Date, needsSealing: Bool = false) {
    self.key = key
    self.createdAt = createdAt
    self.needsSealing = needsSealing
  }
}

/// A signing key in the database that cannot be opened with the operator's sealing keys.
public struct SealedKeyError: Error, Sendable, Hashable {
  public var keyID: String
  public var table: String
}

extension SealedKeyError: CustomStringConvertible {
  public var description: String {
    "the key \(keyID) in \(table) can be opened neither with OTOLITH_SEALING_KEY_FILE nor with "
      + "OTOLITH_SEALING_KEY_PREVIOUS_FILE: set one of them to the key that sealed it. If that key is "
      + "lost, delete the row: a new key is created. Clients get new access tokens with their refresh "
      + "tokens, other services the new key over the bus"
  }
}

extension SealedKeyError: UserFacingError {
  package var operatorMessage: String { description }
}
