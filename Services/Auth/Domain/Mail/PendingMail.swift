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
  ///
  /// - Parameter links: nil: mails have codes alone.
  package func message(
    from sender: EmailAddress, to recipient: EmailAddress, links: LinkBase? = nil
  ) -> MailMessage {
    let text = text(links)
    return MailMessage(
      sender: sender, recipient: recipient, subject: text.subject, body: text.body,
      date: createdAt, messageID: mailID.uuidString.lowercased())
  }

  private func text(_ links: LinkBase?) -> (subject: String, body: String) {
    switch purpose {
    case .confirmation(let code):
      ConfirmationText.compose(username: username, code: code, language: language)
    case .decision(let isApproved, let study, let reason):
      DecisionText.compose(
        username: username, study: study, isApproved: isApproved, reason: reason,
        language: language)
    case .erasure: ErasureText.compose(language: language)
    case .passwordReset(let code): access(.reset, code, links)
    case .staffInvitation(let code): access(.invitation, code, links)
    case .recoveryCode(let code): access(.recovery, code, links)
    case .passwordChanged: access(.passwordChanged, "", links)
    }
  }

  private func access(
    _ kind: AccessText.Kind, _ code: String, _ links: LinkBase?
  ) -> (subject: String, body: String) {
    AccessText.compose(
      kind, username: username, code: code, link: links?.link(code), language: language)
  }
}
