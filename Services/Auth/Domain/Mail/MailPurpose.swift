/// What a mail is about.
package enum MailPurpose: Sendable, Hashable {
  /// The code as it is written in the mail.
  case confirmation(code: String)
  /// A leader decided on a request to join; the study's title in the mail's language.
  case decision(isApproved: Bool, study: String, reason: String)
}
