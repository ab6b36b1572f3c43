package import AuthDomain
import Fields
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
    var newsletterID: UUID?
    switch mail.purpose {
    case .confirmation(let new):
      code = new
      if let participantID = mail.participantID {
        try await deleteCodes(of: participantID, on: connection)
      }
    case .erasure: break
    case .decision(_, let title, let words): (study, reason) = (title, words)
    case .passwordReset(let new), .staffInvitation(let new), .recoveryCode(let new),
      .emailChange(let new), .emailChangeCurrent(let new):
      code = new
    case .passwordChanged, .emailChanged, .addressTaken: break
    case .prompt(let lifetime): code = String(Int(lifetime))
    // Its words are kept once.
    case .newsletter(let id, _, let token): (newsletterID, code) = (id, token.uuidString)
    }
    try await connection.execute(
      """
      INSERT INTO mail_outbox (mail_id, participant_id, recipient, language, username, code,
        created_at, next_attempt_at, purpose, study_title, reason, newsletter_id)
      VALUES (\(mail.mailID), \(mail.participantID), \(mail.recipient), \(mail.language),
        \(mail.username), \(code), \(mail.createdAt), \(mail.createdAt), \(mail.purpose.kind.rawValue),
        \(study), \(reason), \(newsletterID))
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
        -- Newsletters let everything else pass; few of them wait at a time.
        ORDER BY purpose = 'newsletter', next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING mail_id, participant_id, recipient, language, username, code, created_at,
        attempts::bigint AS attempts, purpose, study_title, reason, newsletter_id
      """)
    guard let row = rows.first else { return nil }
    let purpose: MailPurpose =
      if let newsletterID: UUID = try row.decode("newsletter_id") {
        try await newsletter(newsletterID, row, on: executor)
      } else {
        try Self.purpose(row)
      }
    return PendingMail(
      mailID: try row.decode("mail_id"), participantID: try row.decode("participant_id"),
      recipient: try row.decode("recipient"), language: try row.decode("language"),
      username: try row.decode("username"),
      purpose: purpose,
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
    try await delete(["confirmation"], of: participantID, on: connection)
  }

  /// Mails with codes that are worthless now.
  package func deleteAccessCodes(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await delete(["reset", "invitation", "recovery"], of: participantID, on: connection)
  }

  /// Mails that invite staff, with codes that are worthless now.
  package func deleteInvitations(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await delete(["invitation"], of: participantID, on: connection)
  }

  /// Mails with codes for another address, which are worthless now.
  package func deleteEmailChanges(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await delete(["email_change", "email_change_current"], of: participantID, on: connection)
  }

  private func delete(
    _ purposes: [String], of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND purpose = ANY(\(purposes))
      """)
  }

  /// Mails that wait, without those that are held and newsletters, which take their time.
  package struct Backlog: Sendable, Hashable {
    /// At most ``countMax``.
    package var count: Int
    /// When the oldest was written, or released.
    package var oldest: Date?

    package static let countMax = 100_000
  }

  package func backlog(on executor: some PostgresExecutor) async throws -> Backlog {
    let row = try await executor.query(
      """
      SELECT count(*) AS count, min(created_at) AS oldest FROM (
        SELECT created_at FROM mail_outbox
        WHERE newsletter_id IS NULL AND next_attempt_at < 'infinity' LIMIT \(Backlog.countMax)
      ) AS waiting
      """
    ).first
    return Backlog(
      count: try row?.decode("count") ?? 0, oldest: try row?.decode("oldest", as: Date?.self))
  }

  /// How many mails of newsletters wait.
  package func countNewsletters(on connection: PostgresConnection) async throws -> Int {
    try await connection.query(
      "SELECT count(*) AS count FROM mail_outbox WHERE newsletter_id IS NOT NULL"
    ).first?.decode("count") ?? 0
  }

  /// Newsletters that somebody no longer wants.
  package func deleteNewsletters(
    of participantID: UUID, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND newsletter_id IS NOT NULL
      """)
  }

  private func newsletter(
    _ newsletterID: UUID, _ row: PostgresRow, on executor: some PostgresExecutor
  ) async throws -> MailPurpose {
    let texts = try await NewsletterStore().texts(of: newsletterID, on: executor)
    let token: String = try row.decode("code")
    guard !texts.isEmpty, let token = UUID(text: token) else {
      throw PostgresError(kind: .decoding, message: "a newsletter has no words, or no token")
    }
    let text = NewsletterText.best(of: texts, for: try row.decode("language"))
    return .newsletter(id: newsletterID, text, token: token)
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
    case "email_change": return .emailChange(code: try row.decode("code"))
    case "email_change_current": return .emailChangeCurrent(code: try row.decode("code"))
    case "email_changed": return .emailChanged
    case "address_taken": return .addressTaken
    case "prompt":
      let seconds = try Int(row.decode("code", as: String.self)) ?? 0
      return .prompt(lifetime: TimeInterval(seconds))
    default:
      return .decision(
        isApproved: name == "approval", study: try row.decode("study_title"),
        reason: try row.decode("reason"))
    }
  }
}
