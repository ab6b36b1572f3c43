import Fields
import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of confirmation codes. A used code is kept until it expires, so that the confirmation
/// can be repeated; it is a hash and reveals nothing about the person.
enum ConfirmationCodeStore {
  /// An account that may own a code.
  struct Candidate: Sendable {
    var participantID: UUID
    /// Hash of the account's code; nil if no code is stored.
    var hash: String?
    var expiresAt: Date?
  }

  /// Replaces the account's code by the one with this hash.
  static func set(
    hash: String, of participantID: UUID, until expiresAt: Date
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      INSERT INTO confirmation_codes (participant_id, code_hash, expires_at)
      VALUES (\(participantID), \(hash), \(expiresAt))
      ON CONFLICT (participant_id) DO UPDATE SET code_hash = excluded.code_hash,
        expires_at = excluded.expires_at
      """)
  }

  /// Returns the hash of the account's code, locked until the end of the transaction.
  static func lock(_ participantID: UUID) -> PostgresStatement<String?> {
    PostgresStatement(
      """
      SELECT code_hash FROM confirmation_codes WHERE participant_id = \(participantID) FOR UPDATE
      """, first: { try $0.decode("code_hash") })
  }

  /// Returns the accounts with the name, newest first: several may be unconfirmed under one address.
  /// Does not lock: locking writes, and the time it takes would reveal that the name exists.
  static func candidates(named name: AccountName) -> PostgresStatement<[Candidate]> {
    var query: PostgresQuery =
      """
      SELECT participant_id, code_hash, expires_at FROM accounts LEFT JOIN confirmation_codes
        USING (participant_id) WHERE
      """
    switch name {
    case .username(let username): query.append(" username_key = \(username.key)")
    case .email(let email):
      query.append(" email_key = \(email.key) AND username IS NULL")
    }
    // One more may be confirmed.
    query.append(" ORDER BY created_at DESC LIMIT \(AccountRules.codesPerAddressMax + 1)")
    return PostgresStatement<[Candidate]>(
      query,
      each: { row in
        let (id, hash, expiresAt) = try row.decode(UUID.self, String?.self, Date?.self)
        return Candidate(participantID: id, hash: hash, expiresAt: expiresAt)
      })
  }

  /// Returns the key of the hashes.
  static func key() -> PostgresStatement<[UInt8]> {
    PostgresStatement(
      "SELECT key FROM confirmation_key", named: "confirmation_key", row: { try $0.decode("key") })
  }

  /// A fast hash, so that requests for codes are cheap. The secret key compensates for a code
  /// having fewer than 112 bits.
  static func hash(
    _ code: ConfirmationCode, of participantID: UUID, key: [UInt8]
  ) -> String {
    Base64URL.encode(
      Sodium.hmacSHA256(Array("\(participantID.uuidString) \(code.canonical)".utf8), key: key))
  }

  /// Deletes used codes that have expired.
  static func deleteUsed(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM confirmation_codes WHERE participant_id IN (
          SELECT participant_id FROM confirmation_codes JOIN accounts USING (participant_id)
          WHERE expires_at <= \(now) AND confirmed_at IS NOT NULL
          LIMIT \(count))
        """)
  }
}
