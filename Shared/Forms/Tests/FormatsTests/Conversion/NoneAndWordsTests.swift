import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// Choices that allow no option, and labels of manikins, in formats that support neither.
@Suite struct NoneAndWordsTests {
  private static let options = [Samples.option("a"), Samples.option("b")]

  /// A required list that may be empty, one that may not, and two manikins.
  private static func questionnaire() -> QuestionnaireDefinition {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements = [
      Samples.question(
        "empty", .multipleChoice(MultipleChoiceDefinition(options: options, isNoneAllowed: true))),
      Samples.question("filled", .multipleChoice(MultipleChoiceDefinition(options: options))),
      Samples.question("mood", .selfAssessmentManikin(ManikinDefinition(.valence))),
      Samples.question(
        "own",
        .selfAssessmentManikin(ManikinDefinition(.arousal, highestLabel: Samples.text("wild")))),
    ]
    return questionnaire
  }

  private func text(_ result: WriteResult) -> String {
    String(decoding: result.files[0].bytes, as: UTF8.self)
  }

  private func row(_ id: String, _ result: WriteResult) throws -> String {
    let lines = text(result).split(whereSeparator: \.isNewline).map(String.init)
    return try #require(lines.first { $0.contains(id) })
  }

  private func what(_ id: String, _ result: WriteResult) -> [String] {
    result.report.losses.filter { $0.place == id }.map(\.what)
  }

  @Test func dictionariesDoNotRequireWhatMayBeEmpty() throws {
    let result = REDCapWriter().write([Self.questionnaire()], options: WriteOptions())
    #expect(try row("empty,", result).contains(",y,") == false)
    #expect(try row("filled,", result).contains(",y,"))
    #expect(what("empty", result).contains("none allowed"))
    #expect(try row("mood,", result).contains("1, 1 = unpleasant | 2, 2 |"))
    #expect(try row("mood,", result).contains("| 9, 9 = pleasant"))
    #expect(try row("own,", result).contains("9, 9 = wild"))
    var inGerman = WriteOptions()
    inGerman.language = "de"
    let german = REDCapWriter().write([Self.questionnaire()], options: inGerman)
    #expect(try row("mood,", german).contains("1, 1 = unangenehm"))
  }

  @Test func codebooksDoNotRequireWhatMayBeEmpty() throws {
    let result = TrackCodebookWriter().write([Self.questionnaire()], options: WriteOptions())
    #expect(try row(",empty,", result).contains(",false,empty,"))
    #expect(try row(",filled,", result).contains(",true,filled,"))
    #expect(what("empty", result).contains("none allowed"))
    #expect(try row(",mood,", result).contains("unpleasant"))
    #expect(try row(",mood,", result).contains("pleasant"))
    #expect(try row(",own,", result).contains("wild"))
  }

  @Test func formsOfODKDoNotRequireWhatMayBeEmpty() throws {
    let result = XLSFormWriter(.table).write([Self.questionnaire()], options: WriteOptions())
    #expect(what("empty", result).contains("none-allowed"))
    let back = try #require(
      try XLSFormReader().read(result.files[0].bytes, file: "f.csv", options: ReadOptions()).first)
    let questions = back.definition.elements.compactMap(\.question)
    #expect(questions.map(\.isOptional) == [true, false, false, false])
    guard case .slider(let slider)? = questions[2].kind else {
      Issue.record("the manikin became no range")
      return
    }
    #expect([slider.minimum, slider.maximum, slider.step] == [1, 9, 1])
    #expect(slider.minimumLabel["en"] == "unpleasant")
    #expect(slider.maximumLabel["en"] == "pleasant")
  }

  /// Forms always accept an empty list; a hint describes the numbers.
  @Test func genericFormsTakeEmptyLists() throws {
    let result = FormsWriter().write([Self.questionnaire()])
    #expect(what("empty", result) == [])
    #expect(what("filled", result) == ["that no option is not an answer"])
    #expect(text(result).contains("1 = unpleasant, 9 = pleasant"))
  }

  /// Other systems interpret `required` as a chosen option.
  @Test func resourcesSayBothAndComeBackTheSame() throws {
    let questionnaire = Self.questionnaire()
    let result = FHIRQuestionnaireWriter().write([questionnaire], options: WriteOptions())
    let json = text(result)
    #expect(json.contains("urn:otolith:fhir:none-allowed"))
    #expect(json.contains("urn:otolith:fhir:required-or-none"))
    #expect(json.contains("unpleasant") && json.contains("mood.lower"))
    let back = try #require(
      try FHIRQuestionnaireReader().read(
        result.files[0].bytes, file: "q.json", options: ReadOptions()
      ).first)
    #expect(back.definition.elements == questionnaire.elements)
  }

  @Test func otolithsOwnFilesSayBoth() throws {
    let questionnaire = Self.questionnaire()
    let result = OtolithWriter().write([questionnaire], options: WriteOptions())
    #expect(text(result).contains("none-allowed: true"))
    #expect(text(result).contains("highest-label:"))
    #expect(!text(result).contains("unpleasant"))
    let back = try #require(
      try OtolithReader().read(
        result.files[0].bytes, file: "daily.yaml", options: ReadOptions()
      ).first)
    #expect(back.definition.elements == questionnaire.elements)
  }

  /// Labels must not add a language to a file.
  @Test func wordsAddNoLanguage() {
    var french = Self.questionnaire()
    french.defaultLanguage = "fr"
    french.languages = []
    french.transformTexts { _, text in
      for index in text.translations.indices { text.translations[index].language = "fr" }
      text.translations = Array(text.translations.prefix(1))
    }
    let result = TrackCodebookWriter().write([french], options: WriteOptions())
    #expect(!text(result).contains("unangenehm"))
    #expect(text(result).contains("unpleasant"))
  }
}
