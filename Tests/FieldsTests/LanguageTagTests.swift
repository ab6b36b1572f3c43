import Fields
import Testing

@Suite struct LanguageTagTests {
  @Test func thePrimaryLanguageIsTheFirstSubtag() {
    #expect(LanguageTag("DE-at")?.primary == "de")
    #expect(LanguageTag.english.primary == "en")
  }

  /// Tags were checked for their shape alone once; what was recorded then stays readable.
  @Test(arguments: [("pt-br", "pt-BR"), ("en-a", "en-a"), ("de", "de")])
  func recordedTagsStayReadable(_ recorded: String, _ description: String) {
    #expect(LanguageTag(recorded: recorded).description == description)
  }
}
