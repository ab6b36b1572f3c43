import Fields
import FoundationEssentials
import Postgres
import ServiceBasics

/// The outbox of mails. Codes are sealed while mails wait.
struct MailOutbox: Sendable {
  let codes: SealedCodes

  init(sealing: SealingKeys) {
    codes = SealedCodes(table: "mail_outbox", id: "mail_id", sealing: sealing)
  }

  /// Seconds an attempt may take before another process retries; longer than a delivery may take
  /// (`SMTPTransport.timeout`).
  static let lease: TimeInterval = 60

  /// Adds a mail, if there is one. A new confirmation code replaces the account's previous mail,
  /// whose code is no longer valid.
  ///
  /// - Parameter isHeld: whether the mail is not due until it is released.
  func enqueue(_ mail: PendingMail?, isHeld: Bool = false) -> [PostgresStatement<Void>] {
    guard let mail else { return [] }
    var former: [PostgresStatement<Void>] = []
    var code = ""
    var study = ""
    var reason = ""
    var newsletterID: UUID?
    switch mail.purpose {
    case .confirmation(let new):
      code = new
      if let participantID = mail.participantID { former = [Self.deleteCodes(of: participantID)] }
    case .decision(_, let title, let words): (study, reason) = (title, words)
    case .alert(let participant, let title, let text, let escalation):
      (code, study, reason) = ("\(participant) \(escalation)", title, text)
    case .team(let studyID, let title, let requests, let messages):
      (code, study) = ("\(studyID) \(requests) \(messages)", title)
    case .staffInvitation(let new, let titles):
      (code, study) = (new, titles.joined(separator: "\n"))
    case .passwordReset(let new), .recoveryCode(let new), .emailChange(let new),
      .emailChangeCurrent(let new):
      code = new
    case .erasure, .passwordChanged, .secondFactorChanged, .emailChanged, .addressTaken: break
    case .prompt(let lifetime): code = String(Int(lifetime))
    // The newsletter's text is stored once.
    case .newsletter(let id, _, let token): (newsletterID, code) = (id, token.uuidString)
    }
    return former + [
      PostgresStatement(
        """
        INSERT INTO mail_outbox (mail_id, participant_id, recipient, language, username,
          sealed_code, created_at, next_attempt_at, purpose, study_title, reason, newsletter_id)
        VALUES (\(mail.mailID), \(mail.participantID), \(mail.recipient), \(mail.language),
          \(mail.username), \(codes.seal(code, of: mail.mailID)), \(mail.createdAt),
          CASE WHEN \(isHeld) THEN 'infinity' ELSE \(mail.createdAt)::timestamptz END,
          \(mail.purpose.kind.rawValue), \(study), \(reason), \(newsletterID))
        """)
    ]
  }

  /// Makes a held mail due, if it exists; its lifetime starts now.
  static func release(_ mailID: UUID, at now: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE mail_outbox SET next_attempt_at = \(now), created_at = \(now)
      WHERE mail_id = \(mailID) AND next_attempt_at = 'infinity'
      """)
  }

  /// Claims the mail that is due first, for the duration of an attempt.
  func claim(at now: Date) -> PostgresStatement<PendingMail?> {
    PostgresStatement(
      """
      UPDATE mail_outbox SET attempts = attempts + 1,
        next_attempt_at = \(now.addingTimeInterval(Self.lease))
      WHERE mail_id = (
        SELECT mail_id FROM mail_outbox WHERE next_attempt_at <= \(now)
        -- Newsletters let everything else pass; few of them wait at a time.
        ORDER BY purpose = 'newsletter', next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING mail_id, participant_id, recipient, language, username, sealed_code, created_at,
        attempts::bigint AS attempts, purpose, study_title, reason, newsletter_id,
        ARRAY(SELECT language FROM newsletter_texts AS given
          WHERE given.newsletter_id = mail_outbox.newsletter_id ORDER BY position) AS languages,
        ARRAY(SELECT subject FROM newsletter_texts AS given
          WHERE given.newsletter_id = mail_outbox.newsletter_id ORDER BY position) AS subjects,
        ARRAY(SELECT text FROM newsletter_texts AS given
          WHERE given.newsletter_id = mail_outbox.newsletter_id ORDER BY position) AS texts
      """
    ) { row in
      let newsletterID: UUID? = try row.decode("newsletter_id")
      let mailID: UUID = try row.decode("mail_id")
      let code = codes.open(try row.decode("sealed_code"), of: mailID)
      return PendingMail(
        mailID: mailID, participantID: try row.decode("participant_id"),
        recipient: try row.decode("recipient"), language: try row.decode("language"),
        username: try row.decode("username"),
        purpose: try newsletterID.map { try Self.newsletter($0, row, token: code ?? UUID().text) }
          ?? Self.purpose(row, code: code ?? ""),
        createdAt: try row.decode("created_at"), attempts: try row.decode("attempts"),
        isReadable: code != nil)
    }
  }

  static func postpone(_ mailID: UUID, until time: Date) -> PostgresStatement<Void> {
    PostgresStatement(
      "UPDATE mail_outbox SET next_attempt_at = \(time) WHERE mail_id = \(mailID)")
  }

  /// Deletes a sent or failed mail, with its address.
  static func delete(_ mailID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      "DELETE FROM mail_outbox WHERE mail_id = \(mailID)")
  }

  static func deleteCodes(of participantID: UUID) -> PostgresStatement<Void> {
    delete(["confirmation"], of: participantID)
  }

  /// Deletes mails with invalidated access codes.
  static func deleteAccessCodes(of participantID: UUID) -> PostgresStatement<Void> {
    delete(["reset", "invitation", "recovery"], of: participantID)
  }

  /// Deletes staff invitation mails with invalidated codes.
  static func deleteInvitations(of participantID: UUID) -> PostgresStatement<Void> {
    delete(["invitation"], of: participantID)
  }

  /// Deletes address change mails with invalidated codes.
  static func deleteEmailChanges(of participantID: UUID) -> PostgresStatement<Void> {
    delete(["email_change", "email_change_current"], of: participantID)
  }

  private static func delete(
    _ purposes: [String], of participantID: UUID
  ) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND purpose = ANY(\(purposes))
      """)
  }

