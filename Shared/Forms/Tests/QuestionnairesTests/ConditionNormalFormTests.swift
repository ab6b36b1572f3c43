import QuestionnaireSamples
import Testing

@testable import Questionnaires

/// Random cases by seed, which is part of a failure's name.
@Suite struct ConditionNormalFormTests {
  private static let options = ["a", "b", "c"]
  private static let questionnaire = QuestionnaireDefinition(
    id: "q", title: Samples.text("Q"), defaultLanguage: "en",
    elements: [
      Samples.question(
        "many",
        .multipleChoice(MultipleChoiceDefinition(options: options.map { Samples.option($0) }))),
      Samples.question("one", .yesNo), Samples.question("number", .number(NumberDefinition())),
      Samples.question("text", .text(TextEntryDefinition())),
    ])

  /// Generates conditions of any shape and answers of any type.
  private struct Drawer {
    var random: SeededGenerator

    mutating func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: 0..<values.count, using: &random)]
    }

    mutating func chance(_ percent: Int) -> Bool {
      Int.random(in: 0..<100, using: &random) < percent
    }

    mutating func codes() -> [String] {
      let all = options + ["gone", "K", "\u{212A}"]
      return (0..<pick([1, 1, 2, 3])).map { _ in pick(all) }
    }

    mutating func text() -> String {
      pick(["x", "y", "\u{E9}", "e\u{301}", "2026-01-31", "2026-02-01", "18:30", ""])
    }

    mutating func reference() -> QuestionReference {
      QuestionReference(
        questionnaireID: chance(10) ? "other" : "",
        elementID: pick(["many", "many", "one", "number", "text"]))
    }

    mutating func comparison() -> Condition {
      var comparison = Comparison(
        reference(), chance(3) ? nil : pick(Comparison.Operator.allCases))
      // Usually a valid operand for the question.
      let odd = chance(10)
      switch comparison.subject.elementID {
      case "number": comparison.number = pick([0, 1, 5, -0.0, .nan])
      case "text": comparison.text = text()
      default: comparison.codes = codes()
      }
      if odd {
        comparison.number = pick([nil, 1])
        comparison.text = text()
        comparison.codes = chance(50) ? codes() : []
      }
      return .comparison(comparison)
    }

    mutating func condition(depth: Int) -> Condition {
      if depth == 0 || chance(35) {
        if chance(15) {
          return .count(
            OptionCount(
              questions: (0..<pick([1, 1, 2])).map { _ in reference() },
              codes: chance(50) ? codes() : [],
              chance(5) ? nil : pick(Comparison.Operator.allCases), pick([0, 1, 2, .infinity])))
        }
        return chance(2) ? .malformed("odd") : comparison()
      }
      if chance(20) { return .not(condition(depth: depth - 1)) }
      var parts = (0..<pick([0, 1, 2, 2, 3, 4])).map { _ in condition(depth: depth - 1) }
      // Repeats a part, unchanged or elsewhere.
      if chance(30), let part = parts.first { parts.append(part) }
      if chance(20), let part = parts.first { parts.append(.any([part, comparison()])) }
      return chance(50) ? .all(parts) : .any(parts)
    }

    mutating func answer(to reference: QuestionReference, possible: Bool) -> AnswerValue? {
      if chance(25) { return nil }
      if possible, reference.questionnaireID.isEmpty, reference.elementID == "many" {
        let chosen = options.filter { _ in chance(50) }
        return .codes(chosen.isEmpty ? ["a"] : chosen)
      }
      switch chance(85) ? reference.elementID : pick(["many", "number", "text"]) {
      case "number": return .number(pick([0, 1, 5, -0.0, 7, .nan, .infinity]))
      case "text": return .text(text())
      default: return .codes(chance(10) ? [] : codes())
      }
    }

    mutating func answers(possible: Bool) -> [QuestionReference: AnswerValue] {
      var answers: [QuestionReference: AnswerValue] = [:]
      for questionnaireID in ["", "other"] {
        for elementID in ["many", "one", "number", "text"] {
          let reference = QuestionReference(questionnaireID: questionnaireID, elementID: elementID)
          answers[reference] = answer(to: reference, possible: possible)
        }
      }
      return answers
    }
  }

  /// Tests any answers without knowledge of the questions, and all possible answers with known
  /// choices.
  @Test(arguments: [false, true]) func theFormDecidesTheSame(_ isKnown: Bool) {
    let form =
      isKnown ? ConditionNormalForm(Self.questionnaire) : ConditionNormalForm { _ in nil }
    var (holding, changed) = (0, 0)
    for seed in 0..<600 as Range<UInt64> {
      var drawer = Drawer(random: SeededGenerator(seed: seed))
      let condition = drawer.condition(depth: 4)
      let normal = form(condition)
      #expect(form(normal) == normal, "seed \(seed): \(condition)")
      #expect(
        !normal.preorder.contains { if case .not = $0 { true } else { false } }, "seed \(seed)")
      #expect(normal.preorder.count <= condition.preorder.count, "seed \(seed)")
      if normal != condition { changed += 1 }
      let positive = condition.withoutNegation
      for _ in 0..<15 {
        let answers = drawer.answers(possible: isKnown)
        let holds = condition.holds { answers[$0] }
        if holds { holding += 1 }
        if normal.holds({ answers[$0] }) != holds {
          Issue.record("seed \(seed): \(condition) became \(normal) for \(answers)")
          break
        }
        #expect(
          positive.evaluate { answers[$0] } == condition.evaluate { answers[$0] }, "seed \(seed)")
      }
    }
    // Ensures that the generated cases are relevant.
    #expect(holding > 1_000)
    #expect(changed > 200)
  }

  private static func compare(
    _ id: String, _ comparison: Comparison.Operator, _ codes: String...
  ) -> Condition {
    .comparison(Comparison(elementID: id, comparison, codes: codes))
  }

  @Test func spellingsOfOneMeaningAreOne() {
    let isA = Self.compare("one", .equal, "a")
    let isAOrB = Self.compare("one", .equal, "a", "b")
    let missing = Self.compare("one", .notAnswered)
    let answered = Self.compare("one", .answered)
    let other = Self.compare("x", .answered)
    for (condition, expected) in [
      (.not(.not(isA)), isA), (.all([.any([isA])]), isA), (.any([isA, isA]), isA),
      (.any([isA, Self.compare("one", .equal, "b")]), isAOrB),
      (.not(.all([Self.compare("one", .notEqual, "a"), .not(isAOrB)])), isAOrB),
      (.all([answered, isA]), isA), (.any([answered, isA]), answered),
      (.all([isA, .any([missing, other])]), .all([isA, other])),
      (.all([isA, .any([isA, other])]), isA), (.all([isA, .any([answered, missing])]), isA),
      (.all([other, .never]), .never), (.any([other, .always]), .always),
      (.all([other, .always]), other), (.any([other, .never]), other),
      (.all([.any([missing, .all([other, isA])]), isA]), .all([other, isA])),
      (.count(OptionCount(questions: [QuestionReference(elementID: "x")], .greater, 0)), other),
    ] as [(Condition, Condition)] {
      #expect(condition.normalized == expected, "\(condition)")
    }
  }

  @Test func whatIsKnownOfChoicesCounts() {
    let form = ConditionNormalForm(Self.questionnaire)
    let all = Self.compare("many", .equal, "a", "b", "c")
    #expect(form(all) == Self.compare("many", .answered))
    #expect(all.normalized == all)
    #expect(
      form(.any([Self.compare("many", .notAnswered), .not(all)]))
        == Self.compare("many", .notAnswered))
    #expect(
      form(.all([Self.compare("many", .notEqual, "a"), Self.compare("many", .equal, "b", "c")]))
        == Self.compare("many", .notEqual, "a"))
  }
}
