package import AuthDomain

/// Hands mails over.
package protocol MailTransport: Sendable {
  /// Returns once somebody else answers for the mail.
  ///
  /// - Throws: whatever kept it; the mail is tried again later. Never names the recipient.
  func deliver(_ mail: MailMessage) async throws
}
