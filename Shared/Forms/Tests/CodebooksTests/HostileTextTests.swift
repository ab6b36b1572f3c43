import Codebooks
import Foundation
import Questionnaires
import Testing

/// Texts that would be interpreted by a script or page if written without escaping.
@Suite struct HostileTextTests {
  static let texts = [
    "it's \"quoted\"", "a\nb\r\nc\u{2028}d", #"back\slash \n \u0041"#, "end */ and /* begin",
    "Ends with a stop.", ".\n", "😀👩‍👩‍👧 ünd 漢", "\u{202E}right to left\u{202C} שלום",
    String(repeating: "long ", count: 2_000), "=cmd()|'/c calc'!A1", "</td><script>x</script>&amp;",
    "\u{600}<script>x</script>", "'; ERASE FILE='x'.", "\u{0}\u{7}\u{1B}[31m", "",
  ]

  private func codebook(_ text: String) -> Codebook {
    let kind = QuestionDefinition.Kind.singleChoice(
      SingleChoiceDefinition(options: [Fixture.option("x", text), Fixture.option("y", text)]))
    return Fixture.codebook([
      Fixture.variables([Fixture.question("a", kind, text: text)]).answer("a", named: "a")
    ])
  }

  @Test(arguments: texts)
  func spssSyntaxHasNoLineThatEndsEarly(_ text: String) {
    let syntax = String(
      decoding: SPSSSyntax.bytes(codebook(text), file: "it's.csv"), as: UTF8.self)
    for line in syntax.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.utf8.count < 250)
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      // Quotes are balanced on every line, so no text extends beyond its line.
      let quotes = line.utf8.count { $0 == UInt8(ascii: "'") }
      #expect(line.hasPrefix("*") || line.contains("\"'\"") || quotes.isMultiple(of: 2), "\(line)")
      #expect(!line.contains("/*"))
    }
    #expect(syntax.contains("'it''s.csv'"))
  }

  @Test(arguments: texts)
  func pagesHaveNoElementsFromTexts(_ text: String) {
    let page = String(decoding: CodebookPage.bytes(codebook(text)), as: UTF8.self)
    #expect(!page.contains("<script"))
    #expect(page.contains("default-src 'none'"))
    let plain = String(decoding: CodebookPage.bytes(codebook("plain")), as: UTF8.self)
    func tags(_ page: String) -> Int { page.utf8.count { $0 == UInt8(ascii: "<") } }
    // An empty text has no element around it.
    if !text.isEmpty { #expect(tags(page) == tags(plain)) }
  }

  @Test func pagesNameALanguageThatWasNotAskedFor() {
    func page(_ language: String) -> String {
      var codebook = Fixture.codebook([
        Fixture.variables([Fixture.question("a", .yesNo)]).answer("a", named: "a"),
        CodebookColumn("b", .flag, ("what Otolith says", "was Otolith sagt"))
          .variable(in: language),
      ])
      codebook.language = language
      return String(decoding: CodebookPage.bytes(codebook), as: UTF8.self)
    }
    #expect(page("en").components(separatedBy: "<small>en</small>").count == 1)
    // The question, yes and no; Otolith's own words are excluded, as they are in German or English.
    for language in ["de", "fr"] {
      #expect(page(language).components(separatedBy: "<small>en</small>").count == 4)
    }
  }

  @Test(arguments: texts)
  func tablesAreHarmlessForSpreadsheets(_ text: String) {
    let table = String(decoding: CodebookTable.bytes(codebook(text)), as: UTF8.self)
    #expect(!table.contains(",=cmd"))
    var shape = FileShape()
    #expect(throws: Never.self) {
      try shape.take(table.utf8)
      try shape.finish()
    }
    #expect(shape.header == CodebookTable.header)
    #expect(shape.rowCount == 2)
  }

  @Test func labelsKeepWithinTheLimitsOfSPSS() {
    let long = String(repeating: "ü", count: 500)
    let syntax = String(decoding: SPSSSyntax.bytes(codebook(long), file: "a"), as: UTF8.self)
    // Joins the pieces to one text again.
    let joined = syntax.replacing("' +\n    '", with: "")
    let labels = joined.matches(of: /'(ü+…)'/).map { $0.1.utf8.count }
    #expect(labels.max() == 255)
    #expect(labels.filter { $0 <= 120 }.count == 2)
    #expect(labels.count == 3)
  }
}
