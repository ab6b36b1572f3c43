import CSodium
import FoundationEssentials
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

  /// Returns the participant with a pseudonym; nil for unknown ones, for participants who are being
  /// erased, and for anonymised sheets.
  static func participant(
    named pseudonym: String, in studyID: String, on pool: PostgresPool
  ) async throws -> UUID? {
    let pseudonyms = try await pseudonyms(of: studyID, on: pool)
    let people = try await pool.answer(
      to: PostgresStatement(
        """
        SELECT participant_id FROM (
          SELECT participant_id FROM enrolment_changes WHERE study_id = \(studyID)
          UNION SELECT participant_id FROM sheet_usage WHERE study_id = \(studyID)) AS people
        WHERE participant_id NOT IN (
          SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        """, each: { try $0.decode("participant_id", as: UUID.self) }))
    return people.first { pseudonyms.pseudonym(of: $0) == pseudonym }
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
