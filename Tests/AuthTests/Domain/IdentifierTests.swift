import AuthDomain
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: ["de", "en", "de-AT", "zh-Hant-TW", "sr-Latn"])
  func `a language tag has the shape of BCP 47`(text: String) {
    #expect(LanguageTag(text)?.text == text)
  }

  @Test(arguments: [
    "", "d", "de_AT", "de-", "-de", "12", "de AT", "deutschland", "de-abcdefghi",
    "de-12345678-12345678-12345678-12345678",
  ])
  func `anything else is no language tag`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test func `the primary language is the first subtag`() {
    #expect(LanguageTag("DE-at")?.primary == "de")
  }

  @Test func `a study id has 1 to 64 small letters, digits and hyphens`() {
    #expect(StudyID("tyt") != nil)
    #expect(StudyID("t-1") != nil)
    #expect(StudyID(String(repeating: "a", count: 64)) != nil)
    for wrong in ["", "TYT", "t_1", "t 1", "tät", String(repeating: "a", count: 65)] {
      #expect(StudyID(wrong) == nil)
    }
  }
}
