import AuthDomain
import FoundationEssentials
import Postgres

/// A mail with a confirmation code, to be sent.
struct PendingMail: Sendable {
  var mailID = UUID()
  var participantID: UUID
  var recipient: String
  /// BCP 47.
  var language: String
  var username: String
  /// As it is written in the mail.
  var code: String
  var createdAt: Date
  /// Attempts begun.
  var attempts = 0
}

/// Mails between the transaction that wants them and the mail server.
struct MailOutbox: Sendable {
  /// How long one attempt may take before another process tries, in seconds; longer than
  /// ``SMTPTransport/timeout``.
  static let lease: TimeInterval = 60

  /// Replaces whatever mail of the account waits: its code is worthless now.
  func enqueue(_ mail: PendingMail, on connection: PostgresConnection) async throws {
    try await delete(of: mail.participantID, on: connection)
    try await connection.execute(
      """
      INSERT INTO mail_outbox (mail_id, participant_id, recipient, language, username, code,
        created_at, next_attempt_at)
      VALUES (\(mail.mailID), \(mail.participantID), \(mail.recipient), \(mail.language),
        \(mail.username), \(mail.code), \(mail.createdAt), \(mail.createdAt))
      """)
  }

  /// Takes the mail that is due first, for as long as an attempt may take.
  func claim(at now: Date, on executor: some PostgresExecutor) async throws -> PendingMail? {
    let rows = try await executor.query(
      """
      UPDATE mail_outbox SET attempts = attempts + 1,
        next_attempt_at = \(now.addingTimeInterval(Self.lease))
      WHERE mail_id = (
        SELECT mail_id FROM mail_outbox WHERE next_attempt_at <= \(now)
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING mail_id, participant_id, recipient, language, username, code, created_at,
        attempts::bigint
      """)
    guard let row = rows.first else { return nil }
    let (id, participantID, recipient, language, username, code, createdAt, attempts) =
      try row.decode(
        UUID.self, UUID.self, String.self, String.self, String.self, String.self, Date.self,
        Int.self)
    return PendingMail(
      mailID: id, participantID: participantID, recipient: recipient, language: language,
      username: username, code: code, createdAt: createdAt, attempts: attempts)
  }

  func postpone(_ mailID: UUID, until time: Date, on executor: some PostgresExecutor) async throws {
    try await executor.execute(
      "UPDATE mail_outbox SET next_attempt_at = \(time) WHERE mail_id = \(mailID)")
  }

  /// Sent or given up; the address goes with it.
  func delete(_ mailID: UUID, on executor: some PostgresExecutor) async throws {
    try await executor.execute("DELETE FROM mail_outbox WHERE mail_id = \(mailID)")
  }

  func delete(of participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "DELETE FROM mail_outbox WHERE participant_id = \(participantID)")
  }
}
