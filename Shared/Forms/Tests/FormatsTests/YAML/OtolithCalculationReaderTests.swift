import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct OtolithCalculationReaderTests {
  private let reader = YAMLTestReader()

  @Test func calculationsAndConstraintsAreRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    let loudness = AnswerExpression.call(.multiply, [.answer("loudness"), .number(100)])
    #expect(
      read.calculations == [
        CalculationDefinition(
          id: "index", title: Samples.text("Index"),
          expression: .call(
            .divide, [.answer("pulse"), .call(.power, [loudness, .number(2)])]),
          unit: "kg/m2", decimals: 1, isHidden: true),
        CalculationDefinition(id: "five", expression: .number(5)),
      ])
    #expect(
      read.constraints == [
        ConstraintDefinition(
          id: "order",
          expression: .call(
            .or,
            [
              .call(.greater, [.answer("pulse"), .number(5)]),
              .call(.answered, [.answer("onset")]),
            ]), message: Samples.text("Wrong")),
        ConstraintDefinition(
          id: "place", elementID: "pulse",
          expression: .call(.less, [.calculation("index"), .score("total")]),
          message: Samples.text("Check it")),
      ])
    let row = read.elements.first { $0.id == "row2" }?.question
    #expect(
      row?.requiredIf
        == .comparison(
          Comparison(QuestionReference(subject: .calculation("index")), .greater, number: 3)))
  }

  @Test func expressionsAreRefusedAtTheirPlace() throws {
    let text = """
      questionnaire: q
      title: {en: Q}
      default-language: en
      elements: [{id: pulse, question: {en: Q}, type: number}]
      calculations:
        - id: x
          value: pulse + + 1
        - {id: y, value: gone / 2}
      """
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.count == 1, "\(findings)")
    #expect(findings.first?.position?.line == 7)
    #expect(findings.first?.advice.contains("character 9: ") == true, "\(findings)")
    let valid = text.replacing("+ + 1", with: "+ 1")
    let unknown = Lint().findings(in: Array(valid.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(unknown.map { $0.rule } == ["QUESTION_UNKNOWN"], "\(unknown)")
    #expect(unknown.first?.position?.line == 8)
  }
}
