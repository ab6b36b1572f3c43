import Testing

@testable import AuthService

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
    "müller@example.org", "a\u{0}@b.de", "a@ü", "a@ü..de", "a@.ü.de", "a@ü;b.de", "a@b\u{37E}.ü.de",
    "a@\(String(repeating: "ü", count: 56))a.org", "a@ü.123", "a@\u{301}b.de",
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

  @Test(arguments: ["lena@bücher.example", "Lena@BÜCHER.example", "lena@bu\u{308}cher.example"])
  func `an internationalised domain equals its A-label`(text: String) throws {
    let address = try #require(EmailAddress(text))
    #expect(
      address.key == "lena@xn--bcher-kva.example" && address.text.utf8.allSatisfy { $0 < 0x80 })
    #expect(EmailAddress(address.text) == address)
    #expect(address.key == EmailAddress("LENA@XN--Bcher-kva.example")?.key)
  }

  @Test func `compares without case`() {
    #expect(EmailAddress("Gerda@Example.ORG")?.key == EmailAddress("gerda@example.org")?.key)
  }
}
