package import AuthDomain
package import FoundationEssentials
package import Postgres

/// New addresses that wait for their codes; at most one of an account. Whoever changes one has the account
/// locked.
package struct EmailChangeStore: Sendable {
  package init() {}

  /// In the place of the one before.
  package func set(
    _ change: EmailChange, of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await delete(of: participantID, on: connection)
    try await connection.execute(
      """
      INSERT INTO email_changes (participant_id, email, code_hash, current_code_hash, password_hash,
        expires_at)
      VALUES (\(participantID), \(change.email.text), \(change.codeHash), \(change.currentCodeHash),
        \(change.passwordHash), \(change.expiresAt))
      """)
  }

  package func find(
    of participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> EmailChange? {
    try await executor.query(
      """
      SELECT email, code_hash, current_code_hash, password_hash, expires_at, done_at
      FROM email_changes WHERE participant_id = \(participantID)
      """
    ).first.map(Self.change)
  }

  /// It stays until it expires, so that the same request can be answered again.
  package func setDone(
    of participantID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE email_changes SET done_at = \(now), password_hash = NULL
      WHERE participant_id = \(participantID)
      """)
  }

  package func delete(of participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "DELETE FROM email_changes WHERE participant_id = \(participantID)")
  }

  package func deleteExpired(
    at now: Date, atMost count: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM email_changes WHERE participant_id IN (
        SELECT participant_id FROM email_changes WHERE expires_at <= \(now)
        ORDER BY expires_at LIMIT \(count) FOR UPDATE SKIP LOCKED)
      """)
  }

  private static func change(_ row: PostgresRow) throws -> EmailChange {
    let text: String = try row.decode("email")
    guard let email = EmailAddress(text) else {
      throw PostgresError(kind: .decoding, message: "an address that waits is none")
    }
    return EmailChange(
      email: email, codeHash: try row.decode("code_hash"),
      currentCodeHash: try row.decode("current_code_hash"),
      passwordHash: try row.decode("password_hash"), expiresAt: try row.decode("expires_at"),
      doneAt: try row.decode("done_at"))
  }
}
