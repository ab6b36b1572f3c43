package import FoundationEssentials

/// A mail as it is handed over (RFC 5322).
package struct MailMessage: Sendable, Hashable {
  package var sender: EmailAddress
  package var recipient: EmailAddress
  package var subject: String
  /// Lines end with LF.
  package var body: String
  package var date: Date
  /// The same at every attempt, so that a mail sent twice can be recognised.
  package var messageID: String

  package init(
    sender: EmailAddress, recipient: EmailAddress, subject: String, body: String, date: Date,
    messageID: String
  ) {
    self.sender = sender
    self.recipient = recipient
    self.subject = subject
    self.body = body
    self.date = date
    self.messageID = messageID
  }

  /// Lines end with CRLF; the body is UTF-8 as it is (RFC 6152).
  package var bytes: [UInt8] {
    let headers = [
      "Date: \(MailDate.text(date))",
      "From: Otolith <\(sender.text)>",
      "To: <\(recipient.text)>",
      "Subject: \(Self.encodedWord(subject))",
      "Message-ID: <\(messageID)@\(sender.text.split(separator: "@").last ?? "localhost")>",
      // RFC 3834: no vacation notices in return.
      "Auto-Submitted: auto-generated",
      "MIME-Version: 1.0",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: 8bit",
    ]
    let lines =
      headers + [""]
      + body.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// RFC 2047 §2; short texts only, which ours are.
  private static func encodedWord(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return "=?utf-8?B?" + Data(text.utf8).base64EncodedString() + "?="
  }
}
