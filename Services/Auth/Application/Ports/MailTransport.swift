package import AuthDomain

/// Hands mails over.
package protocol MailTransport: Sendable {
  /// Returns once the receiving side is responsible for the mail (RFC 5321 §4.2.5).
  ///
  /// - Throws: `MailRefusal`; then the mail is given up. Whatever else kept it; it is tried again later. Never
  ///   names the recipient.
  func deliver(_ mail: MailMessage) async throws
}
