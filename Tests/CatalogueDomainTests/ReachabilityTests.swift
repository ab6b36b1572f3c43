import CatalogueDomain
import CatalogueSamples
import Testing

@Suite struct ReachabilityTests {
  private static func compare(
    _ id: String, _ comparison: Comparison.Operator, _ codes: [String] = [], _ number: Double? = nil
  ) -> Condition {
    .comparison(Comparison(elementID: id, comparison, codes: codes, number: number))
  }

  static let cases: [(Condition, Bool)] = [
    (compare("single", .equal, ["a"]), true),
    (.all([compare("single", .equal, ["a"]), compare("rested", .equal, ["no"])]), true),
    (.all([compare("single", .equal, ["a"]), compare("single", .notEqual, ["a"])]), false),
    (.all([compare("single", .answered), compare("single", .notAnswered)]), false),
    (.any([compare("single", .answered), compare("single", .notAnswered)]), true),
    (.all([compare("loudness", .greater, [], 0.5), compare("loudness", .less, [], 0.51)]), true),
    (.all([compare("loudness", .greater, [], 0.5), compare("loudness", .less, [], 0.5)]), false),
    (compare("loudness", .greater, [], 1), false), (compare("mood", .less, [], 1), false),
    (.not(compare("mood", .lessOrEqual, [], 9)), false),
    (.all([compare("multiple", .equal, ["a"]), compare("multiple", .equal, ["none"])]), false),
    (
      .count(
        OptionCount(questions: [QuestionReference(elementID: "multiple")], .greaterOrEqual, 2)),
      false
    ),
    // Of texts and dates not everything can be tried: they are believed.
    (compare("onset", .answered), true),
    (
      .all([
        .comparison(Comparison(elementID: "born", .less, text: "2000-01-01")),
        .comparison(Comparison(elementID: "born", .greater, text: "2000-01-01")),
      ]), true
    ),
  ]

  @Test func whatNoAnswersReachIsFound() {
    for (condition, isReachable) in Self.cases {
      var questionnaire = Samples.questionnaire()
      questionnaire.elements.append(Samples.question("last", .yesNo, when: condition))
      let reasons = QuestionnaireChecker().check(questionnaire).map(\.reason)
      #expect(reasons == (isReachable ? [] : [.unreachable]), "\(condition)")
    }
  }

  /// What stands in, or hangs on, something that is never shown is not reported again, but what asks
  /// for an answer to it is.
  @Test func hiddenElementsHideWhatHangsOnThem() {
    let never = Condition.all([
      Self.compare("single", .equal, ["a"]), Self.compare("single", .equal, ["b"]),
    ])
    var questionnaire = Samples.questionnaire()
    var group = RuleCases.group("g", .section)
    group.shownIf = never
    questionnaire.elements += [
      group, RuleCases.member("inside", of: "g", .yesNo),
      Samples.question("after", .yesNo, when: Self.compare("inside", .answered)),
      Samples.question("without", .yesNo, when: Self.compare("inside", .notAnswered)),
    ]
    let findings = QuestionnaireChecker().check(questionnaire)
    #expect(findings.map(\.path) == ["elements[14].enable_when", "elements[16].enable_when"])
  }

  /// Each condition takes two thousand trials of eight parts; all together must not take long.
  @Test func theWorkForOneQuestionnaireIsBounded() {
    let part = Condition.all((0..<7).map { Self.compare("q\($0)", .equal, ["yes"]) })
    var questionnaire = Samples.questionnaire()
    questionnaire.elements =
      (0..<7).map { Samples.question("q\($0)", .yesNo) }
      + (7..<5_000).map { Samples.question("q\($0)", .yesNo, when: part) }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
  }
}
