import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct VisibilityTests {
  private static func ifYes(_ id: String) -> Condition {
    .comparison(Comparison(elementID: id, .equal, codes: ["yes"]))
  }

  private static let yes = AnswerValue.codes(["yes"])

  private static func questionnaire(_ elements: [ElementDefinition]) -> QuestionnaireDefinition {
    QuestionnaireDefinition(
      id: "q", title: Samples.text("Q"), defaultLanguage: "en", elements: elements)
  }

  private static func shown(
    _ questionnaire: QuestionnaireDefinition, _ answers: [String: AnswerValue],
    earlier: [String: [String: AnswerValue]] = [:]
  ) -> [String] {
    let visibility = Visibility(questionnaire, answers: SheetAnswers(answers, earlier: earlier))
    return zip(questionnaire.elements, visibility.isShown).filter(\.1).map(\.0.id)
  }

  @Test func anAnswerToAHiddenQuestionCountsForNothing() {
    let chain = Self.questionnaire([
      Samples.question("a", .yesNo), Samples.question("b", .yesNo, when: Self.ifYes("a")),
      Samples.question("c", .yesNo, when: Self.ifYes("b")),
    ])
    #expect(Self.shown(chain, ["a": Self.yes, "b": Self.yes]) == ["a", "b", "c"])
    // `b` was answered before `a` changed: it is hidden, so `c` is too, and neither is stored.
    let answers = SheetAnswers(["a": .codes(["no"]), "b": Self.yes, "c": Self.yes])
    let visibility = Visibility(chain, answers: answers)
    #expect(visibility.isShown == [true, false, false])
    #expect(visibility.answers == ["a": .codes(["no"])])
    #expect(
      visibility.missing(in: chain, structure: QuestionnaireStructure(chain)) == [])
  }

  @Test func conditionsOfGroupsAndPagesAreThoseOfTheirElements() {
    var inner = RuleCases.group("inner", .section)
    inner.parentID = "outer"
    var outer = RuleCases.group("outer", .section)
    outer.shownIf = Self.ifYes("a")
    let questionnaire = Self.questionnaire([
      Samples.question("a", .yesNo), outer, inner, RuleCases.member("b", of: "inner", .yesNo),
      ElementDefinition(id: "page", content: .pageBreak, shownIf: Self.ifYes("a")),
      RuleCases.yesNo("c"), RuleCases.group("g", .section), RuleCases.member("d", of: "g", .yesNo),
      ElementDefinition(id: "last", content: .pageBreak), RuleCases.yesNo("e"),
    ])
    #expect(Self.shown(questionnaire, [:]) == ["a", "last", "e"])
    #expect(Self.shown(questionnaire, ["a": Self.yes]).count == 10)
  }

  /// TYT §3: the eighth question depends on the worst-symptom questionnaire.
  @Test func theLatestAnswerToAnotherQuestionnaireDecides() {
    let worst = QuestionReference(questionnaireID: "worst-symptom", elementID: "worst")
    let questionnaire = Self.questionnaire([
      Samples.question(
        "rested", .yesNo, when: .comparison(Comparison(worst, .equal, codes: ["sleep"])))
    ])
    #expect(Self.shown(questionnaire, [:]) == [])
    #expect(
      Self.shown(questionnaire, [:], earlier: ["worst-symptom": ["worst": .codes(["sleep"])]])
        == ["rested"])
    #expect(
      Self.shown(questionnaire, [:], earlier: ["worst-symptom": ["worst": .codes(["noise"])]]) == []
    )
  }

  /// Generic forms §5, both cases of the rule.
  @Test(
    arguments: [
      (false, [], ["street"]), (false, ["number"], ["street"]), (false, ["street"], []),
      (true, [], []), (true, ["number"], ["street"]), (true, ["street"], ["number"]),
      (true, ["street", "number"], []),
    ] as [(Bool, [String], [String])])
  func compositesAreWholeOrEmpty(_ isOptional: Bool, _ filled: [String], _ missing: [String]) {
    var number = RuleCases.member("number", of: "address", .text(TextEntryDefinition()))
    if case .question(var question)? = number.content {
      question.isOptional = true
      number.content = .question(question)
    }
    let questionnaire = Self.questionnaire([
      RuleCases.group("address", .composite(isOptional: isOptional)),
      RuleCases.member("street", of: "address", .text(TextEntryDefinition())), number,
    ])
    let answers = Dictionary(uniqueKeysWithValues: filled.map { ($0, AnswerValue.text("x")) })
    let visibility = Visibility(questionnaire, answers: SheetAnswers(answers))
    #expect(
      visibility.missing(in: questionnaire, structure: QuestionnaireStructure(questionnaire))
        == missing)
  }

  /// Visibility never depends on later elements, and answering missing questions terminates.
  @Test(arguments: 0..<40) func answeringFromTheTopReachesTheEnd(_ seed: UInt64) {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 25)
    let structure = QuestionnaireStructure(questionnaire)
    var answers: [String: AnswerValue] = [:]
    for _ in 0...questionnaire.elements.count {
      let visibility = Visibility(
        questionnaire, structure: structure, answers: SheetAnswers(answers))
      guard let next = visibility.missing(in: questionnaire, structure: structure).first else {
        break
      }
      let position = structure.positions[next] ?? 0
      answers[next] = Self.answer(
        to: structure.kind(of: next), offered: visibility.offered[position])
      let after = Visibility(questionnaire, structure: structure, answers: SheetAnswers(answers))
      #expect(after.isShown.prefix(position + 1) == visibility.isShown.prefix(position + 1))
    }
    let end = Visibility(questionnaire, structure: structure, answers: SheetAnswers(answers))
    #expect(end.missing(in: questionnaire, structure: structure) == [], "seed \(seed)")
  }

  /// - Parameter offered: codes of the offered options; nil for all.
  private static func answer(
    to kind: QuestionDefinition.Kind?, offered: Set<String>?
  ) -> AnswerValue {
    let option = kind?.options?.first { offered?.contains($0.code) ?? true }
    return switch kind {
    case .singleChoice, .multipleChoice, .ranking: .codes(option.map { [$0.code] } ?? [])
    case .yesNo: .codes(["yes"])
    case .country: .codes(["AT"])
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration: .number(1)
    case .date: .text("2000-01-01")
    default: .text("text")
    }
  }
}
