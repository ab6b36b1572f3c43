package import AuthDomain
package import FoundationEssentials
package import Postgres
// For SHA-256.
import ServiceKit

/// The codes by which people set a password; of each its hash alone.
package struct AccessCodeStore: Sendable {
  package init() {}

  /// Stores a new code. Of those of its purpose that are too many, the oldest go.
  package func insert(
    _ code: AccessCode, for purpose: AccessCodePurpose, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM access_codes WHERE code_hash IN (
        SELECT code_hash FROM access_codes
        WHERE participant_id = \(participantID) AND purpose = \(purpose.rawValue)
          AND used_at IS NULL
        ORDER BY created_at DESC, code_hash OFFSET \(IssuedAccessCode.perAccountMax - 1))
      """)
    try await connection.execute(
      """
      INSERT INTO access_codes (code_hash, participant_id, purpose, created_at, expires_at)
      VALUES (\(Self.hash(code)), \(participantID), \(purpose.rawValue), \(now),
        \(purpose.lifetime.map(now.addingTimeInterval)))
      """)
  }

  package func find(
    _ code: AccessCode, on executor: some PostgresExecutor
  ) async throws -> IssuedAccessCode? {
    try await executor.query(
      """
      SELECT participant_id, username, email, purpose, expires_at, used_at
      FROM access_codes JOIN accounts USING (participant_id)
      WHERE code_hash = \(Self.hash(code))
      """
    ).first.map(Self.issued)
  }

  /// Marks it as used; every other code of the account goes. It stays for a while, so that the same request
  /// can be answered again.
  package func use(
    _ code: AccessCode, of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM access_codes
      WHERE participant_id = \(participantID) AND code_hash <> \(Self.hash(code))
      """)
    try await connection.execute(
      """
      UPDATE access_codes SET used_at = \(now),
        expires_at = \(now.addingTimeInterval(IssuedAccessCode.repetition))
      WHERE code_hash = \(Self.hash(code))
      """)
  }

  package func delete(
    _ purpose: AccessCodePurpose, of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM access_codes
      WHERE participant_id = \(participantID) AND purpose = \(purpose.rawValue)
      """)
  }

  package func deleteExpired(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM access_codes WHERE code_hash IN (
        SELECT code_hash FROM access_codes WHERE expires_at <= \(now)
        ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }

  private static func issued(_ row: PostgresRow) throws -> IssuedAccessCode {
    let purpose: String = try row.decode("purpose")
    guard let purpose = AccessCodePurpose(rawValue: purpose) else {
      throw PostgresError(kind: .decoding, message: "an access code has the purpose \(purpose)")
    }
    return IssuedAccessCode(
      purpose: purpose, participantID: try row.decode("participant_id"),
      username: try row.decode("username"), email: try row.decode("email"),
      expiresAt: try row.decode("expires_at"), usedAt: try row.decode("used_at"))
  }

  private static func hash(_ code: AccessCode) -> [UInt8] {
    Sodium.sha256(Array(code.canonical.utf8))
  }
}
