import Calendar
import CalendarSamples
import FoundationEssentials
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import IngestionService

/// Calculations, constraints and conditional answers of submitted sheets.
@Suite struct SheetCalculationTests {
  private static func definition(
    _ change: (inout QuestionnaireDefinition) -> Void = { _ in }
  ) throws -> PreparedQuestionnaire {
    var definition = QuestionnaireDefinition(
      id: "daily", title: Samples.text("Daily"), defaultLanguage: "en",
      elements: [
        Samples.question("weight", .number(NumberDefinition())),
        Samples.question("height", .number(NumberDefinition())),
        Samples.question("born", .date(DateDefinition())),
        Samples.question("remark", .text(TextEntryDefinition())),
      ],
      calculations: [
        calculation("bmi", "weight / (height / 100) ^ 2", isHidden: true),
        calculation("age", "years(born, today())"), calculation("heavy", "weight > 60"),
        calculation("said", "remark"), calculation("day", "today()"),
      ])
    for position in definition.elements.indices {
      guard case .question(var question)? = definition.elements[position].content else { continue }
      question.isOptional = true
      definition.elements[position].content = .question(question)
    }
    change(&definition)
    return try PreparedQuestionnaire(
      definition, questionnaireID: "daily", version: 3, contentHash: Fixture.hash)
  }

  private static func calculation(
    _ id: String, _ text: String, isHidden: Bool = false
  ) -> CalculationDefinition {
    CalculationDefinition(id: id, expression: expression(text), isHidden: isHidden)
  }

  private static func expression(_ text: String) -> AnswerExpression {
    (try? AnswerExpression(parsing: text)) ?? .malformed(text)
  }

  private static func sheet(
    _ answers: [Answer], _ change: (inout AnswerSheet) -> Void = { _ in }
  ) -> AnswerSheet {
    Fixture.sheet { sheet in
      sheet.answers = answers
      change(&sheet)
    }
  }

  private static let answers = [
    Answer(elementID: "weight", value: .number(70)),
    Answer(elementID: "height", value: .number(175)),
    Answer(elementID: "born", value: .date("2000-03-29")),
    Answer(elementID: "remark", value: .text("=1+1")),
  ]

  private static func accepted(
    _ definition: PreparedQuestionnaire, _ sheet: AnswerSheet
  ) -> AcceptedSheet? {
    validate(sheet, in: Fixture.context([definition])).accepted
  }

  @Test func theyAreStoredLikeScores() throws {
    let accepted = Self.accepted(try Self.definition(), Self.sheet(Self.answers))
    let scores = try #require(accepted?.scores)
    #expect(scores.map(\.scoreID) == ["bmi", "age", "heavy", "said", "day"])
    #expect(scores.map(\.value) == [22.857142857142858, 26, nil, nil, nil])
    #expect(scores.map(\.text) == ["", "", "yes", "=1+1", "2026-03-29"])
    #expect(scores.map(\.isHidden) == [true, false, false, false, false])
    #expect(accepted?.deviations == [])
    // Formulas of spreadsheets are harmless in exports.
    #expect(scores.map(\.cell) == ["22.857142857142858", "26", "yes", "'=1+1", "2026-03-29"])
    let json = try #require(SheetJSON.scores(scores))
    #expect(try SheetJSON.readScores(json) == scores)
    let columns = WideLayout(versions: [try Self.definition()]).header.suffix(5)
    #expect(columns == ["score_bmi", "score_age", "score_heavy", "score_said", "score_day"])
  }

  @Test func missingAnswersMakeThemMissing() throws {
    let accepted = Self.accepted(try Self.definition(), Self.sheet([Self.answers[0]]))
    let scores = try #require(accepted?.scores)
    #expect(scores.map(\.value) == [nil, nil, nil, nil, nil])
    #expect(scores.map(\.text) == ["", "", "yes", "", "2026-03-29"])
  }

