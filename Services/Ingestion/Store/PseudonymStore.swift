import CSodium
import IngestionDomain
package import Postgres
package import ServiceKit

/// The keys of export pseudonyms, one per study, made at its first export.
package struct PseudonymStore: Sendable {
  private let pool: PostgresPool

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  package func pseudonyms(of studyID: String) async throws -> Pseudonyms {
    var key = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_KEYBYTES))
    randombytes_buf(&key, key.count)
    // Of two first exports at once the one that commits decides.
    try await pool.execute(
      """
      INSERT INTO pseudonym_keys (study_id, key) VALUES (\(studyID), \(key))
      ON CONFLICT (study_id) DO NOTHING
      """)
    let rows = try await pool.query(
      "SELECT key FROM pseudonym_keys WHERE study_id = \(studyID)")
    return Pseudonyms(key: try rows.first?.decode("key") ?? key)
  }
}
