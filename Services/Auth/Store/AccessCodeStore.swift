import FoundationEssentials
import Postgres
import ServiceBasics

/// The table of access codes, stored as hashes.
enum AccessCodeStore {
  /// Stores a new code and deletes the oldest ones of its purpose above the limit.
  static func insert(
    _ code: AccessCode, for purpose: AccessCodePurpose, of participantID: UUID, at now: Date
  ) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        DELETE FROM access_codes WHERE code_hash IN (
          SELECT code_hash FROM access_codes
          WHERE participant_id = \(participantID) AND purpose = \(purpose.rawValue)
            AND used_at IS NULL
          ORDER BY created_at DESC, code_hash OFFSET \(IssuedAccessCode.perAccountMax - 1))
        """),
      PostgresStatement(
        """
        INSERT INTO access_codes (code_hash, participant_id, purpose, created_at, expires_at)
        VALUES (\(Self.hash(code)), \(participantID), \(purpose.rawValue), \(now),
          \(purpose.lifetime.map(now.addingTimeInterval)))
        """),
    ]
  }

  static func find(_ code: AccessCode) -> PostgresStatement<IssuedAccessCode?> {
    PostgresStatement(
      """
      SELECT participant_id, username, email, purpose, expires_at, used_at
      FROM access_codes JOIN accounts USING (participant_id)
      WHERE code_hash = \(Self.hash(code))
      """, first: Self.issued)
  }

  /// Marks a code as used and deletes the account's other codes. The used one is kept for a while,
  /// so that the request can be repeated.
  static func use(
    _ code: AccessCode, of participantID: UUID, at now: Date
  ) -> [PostgresStatement<Void>] {
    [
      PostgresStatement(
        """
        DELETE FROM access_codes
        WHERE participant_id = \(participantID) AND code_hash <> \(Self.hash(code))
        """),
      PostgresStatement(
        """
        UPDATE access_codes SET used_at = \(now),
          expires_at = \(now.addingTimeInterval(IssuedAccessCode.repetition))
        WHERE code_hash = \(Self.hash(code))
        """),
    ]
  }

  static func delete(
    _ purpose: AccessCodePurpose, of participantID: UUID
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM access_codes
      WHERE participant_id = \(participantID) AND purpose = \(purpose.rawValue)
      """)
  }

  static func deleteExpired(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM access_codes WHERE code_hash IN (
          SELECT code_hash FROM access_codes WHERE expires_at <= \(now)
          ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }

  private static func issued(_ row: PostgresRow) throws -> IssuedAccessCode {
    let purpose: String = try row.decode("purpose")
    guard let purpose = AccessCodePurpose(rawValue: purpose) else {
      throw PostgresError(
        kind: .decoding, message: "an access code has the unknown purpose \(purpose)")
    }
    return IssuedAccessCode(
      purpose: purpose, participantID: try row.decode("participant_id"),
      username: try row.decode("username"), email: try row.decode("email"),
      expiresAt: try row.decode("expires_at"), usedAt: try row.decode("used_at"))
  }

  static func hash(_ code: AccessCode) -> [UInt8] {
    Sodium.sha256(Array(code.canonical.utf8))
  }
}
