import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

@Suite struct VisibilityTests {
  /// Whether a question with that condition is visible, given the preceding answer to `a`.
  private func isShown(
    _ comparison: Compared, _ kind: QuestionKind, _ value: AnswerValue?
  ) -> Bool? {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [
        Fixture.question("a", kind, required: false),
        Fixture.question(
          "b", .yesNo, when: [Condition(elementID: "a", comparison: comparison)]),
      ])
    let sheet = Fixture.sheet {
      $0.answers = value.map { [Answer(elementID: "a", value: $0)] } ?? []
    }
    switch findings(sheet, in: Fixture.context([definition])) {
    case []: return false
    case [Finding("answers[\"b\"]", .answerMissing)]: return true
    default: return nil
    }
  }

  @Test func choicesAreCompared() {
    let kind = QuestionKind.multipleChoice(["x", "y", "z"].map { ChoiceOption(code: $0) })
    let answer = AnswerValue.choice(["x", "y"])
    #expect(isShown(.equal(.codes(["y"])), kind, answer) == true)
    #expect(isShown(.equal(.codes(["z", "x"])), kind, answer) == true)
    #expect(isShown(.equal(.codes(["z"])), kind, answer) == false)
    #expect(isShown(.equal(.codes([])), kind, answer) == false)
    #expect(isShown(.notEqual(.codes(["z"])), kind, answer) == true)
    #expect(isShown(.notEqual(.codes(["x"])), kind, answer) == false)
    #expect(isShown(.answered, kind, answer) == true)
    #expect(isShown(.notAnswered, kind, answer) == false)
    // A choice is not a number: empty, so false, also when negated.
    #expect(isShown(.equal(.number(1)), kind, answer) == false)
    #expect(isShown(.notEqual(.number(1)), kind, answer) == false)
    #expect(isShown(.less(.number(1)), kind, answer) == false)
  }

  @Test func numbersAreCompared() {
    let kind = QuestionKind.number(minimum: nil, maximum: nil, isInteger: false)
    let answer = AnswerValue.number(5)
    let expected: [(Compared, Bool)] = [
      (.equal(.number(5)), true), (.equal(.number(5.5)), false),
      (.notEqual(.number(5)), false), (.notEqual(.number(6)), true),
      (.less(.number(5)), false), (.less(.number(5.1)), true), (.lessOrEqual(.number(5)), true),
      (.lessOrEqual(.number(4.9)), false),
      (.greater(.number(5)), false), (.greater(.number(4.9)), true),
      (.greaterOrEqual(.number(5)), true),
      (.greaterOrEqual(.number(5.1)), false), (.equal(.codes(["5"])), false),
      (.notEqual(.codes(["5"])), false), (.answered, true), (.notAnswered, false),
    ]
    for (comparison, shown) in expected {
      #expect(isShown(comparison, kind, answer) == shown, "\(comparison)")
    }
  }

  @Test func withoutAnAnswerOnlyNotAnsweredHolds() {
    let kinds: [(QuestionKind, AnswerValue?)] = [
      (.number(minimum: nil, maximum: nil, isInteger: false), nil),
      (.multipleChoice([ChoiceOption(code: "x")]), .choice([])),
      (.text(maximumLength: 9), .text(" ")), (.yesNo, nil),
    ]
    for (kind, value) in kinds {
      for comparison: Compared in [
        .answered, .equal(.number(0)), .notEqual(.number(0)), .equal(.codes(["x"])),
        .notEqual(.codes(["x"])), .less(.number(0)), .lessOrEqual(.number(0)), .greater(.number(0)),
        .greaterOrEqual(.number(0)),
      ] {
        #expect(isShown(comparison, kind, value) == false, "\(kind) \(comparison)")
      }
      #expect(isShown(.notAnswered, kind, value) == true)
    }
  }

  @Test func textsAreOnlyAnsweredOrNot() {
    let kind = QuestionKind.text(maximumLength: 9)
    #expect(isShown(.answered, kind, .text("x")) == true)
    #expect(isShown(.equal(.codes(["x"])), kind, .text("x")) == false)
    #expect(isShown(.notEqual(.codes(["x"])), kind, .text("x")) == false)
    #expect(isShown(.answered, .anyDate, .date("2024-01-01")) == true)
    #expect(isShown(.answered, .time, .time("10:00")) == true)
  }

  /// perceived → loud (if perceived) → masked (if loud is over 0.5, or not answered) …
  private let chain = PreparedQuestionnaire(
    questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
    elements: [
      Fixture.question("perceived", .yesNo),
      Fixture.question(
        "loud", .slider(minimum: 0, maximum: 1, step: 0),
        when: [Condition(elementID: "perceived", comparison: .equal(.codes(["yes"])))]),
      Fixture.question(
        "masked", .yesNo, when: [Condition(elementID: "loud", comparison: .greater(.number(0.5)))]),
      Fixture.question(
        "quiet", .yesNo, when: [Condition(elementID: "loud", comparison: .notAnswered)]),
    ])

  private func findingsOfChain(_ answers: [(String, AnswerValue)]) -> [Finding]? {
    let sheet = Fixture.sheet {
      $0.answers = answers.map { Answer(elementID: $0.0, value: $0.1) }
    }
    return findings(sheet, in: Fixture.context([chain]))
  }

  @Test func conditionsFormChains() {
    let yes = AnswerValue.choice(["yes"])
    let no = AnswerValue.choice(["no"])
    #expect(findingsOfChain([("perceived", no), ("quiet", yes)]) == [])
    #expect(findingsOfChain([("perceived", yes), ("loud", .number(0.2))]) == [])
    #expect(
      findingsOfChain([("perceived", yes), ("loud", .number(0.8)), ("masked", no)]) == [])
    #expect(
      findingsOfChain([("perceived", yes), ("loud", .number(0.8))]) == [
        Finding("answers[\"masked\"]", .answerMissing)
      ])
    // Hidden and required: no answer needed.
    #expect(
      findingsOfChain([("perceived", no)]) == [Finding("answers[\"quiet\"]", .answerMissing)])
  }

  @Test func anAnswerToAHiddenQuestionDoesNotCount() {
    #expect(
      findingsOfChain([
        ("perceived", .choice(["no"])), ("loud", .number(0.8)), ("masked", .choice(["yes"])),
      ]) == [
        Finding("answers[1].element_id", .notShown), Finding("answers[2].element_id", .notShown),
        Finding("answers[\"quiet\"]", .answerMissing),
      ])
  }

  @Test func theOrderOfTheAnswersDoesNotMatter() {
    #expect(
      findingsOfChain([
        ("masked", .choice(["no"])), ("loud", .number(0.8)), ("perceived", .choice(["yes"])),
      ]) == [])
  }

  @Test func aValueThatIsOnlyOutOfRangeStillDecides() {
    #expect(
      findingsOfChain([
        ("perceived", .choice(["yes"])), ("loud", .number(1.5)), ("masked", .choice(["yes"])),
      ]) == [Finding("answers[1].number", .outOfRange)])
  }

  @Test(arguments: [
    (false, false, false, false), (false, true, false, false), (false, true, true, true),
    (true, false, false, false), (true, true, false, true), (true, false, true, true),
    (true, true, true, true),
  ])
  func conditionsCombine(_ isAny: Bool, _ a: Bool, _ b: Bool, _ shown: Bool) {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [
        Fixture.question("a", .yesNo), Fixture.question("b", .yesNo),
        Fixture.question(
          "c", .yesNo,
          when: ["a", "b"].map {
            Condition(elementID: $0, comparison: .equal(.codes(["yes"])))
          }, isAny ? Condition.any : Condition.all),
      ])
    let sheet = Fixture.sheet {
      $0.answers = [("a", a), ("b", b)].map {
        Answer(elementID: $0.0, value: .choice([$0.1 ? "yes" : "no"]))
      }
    }
    let expected = shown ? [Finding("answers[\"c\"]", .answerMissing)] : []
    #expect(findings(sheet, in: Fixture.context([definition])) == expected)
  }

  @Test func conditionsOnLaterQuestionsSeeNoAnswer() {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [
        Fixture.question(
          "a", .yesNo, when: [Condition(elementID: "b", comparison: .answered)]),
        Fixture.question("b", .yesNo),
      ])
    let sheet = Fixture.sheet { $0.answers = [Answer(elementID: "b", value: .choice(["yes"]))] }
    #expect(findings(sheet, in: Fixture.context([definition])) == [])
  }
}
