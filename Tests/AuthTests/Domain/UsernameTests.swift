import Testing

@testable import AuthService

@Suite struct UsernameTests {
  @Test(arguments: ["abc", "A.b_c-9", "0-0", String(repeating: "x", count: 64)])
  func `accepts letters, digits and three signs`(text: String) throws {
    #expect(try Username(text).text == text)
  }

  @Test(
    arguments: [
      ("ab", .tooShort), ("", .tooShort), (String(repeating: "x", count: 65), .tooLong),
      ("a b", .forbiddenCharacter), ("max@example.org", .forbiddenCharacter),
      ("müller", .forbiddenCharacter), ("pаul", .forbiddenCharacter),
      ("a\u{0}b", .forbiddenCharacter),
      ("a\nb", .forbiddenCharacter), ("...", .noLetterOrDigit),
    ] as [(String, UsernameRejection)])
  func `refuses the rest and says why`(text: String, rejection: UsernameRejection) {
    #expect(throws: rejection) { try Username(text) }
  }

  @Test func `two names that differ in case are one`() throws {
    #expect(try Username("Max.Muster").key == Username("max.mUSTER").key)
  }
}
