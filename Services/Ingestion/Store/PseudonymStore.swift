import CSodium
import Postgres
import ServiceBasics

/// Stores the keys of export pseudonyms, one per study, created at its first export.
enum PseudonymStore {
  static func pseudonyms(
    of studyID: String, on pool: PostgresPool
  ) async throws -> Pseudonyms {
    var key = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_KEYBYTES))
    randombytes_buf(&key, key.count)
    // Read after the insertion: of two concurrent first exports, the first commit decides.
    try await pool.answer(to: insertion(of: key, studyID))
    return Pseudonyms(key: try await pool.answer(to: self.key(of: studyID)) ?? key)
  }

  private static func insertion(of key: [UInt8], _ studyID: String) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO pseudonym_keys (study_id, key) VALUES (\(studyID), \(key))
      ON CONFLICT (study_id) DO NOTHING
      """)
  }

  private static func key(of studyID: String) -> PostgresStatement<[UInt8]?> {
    PostgresStatement(
      "SELECT key FROM pseudonym_keys WHERE study_id = \(studyID)", first: { try $0.decode("key") })
  }
}
