import AuthDomain
import Foundation
import Testing

@Suite struct ConfirmationCodeTests {
  private let issuedAt = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `uses five bits of each byte`() {
    let low = ConfirmationCode(randomBytes: [0, 1, 9, 10, 17, 18, 19, 20, 27, 31])
    #expect(low.canonical == "019AHJKMVZ")
    #expect(low.formatted == "019AH-JKMVZ")
    let high = ConfirmationCode(
      randomBytes: [0, 1, 9, 10, 17, 18, 19, 20, 27, 31].map { $0 + 224 })
    #expect(high == low)
  }

  @Test(arguments: [
    "019AH-JKMVZ", "019ahjkmvz", " 0-1-9-A-H-J-K-M-V-Z ", "oi9ahjkmvz", "OL9AH JKMVZ",
  ])
  func `is read however it was typed`(text: String) {
    #expect(ConfirmationCode(text)?.canonical == "019AHJKMVZ")
  }

  @Test(arguments: [
    "", "019AHJKMV", "019AHJKMVZ0", "019AHJKMVU", "019AH_JKMVZ", "019AHJKMVÄ",
    String(repeating: "-", count: 30) + "019AHJKMVZ",
  ])
  func `anything else is no code`(text: String) {
    #expect(ConfirmationCode(text) == nil)
  }

  @Test func `every written code reads back`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let bytes = (0..<10).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      let code = ConfirmationCode(randomBytes: bytes)
      #expect(ConfirmationCode(code.formatted.lowercased()) == code, "\(bytes)")
    }
  }

  @Test func `is good for 24 hours`() {
    var code = ConfirmationCodeState(issuedAt: issuedAt)
    #expect(code.attempt(at: issuedAt + 86_399.9) == .compare)
    #expect(code.attempt(at: issuedAt + 86_400) == .rejected)
    #expect(code.attempts == 1)
  }

  @Test func `is good for five attempts`() {
    var code = ConfirmationCodeState(issuedAt: issuedAt)
    for _ in 1...5 { #expect(code.attempt(at: issuedAt) == .compare) }
    #expect(code.attempt(at: issuedAt) == .rejected)
    #expect(code.attempts == 5)
  }
}
