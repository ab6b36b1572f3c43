import Fields
import Testing

@Suite struct LanguageTagTests {
  @Test func thePrimaryLanguageIsTheFirstSubtag() {
    #expect(LanguageTag("DE-at")?.primary == "de")
    #expect(LanguageTag.english.primary == "en")
  }

  /// Names of languages in POSIX, ICU, Java and browsers.
  @Test(arguments: [
    ("de-AT", "de-AT"), ("de_DE", "de-DE"), ("de_DE.UTF-8@euro", "de-DE"),
    ("en_US_POSIX", "en-US-posix"),
    ("en_US@rg=dezzzz", "en-US"), ("zh_CN_#Hans", "zh-Hans-CN"), ("zh-Hans_CN", "zh-Hans-CN"),
    ("sr__#Latn", "sr-Latn"), ("th_TH_TH_#u-nu-thai", "th-TH"),
    ("de_DE-u-nu-latn", "de-DE-u-nu-latn"),
    ("de-DE-u-ca-gregory-co-phonebk-hc-h23-nu-latn", "de-DE-u-ca-gregory-co-phonebk-hc"),
    ("C", "und"), ("C.UTF-8", "und"), ("pt_br", "pt-BR"), ("de--DE", "de-DE"), ("fil_PH", "fil-PH"),
  ])
  func devicesMeanALanguage(_ stated: String, _ tag: String) {
    #expect(LanguageTag(stated: stated)?.description == tag)
  }

  @Test(arguments: ["", "?", "1", "_", "@rg=dezzzz", "x", "ä", String(repeating: "a", count: 9)])
  func otherTextIsNoLanguage(_ stated: String) {
    #expect(LanguageTag(stated: stated) == nil)
  }

  /// Tags were checked for their shape alone once; what was recorded then stays readable.
  @Test(arguments: [("pt-br", "pt-BR"), ("en-a", "en-a"), ("de", "de")])
  func recordedTagsStayReadable(_ recorded: String, _ description: String) {
    #expect(LanguageTag(recorded: recorded).description == description)
  }
}
