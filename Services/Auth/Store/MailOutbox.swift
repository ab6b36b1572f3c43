package import AuthDomain
package import FoundationEssentials
package import Postgres

/// Mails between the transaction that wants them and the mail server.
package struct MailOutbox: Sendable {
  package init() {}

  /// How long one attempt may take before another process tries, in seconds; longer than
  /// handing one over may (`SMTPTransport.timeout`).
  package static let lease: TimeInterval = 60

  /// A new code replaces the mail of the account that waits: its code is not valid any more.
  package func enqueue(_ mail: PendingMail, on connection: PostgresConnection) async throws {
    var code = ""
    var study = ""
    var reason = ""
    switch mail.purpose {
    case .confirmation(let new):
      code = new
      if let participantID = mail.participantID {
        try await deleteCodes(of: participantID, on: connection)
      }
    case .erasure: break
    case .decision(_, let title, let words): (study, reason) = (title, words)
    case .passwordReset(let new), .staffInvitation(let new), .recoveryCode(let new): code = new
    case .passwordChanged: break
    }
    try await connection.execute(
      """
      INSERT INTO mail_outbox (mail_id, participant_id, recipient, language, username, code,
        created_at, next_attempt_at, purpose, study_title, reason)
      VALUES (\(mail.mailID), \(mail.participantID), \(mail.recipient), \(mail.language),
        \(mail.username), \(code), \(mail.createdAt), \(mail.createdAt), \(mail.purpose.kind.rawValue),
        \(study), \(reason))
      """)
  }

  /// As ``enqueue(_:on:)``, but the mail is not due before it is released.
  package func hold(_ mail: PendingMail, on connection: PostgresConnection) async throws {
    try await enqueue(mail, on: connection)
    try await connection.execute(
      "UPDATE mail_outbox SET next_attempt_at = 'infinity' WHERE mail_id = \(mail.mailID)")
  }

  /// Makes a mail due that was held, if there is one. It is tried for as long as one of now.
  package func release(_ mailID: UUID, at now: Date, on connection: PostgresConnection) async throws
  {
    try await connection.execute(
      """
      UPDATE mail_outbox SET next_attempt_at = \(now), created_at = \(now)
      WHERE mail_id = \(mailID) AND next_attempt_at = 'infinity'
      """)
  }

  /// Takes the mail that is due first, for as long as an attempt may take.
  package func claim(at now: Date, on executor: some PostgresExecutor) async throws -> PendingMail?
  {
    let rows = try await executor.query(
      """
      UPDATE mail_outbox SET attempts = attempts + 1,
        next_attempt_at = \(now.addingTimeInterval(Self.lease))
      WHERE mail_id = (
        SELECT mail_id FROM mail_outbox WHERE next_attempt_at <= \(now)
        ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING mail_id, participant_id, recipient, language, username, code, created_at,
        attempts::bigint AS attempts, purpose, study_title, reason
      """)
    guard let row = rows.first else { return nil }
    return PendingMail(
      mailID: try row.decode("mail_id"), participantID: try row.decode("participant_id"),
      recipient: try row.decode("recipient"), language: try row.decode("language"),
      username: try row.decode("username"),
      purpose: try Self.purpose(row),
      createdAt: try row.decode("created_at"), attempts: try row.decode("attempts"))
  }

  package func postpone(_ mailID: UUID, until time: Date, on executor: some PostgresExecutor)
    async throws
  {
    try await executor.execute(
      "UPDATE mail_outbox SET next_attempt_at = \(time) WHERE mail_id = \(mailID)")
  }

  /// Sent or given up; the address goes with it.
  package func delete(_ mailID: UUID, on executor: some PostgresExecutor) async throws {
    try await executor.execute("DELETE FROM mail_outbox WHERE mail_id = \(mailID)")
  }

  package func deleteCodes(of participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND purpose = 'confirmation'
      """)
  }

  /// Mails with codes that are worthless now.
  package func deleteAccessCodes(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND purpose IN ('reset', 'invitation', 'recovery')
      """)
  }

  private static func purpose(_ row: PostgresRow) throws -> MailPurpose {
    let name: String = try row.decode("purpose")
    switch name {
    case "confirmation": return .confirmation(code: try row.decode("code"))
    case "reset": return .passwordReset(code: try row.decode("code"))
    case "invitation": return .staffInvitation(code: try row.decode("code"))
    case "recovery": return .recoveryCode(code: try row.decode("code"))
    case "erasure": return .erasure
    case "password_changed": return .passwordChanged
    default:
      return .decision(
        isApproved: name == "approval", study: try row.decode("study_title"),
        reason: try row.decode("reason"))
    }
  }
}
