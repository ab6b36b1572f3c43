import IngestionDomain
import Messages
import Testing

@testable import IngestionService

@Suite struct QuestionnaireCompilerTests {
  private func compile(_ element: CatalogueV1.Element) throws -> ElementDefinition {
    try QuestionnaireCompiler.compile(
      CatalogueV1.Questionnaire(questionnaireID: "q", version: 1, elements: [element])
    ).elements[0]
  }

  private func kind(_ type: CatalogueV1.Question.OneOfType) throws -> QuestionKind? {
    try compile(TestStudy.question("e", type)).question?.kind
  }

  @Test func everyTypeIsUnderstood() throws {
    let options = [
      CatalogueV1.Option(code: "a", exclusive: true), CatalogueV1.Option(code: "b"),
    ]
    #expect(try kind(.singleChoice(.init(options: options))) == .singleChoice(["a", "b"]))
    #expect(
      try kind(.multipleChoice(.init(options: options)))
        == .multipleChoice([
          ChoiceOption(code: "a", isExclusive: true), ChoiceOption(code: "b"),
        ]))
    #expect(try kind(.yesNo(.init())) == .yesNo)
    #expect(
      try kind(.slider(.init(minimum: 1, maximum: 2, step: 0.5)))
        == .slider(minimum: 1, maximum: 2, step: 0.5))
    #expect(
      try kind(.selfAssessmentManikin(.init(dimension: .arousal))) == .selfAssessmentManikin)
    #expect(
      try kind(.number(.init(minimum: .init(0), integer: true)))
        == .number(minimum: 0, maximum: nil, isInteger: true))
    #expect(try kind(.date(.init())) == .date)
    #expect(try kind(.time(.init())) == .time)
    #expect(try kind(.textLine(.init())) == .text(maximumLength: 255))
    #expect(try kind(.textArea(.init())) == .text(maximumLength: 4000))
    #expect(try kind(.textArea(.init(maximumLength: 7))) == .text(maximumLength: 7))
  }

  @Test func conditionsAreUnderstood() throws {
    func comparison(
      _ operation: CatalogueV1.ConditionOperator, _ codes: [String], _ number: Double?
    ) throws -> Condition.Comparison? {
      let condition = CatalogueV1.Condition(
        elementID: "x", operator: operation, codes: codes, number: number.map { .init($0) })
      let rule = try compile(TestStudy.question("e", .yesNo(.init()), when: [condition])).rule
      guard case .condition(let compiled)? = rule else { return nil }
      return compiled.comparison
    }
    #expect(try comparison(.answered, [], nil) == .answered)
    #expect(try comparison(.notAnswered, [], nil) == .notAnswered)
    #expect(try comparison(.equal, ["a"], nil) == .equal(.codes(["a"])))
    #expect(try comparison(.notEqual, [], 2) == .notEqual(.number(2)))
    #expect(try comparison(.less, [], 2) == .less(2))
    #expect(try comparison(.lessOrEqual, [], 2) == .lessOrEqual(2))
    #expect(try comparison(.greater, [], 2) == .greater(2))
    #expect(try comparison(.greaterOrEqual, [], 2) == .greaterOrEqual(2))
    for (operation, codes, number) in [
      (CatalogueV1.ConditionOperator.less, ["a"], nil), (.unspecified, [], 1),
      (.unrecognized(9), [], 1),
    ] as [(CatalogueV1.ConditionOperator, [String], Double?)] {
      #expect(throws: UnusableDefinition.self) { try comparison(operation, codes, number) }
    }
  }

  @Test func whatIsNoQuestionStaysOne() throws {
    let headline = CatalogueV1.Element(elementID: "h", content: .headline(.init(text: "Hello")))
    #expect(try compile(headline).question == nil)
    #expect(throws: UnusableDefinition.self) {
      try compile(CatalogueV1.Element(elementID: "e", content: .question(.init())))
    }
  }

  @Test func sensorsAndBehaviour() throws {
    let definition = try QuestionnaireCompiler.compile(TestStudy().diary(version: 1))
    #expect(definition.noiseCountMax == 3)
    #expect(definition.positionCountMax == 2)
    let conditions = ["a", "b"].map {
      CatalogueV1.Condition(elementID: $0, operator: .answered)
    }
    var element = TestStudy.question("e", .yesNo(.init()), optional: true, when: conditions)
    element.enableBehavior = .any
    #expect(
      try compile(element).rule
        == .any(["a", "b"].map { .condition(Condition(elementID: $0, comparison: .answered)) }))
    #expect(try compile(element).question?.isRequired == false)
  }
}
