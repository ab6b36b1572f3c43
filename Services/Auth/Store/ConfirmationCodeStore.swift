import Fields
import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of confirmation codes. A used code is kept until it expires, so that the confirmation
/// can be repeated; it is a hash and reveals nothing about the person.
enum ConfirmationCodeStore {
  /// The account that waits for a code.
  struct Candidate: Sendable {
    var participantID: UUID
    var usernameKey: String?
    var emailKey: String?
    var expiresAt: Date

    /// Whether the account has this name; an address only if it has no username.
    func isOf(_ name: AccountName) -> Bool {
      switch name {
      case .username(let username): username.key == usernameKey
      case .email(let email): usernameKey == nil && email.key == emailKey
      }
    }
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

  /// Returns the account of the code with this hash. Does not lock: locking writes, and the time it
  /// takes would reveal that the code exists.
  static func candidate(withCode hash: String) -> PostgresStatement<Candidate?> {
    PostgresStatement(
      """
      SELECT participant_id, username_key, email_key, expires_at
      FROM confirmation_codes JOIN accounts USING (participant_id) WHERE code_hash = \(hash)
      """,
      first: { row in
        let (id, username, email, expiresAt) = try row.decode(
          UUID.self, String?.self, String?.self, Date.self)
        return Candidate(
          participantID: id, usernameKey: username, emailKey: email, expiresAt: expiresAt)
      })
  }

  /// Returns the key of the hashes.
  static func key() -> PostgresStatement<[UInt8]> {
    PostgresStatement(
      "SELECT key FROM confirmation_key", named: "confirmation_key", row: { try $0.decode("key") })
  }

  /// A fast hash, so that requests for codes are cheap. The secret key compensates for a code
  /// having fewer than 112 bits.
  ///
  /// - Parameter participantID: nil for the code of a new account, which names the account.
  static func hash(
    _ code: ConfirmationCode, of participantID: UUID? = nil, key: [UInt8]
  ) -> String {
    let owner = participantID.map { "\($0.uuidString) " } ?? ""
    return Base64URL.encode(
      Sodium.hmacSHA256(Array("\(owner)\(code.canonical)".utf8), key: key))
  }

  static func delete(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement("DELETE FROM confirmation_codes WHERE participant_id = \(participantID)")
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
