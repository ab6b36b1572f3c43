import Codebooks
import Questionnaires
import Testing

/// Descriptions of terms and sounds.
@Suite struct LibraryTests {
  private func term(_ code: String, _ english: String?, _ german: String?) -> VocabularyTerm {
    let texts = [("en", english), ("de", german)].compactMap { language, text in
      text.map { Translation(language: language, text: $0) }
    }
    return VocabularyTerm(code: code, label: TranslatedText(texts))
  }

  private func vocabulary(_ terms: [VocabularyTerm], language: String = "de")
    -> VocabularyDefinition
  {
    VocabularyDefinition(
      id: "events", title: Fixture.text("Events", "Ereignisse"), defaultLanguage: language,
      terms: terms)
  }

  private func variable(
    _ versions: VocabularyDefinition..., id: String = "events", language: String = ""
  ) -> CodebookVariable {
    var variable = LibraryVariable(vocabulary: id, language: language)
    for (index, version) in versions.enumerated() {
      variable.add(version, version: UInt32(versions.count - index))
    }
    return variable.variable(named: "code")
  }

  private func codebook(_ variables: CodebookVariable...) -> Codebook {
    Codebook(
      table: .records, study: "study",
      variables: [
        CodebookVariable("vocabulary", .identifier, "vocabulary"),
        CodebookVariable("code", .text, "code"),
      ] + variables)
  }

  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
      $0.trimmingPrefix { $0 == " " }.description
    }
  }

  @Test func labelsAreInTheLanguageAskedForOrSaySo() {
    let terms = [term("both", "attack", "Anfall"), term("german", nil, "Lärm")]
    func labels(_ language: String) -> [CodebookWords] {
      variable(vocabulary(terms), language: language).codes.map(\.label)
    }
    let german = [CodebookWords("Anfall", language: "de"), CodebookWords("Lärm", language: "de")]
    #expect(labels("de") == german)
    // Default: the version's own language.
    #expect(labels("") == german)
    // English first, then the version's own language.
    #expect(labels("fr") == [CodebookWords("attack", language: "en"), german[1]])
  }

  @Test func versionsThatSayTheSameAreOne() {
    let old = vocabulary([term("a", "old", nil), term("gone", "gone", nil)])
    let new = vocabulary([term("a", "new", nil), term("b", "b", nil)])
    let variable = variable(new, new, old)
    #expect(variable.definitions.map(\.versions) == [[3, 2], [1]])
    #expect(variable.codes.map(\.code) == ["a", "b", "gone"])
    #expect(variable.codes.map(\.label.text) == ["new", "b", "gone"])
    #expect(variable.changes == [.relabelled, .recoded])
    #expect(variable.rows == CodebookRows(vocabulary: "events"))
    #expect(variable.current?.label.text == "Ereignisse")
  }

  @Test func aVersionThatIsGoneIsNamed() {
    var variable = LibraryVariable(collection: "sounds")
    variable.addUnknown(version: 7)
    let described = variable.variable(named: "sound")
    #expect(described.definitions.map(\.versions) == [[7]])
    #expect(described.current?.label == CodebookWords("sounds", language: ""))
    #expect(described.codes.isEmpty)
  }

  @Test func sounds() {
    var variable = LibraryVariable(collection: "sounds", language: "de")
    variable.add(
      SoundCollectionDefinition(
        id: "sounds", title: Fixture.text("Sounds", "Klänge"), defaultLanguage: "en",
        categories: [],
        sounds: [
          SoundDefinition(
            id: "white", categoryID: "", title: Fixture.text("White noise", "Weißes Rauschen"),
            lengthMilliseconds: 1, file: nil)
        ]), version: 2)
    let described = variable.variable(named: "sound")
    #expect(described.current?.label == CodebookWords("Klänge", language: "de"))
    #expect(
      described.codes == [CodebookCode("white", CodebookWords("Weißes Rauschen", language: "de"))])
    #expect(described.rows == CodebookRows(collection: "sounds"))
  }

  @Test func manyDifferingVersionsStayBounded() {
    var variable = LibraryVariable(vocabulary: "events")
    let count = CodebookVariable.codesMax / 4 + 1
    for version in (UInt32(1)...9).reversed() {
      variable.add(
        vocabulary((0..<count).map { term("t\($0)", "\(version)", nil) }), version: version)
    }
    let described = variable.variable(named: "code")
    #expect(described.definitions.map(\.versions) == [[9], [8], [7]])
    #expect(described.olderDefinitions == 6)
    // A single definition is included regardless of its size.
    var large = LibraryVariable(vocabulary: "events")
    large.add(
      vocabulary((0...CodebookVariable.codesMax).map { term("t\($0)", "x", nil) }), version: 1)
    #expect(large.variable(named: "code").codes.count == CodebookVariable.codesMax + 1)
  }

  @Test func aCodeOfTwoVocabulariesHasTheLabelsOfBoth() {
    let events = variable(vocabulary([term("x", "event", nil), term("same", "same", nil)]))
    let therapies = variable(
      vocabulary([term("x", "therapy", nil), term("same", "same", nil)]), id: "therapies")
    let syntax = lines(SPSSSyntax.bytes(codebook(events, therapies), file: "a.csv"))
    #expect(syntax.contains("'x' 'event / therapy'"))
    #expect(syntax.contains("'same' 'same'."))
  }

  @Test func tableAndPageNameTheVocabulary() {
    let codebook = codebook(
      variable(vocabulary([term("x", "<b>", nil), term("y", "=1+1", nil)]), language: "fr"))
    let rows = lines(CodebookTable.bytes(codebook))
    #expect(rows.count { $0.contains(",events,") } == 2)
    #expect(!rows.contains { $0.contains(",=1+1") })
    let page = String(decoding: CodebookPage.bytes(codebook), as: UTF8.self)
    #expect(page.contains("<h2>Terms and sounds in rows</h2>"))
    #expect(page.contains("&lt;b&gt;"))
    #expect(!page.contains("<b>"))
  }
}