  /// The day is that of the start, in the zone of the sheet.
  @Test(arguments: [
    ("Europe/Berlin", -5_400, "2026-03-29"), ("UTC", -5_400, "2026-03-28"),
    ("America/New_York", 0, "2026-03-28"), ("+02:00", -5_400, "2026-03-29"),
    ("nowhere", -5_400, "2026-03-28"),
  ])
  func todayIsTheLocalDayOfTheStart(_ zone: String, _ seconds: Int64, _ day: String) throws {
    let sheet = Self.sheet(Self.answers) {
      $0.timeZone = zone
      $0.startedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: seconds * 1_000_000))
    }
    let accepted = try #require(Self.accepted(try Self.definition(), sheet))
    #expect(accepted.scores.last?.text == day)
    // The same after a part of the sheet was withdrawn.
    #expect(try Self.dayAfterWithdrawal(accepted) == day)
  }

  /// The clocks went forward between the start, at 23:30 in Berlin, and the finish.
  @Test func aWithdrawalKeepsTheDayAcrossAChangeOfClocks() throws {
    let sheet = Self.sheet(Self.answers) {
      $0.timeZone = "Europe/Berlin"
      $0.startedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: -9_000 * 1_000_000))
    }
    let accepted = try #require(Self.accepted(try Self.definition(), sheet))
    #expect(accepted.utcOffsetMinutes == 120)
    #expect(accepted.scores.last?.text == "2026-03-28")
    #expect(try Self.dayAfterWithdrawal(accepted) == "2026-03-28")
  }

  private static func dayAfterWithdrawal(_ accepted: AcceptedSheet) throws -> String? {
    let record = SheetRecord(
      participantID: UUID(), sheetID: accepted.sheetID, sequence: 1, receivedAt: Fixture.now,
      finishedAt: accepted.finishedAt, utcOffsetMinutes: accepted.utcOffsetMinutes,
      sheet: accepted.sheet, groupID: "", deviations: [], scores: accepted.scores)
    let definition = try definition()
    let amendment = Amendment(
      amendmentID: UUID(), sheetID: accepted.sheetID, baseRevision: 1, reason: "",
      amendedAt: Fixture.now, change: .withdrawnAnswers(["remark"]))
    var validator = AmendmentValidator(sheets: [record], hashes: [:])
    let verdict = validator.decide(
      amendment, hash: [],
      .withdrawal(definition, definition.facts(of: accepted.sheet, in: hostZones)))
    return verdict.scores.last?.text
  }

  @Test func withoutAStartTheDayIsMissing() throws {
    let sheet = Self.sheet(Self.answers) { $0.startedAt = nil }
    let scores = try #require(Self.accepted(try Self.definition(), sheet)?.scores)
    #expect(scores.map(\.text) == ["", "", "yes", "=1+1", ""])
    #expect(scores[1].value == nil)
  }

  @Test func violatedConstraintsMarkTheSheetAndLoseNothing() throws {
    let definition = try Self.definition {
      $0.constraints = [
        ConstraintDefinition(
          id: "order", elementID: "height", expression: Self.expression("weight < height"),
          message: Samples.text("Check it"))
      ]
    }
    func deviations(_ answers: [Answer]) -> [Deviation]? {
      Self.accepted(definition, Self.sheet(answers))?.deviations
    }
    #expect(deviations(Self.answers) == [])
    let swapped = [
      Answer(elementID: "weight", value: .number(175)),
      Answer(elementID: "height", value: .number(70)),
    ]
    #expect(deviations(swapped) == [.constraintViolated])
    let accepted = Self.accepted(definition, Self.sheet(swapped))
    #expect(accepted?.answers == swapped)
    #expect(deviations([swapped[0]]) == [])
  }

  @Test func answersAreRequiredByACondition() throws {
    let definition = try Self.definition { definition in
      let heavy = Comparison(
        QuestionReference(subject: .calculation("heavy")), .equal, codes: ["yes"])
      definition.elements.append(
        ElementDefinition(
          id: "diet",
          content: .question(
            QuestionDefinition(
              text: Samples.text("Diet?"), isOptional: true, requiredIf: .comparison(heavy),
              kind: .yesNo))))
    }
    let context = Fixture.context([definition])
    #expect(
      findings(Self.sheet(Self.answers), in: context)
        == [Finding("answers[\"diet\"]", .answerMissing)])
    let diet = Answer(elementID: "diet", value: .choice(["no"]))
    #expect(findings(Self.sheet(Self.answers + [diet]), in: context) == [])
    let light = Answer(elementID: "weight", value: .number(50))
    #expect(findings(Self.sheet([light]), in: context) == [])
  }

  @Test func questionsAreShownByACalculation() throws {
    let definition = try Self.definition {
      $0.elements.append(
        Samples.question(
          "diet", .yesNo,
          when: .comparison(
            Comparison(QuestionReference(subject: .calculation("bmi")), .greater, number: 30))))
    }
    let context = Fixture.context([definition])
    let heavy = Answer(elementID: "weight", value: .number(120))
    let diet = Answer(elementID: "diet", value: .choice(["no"]))
    #expect(
      findings(Self.sheet([heavy, Self.answers[1]]), in: context)
        == [Finding("answers[\"diet\"]", .answerMissing)])
    #expect(findings(Self.sheet([heavy, Self.answers[1], diet]), in: context) == [])
    // Without it, the answer is left out.
    #expect(
      findings(Self.sheet(Self.answers + [diet]), in: context)
        == [Finding("answers[4].element_id", .notShown)])
  }

  /// A newer catalogue may define functions that are unknown here; its sheets wait.
  @Test func unknownFunctionsMakeTheVersionUnusable() {
    #expect(throws: UnusableDefinition.self) {
      try Self.definition {
        $0.calculations = [
          CalculationDefinition(id: "x", expression: .call(.negate, [.malformed("unknown")]))
        ]
      }
    }
  }
}
