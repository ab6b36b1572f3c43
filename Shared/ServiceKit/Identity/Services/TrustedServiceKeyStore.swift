import FoundationEssentials
import Postgres
import Tokens

/// The stored keys of other services.
struct TrustedServiceKeyStore: Sendable {
  /// How long an expired key is kept, in seconds: longer than any revoked key would have lived.
  private static let keptFor: TimeInterval = 40 * 86_400

  func list(on executor: some PostgresExecutor) async throws -> [TrustedServiceKey] {
    let rows = try await executor.query(
      "SELECT service, key_id, public_key, not_after FROM trusted_service_keys")
    return try rows.map { row in
      let (service, keyID, publicKey, notAfter) = try row.decode(
        String.self, String.self, [UInt8].self, Date.self)
      return TrustedServiceKey(
        service: service, keyID: keyID, publicKey: publicKey, notAfter: notAfter)
    }
  }

  /// Stores a key. The end of a known key can only move to an earlier time.
  func save(_ key: TrustedServiceKey, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO trusted_service_keys AS known (service, key_id, public_key, not_after)
      VALUES (\(key.service), \(key.keyID), \(key.publicKey), \(key.notAfter))
      ON CONFLICT (service, key_id)
      DO UPDATE SET not_after = least(known.not_after, EXCLUDED.not_after)
      """)
    try await connection.execute(
      """
      DELETE FROM trusted_service_keys
      WHERE service = \(key.service) AND not_after < \(key.notAfter - Self.keptFor)
      """)
  }
}
