import FoundationEssentials

/// A mail for delivery (RFC 5322), with plain text and HTML alternatives (RFC 2046 §5.1.4).
struct MailMessage: Sendable, Hashable {
  var sender: EmailAddress
  /// Display name of the sender.
  var senderName: String
  var recipient: EmailAddress
  var content: MailContent
  var date: Date
  /// The same at every attempt, so that duplicates can be recognised.
  var messageID: String
  /// URL for one-click unsubscription (RFC 8058); nil if not applicable.
  var unsubscribe: String?

  /// The encoded mail: ASCII only, with CRLF line ends.
  var bytes: [UInt8] {
    // Quoted-printable text never has =_ (RFC 2045 §6.7).
    let boundary = "=_\(messageID)"
    var headers = [
      "Date: \(MailDate.text(date))",
      "From: \(HeaderText.phrase(senderName))\r\n <\(sender.text)>",
      "To: <\(recipient.text)>",
      "Subject: \(HeaderText.unstructured(content.subject))",
      "Message-ID: <\(messageID)@\(sender.text.split(separator: "@").last ?? "localhost")>",
      // Suppresses vacation notices (RFC 3834).
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
    // The preferred form comes last.
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
