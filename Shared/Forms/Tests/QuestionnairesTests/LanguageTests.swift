import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("DE", "de"), ("pt-br", "pt-BR"), ("ZH-hant-tw", "zh-Hant-TW"),
    ("es-419", "es-419"), ("sr-latn", "sr-Latn"), ("de-1996", "de-1996"), ("sl-ROZAJ", "sl-rozaj"),
    ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"), ("en-a-bbb-x-a-CCC", "en-a-bbb-x-a-ccc"),
    ("x-Whatever", "x-whatever"), ("zh-yue-HK", "zh-yue-HK"),
  ])
  func wellFormedTagsGetTheirCanonicalCase(_ given: String, _ canonical: String) {
    #expect(LanguageTag(given)?.description == canonical)
  }

  @Test(arguments: [
    "", "a", "de_DE", "de-", "-de", "de--AT", "deutschland", "x", "en-x", "en-a", "en-a-b",
    "de-1996-1996", "en-u-aa-u-bb", "de-AT-CH", "dé", "*", "i-klingon", "12",
    "en-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd",
  ])
  func othersAreRefused(_ given: String) {
    #expect(LanguageTag(given) == nil)
  }

  @Test(arguments: [
    ("de", ["de"]), ("zh-Hant-TW", ["zh-Hant-TW", "zh-Hant", "zh"]),
    // RFC 4647 §3.4: a singleton is removed together with its successor.
    ("zh-Hant-CN-x-private1", ["zh-Hant-CN-x-private1", "zh-Hant-CN", "zh-Hant", "zh"]),
    ("x-a", ["x-a"]),
  ])
  func lookupDropsSubtags(_ tag: String, _ chain: [String]) {
    #expect(LanguageTag(tag)?.lookupChain.map(\.description) == chain)
  }

  @Test(
    arguments: [
      ("de-AT", "fr", "", ["en", "fr", "de", "de-AT"], "de-AT"),
      ("de-AT", "fr", "", ["en", "fr", "de"], "de"),
      ("it", "fr-CH", "", ["en", "fr"], "en"),
      ("it", "fr-CH", "", ["hu", "fr"], "fr"),
      ("it", "fr", "", ["hu", "en"], "en"),
      ("it", "fr", "ru", ["hu", "ru"], "ru"),
      ("it", "fr", "", ["hu", "ru"], "hu"),
      ("it", "fr", "ru", ["ru", "fr"], "fr"),
      (nil, "fr", "", ["en", "fr"], "en"),
      (nil, "", "de", ["de", "en"], "en"),
      (nil, "", "de", ["fr", "de"], "de"),
      // A more specific tag than requested does not match.
      ("pt", "fr", "", ["pt-BR", "fr"], "fr"),
    ] as [(String?, String, String, [String], String)])
  func fallbacksAreTriedInOrder(
    _ requested: String?, _ study: String, _ questionnaire: String, _ available: [String],
    _ expected: String
  ) throws {
    let lookup = LanguageLookup(
      requested: requested.flatMap { LanguageTag($0) }, studyDefault: study,
      questionnaireDefault: questionnaire)
    let chosen = try #require(lookup.choose(among: available))
    #expect(available[chosen] == expected)
  }

  /// A study may put its own language before English.
  @Test(
    arguments: [
      ("it", "fr-CH", ["en", "fr"], "fr"), ("it", "fr", ["hu", "en"], "en"),
      ("en-GB", "fr", ["fr", "en"], "en"), (nil, "fr", ["en", "fr"], "fr"),
    ] as [(String?, String, [String], String)])
  func theDefaultLanguageMayComeFirst(
    _ requested: String?, _ study: String, _ available: [String], _ expected: String
  ) throws {
    let lookup = LanguageLookup(
      requested: requested.flatMap { LanguageTag($0) }, studyDefault: study,
      fallback: .defaultLanguage)
    let chosen = try #require(lookup.choose(among: available))
    #expect(available[chosen] == expected)
  }

  @Test func nothingIsChosenFromNothing() {
    let lookup = LanguageLookup(requested: nil, studyDefault: "en")
    #expect(lookup.choose(among: [String]()) == nil)
  }

  /// Requests with the same key must see the same texts, for any translations.
  @Test(arguments: 0..<200 as Range<UInt64>) func equalKeysMeanEqualViews(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pool = ["de", "de-AT", "de-CH", "en", "en-GB", "fr", "zh", "zh-Hant", "zh-Hant-TW", "it"]
    let texts = (0..<5).map { _ in
      Array(pool.shuffled(using: &random).prefix(.random(in: 1...4, using: &random)))
    }
    let available = Set(texts.joined())
    var views: [String: [Int?]] = [:]
    for requested in pool + ["de-DE-1996", "fr-CA", "zh-Hant-HK", "ru"] {
      let tag = LanguageTag(requested)
      let lookup = LanguageLookup(
        requested: tag, studyDefault: "de", questionnaireDefault: "it",
        fallback: seed % 2 == 0 ? .english : .defaultLanguage)
      let view = texts.map { lookup.choose(among: $0) }
      let key = LanguageLookup.viewKey(requested: tag, available: available)
      if let earlier = views[key] {
        #expect(earlier == view, "seed \(seed), \(requested), key \(key)")
      }
      views[key] = view
    }
  }
}
