import Codebooks
import Questionnaires
import Testing

/// Otolith's own words are in German or English.
@Suite struct OwnWordsTests {
  private let column = CodebookColumn(
    "change", .integer, ("change", "Veränderung"), range: 1...7, step: 1,
    ends: (("better", "besser"), ("worse", "schlechter")), missing: [.notTold])

  @Test(arguments: [
    ("de", "Veränderung", "besser", "schlechter", "das Gerät hat es nicht mitgeteilt", "de"),
    ("de-CH", "Veränderung", "besser", "schlechter", "das Gerät hat es nicht mitgeteilt", "de"),
    ("en-GB", "change", "better", "worse", "the device did not report it", "en"),
    ("fr", "change", "better", "worse", "the device did not report it", "en"),
    ("", "change", "better", "worse", "the device did not report it", "en"),
  ])
  func columns(
    _ asked: String, _ label: String, _ lowest: String, _ highest: String, _ missing: String,
    _ language: String
  ) {
    let variable = column.variable(in: asked)
    #expect(variable.current?.label == CodebookWords(label, language: language))
    #expect(variable.current?.minimumLabel == CodebookWords(lowest, language: language))
    #expect(variable.current?.maximumLabel == CodebookWords(highest, language: language))
    #expect(variable.missing.map(\.meaning) == [CodebookWords(missing, language: language)])
  }

  @Test func questionnaires() {
    let sliders = ["a", "b"].map {
      Fixture.question($0, .slider(SliderDefinition(minimum: 1, maximum: 5, step: 1)))
    }
    let score = ScoreDefinition(
      id: "s", method: .proratedSum,
      items: [ScoreItem(.question("a")), ScoreItem(.question("b"), isReversed: true)],
      minimumAnswered: 1)
    let variables = Fixture.variables(
      sliders + [Fixture.question("c", .yesNo)], scores: [score], language: "de")
    #expect(
      variables.score("s", named: "s").current?.score?.formula
        == "hochgerechnete Summe von a, b (umgepolt); 1 von 2 müssen beantwortet sein")
    let answer = variables.answer("c", named: "c")
    #expect(answer.codes.map(\.label.text) == ["ja", "nein"])
    #expect(answer.missing.allSatisfy { $0.meaning.language == "de" })
  }

  @Test func filesForPeopleAndPrograms() {
    let options = MultipleChoiceDefinition(options: [Fixture.option("x", "X")])
    func codebook(_ language: String) -> Codebook {
      let variables = Fixture.variables(
        [Fixture.question("why", .multipleChoice(options))], language: language)
      return Codebook(
        table: .wide, study: "study", language: language,
        variables: [
          CodebookColumn("late", .flag, ("late", "verspätet")).variable(in: language),
          variables.answer("why", named: "why"),
        ], questionnaires: [variables.described]
      ).aligned(to: ["late", "why", "gone"])
    }
    let german = String(decoding: SPSSSyntax.bytes(codebook("de"), file: "a"), as: UTF8.self)
    #expect(german.contains("VALUE LABELS late 0 'falsch' 1 'wahr'."))
    #expect(german.contains("0 'nicht gewählt' 1 'gewählt'."))
    #expect(german.contains("VARIABLE LABELS gone 'keine Spalte dieses Exports mehr"))
    let english = String(decoding: SPSSSyntax.bytes(codebook("fr"), file: "a"), as: UTF8.self)
    #expect(english.contains("VALUE LABELS late 0 'false' 1 'true'."))
    let page = String(decoding: CodebookPage.bytes(codebook("de-AT")), as: UTF8.self)
    for text in [
      "<h1>Codebook of study", "<h2>Questionnaire ", "<h2>Columns</h2>",
      "Texts are in the language <code>de-AT</code>", "<li>version 1: ",
      #"<bdi lang="de">verspätet</bdi>"#,
    ] { #expect(page.contains(text), "\(text)") }
  }
}
