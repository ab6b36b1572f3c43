package import FoundationEssentials

/// A mail to be sent.
package struct PendingMail: Sendable {
  package var mailID: UUID
  package var participantID: UUID
  package var recipient: String
  /// BCP 47.
  package var language: String
  package var username: String
  package var purpose: MailPurpose
  package var createdAt: Date
  /// Attempts begun.
  package var attempts: Int

  package init(
    mailID: UUID = UUID(), participantID: UUID, recipient: String, language: String,
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

  /// The mail as it is handed over.
  package func message(from sender: EmailAddress, to recipient: EmailAddress) -> MailMessage {
    let text =
      switch purpose {
      case .confirmation(let code):
        ConfirmationText.compose(username: username, code: code, language: language)
      case .decision(let isApproved, let study, let reason):
        DecisionText.compose(
          username: username, study: study, isApproved: isApproved, reason: reason,
          language: language)
      }
    return MailMessage(
      sender: sender, recipient: recipient, subject: text.subject, body: text.body,
      date: createdAt, messageID: mailID.uuidString.lowercased())
  }
}
