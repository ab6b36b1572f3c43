package import FoundationEssentials

/// A mail as it is handed over (RFC 5322), with a plain text and the same in HTML (RFC 2046 §5.1.4).
package struct MailMessage: Sendable, Hashable {
  package var sender: EmailAddress
  /// Before the sender's address.
  package var senderName: String
  package var recipient: EmailAddress
  package var content: MailContent
  package var date: Date
  /// The same at every attempt, so that a mail sent twice can be recognised.
  package var messageID: String
  /// An address of the web by which one click ends mails like this (RFC 8058); nil: nobody asked for these.
  package var unsubscribe: String?

  package init(
    sender: EmailAddress, senderName: String, recipient: EmailAddress, content: MailContent,
    date: Date, messageID: String, unsubscribe: String? = nil
  ) {
    self.sender = sender
    self.senderName = senderName
    self.recipient = recipient
    self.content = content
    self.date = date
    self.messageID = messageID
    self.unsubscribe = unsubscribe
  }

  /// ASCII alone; lines end with CRLF.
  package var bytes: [UInt8] {
    // Quoted-printable text never has =_ (RFC 2045 §6.7).
    let boundary = "=_\(messageID)"
    var headers = [
      "Date: \(MailDate.text(date))",
      "From: \(HeaderText.phrase(senderName))\r\n <\(sender.text)>",
      "To: <\(recipient.text)>",
      "Subject: \(HeaderText.unstructured(content.subject))",
      "Message-ID: <\(messageID)@\(sender.text.split(separator: "@").last ?? "localhost")>",
      // RFC 3834: no vacation notices in return.
      "Auto-Submitted: auto-generated",
      "MIME-Version: 1.0",
      "Content-Type: multipart/alternative;\r\n boundary=\"\(boundary)\"",
    ]
    if let unsubscribe {
      headers += [
        "List-Unsubscribe:\r\n <\(unsubscribe)>",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
      ]
    }
    var bytes = Array((headers.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    // The best form last.
    for (type, text) in [("text/plain", content.plain), ("text/html", content.html)] {
      let start = [
        "--\(boundary)", "Content-Type: \(type); charset=utf-8",
        "Content-Transfer-Encoding: quoted-printable", "", "",
      ]
      bytes += start.joined(separator: "\r\n").utf8
      bytes += QuotedPrintable.encoded(text)
      bytes += "\r\n".utf8
    }
    bytes += "--\(boundary)--\r\n".utf8
    return bytes
  }
}
