import FoundationEssentials
import Postgres

/// The table of sent mails, used to recognise returned mails.
enum SentMailStore {
  /// Lifetime in seconds; longer than mail servers retry (RFC 5321 §4.5.4.1: 4–5 days).
  static let lifetime: TimeInterval = 14 * 86_400

  /// Records a mail before its delivery, since it may be returned at once. Does nothing if the
  /// recipient is not the account's current address.
  static func note(_ mailID: UUID, of participantID: UUID, to recipient: EmailAddress, at now: Date)
    -> PostgresStatement<Void>
  {
    PostgresStatement(
      """
      INSERT INTO sent_mails (mail_id, participant_id, sent_at)
      SELECT \(mailID), participant_id, \(now) FROM accounts
      WHERE participant_id = \(participantID) AND email_key = \(recipient.key)
      ON CONFLICT (mail_id) DO NOTHING
      """)
  }

  /// - Returns: the participant with the address; nil if it has changed or is already marked.
  static func markUndeliverable(_ mailID: UUID, at now: Date) -> PostgresStatement<UUID?> {
    PostgresStatement(
      """
      UPDATE accounts SET email_failed_at = \(now)
      FROM sent_mails
      WHERE mail_id = \(mailID) AND accounts.participant_id = sent_mails.participant_id
        AND email_failed_at IS NULL
      RETURNING accounts.participant_id
      """, first: { try $0.decode("participant_id") })
  }

  /// Marks the address after a server rejected it.
  ///
  /// - Returns: false if the account has another address or none, or it is already marked.
  static func markUndeliverable(_ recipient: EmailAddress, of participantID: UUID, at now: Date)
    -> PostgresStatement<Bool>
  {
    PostgresStatement(
      affecting: """
        UPDATE accounts SET email_failed_at = \(now)
        WHERE participant_id = \(participantID) AND email_key = \(recipient.key)
          AND email_failed_at IS NULL
        """)
  }

  /// - Returns: the number of deleted rows.
  static func deleteOld(at now: Date, atMost limit: Int) -> PostgresStatement<Int> {
    PostgresStatement(
      counting: """
        DELETE FROM sent_mails WHERE mail_id IN (
          SELECT mail_id FROM sent_mails WHERE sent_at < \(now.addingTimeInterval(-Self.lifetime))
          LIMIT \(limit))
        """)
  }
}