  /// Queued mails, without held mails and newsletters.
  struct Backlog: Sendable, Hashable {
    /// Number of mails, at most ``countMax``.
    var count: Int
    /// When the oldest was written or released.
    var oldest: Date?

    static let countMax = 100_000
  }

  static func backlog() -> PostgresStatement<Backlog> {
    PostgresStatement(
      """
      SELECT count(*) AS count, min(created_at) AS oldest FROM (
        SELECT created_at FROM mail_outbox
        WHERE newsletter_id IS NULL AND next_attempt_at < 'infinity' LIMIT \(Backlog.countMax)
      ) AS waiting
      """, named: "a count",
      row: { Backlog(count: try $0.decode("count"), oldest: try $0.decode("oldest")) })
  }

  /// Returns the number of queued newsletter mails.
  static func countNewsletters() -> PostgresStatement<Int> {
    PostgresStatement(
      "SELECT count(*) AS count FROM mail_outbox WHERE newsletter_id IS NOT NULL",
      named: "a count", row: { try $0.decode("count") })
  }

  /// Deletes a participant's queued newsletters.
  static func deleteNewsletters(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      DELETE FROM mail_outbox
      WHERE participant_id = \(participantID) AND newsletter_id IS NOT NULL
      """)
  }

  private static func newsletter(
    _ newsletterID: UUID, _ row: PostgresRow, token: String
  ) throws -> MailPurpose {
    let languages: [String] = try row.decode("languages")
    let subjects: [String] = try row.decode("subjects")
    let bodies: [String] = try row.decode("texts")
    let texts = zip(languages, zip(subjects, bodies)).map { language, text in
      NewsletterText(language: LanguageTag(recorded: language), subject: text.0, text: text.1)
    }
    guard !texts.isEmpty, let token = UUID(text: token) else {
      throw PostgresError(kind: .decoding, message: "a newsletter mail has no text or no token")
    }
    let text = NewsletterText.best(of: texts, for: try row.decode("language"))
    return .newsletter(id: newsletterID, text, token: token)
  }

  private static func purpose(_ row: PostgresRow, code: String) throws -> MailPurpose {
    let name: String = try row.decode("purpose")
    switch name {
    case "confirmation": return .confirmation(code: code)
    case "reset": return .passwordReset(code: code)
    case "invitation":
      let titles: String = try row.decode("study_title")
      return .staffInvitation(code: code, studies: titles.split(separator: "\n").map(String.init))
    case "recovery": return .recoveryCode(code: code)
    case "erasure": return .erasure
    case "password_changed": return .passwordChanged
    case "second_factor_changed": return .secondFactorChanged
    case "email_change": return .emailChange(code: code)
    case "email_change_current": return .emailChangeCurrent(code: code)
    case "email_changed": return .emailChanged
    case "address_taken": return .addressTaken
    case "alert":
      let parts = code.split(separator: " ", maxSplits: 1).map(String.init)
      return .alert(
        participant: parts.first ?? "", study: try row.decode("study_title"),
        text: try row.decode("reason"), escalation: parts.count > 1 ? parts[1] : "")
    case "team":
      let parts = code.split(separator: " ")
      return .team(
        studyID: parts.first.map(String.init) ?? "", study: try row.decode("study_title"),
        requests: parts.dropFirst().first.flatMap { Int($0) } ?? 0,
        messages: parts.last.flatMap { Int($0) } ?? 0)
    case "prompt":
      return .prompt(lifetime: TimeInterval(code) ?? MailRetry.lifetime)
    default:
      return .decision(
        isApproved: name == "approval", study: try row.decode("study_title"),
        reason: try row.decode("reason"))
    }
  }
}
