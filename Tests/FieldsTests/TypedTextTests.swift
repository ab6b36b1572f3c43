import Fields
import Testing

@Suite struct TypedTextTests {
  @Test(arguments: [
    ("06:30", "06:30"), (" 06:30\n", "06:30"), ("٠٦:٣٠", "06:30"), ("۰۶:۳۰", "06:30"),
    ("०६:३०", "06:30"), ("０６:３０", "06:30"), ("\u{200F}٠٦:٣٠\u{61C}", "06:30"),
    // Numbers other than decimal digits, and letters, stay.
    ("Ⅵ:½", "Ⅵ:½"), ("six", "six"), ("", ""), ("\u{A0}\u{200F} ", ""),
  ])
  func digitsOfEveryScriptAreRead(_ typed: String, _ read: String) {
    #expect(TypedText.withASCIIDigits(typed) == read)
  }

  @Test func aTextIsComposedAndTrimmed() {
    #expect(Array(TypedText.composed("mu\u{308}de").unicodeScalars).count == 4)
    #expect(TypedText.composed("plain") == "plain")
    #expect(TypedText.trimmed("\t a b\u{3000}\u{2028}") == "a b")
    #expect(TypedText.trimmed(" \n") == "")
    #expect(
      "AbC-Ä\u{212A}9".asciiLowercased.unicodeScalars.elementsEqual("abc-Ä\u{212A}9".unicodeScalars)
    )
  }

  /// A client may count characters in several ways.
  @Test(arguments: [
    "a", "ä", "e\u{301}", "🦻", "👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇩🇪", "❤️", "\r\n", "한", "\u{1112}\u{1161}\u{11AB}",
  ])
  func charactersAreCountedAsPeopleSeeThem(_ character: String) {
    let text = String(repeating: character, count: 20)
    #expect(!text.isLonger(than: 20))
    #expect(text.isLonger(than: 19))
    #expect(!text.isLonger(than: text.unicodeScalars.count))
    #expect(!text.isLonger(than: text.utf16.count))
  }

  @Test func marksDoNotMakeATextOfAnySize() {
    let marked = "e" + String(repeating: "\u{301}", count: 319)
    #expect(!marked.isLonger(than: 20))
    #expect((marked + "\u{301}").isLonger(than: 20))
  }
}
