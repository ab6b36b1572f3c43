import FoundationEssentials
import Postgres

/// The table of pending address changes, at most one per account. Callers hold the account's lock.
enum EmailChangeStore {
  /// Stores a change, replacing a previous one.
  static func set(
    _ change: EmailChange, of participantID: UUID
  ) -> [PostgresStatement<Void>] {
    [
      delete(of: participantID),
      PostgresStatement(
        """
        INSERT INTO email_changes (participant_id, email, code_hash, current_code_hash,
          password_hash, expires_at)
        VALUES (\(participantID), \(change.email.text), \(change.codeHash),
          \(change.currentCodeHash), \(change.passwordHash), \(change.expiresAt))
        """),
    ]
  }

  static func find(of participantID: UUID) -> PostgresStatement<EmailChange?> {
    PostgresStatement(
      """
      SELECT email, code_hash, current_code_hash, password_hash, expires_at, done_at
      FROM email_changes WHERE participant_id = \(participantID)
      """, first: Self.change)
  }

  /// Marks the change as done. It is kept until it expires, so that the request can be repeated.
  static func setDone(of participantID: UUID, at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE email_changes SET done_at = \(now), password_hash = NULL
      WHERE participant_id = \(participantID)
      """)
  }

  static func delete(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "DELETE FROM email_changes WHERE participant_id = \(participantID)")
  }

  static func deleteExpired(at now: Date, atMost count: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM email_changes WHERE participant_id IN (
          SELECT participant_id FROM email_changes WHERE expires_at <= \(now)
          ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
        """)
  }

  private static func change(_ row: PostgresRow) throws -> EmailChange {
    let text: String = try row.decode("email")
    guard let email = EmailAddress(text) else {
      throw PostgresError(kind: .decoding, message: "a stored pending e-mail address is invalid")
    }
    return EmailChange(
      email: email, codeHash: try row.decode("code_hash"),
      currentCodeHash: try row.decode("current_code_hash"),
      passwordHash: try row.decode("password_hash"), expiresAt: try row.decode("expires_at"),
      doneAt: try row.decode("done_at"))
  }
}
