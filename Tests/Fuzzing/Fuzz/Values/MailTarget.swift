import Foundation

@testable import AuthDomain

/// What people give to sign in, and mails with what they wrote in them: whatever stands in names, titles and reasons, a mail keeps its
/// header and its lines (RFC 5322 §2.1).
enum MailTarget: FuzzTarget {
  static let name = "mail"

  /// RFC 5322 §2.1.1, without CR LF.
  private static let lineBytesMax = 998
  private static let headerCount = 9

  static func run(_ input: [UInt8]) {
    let parts = input.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let first = parts[0]
    accounts(first)
    let sender = EmailAddress("otolith@example.org")
    guard let sender else { return }
    let recipient = EmailAddress(first) ?? sender
    let username = (try? Username(first))?.text ?? "someone"
    let language = parts.count > 1 ? parts[1] : ""
    let title = parts.count > 2 ? parts[2] : first
    let reason = parts.count > 3 ? parts[3] : ""
    let decision = DecisionText.compose(
      username: username, study: title, isApproved: input.count % 2 == 0, reason: reason,
      language: language)
    check(sender, recipient, decision.subject, decision.body)
    let code = ConfirmationCode(randomBytes: Array(repeating: 5, count: ConfirmationCode.length))
    let confirmation = ConfirmationText.compose(
      username: username, code: code.formatted, language: language)
    check(sender, recipient, confirmation.subject, confirmation.body)
    // No subject is made of what people write, and none of them could end its field.
    check(sender, recipient, String(title.unicodeScalars.prefix(100)), confirmation.body)
  }

  private static func accounts(_ text: String) {
    if let address = EmailAddress(text) {
      expect(
        address.text.utf8.allSatisfy {
          (0x21...0x7E).contains($0) && !"<>\"(),:;\\[]".utf8.contains($0)
        },
        "\(text.debugDescription) is an address")
      expect(EmailAddress(address.key)?.key == address.key, "\(text) became \(address.key)")
    }
    if let name = try? Username(text) {
      expect((try? Username(name.key))?.key == name.key, "\(text) became \(name.key)")
    }
    if let code = ConfirmationCode(text) {
      expect(ConfirmationCode(code.formatted) == code, "\(text) became \(code.formatted)")
    }
    if let token = RefreshToken(text: text) {
      expect(token.text == text, "\(text) is spelt in two ways")
    }
    let password = OpaqueString(text)
    expect(OpaqueString(password.text).text == password.text, "\(text) has two forms")
  }

  private static func check(
    _ sender: EmailAddress, _ recipient: EmailAddress, _ subject: String, _ body: String
  ) {
    let mail = MailMessage(
      sender: sender, recipient: recipient, subject: subject, body: body,
      date: Date(timeIntervalSince1970: 1_763_800_000), messageID: "1")
    let lines = splitLines(mail.bytes)
    guard let end = lines.firstIndex(where: \.isEmpty) else { fatalError("a mail has no body") }
    expect(end == headerCount, "\(subject.debugDescription) makes \(end) lines of header")
    for line in lines {
      expect(line.count <= lineBytesMax, "a line has \(line.count) bytes: \(body.debugDescription)")
      expect(
        !line.contains { $0 == 0 || $0 == 0x0D || $0 == 0x0A },
        "a line ends within itself: \(body.debugDescription)")
    }
    for line in lines.prefix(end) {
      expect(line.allSatisfy { (0x20...0x7E).contains($0) }, "a header is not ASCII")
    }
  }

  private static func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A {
        lines.append(bytes[start..<index])
        index += 2
        start = index
      } else {
        index += 1
      }
    }
    return lines + [bytes[start...]]
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    [
      ("decision", "p@example.org\0de\0Tinnitus\0Danke!\r\nBcc: x@y.org\n\n.\nEnde"),
      ("english", "some.one+tag@a-b.example\0en\0Über\u{2028}x\0"),
      (
        "lines",
        "user_1\0\0\(String(repeating: "x ", count: 300))\0\(String(repeating: "ü", count: 500))"
      ),
      ("code", "abcde-fghjk"), ("token", String(repeating: "Az09", count: 16)),
      ("password", "pa\u{3000}ss\u{0308}"), ("odd", "a@b@c.d\0\0\r\0\r"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
