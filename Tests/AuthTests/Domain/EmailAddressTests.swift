import AuthDomain
import Testing

@Suite struct EmailAddressTests {
  private static let label63 = String(repeating: "a", count: 63)

  @Test(arguments: [
    "a@b.de", "first.last+tag@mail.example.org", "o'neil@example.co.uk", "x@xn--mnchen-3ya.de",
    "\(String(repeating: "l", count: 64))@example.org", "a@\(label63).org", "a@1.2.3.example",
  ])
  func `accepts the addresses people have`(text: String) {
    #expect(EmailAddress(text)?.text == text)
  }

  @Test(arguments: [
    "", "a", "@b.de", "a@", "a@b", "a@b.", "a@.de", "a@b..de", ".a@b.de", "a.@b.de", "a..b@c.de",
    "a b@c.de", "a@b c.de", "a@-b.de", "a@b-.de", "a@b.123", "a@[127.0.0.1]", "\"a b\"@c.de",
    "a@b@c.de", "a@b.de\r\nBcc: x@y.de", "a\n@b.de", "<a@b.de>", "a@b.de>", "a,b@c.de",
    "müller@example.org", "a@münchen.de", "a\u{0}@b.de",
    "\(String(repeating: "l", count: 65))@example.org", "a@\(label63)a.org",
  ])
  func `refuses the rest`(text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test func `is at most 254 characters long`() {
    let domain = Array(repeating: Self.label63, count: 3).joined(separator: ".") + ".org"
    let local = String(repeating: "l", count: 254 - 1 - domain.utf8.count)
    #expect(EmailAddress(local + "@" + domain) != nil)
    #expect(EmailAddress(local + "@a" + domain.dropFirst() + "x") == nil)
  }

  @Test func `compares without case`() {
    #expect(EmailAddress("Gerda@Example.ORG")?.key == EmailAddress("gerda@example.org")?.key)
  }
}
