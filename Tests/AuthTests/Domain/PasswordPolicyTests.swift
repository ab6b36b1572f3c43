import Testing

@testable import AuthService

@Suite struct PasswordPolicyTests {
  private func rejection(_ password: String, username: String = "gerda") throws
    -> PasswordRejection?
  {
    PasswordPolicy.rejection(of: password, username: try Username(username))
  }

  @Test(arguments: [
    "kv8Lqp3z", "correct horse battery staple", "ßüöäéñ漢字", "        x",
    "Der Ton um 3 Uhr", "x9$Kw7!aPz" + String(repeating: "ab7", count: 39) + "q",
  ])
  func `accepts long enough passwords of any characters`(password: String) throws {
    #expect(try rejection(password) == nil)
  }

  @Test func `counts code points from 8 to 128`() throws {
    let long = "k7" + (0..<126).map { String(UnicodeScalar(0x4E00 + $0 * 3)!) }.joined()
    #expect(try rejection("kv8Lqp3") == .tooShort)
    #expect(try rejection("kv8Lqp3z") == nil)
    #expect(try rejection(long) == nil)
    #expect(try rejection(long + "x") == .tooLong)
    // Length counts code points: one visible character of eleven code points counts as eleven, and
    // seven visible ones are not more.
    #expect(try rejection("👩‍👩‍👧‍👦") == .tooShort)
    // The length is that of the composed form.
    #expect(try rejection("e\u{301}a\u{300}o\u{308}u\u{302}") == .tooShort)
    let decomposed = (0..<64).map { "\(UnicodeScalar(0x4E00 + $0 * 3)!)e\u{301}" }.joined()
    #expect(try rejection(decomposed) == nil)
    #expect(try rejection(decomposed + "x") == .tooLong)
  }

  @Test(arguments: [
    "password", "PassWord", "iloveyou", "trustno1", "passwort1", "sommer2026", "schatz123",
    "password2024!", "!!sunshine1", "Tinnitus2026", "otolith1", "TrackYourTinnitus!",
  ])
  func `refuses common passwords, decorated or not`(password: String) throws {
    #expect(try rejection(password) == .common)
  }

  @Test(arguments: [
    "zzzzzzzz", "abcabcabc", "17171717", "abcdefghij", "stuvwxyz", "hgfedcba1",
    "oiuytrewqa", "kjhgfdsa", "abcd5678", "zuiopasdf",
  ])
  func `refuses repetitions, sequences and keyboard rows`(password: String) throws {
    #expect(try rejection(password) == .trivialPattern)
  }

  @Test(arguments: ["Gerda-4711x", "xxGERDAxx", "mygerdapw"])
  func `refuses passwords that contain the username`(password: String) throws {
    #expect(try rejection(password) == .containsUsername)
  }

  private func rejection(_ password: String, email: String) throws -> PasswordRejection? {
    PasswordPolicy.rejection(
      of: password, username: nil, email: EmailAddress(email))
  }

  @Test(arguments: [
    "Lena.Huber@Example.org", "my lena.huber@example.org", "LENA.HUBER-4711", "x-lena.huber",
  ])
  func `refuses the address, and passwords that contain it or its local part`(password: String)
    throws
  {
    #expect(try rejection(password, email: "lena.Huber@example.org") == .containsUsername)
  }

  @Test func `short local parts and domains are allowed`() throws {
    #expect(try rejection("annexation-7-kv", email: "ann@example.org") == nil)
    #expect(try rejection("ann@example.org", email: "ann@example.org") == .containsUsername)
    #expect(try rejection("anna-kv-8-Lqp", email: "anna@example.org") == .containsUsername)
    #expect(try rejection("example.org-kv8", email: "lena.huber@example.org") == nil)
  }

  @Test func `the list has the 3,000 that the standard asks for, each fit for its purpose`() {
    let words = CommonPasswordList.words.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(Set(words).count == words.count)
    #expect(words.count >= 3000)
    #expect(words.allSatisfy { $0.unicodeScalars.count >= PasswordPolicy.lengthMin })
    #expect(words.allSatisfy { $0 == $0.lowercased() })
  }
}
