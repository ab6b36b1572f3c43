import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Calculated fields, logic on them, and fields in texts.
@Suite struct REDCapComputedTests {
  private typealias Field = REDCapSamples

  private static let fields: [[String: String]] = [
    Field.recordID, number("height"), number("weight"),
    Field.field(
      "born", "text", "", ["text_validation_type_or_show_slider_number": "date_ymd"]),
    Field.field("smoker", "radio", "1, Yes | 0, No"), Field.field("rested", "yesno"),
    Field.field("bed", "checkbox", "1, One | 2, Two"),
  ]

  private static func number(_ name: String) -> [String: String] {
    Field.field(name, "text", "", ["text_validation_type_or_show_slider_number": "number"])
  }

  private func read(_ rows: [[String: String]]) throws -> ReadQuestionnaire {
    try Field.read(Self.fields + rows)[0]
  }

  private static let (height, weight) = (
    AnswerExpression.answer("height"), AnswerExpression.answer("weight")
  )

  private static func present(
    _ first: AnswerExpression, _ second: AnswerExpression
  ) -> [AnswerExpression] {
    [.call(.coalesce, [first, second]), .call(.coalesce, [second, first])]
  }

  private static let readings: [(String, AnswerExpression)] = [
    (
      "round(([weight]*10000)/(([height])^(2)),1)",
      .call(
        .round,
        [
          .call(
            .divide,
            [
              .call(.multiply, [weight, .number(10_000)]),
              .call(.power, [height, .number(2)]),
            ]), .number(1),
        ])
    ),
    (
      "rounddown(datediff([born], \"today\", \"y\"), 0)",
      .call(
        .floor,
        [
          .call(
            .divide,
            [
              .call(
                .absolute, [.call(.daysBetween, [.answer("born"), .call(.today, [])])]),
              .number(365.2425),
            ])
        ])
    ),
    (
      "datediff([born], 'today', 'd', 'ymd', true)",
      .call(.daysBetween, [.answer("born"), .call(.today, [])])
    ),
    ("max([height], [weight])", .call(.maximum, present(height, weight))),
    (
      "if([smoker] = '1', 2, [rested])",
      .call(
        .choose,
        [.call(.equal, [.answer("smoker"), .text("1")]), .number(2), .answer("rested")])
    ),
    (
      "if([height] = '', 0, [height])",
      .call(
        .choose,
        [.call(.not, [.call(.answered, [height])]), .number(0), height])
    ),
    (
      "[bed(1)] + [height]",
      .call(
        .add,
        [
          .call(.choose, [.call(.equal, [.answer("bed"), .text("1")]), .number(1), .number(0)]),
          height,
        ])
    ),
  ]

  @Test(arguments: readings) func formulasBecomeExpressions(
    _ formula: String, _ expected: AnswerExpression
  ) throws {
    let read = try read([Field.field("c", "calc", formula)])
    #expect(read.definition.calculations.map(\.expression) == [expected])
    #expect(read.report.losses == [])
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
  }

  @Test func textsAreCalculatedToo() throws {
    let read = try read([
      Field.field(
        "group", "text", "",
        ["field_annotation": "@CALCTEXT(if([height] > 150, 'tall (very)', 'small')) @HIDDEN"])
    ])
    let calculation = try #require(read.definition.calculations.first)
    #expect(calculation.isHidden)
    #expect(
      calculation.expression
        == .call(
          .choose,
          [.call(.greater, [Self.height, .number(150)]), .text("tall (very)"), .text("small")]))
    #expect(read.report.losses == [])
  }

  @Test func logicRefersToCalculations() throws {
    let read = try read([
      Field.field("sum", "calc", "[height] + [weight]"),
      Field.field("why", "text", "", ["branching_logic": "[sum] > 25"]),
      Field.field("how", "text", "", ["branching_logic": "[height] > [weight]"]),
      Field.field(
        "total", "calc", "[height] + [weight]", ["branching_logic": "[smoker] = '1'"]),
    ])
    let elements = read.definition.elements
    #expect(
      elements[6].shownIf
        == .comparison(
          Comparison(QuestionReference(subject: .calculation("sum")), .greater, number: 25)))
    #expect(
      elements[7].shownIf
        == .comparison(
          Comparison(
            QuestionReference(subject: .calculation("how_shown")), .equal, codes: ["yes"])))
    #expect(read.definition.scores == [])
    #expect(Set(read.definition.calculations.map(\.id)) == ["sum", "how_shown", "total"])
    #expect(read.report.losses == [])
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    let again = try REDCapReader().read(
      written.files[0].bytes, file: "d.csv", options: ReadOptions())[0].definition
    #expect(again.elements.map(\.shownIf) == elements.map(\.shownIf))
    #expect(!written.report.losses.contains { ["why", "how", "sum"].contains($0.place) })
  }

  @Test func fieldsInTextsBecomePlaceholders() throws {
    let read = try read([
      Field.field("bmi", "calc", "[weight] / [height]"),
      Field.field(
        "n", "descriptive", "",
        ["field_label": "You are [height] cm, [smoker], BMI [bmi]; [event][height], [bed(1)]"]),
    ])
    guard case .text(let text)? = read.definition.elements.last?.content else {
      Issue.record("no text")
      return
    }
    #expect(
      text["en"]
        == "You are {{answer:height}} cm, {{answer:smoker}}, BMI {{calculation:bmi}}; "
        + "[event][height], [bed(1)]")
    #expect(read.report.losses.map(\.what) == ["answers in a text"])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    #expect(
      String(decoding: written.files[0].bytes, as: UTF8.self)
        .contains("You are [height] cm, [smoker], BMI [bmi]"))
    #expect(!written.report.losses.contains { $0.place == "n" })
  }

  /// Generated calculations come back as they were, or are named.
  @Test func generatedComputationsComeBackOrAreNamed() throws {
    var kept = 0
    var lost = 0
    for seed in 0..<120 as Range<UInt64> {
      var plain = QuestionnaireGenerator(
        seed: seed, features: [], kinds: ["single-choice", "yes-no", "date", "number", "text"])
      var generator = ComputationGenerator(seed: seed, plain.questionnaire(size: 12))
      let questionnaire = generator.completed()
      let written = REDCapWriter().write([questionnaire], options: WriteOptions())
      let back = try #require(
        try REDCapReader().read(
          written.files[0].bytes, file: "d.csv", options: ReadOptions()
        ).first
      ).definition
      #expect(QuestionnaireChecker().check(back).errors == [], "seed \(seed)")
      let places = Set(written.report.losses.map(\.place))
      for calculation in questionnaire.calculations {
        var expected = calculation
        expected.expression = calculation.expression.normalForm
        let isSame = back.calculations.first { $0.id == calculation.id } == expected
        #expect(isSame != places.contains(calculation.id), "seed \(seed): \(calculation)")
        if isSame { kept += 1 } else { lost += 1 }
      }
      for constraint in questionnaire.constraints { #expect(places.contains(constraint.id)) }
      for (before, after) in zip(questionnaire.elements, back.elements)
      where !places.contains(before.id) {
        #expect(before.question?.requiredIf == after.question?.requiredIf, "seed \(seed)")
        if case .text? = before.content { #expect(before.content == after.content) }
      }
    }
    #expect(kept > 100)
    #expect(kept > lost)
  }
}
