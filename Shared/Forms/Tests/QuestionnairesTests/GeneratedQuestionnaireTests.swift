import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct GeneratedQuestionnaireTests {
  @Test(arguments: 0..<60) func generatedQuestionnairesCanBePublished(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 25)
    let findings = QuestionnaireChecker().check(questionnaire)
    #expect(findings.errors == [], "seed \(seed)")
  }

  @Test func aSeedMakesTheSameQuestionnaire() {
    var first = QuestionnaireGenerator(seed: 7)
    var second = QuestionnaireGenerator(seed: 7)
    #expect(first.questionnaire() == second.questionnaire())
  }

  /// 5,000 elements in 20 languages are within the limits.
  @Test func theLargestQuestionnaireIsWithinTheLimits() {
    let languages = (0..<20).map { "x\(UnicodeScalar(UInt8(97 + $0)))" }
    let text = TranslatedText(languages.map { Translation(language: $0, text: "text") })
    let questionnaire = QuestionnaireDefinition(
      id: "large", title: text, defaultLanguage: languages[0], languages: languages,
      sharedKind: .yesNo,
      elements: (0..<5_000).map {
        ElementDefinition(
          id: "q\($0)", content: .question(QuestionDefinition(text: text, kind: .inherited)))
      })
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    #expect(questionnaire.canonicalBytes.count < CatalogueLimits.default.questionnaireBytesMax)
  }
}
