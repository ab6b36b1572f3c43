import Fields
import FoundationEssentials

/// A queued mail.
struct PendingMail: Sendable {
  var mailID: UUID
  /// Owner of the account; nil if the account is gone.
  var participantID: UUID?
  var recipient: String
  /// BCP 47 language tag.
  var language: String
  var username: String
  var purpose: MailPurpose
  var createdAt: Date
  /// Number of attempts begun.
  var attempts: Int
  /// Whether its code could be opened. False if another sealing key sealed it: only a process with
  /// that key can send the mail.
  var isReadable: Bool

  init(
    mailID: UUID = UUID(), participantID: UUID?, recipient: String, language: String,
    username: String, purpose: MailPurpose, createdAt: Date, attempts: Int = 0,
    isReadable: Bool = true
  ) {
    self.mailID = mailID
    self.participantID = participantID
    self.recipient = recipient
    self.language = language
    self.username = username
    self.purpose = purpose
    self.createdAt = createdAt
    self.attempts = attempts
    self.isReadable = isReadable
  }

  /// Creates a mail to the account's address; nil if it has none.
  init?(_ purpose: MailPurpose, to account: Account, at now: Date) {
    guard let recipient = account.email else { return nil }
    self.init(
      participantID: account.participantID, recipient: recipient, language: account.language,
      username: account.username ?? recipient, purpose: purpose, createdAt: now)
  }

  /// Returns the mail for delivery.
  func message(
    from sender: EmailAddress, to recipient: EmailAddress, presentation: MailPresentation = .init()
  ) -> MailMessage {
    var values = purpose.values(presentation)
    values[.name] = presentation.name
    values[.username] = username
    return MailMessage(
      sender: sender, senderName: presentation.name, recipient: recipient,
      content: presentation.templates.content(purpose.kind, language: language, values: values),
      date: createdAt, messageID: mailID.text,
      unsubscribe: purpose.kind == .newsletter ? values[.link] : nil)
  }
}
