import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct NextListTests {
  /// The restaurant of generic forms §1: the order determines the next questions.
  private static let study: StudyDefinition = {
    var study = Samples.study(["order", "pizza", "drink", "help"])
    study.nextLists = [
      NextListDefinition(
        afterQuestionnaireID: "order",
        condition: .comparison(Comparison(elementID: "eats", .equal, codes: ["yes"])),
        offers: [NextOffer(questionnaireID: "pizza"), NextOffer(questionnaireID: "drink")]),
      NextListDefinition(
        afterQuestionnaireID: "order", offers: [NextOffer(questionnaireID: "drink")]),
      NextListDefinition(
        afterQuestionnaireID: "drink",
        condition: .comparison(
          Comparison(QuestionReference(subject: .score("thirst")), .greaterOrEqual, number: 8)),
        offers: [NextOffer(questionnaireID: "help", info: Samples.text("Talk to somebody"))]),
    ]
    return study
  }()

  private static func offers(
    _ id: String, _ answers: [String: AnswerValue] = [:], score: Double? = nil
  ) -> [String] {
    NextListEvaluator(study.nextLists).offers(
      after: id, answers: SheetAnswers(answers),
      scores: [ScoreResult(scoreID: "thirst", value: score, band: nil, answered: 1, items: 1)]
    ).map(\.questionnaireID)
  }

  @Test func theListsThatApplyFollowEachOther() {
    #expect(Self.offers("order", ["eats": .codes(["yes"])]) == ["pizza", "drink"])
    #expect(Self.offers("order", ["eats": .codes(["no"])]) == ["drink"])
    #expect(Self.offers("order") == ["drink"])
    #expect(Self.offers("pizza") == [])
  }

  @Test func aScoreCanDecide() {
    #expect(Self.offers("drink", score: 8) == ["help"])
    #expect(Self.offers("drink", score: 7.9) == [])
    #expect(Self.offers("drink", score: nil) == [])
  }
}
