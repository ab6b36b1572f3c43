import Testing

@testable import AuthDomain

@Suite struct DecisionTextTests {
  /// Mail servers refuse lines of more than 998 bytes.
  @Test func `long words of a leader are mailed in lines`() {
    for reason in [
      String(repeating: "𝄞", count: 500), String(repeating: "word ", count: 100),
      "a\n" + String(repeating: "e\u{301}", count: 250), "short",
    ] {
      let body = DecisionText.compose(
        username: "gerda", study: "Ears", isApproved: false, reason: reason, language: "en"
      ).body
      #expect(body.split(separator: "\n").allSatisfy { $0.utf8.count <= 998 })
      let told = body.unicodeScalars.filter { $0 != " " && $0 != "\n" }
      let said = reason.unicodeScalars.filter { $0 != " " && $0 != "\n" }
      #expect(
        String(String.UnicodeScalarView(told)).hasSuffix(String(String.UnicodeScalarView(said))))
    }
  }
}
