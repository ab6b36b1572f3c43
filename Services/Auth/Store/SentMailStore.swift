package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Which mails went to the addresses that accounts keep, so that one that comes back is known.
package struct SentMailStore: Sendable {
  /// Longer than mail servers try (RFC 5321 §4.5.4.1: 4–5 days), in seconds.
  package static let lifetime: TimeInterval = 14 * 86_400

  package init() {}

  /// Before the mail is handed over: it may be back at once. Does nothing where the recipient is not the
  /// account's address, or not any more.
  package func note(
    _ mailID: UUID, of participantID: UUID, to recipient: EmailAddress, at now: Date,
    on executor: some PostgresExecutor
  ) async throws {
    try await executor.execute(
      """
      INSERT INTO sent_mails (mail_id, participant_id, sent_at)
      SELECT \(mailID), participant_id, \(now) FROM accounts
      WHERE participant_id = \(participantID) AND email_key = \(recipient.key)
      ON CONFLICT (mail_id) DO NOTHING
      """)
  }

  /// - Returns: whose address it is; nil: nobody's any more, or it is marked already.
  package func markUndeliverable(
    _ mailID: UUID, at now: Date, on connection: PostgresConnection
  ) async throws -> UUID? {
    try await connection.query(
      """
      UPDATE accounts SET email_failed_at = \(now)
      FROM sent_mails
      WHERE mail_id = \(mailID) AND accounts.participant_id = sent_mails.participant_id
        AND email_failed_at IS NULL
      RETURNING accounts.participant_id
      """
    ).first?.decode("participant_id")
  }

  /// By what a server said of the address itself.
  ///
  /// - Returns: false where the account has another address by now, or none, or it is marked already.
  package func markUndeliverable(
    _ recipient: EmailAddress, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.execute(
      """
      UPDATE accounts SET email_failed_at = \(now)
      WHERE participant_id = \(participantID) AND email_key = \(recipient.key)
        AND email_failed_at IS NULL
      """) == 1
  }

  /// - Returns: how many were deleted.
  package func deleteOld(
    at now: Date, atMost limit: Int, on executor: some PostgresExecutor
  ) async throws -> Int {
    try await executor.execute(
      """
      DELETE FROM sent_mails WHERE mail_id IN (
        SELECT mail_id FROM sent_mails WHERE sent_at < \(now.addingTimeInterval(-Self.lifetime))
        LIMIT \(limit))
      """)
  }
}
