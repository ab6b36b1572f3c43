import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

/// Calculations, constraints, conditional requirements and values in texts.
@Suite struct XLSFormCalculationTests {
  private static let choices = [
    ["list_name", "name", "label"], ["yes_no", "yes", "Yes"], ["yes_no", "no", "No"],
    ["freq", "0", "Never"], ["freq", "1", "Often"],
  ]

  private static let header = [
    "type", "name", "label", "relevant", "required", "constraint", "constraint_message",
    "calculation",
  ]

  private static let rows = [
    ["integer", "height", "Height", "", "", "", "", ""],
    ["decimal", "weight", "Weight", "", "", "", "", ""],
    ["date", "dob", "Born", "", "", "", "", ""],
    ["select_one freq", "often", "How often", "", "", "", "", ""],
    ["select_multiple freq", "days", "When", "", "", "", "", ""],
  ]

  private func read(_ rows: [[String]]) throws -> ReadQuestionnaire {
    let form = XLSFormSamples(
      survey: [Self.header] + Self.rows + rows, choices: Self.choices)
    return try #require(
      try XLSFormReader().read(form.workbook, file: "f.xlsx", options: ReadOptions()).first)
  }

  private func calculation(_ formula: String) throws -> AnswerExpression? {
    let read = try read([["calculate", "c", "", "", "", "", "", formula]])
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    return read.definition.calculations.first?.expression
  }

  private static let (height, weight) = (
    AnswerExpression.answer("height"), AnswerExpression.answer("weight")
  )
  private static let readings: [(String, AnswerExpression)] = [
    (
      "${weight} div ((${height} div 100) * (${height} div 100))",
      .call(
        .divide,
        [
          weight,
          .call(
            .multiply,
            [
              .call(.divide, [height, .number(100)]), .call(.divide, [height, .number(100)]),
            ]),
        ])
    ),
    ("round(${weight}, 1)", .call(.round, [weight, .number(1)])),
    ("min(${weight}, ${height})", .call(.minimum, [weight, height])),
    ("coalesce(${weight}, ${height})", .call(.coalesce, [weight, height])),
    (
      "count-selected(${days})",
      .call(
        .add,
        ["0", "1"].map {
          .call(
            .choose,
            [.call(.equal, [.answer("days"), .text($0)]), .number(1), .number(0)])
        })
    ),
    ("pow(${weight}, 2)", .call(.power, [weight, .number(2)])),
    (
      "int((today() - ${dob}) div 365.25)",
      ExpressionReader.truncation(
        of: .call(
          .divide,
          [
            .call(.daysBetween, [.answer("dob"), .call(.today, [])]), .number(365.25),
          ]))
    ),
    (
      "decimal-date-time(today()) - decimal-date-time(${dob})",
      .call(.daysBetween, [.answer("dob"), .call(.today, [])])
    ),
    (
      "if(${height} > 150, 'tall', 'small')",
      .call(
        .choose, [.call(.greater, [height, .number(150)]), .text("tall"), .text("small")])
    ),
    (
      "if(${height} != '' and ${weight} != '', ${height} * ${weight}, '')",
      .call(.multiply, [height, weight])
    ),
    (
      "if(selected(${days}, '1'), 1, 0)",
      .call(.choose, [.call(.equal, [.answer("days"), .text("1")]), .number(1), .number(0)])
    ),
    (
      "if(not(${height} > 150), 1, 2)",
      .call(
        .choose,
        [
          .call(
            .or,
            [
              .call(.not, [.call(.answered, [height])]),
              .call(.lessOrEqual, [height, .number(150)]),
            ]), .number(1), .number(2),
        ])
    ),
  ]

  @Test(arguments: readings) func formulasBecomeExpressions(
    _ formula: String, _ expected: AnswerExpression
  ) throws {
    #expect(try calculation(formula) == expected)
  }

  @Test(arguments: [
    "count-selected(${often})", "concat(${height}, 'x')", "uuid()", "${days} + 1",
    "${height} = 'x' or 2", "sum(${height})", "indexed-repeat(${height}, ${weight}, 1)",
    "${nobody} + 1", "${c} + 1",
  ])
  func whatHasNoEquivalentIsKeptAndNamed(_ formula: String) throws {
    let read = try read([["calculate", "c", "", "", "", "", "", formula]])
    #expect(read.definition.calculations == [])
    #expect(read.report.losses.map(\.place) == ["c"])
    #expect(read.report.losses.first?.position?.line == 7)
    #expect(read.definition.annotations.contains { $0.value.contains(formula.prefix(9)) })
  }

  /// Some functions repeat their operands.
  @Test func nestingDoesNotMultiply() throws {
    let deep =
      String(repeating: "int(", count: 30) + "${weight}" + String(repeating: ")", count: 30)
    #expect(try calculation(deep) == nil)
    let long = (0..<400).map { _ in "${weight}" }.joined(separator: " - ")
    #expect(try calculation(long) == nil)
  }

  @Test func conditionsReferToCalculations() throws {
    let read = try read([
      ["calculate", "bmi", "", "", "", "", "", "${weight} div ${height}"],
      ["calculate", "total", "", "", "", "", "", "${weight} + ${height}"],
      ["text", "why", "Why ${bmi}?", "${bmi} > 25", "${total} > 1", "", "", ""],
      ["text", "how", "How", "${weight} > ${height} and ${bmi} > 1", "", "", "", ""],
    ])
    #expect(read.report.losses == [])
    let elements = read.definition.elements
    let bmi = QuestionReference(subject: .calculation("bmi"))
    #expect(elements[5].shownIf == .comparison(Comparison(bmi, .greater, number: 25)))
    #expect(
      elements[5].question?.requiredIf
        == .comparison(
          Comparison(QuestionReference(subject: .calculation("total")), .greater, number: 1)))
    #expect(elements[5].question?.isOptional == true)
    #expect(elements[5].question?.text["en"] == "Why {{calculation:bmi}}?")
    #expect(read.definition.calculations.map(\.id) == ["bmi", "total", "how_shown"])
    #expect(
      elements[6].shownIf
        == .comparison(
          Comparison(
            QuestionReference(subject: .calculation("how_shown")), .equal, codes: ["yes"])))
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
  }

  @Test func constraintsHaveTheirMessages() throws {
    let read = try read([
      ["integer", "low", "Low", "", "", ". >= 0 and . < ${height}", "Below ${height}", ""],
      ["integer", "high", "High", "", "", ". > ${low} or ${low} = ''", "", ""],
    ])
    #expect(read.report.losses == [])
    guard case .number(let number)? = read.definition.elements[5].question?.kind else {
      Issue.record("no number")
      return
    }
    #expect(number.minimum == 0)
    let constraints = read.definition.constraints
    #expect(constraints.map(\.id) == ["low_constraint", "high_constraint"])
    #expect(
      constraints[0].expression
        == .call(
          .or,
          [
            .call(.not, [.call(.answered, [.answer("low")])]),
            .call(
              .and,
              [
                .call(.answered, [.answer("height")]),
                .call(.less, [.answer("low"), .answer("height")]),
              ]),
          ]))
    #expect(constraints[0].message["en"] == "Below {{answer:height}}")
    #expect(constraints[1].expression == .call(.greater, [.answer("high"), .answer("low")]))
    #expect(read.report.mended.contains { $0.what == "constraint_message" })
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
  }

  @Test func labelsOfOptionsInTexts() throws {
    let read = try read([
      ["calculate", "often_label", "", "", "", "", "", "jr:choice-name(${often}, '${often}')"],
      ["note", "n", "You said ${often_label}, ${height} and ${missing}", "", "", "", "", ""],
    ])
    #expect(read.report.losses.map(\.what) == ["answers in a text"])
    guard case .text(let text)? = read.definition.elements.last?.content else {
      Issue.record("no text")
      return
    }
    #expect(text["en"] == "You said {{answer:often}}, {{answer:height}} and ${missing}")
    let written = XLSFormWriter(.table).write([read.definition], options: WriteOptions())
    let file = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(file.contains("You said ${often_label}, ${height}"))
    #expect(file.contains("jr:choice-name(${often}, '${often}')"))
  }
}
