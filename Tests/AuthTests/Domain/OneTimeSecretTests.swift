import Foundation
import Testing

@testable import AuthService

@Suite struct OneTimeSecretTests {
  /// The secret of RFC 6238, appendix B.
  private static let secret = OneTimeSecret(Array("12345678901234567890".utf8))
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// RFC 6238, appendix B, rows of SHA-1.
  @Test(
    arguments: [
      (59, "94287082"), (1_111_111_109, "07081804"), (1_111_111_111, "14050471"),
      (1_234_567_890, "89005924"), (2_000_000_000, "69279037"), (20_000_000_000, "65353130"),
    ] as [(Double, String)])
  func `the vectors of the RFC`(second: Double, code: String) {
    let step = OneTimeSecret.step(at: Date(timeIntervalSince1970: second))
    #expect(Self.secret.code(ofStep: step, digits: 8) == code)
    #expect(Self.secret.code(ofStep: step) == String(code.suffix(6)))
  }

  /// RFC 4648, section 10, and the secret.
  @Test(
    arguments: [
      ("fooba", "MZXW6YTB"), ("12345678901234567890", "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"),
    ])
  func `base 32`(bytes: String, text: String) {
    let secret = OneTimeSecret(Array(bytes.utf8))
    #expect(secret.base32 == text)
    #expect(OneTimeSecret(base32: text) == secret)
    #expect(OneTimeSecret(base32: "?") == nil)
  }

  /// Steps of the code and of the last used one, relative to now.
  @Test(
    arguments: [
      (0, -9, true), (-1, -9, true), (1, -9, true), (-2, -9, false), (2, -9, false),
      (0, 0, false), (0, -1, true), (-1, -1, false), (-1, 0, false), (1, 0, true), (1, 1, false),
    ])
  func `a code is accepted a step before and after its own, and once`(
    step: Int, last: Int, isAccepted: Bool
  ) {
    let now = OneTimeSecret.step(at: Self.start)
    let code = Self.secret.code(ofStep: now + step)
    for second in [0, 29.9] {
      #expect(
        Self.secret.step(of: code, at: Self.start + second, after: now + last)
          == (isAccepted ? now + step : nil))
    }
  }

  @Test func `a secret is not printed`() {
    #expect("\(Self.secret)" == "a secret of one-time codes")
    #expect(Mirror(reflecting: Self.secret).children.isEmpty)
  }

  @Test(
    arguments: [
      ("123456", "123456"), (" 123 456 ", "123456"), ("012-345", "012345"), ("１２３４５６", "123456"),
      ("l2345O", "123450"),
    ])
  func `digits are read as people and keyboards write them`(typed: String, digits: String) {
    #expect(SecondFactorCode(typed) == .oneTime(digits))
  }

  @Test func `recovery codes differ from one-time codes by their length`() throws {
    let code = AccessCode.random()
    #expect(SecondFactorCode(code.formatted) == .recovery(code))
    #expect(SecondFactorCode(code.canonical.lowercased()) == .recovery(code))
    let mistyped = (code.canonical.first == "7" ? "8" : "7") + code.canonical.dropFirst()
    for text in ["", "12345", "1234567", "12345A", "ABCDEF", mistyped] {
      #expect(SecondFactorCode(text) == nil, "\(text)")
    }
  }

  @Test func `the address names issuer and account, and fits into a QR code`() {
    let address = OneTimeSecretAddress(Self.secret, issuer: "Otolith", account: "anna.b")
    #expect(
      address.text == "otpauth://totp/Otolith:anna.b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
        + "&issuer=Otolith")
    let odd = OneTimeSecretAddress(Self.secret, issuer: "Ohr & mehr", account: "ä@example.org")
    #expect(odd.text.hasPrefix("otpauth://totp/Ohr%20%26%20mehr:%C3%A4%40example.org?"))
    let long = OneTimeSecretAddress(
      Self.secret, issuer: String(repeating: "耳", count: 64),
      account: String(repeating: "ä", count: 200))
    #expect(long.text.utf8.count <= 213)
  }
}
