package import AuthDomain

/// Hands mails over.
package protocol MailTransport: Sendable {
  /// Returns once the receiving side is responsible for the mail (RFC 5321 §4.2.5).
  ///
  /// - Throws: whatever kept it; the mail is tried again later. Never names the recipient.
  func deliver(_ mail: MailMessage) async throws
}
