import Messages
import Questionnaires
import Testing

@testable import IngestionService

@Suite struct PreparedQuestionnaireTests {
  private func prepare(_ element: CatalogueV1.Element) throws -> PreparedQuestionnaire {
    try PreparedQuestionnaire(
      CatalogueV1.Questionnaire(questionnaireID: "q", version: 1, elements: [element]))
  }

  private func answers(_ type: CatalogueV1.Question.OneOfType) throws -> PossibleAnswers? {
    try prepare(TestStudy.question("e", type)).questions.first?.answers
  }

  @Test func everyTypeIsUnderstood() throws {
    let options = [
      CatalogueV1.Option(code: "a", exclusive: true), CatalogueV1.Option(code: "b"),
    ]
    #expect(try answers(.singleChoice(.init(options: options))) == .one(of: ["a", "b"]))
    #expect(
      try answers(.multipleChoice(.init(options: options)))
        == .several(
          of: [.init(code: "a", isExclusive: true), .init(code: "b")], minimumCount: 0,
          maximumCount: nil, isNoneAllowed: false))
    #expect(
      try answers(.multipleChoice(.init(options: [.init(code: "a")], noneAllowed: true)))
        == .several(
          of: [.init(code: "a")], minimumCount: 0, maximumCount: nil, isNoneAllowed: true))
    #expect(try answers(.yesNo(.init())) == .one(of: ["yes", "no"]))
    #expect(
      try answers(.slider(.init(minimum: 1, maximum: 2, step: 0.5)))
        == .scale(minimum: 1, maximum: 2, step: 0.5))
    #expect(
      try answers(.selfAssessmentManikin(.init(dimension: .arousal)))
        == .number(minimum: 1, maximum: 9, isInteger: true, pattern: nil))
    #expect(
      try answers(.number(.init(minimum: .init(0), integer: true)))
        == .number(minimum: 0, maximum: nil, isInteger: true, pattern: nil))
    #expect(try answers(.date(.init())) == .date(earliest: "1800-01-01", latest: "2199-12-31"))
    #expect(try answers(.time(.init())) == .time)
    #expect(try answers(.textLine(.init())) == .text(maximumLength: 255, pattern: nil))
    #expect(try answers(.textArea(.init())) == .text(maximumLength: 4000, pattern: nil))
    #expect(
      try answers(.textArea(.init(maximumLength: 7))) == .text(maximumLength: 7, pattern: nil))
  }

  /// A questionnaire that is only partly understood is not used; its sheets are postponed.
  @Test func aConditionOfUnknownMeaningIsUnusable() throws {
    func prepare(_ conditions: [CatalogueV1.Condition]) throws -> PreparedQuestionnaire {
      try self.prepare(TestStudy.question("e", .yesNo(.init()), when: conditions))
    }
    func comparison(
      _ operation: CatalogueV1.ConditionOperator, _ codes: [String], _ number: Double?
    ) -> CatalogueV1.Condition {
      CatalogueV1.Condition(
        elementID: "x", operator: operation, codes: codes, number: number.map { .init($0) })
    }
    for operation in [
      CatalogueV1.ConditionOperator.answered, .notAnswered, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual,
    ] {
      #expect(try prepare([comparison(operation, [], 2)]).questions.count == 1)
    }
    #expect(try prepare([comparison(.equal, ["a"], nil)]).questions.count == 1)
    let count = CatalogueV1.Condition(
      operator: .answered, count: [CatalogueV1.QuestionReference(elementID: "x")])
    var onScore = comparison(.greater, [], 2)
    onScore.scoreID = "total"
    var orphan = comparison(.answered, [], nil)
    orphan.parent = 3
    for condition in [
      comparison(.less, ["a"], nil), comparison(.unspecified, [], 1),
      comparison(.unrecognized(9), [], 1), count, onScore, orphan,
      CatalogueV1.Condition(combination: .unrecognized(9)),
    ] {
      #expect(throws: UnusableDefinition.self) { try prepare([condition]) }
      #expect(throws: UnusableDefinition.self) {
        try prepare([comparison(.answered, [], nil), condition])
      }
    }
  }

  @Test func nonQuestionsAreNotPrepared() throws {
    let headline = CatalogueV1.Element(elementID: "h", content: .headline(.init(text: "Hello")))
    #expect(try prepare(headline).questions.isEmpty)
    #expect(throws: UnusableDefinition.self) {
      try prepare(CatalogueV1.Element(elementID: "e", content: .question(.init())))
    }
  }

  @Test func aPatternThatCannotBeReadIsUnusable() {
    #expect(throws: UnusableDefinition.self) {
      try answers(.textLine(.init(pattern: .init(expression: "(a"))))
    }
  }

  @Test func sensorsAndReferences() throws {
    let definition = try PreparedQuestionnaire(TestStudy().diary(version: 1))
    #expect(definition.noiseCountMax == 3)
    #expect(definition.positionCountMax == 2)
    let elsewhere = CatalogueV1.Condition(
      questionnaireID: "other", elementID: "a", operator: .answered)
    let here = CatalogueV1.Condition(elementID: "b", operator: .answered)
    let prepared = try prepare(
      TestStudy.question("e", .yesNo(.init()), when: [elsewhere, here, elsewhere]))
    #expect(
      prepared.referencedQuestions
        == [QuestionReference(questionnaireID: "other", elementID: "a")])
  }
}
