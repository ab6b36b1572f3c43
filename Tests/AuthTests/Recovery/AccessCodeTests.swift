import Testing

@testable import AuthService

@Suite struct AccessCodeTests {
  private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private func rejection(_ text: String) -> AccessCode.Rejection? {
    do throws(AccessCode.Rejection) {
      _ = try AccessCode(text)
      return nil
    } catch { return error }
  }

  @Test func `is six groups of four, read in every way people write`() throws {
    let code = AccessCode(randomBytes: Array(0..<23))
    #expect(
      code.formatted.wholeMatch(of: /[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}/) != nil)
    #expect(code.formatted.hasPrefix("0123-4567-89AB"))
    #expect(try AccessCode(code.formatted) == code)
    #expect(try AccessCode(code.canonical.lowercased()) == code)
    #expect(
      try AccessCode(
        code.formatted.replacing("0", with: "o").replacing("1", with: "l")
          .replacing("-", with: " ")) == code)
  }

  @Test func `every wrong character and every two that changed places are found`() throws {
    for _ in 0..<5 {
      let characters = Array(AccessCode.random().canonical)
      for index in characters.indices {
        for other in Self.alphabet where other != characters[index] {
          var wrong = characters
          wrong[index] = other
          #expect(rejection(String(wrong)) == .mistyped)
        }
        for second in characters.indices where characters[second] != characters[index] {
          var wrong = characters
          wrong.swapAt(index, second)
          #expect(rejection(String(wrong)) == .mistyped)
        }
      }
    }
  }

  @Test(arguments: [
    "", "1234", String(repeating: "0", count: 25), "U" + String(repeating: "0", count: 23),
  ])
  func `other texts are no codes`(text: String) { #expect(rejection(text) == .notACode) }

  @Test func `no code is all zeros, and a long text is not read`() {
    #expect(rejection(String(repeating: "0", count: 24)) == .mistyped)
    #expect(rejection(String(repeating: "-", count: 10_000)) == .notACode)
  }

  @Test func `no two are alike`() {
    #expect(Set((0..<1_000).map { _ in AccessCode.random() }).count == 1_000)
  }
}
