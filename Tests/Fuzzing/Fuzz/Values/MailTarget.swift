import Fields
import Foundation

@testable import AuthService

/// Sign-in names, templates, and mails with user text: for any names, titles, reasons and
/// templates, a mail keeps its header and its lines (RFC 5322 §2.1).
enum MailTarget: FuzzTarget {
  static let name = "mail"

  /// Maximum length of encoded lines (RFC 2045 §6.7, RFC 5322 §2.1.1); only an address of a sender
  /// or a recipient makes one longer.
  private static let lineBytesMax = 78
  private static let addressLineBytesMax = 998
  private static let fieldCount = 8
  /// RFC 8058.
  private static let unsubscribeFieldCount = 2

  static func run(_ input: [UInt8]) {
    let parts = input.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    accounts(parts[0])
    let more = parts + Array(repeating: "", count: 5 - parts.count)
    let (language, title, reason, template) = (more[1], more[2], more[3], more[4])
    let templates = templates(template, for: title)
    let username = (try? Username(parts[0]))?.text ?? "someone"
    let code = ConfirmationCode(randomBytes: Array(repeating: 5, count: ConfirmationCode.length))
    let newsletter = NewsletterText(
      language: LanguageTag(recorded: "en"), subject: title, text: reason)
    for purpose in [
      MailPurpose.decision(isApproved: true, study: title, reason: reason),
      .confirmation(code: code.formatted),
      .newsletter(id: UUID(), newsletter, token: UUID()),
    ] {
      let mail = PendingMail(
        participantID: nil, recipient: parts[0], language: language, username: username,
        purpose: purpose, createdAt: Date(timeIntervalSince1970: 1_763_800_000))
      check(mail, name: title, links: try? LinkBase(language), templates)
    }
  }

  /// An operator's templates, if valid: user text adds no HTML element.
  private static func templates(_ text: String, for title: String) -> MailTemplates {
    let bytes = Array(text.utf8)
    guard
      let templates = try? MailTemplates(replacing: [
        "approval.en.txt": Array("Subject: {{study}}\n\n".utf8) + bytes, "approval.en.html": bytes,
      ])
    else { return .shipped }
    let said = templates.content(
      .approval, language: "en", values: [.study: "<", .reason: title + "<"])
    let silent = templates.content(.approval, language: "en", values: [.study: "x", .reason: "x"])
    func elements(_ html: String) -> Int { html.replacing("<br>", with: "").count { $0 == "<" } }
    expect(
      elements(said.html) == elements(silent.html), "\(title.debugDescription) makes an element")
    return templates
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
    if let code = try? AccessCode(text) {
      expect((try? AccessCode(code.formatted)) == code, "\(text) became \(code.formatted)")
    }
    switch SecondFactorCode(text) {
    case .oneTime(let digits):
      expect(SecondFactorCode(digits) == .oneTime(digits), "\(text) became \(digits)")
      expect(digits.utf8.count == OneTimeSecret.digits, "\(text) became \(digits)")
    case .recovery(let code):
      expect((try? AccessCode(text)) == code, "\(text) became \(code.formatted)")
    case nil: break
    }
    if let base = try? LinkBase(text) {
      let url = URL(string: base.link("abc"))
      expect(
        ["https", "http"].contains(url?.scheme?.lowercased()) && url?.host() != nil
          && url?.user() == nil, "\(text) is no page of the web")
    }
    if let token = RefreshToken(text: text) {
      expect(token.text == text, "\(text) is spelt in two ways")
    }
    let password = OpaqueString(text)
    expect(OpaqueString(password.text).text == password.text, "\(text) has two forms")
  }

  private static func check(
    _ pending: PendingMail, name: String, links: LinkBase?, _ templates: MailTemplates
  ) {
    guard let sender = EmailAddress("otolith@example.org") else { return }
    let presentation = MailPresentation(
      name: MailPresentation.isName(name) ? name : "Otolith", confirmationLinks: links,
      newsletterLinks: links, templates: templates)
    let mail = pending.message(
      from: sender, to: EmailAddress(pending.recipient) ?? sender, presentation: presentation)
    let lines = splitLines(mail.bytes)
    guard let end = lines.firstIndex(where: \.isEmpty) else { fatalError("a mail has no body") }
    let fields = lines[..<end].count { $0.first != 0x20 }
    let expected = fieldCount + (mail.unsubscribe == nil ? 0 : unsubscribeFieldCount)
    expect(fields == expected, "\(mail.content) makes \(fields) fields of header")
    for line in lines {
      let isAddress = line.starts(with: "To: <".utf8) || line.starts(with: " <http".utf8)
      expect(
        line.count <= (isAddress ? addressLineBytesMax : lineBytesMax),
        "a line has \(line.count) bytes: \(mail.content)")
      expect(
        line.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x09 },
        "a line is not printable ASCII: \(mail.content)")
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
      (
        "template",
        "user_1\0en\0<b>\0a\r\nb\0 {{study}}\n{{#reason}}\n\t{{reason}} <i>{{ name }}</i>\n{{/reason}}\n"
      ),
      ("code", "abcde-fghjk"), ("token", String(repeating: "Az09", count: 16)),
      ("access-code", "7KQ2-M4XA-9TBN-0C6W-ZZ1F-GH5S"),
      ("link", "https://studies.example.org/password#"),
      (
        "newsletter",
        "p@example.org\0https://studies.example.org/n/\0Neues\r\nBcc: x@y.org\0Eins\n.\nZwei <b>\0"
      ),
      ("password", "pa\u{3000}ss\u{0308}"), ("odd", "a@b@c.d\0\0\r\0\r"),
    ].map { ($0.0, Array($0.1.utf8)) }
  }
}
