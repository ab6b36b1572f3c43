import Fields
package import FoundationEssentials

/// A mail to be sent.
package struct PendingMail: Sendable {
  package var mailID: UUID
  /// Nil: the account is gone.
  package var participantID: UUID?
  package var recipient: String
  /// BCP 47.
  package var language: String
  package var username: String
  package var purpose: MailPurpose
  package var createdAt: Date
  /// Attempts begun.
  package var attempts: Int

  package init(
    mailID: UUID = UUID(), participantID: UUID?, recipient: String, language: String,
    username: String, purpose: MailPurpose, createdAt: Date, attempts: Int = 0
  ) {
    self.mailID = mailID
    self.participantID = participantID
    self.recipient = recipient
    self.language = language
    self.username = username
    self.purpose = purpose
    self.createdAt = createdAt
    self.attempts = attempts
  }

  /// To the address that the account has, nil without one.
  package init?(_ purpose: MailPurpose, to account: Account, at now: Date) {
    guard let recipient = account.email else { return nil }
    self.init(
      participantID: account.participantID, recipient: recipient, language: account.language,
      username: account.username ?? recipient, purpose: purpose, createdAt: now)
  }

  /// The mail as it is handed over.
  package func message(
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
