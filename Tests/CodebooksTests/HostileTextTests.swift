import Codebooks
import Foundation
import Questionnaires
import Testing

/// Texts that would be something else in a script or page if they were taken as they are.
@Suite struct HostileTextTests {
  static let texts = [
    "it's \"quoted\"", "a\nb\r\nc\u{2028}d", #"back\slash \n \u0041"#, "end */ and /* begin",
    "Ends with a stop.", ".\n", "😀👩‍👩‍👧 ünd 漢", "\u{202E}right to left\u{202C} שלום",
    String(repeating: "long ", count: 2_000), "=cmd()|'/c calc'!A1", "</td><script>x</script>&amp;",
    "'; ERASE FILE='x'.", "\u{0}\u{7}\u{1B}[31m", "",
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
      // Quotes come in pairs on every line, so that no text reaches beyond its line.
      let quotes = line.utf8.count { $0 == UInt8(ascii: "'") }
      #expect(line.hasPrefix("*") || line.contains("\"'\"") || quotes.isMultiple(of: 2), "\(line)")
      #expect(!line.contains("/*"))
    }
    #expect(syntax.contains("'it''s.csv'"))
  }

  @Test(arguments: texts)
  func rScriptsAreASCIIOnTheirOwnLines(_ text: String) {
    let script = RScript.bytes(codebook(text), file: "a\nb\".csv")
    #expect(script.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    let lines = String(decoding: script, as: UTF8.self).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("otolith$labels <- c(") } == 1)
    #expect(lines.contains(#"otolith$file <- "a\nb\".csv""#))
  }

  /// R refuses longer ones, where its locale does not have all letters.
  @Test func rScriptsHaveNoLongLiterals() {
    let script = String(
      decoding: RScript.bytes(codebook(String(repeating: "ü", count: 12_000)), file: "a"),
      as: UTF8.self)
    #expect(script.contains(#"paste0("\U000000fc"#))
    let letters = script.matches(of: /"(?:\\U000000fc)+"/).map { $0.output.count / 10 }
    #expect(Set(letters) == [2_000, 5_000])
    #expect(letters.reduce(0, +).isMultiple(of: 12_000))
  }

  @Test(arguments: texts)
  func pagesHaveNoElementsFromTexts(_ text: String) {
    let page = String(decoding: CodebookPage.bytes(codebook(text)), as: UTF8.self)
    #expect(!page.contains("<script"))
    #expect(page.contains("default-src 'none'"))
    let plain = String(decoding: CodebookPage.bytes(codebook("plain")), as: UTF8.self)
    func tags(_ page: String) -> Int { page.utf8.count { $0 == UInt8(ascii: "<") } }
    // Without a text there is no element around it.
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
    // The question, yes and no; not what Otolith says itself, in German or for want of it in English.
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
    // Pieces are joined to one text again.
    let joined = syntax.replacing("' +\n    '", with: "")
    let labels = joined.matches(of: /'(ü+…)'/).map { $0.1.utf8.count }
    #expect(labels.max() == 255)
    #expect(labels.filter { $0 <= 120 }.count == 2)
    #expect(labels.count == 3)
  }
}
