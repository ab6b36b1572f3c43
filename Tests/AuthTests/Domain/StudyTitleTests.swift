import Testing

@testable import AuthService

@Suite struct StudyTitleTests {
  private func title(
    _ translations: KeyValuePairs<String, String>
  ) -> StudyTitle {
    StudyTitle(
      translations: translations.map { .init(language: $0, text: $1) })
  }

  @Test func `the language asked for, a less specific one, English, any`() {
    let all = title(["de-AT": "Ohrn", "de": "Ohren", "en": "Ears", "fr": "Oreilles"])
    #expect(all.chosen(for: "de-at") == "Ohrn")
    #expect(all.chosen(for: "de-CH") == "Ohren")
    #expect(all.chosen(for: "it") == "Ears")
    #expect(title(["fr": "Oreilles", "nl": "Oren"]).chosen(for: "it") == "Oreilles")
  }

  @Test func `an absent text gives no title`() {
    #expect(title([:]).chosen(for: "en") == nil)
    #expect(title(["en": ""]).chosen(for: "en") == nil)
  }
}
