/// What a mail says, in both of its forms.
package struct MailContent: Sendable, Hashable {
  package var subject: String
  /// Lines end with LF.
  package var plain: String
  /// Lines end with LF.
  package var html: String

  package init(subject: String, plain: String, html: String) {
    self.subject = subject
    self.plain = plain
    self.html = html
  }
}
