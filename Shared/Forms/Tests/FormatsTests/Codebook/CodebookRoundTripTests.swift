import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct CodebookRoundTripTests {
  /// Elements that the report does not list are restored unchanged, and listed ones are not.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func theReportNamesWhatDiffersAndNothingElse(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    try RoundTrip(generator.questionnaire(), TrackCodebookWriter(), TrackCodebookReader()).check(
      seed)
  }

  /// Supported contents in many languages: only data about the whole questionnaire is lost.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func whatACodebookCanSayComesBackTheSame(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(
      seed: seed, features: [.manyLanguages, .pages, .awkwardTexts],
      kinds: ["single-choice", "yes-no", "slider"])
    var questionnaire = generator.questionnaire()
    questionnaire.elements = questionnaire.elements.map { element in
      var element = element
      if var question = element.question {
        question.description = TranslatedText()
        element.content = .question(question)
      }
      return element
    }
    let trip = try RoundTrip(questionnaire, TrackCodebookWriter(), TrackCodebookReader())
    trip.check(seed)
    #expect(trip.report.losses.filter { !$0.place.isEmpty } == [], "seed \(seed)")
  }

  @Test func theTitleIsThatOfTheDefaultLanguageAndTheRestIsNamed() {
    let result = TrackCodebookWriter().write([Samples.questionnaire()], options: WriteOptions())
    #expect(result.files.map(\.name) == ["daily.csv"])
    #expect(
      Set(result.report.losses.filter { $0.place.isEmpty }.map(\.what))
        == ["title", "sensors", "provenance"])
    #expect(
      result.report.losses.contains {
        $0.place == "mood" && $0.what == "sam" && $0.advice.contains("without the pictures")
      })
    #expect(result.report.losses.contains { $0.place == "shown" && $0.what == "shown-if" })
  }

  @Test func anotherDefaultLanguageIsNamed() {
    let text = TranslatedText([
      Translation(language: "de", text: "Hallo"), Translation(language: "en", text: "Hello"),
    ])
    let result = TrackCodebookWriter().write(
      [
        QuestionnaireDefinition(
          id: "q", title: text, defaultLanguage: "de",
          elements: [ElementDefinition(id: "h", content: .headline(text))])
      ], options: WriteOptions())
    #expect(result.report.notes.contains { $0.contains("--default-language de") })
  }
}
