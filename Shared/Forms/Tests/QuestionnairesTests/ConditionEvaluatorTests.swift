import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct ConditionEvaluatorTests {
  private static let answers: [String: AnswerValue] = [
    "one": .codes(["a"]), "many": .codes(["a", "b"]), "number": .number(5), "text": .text("typed"),
    "born": .text("2001-02-03"), "blank": .text(" \n"), "none": .codes([]),
  ]

  private static func evaluate(_ condition: Condition) -> Bool? {
    condition.evaluate { answers[$0.elementID] }
  }

  private static func compare(
    _ id: String, _ comparison: Comparison.Operator, _ codes: [String] = [],
    _ number: Double? = nil, _ text: String = ""
  ) -> Condition {
    .comparison(Comparison(elementID: id, comparison, codes: codes, number: number, text: text))
  }

  static let cases: [(Condition, Bool?)] = [
    (compare("one", .answered), true), (compare("nothing", .answered), false),
    (compare("nothing", .notAnswered), true), (compare("blank", .answered), false),
    (compare("none", .notAnswered), true),
    (compare("one", .equal, ["a", "z"]), true), (compare("one", .equal, ["z"]), false),
    (compare("one", .notEqual, ["z"]), true), (compare("nothing", .equal, ["a"]), nil),
    (compare("nothing", .notEqual, ["a"]), nil), (compare("many", .equal, ["b"]), true),
    (compare("many", .notEqual, ["b"]), false), (compare("one", .equal, [], 1), nil),
    (compare("number", .equal, [], 5), true), (compare("number", .less, [], 5), false),
    (compare("number", .lessOrEqual, [], 5), true), (compare("number", .greater, [], 4.9), true),
    (compare("number", .greaterOrEqual, [], 5.1), false), (compare("one", .less, [], 5), nil),
    (compare("nothing", .less, [], 5), nil), (compare("text", .equal, [], nil, "typed"), true),
    (compare("text", .equal, [], nil, "Typed"), false),
    (compare("born", .less, [], nil, "2001-02-04"), true),
    (compare("born", .greaterOrEqual, [], nil, "2001-02-03"), true),
    (compare("born", .greater, [], nil, "2000-12-31"), true),
    // Different precisions do not compare (SDC 4.0).
    (compare("born", .less, [], nil, "2001-03"), nil),
    (.malformed("no condition"), nil),
    (.not(compare("one", .equal, ["z"])), true),
    (.not(compare("nothing", .equal, ["z"])), nil),
    (.all([compare("one", .answered), compare("nothing", .equal, ["a"])]), nil),
    (.all([compare("one", .notAnswered), compare("nothing", .equal, ["a"])]), false),
    (.any([compare("one", .answered), compare("nothing", .equal, ["a"])]), true),
    (.any([compare("one", .notAnswered), compare("nothing", .equal, ["a"])]), nil),
  ]

  @Test func everyOperatorWithAndWithoutAnAnswer() {
    for (condition, expected) in Self.cases {
      #expect(Self.evaluate(condition) == expected, "\(condition)")
      #expect(condition.holds { Self.answers[$0.elementID] } == (expected ?? false))
    }
  }

  @Test(
    arguments: [
      (["one", "many"], [], 3), (["one", "many"], ["a"], 2), (["one", "many", "number"], [], 4),
      (["number", "text", "nothing", "blank"], [], 2), (["number"], ["a"], 0), (["nothing"], [], 0),
    ] as [([String], [String], Double)])
  func countsAddUpOverQuestions(_ ids: [String], _ codes: [String], _ expected: Double) {
    let questions = ids.map { QuestionReference(elementID: $0) }
    for (comparison, number, holds) in [
      (Comparison.Operator.equal, expected, true), (.notEqual, expected, false),
      (.less, expected, false), (.greater, expected - 1, true), (.lessOrEqual, expected, true),
    ] {
      #expect(
        Self.evaluate(
          .count(OptionCount(questions: questions, codes: codes, comparison, number))) == holds)
    }
  }

  /// De Morgan's laws hold in Kleene's logic, so they must hold here, empty or not.
  @Test(arguments: 0..<50) func negationTurnsAllIntoAny(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ids = ["one", "many", "number", "text", "nothing", "blank"]
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let id = ids.randomElement(using: &random) ?? "one"
      let comparison = Comparison.Operator.allCases.randomElement(using: &random) ?? .equal
      return Self.compare(id, comparison, ["a"], 5, "typed")
    }
    let evaluate = Self.evaluate
    #expect(evaluate(.not(.all(parts))) == evaluate(.any(parts.map { .not($0) })))
    #expect(evaluate(.not(.any(parts))) == evaluate(.all(parts.map { .not($0) })))
    let nested = Condition.all([.any([.all(parts)]), .all([.not(.not(.all(parts)))])])
    #expect(evaluate(nested) == evaluate(.all(parts)))
    #expect(evaluate(nested.unwrapped) == evaluate(nested))
  }
}
