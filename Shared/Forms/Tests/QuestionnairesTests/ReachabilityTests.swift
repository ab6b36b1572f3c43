import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct ReachabilityTests {
  private static func compare(
    _ id: String, _ comparison: Comparison.Operator, _ codes: [String] = [], _ number: Double? = nil
  ) -> Condition {
    .comparison(Comparison(elementID: id, comparison, codes: codes, number: number))
  }

  private static func compareText(
    _ id: String, _ parts: (Comparison.Operator, String)...
  ) -> Condition {
    .all(parts.map { .comparison(Comparison(elementID: id, $0.0, text: $0.1)) })
  }

  private static let asked: [ElementDefinition] = [
    Samples.question("seen", .dateTime),
    Samples.question(
      "visit", .date(DateDefinition(earliest: "2026-01-01", latest: "2026-12-31"))),
    Samples.question("name", .text(TextEntryDefinition(style: .line))),
    Samples.question("land", .country),
  ]

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
    (compare("onset", .answered), true),
    (compareText("born", (.less, "2000-01-01"), (.greater, "2000-01-01")), false),
    // There is no day between the end of a month, a year or a February and the next day.
    (compareText("born", (.greater, "1999-12-31"), (.less, "2000-01-01")), false),
    (compareText("born", (.greater, "2000-02-28"), (.less, "2000-03-01")), true),
    (compareText("born", (.greater, "1900-02-28"), (.less, "1900-03-01")), false),
    (compareText("born", (.greaterOrEqual, "2000-01-01"), (.lessOrEqual, "2000-01-01")), true),
    (compareText("woke", (.greater, "07:59"), (.less, "08:00")), false),
    (compareText("woke", (.greater, "07:59"), (.less, "08:01")), true),
    (compareText("woke", (.less, "00:00")), false),
    (compareText("woke", (.greater, "23:58")), true),
    (compareText("seen", (.greater, "2026-01-31T23:59"), (.less, "2026-02-01T00:00")), false),
    (compareText("seen", (.greater, "2026-01-31T23:58"), (.less, "2026-02-01T00:00")), true),
    (compareText("visit", (.less, "2026-01-01")), false),
    (compareText("visit", (.lessOrEqual, "2026-01-01")), true),
    (compareText("visit", (.greater, "2026-12-31")), false),
    (compareText("name", (.equal, "a"), (.equal, "b")), false),
    (compareText("name", (.equal, "a"), (.notEqual, "b")), true),
    (.all([compare("land", .equal, ["DE"]), compare("land", .equal, ["AT"])]), false),
    (.all([compare("land", .notEqual, ["DE"]), compare("land", .notEqual, ["AT"])]), true),
  ]

  @Test func whatNoAnswersReachIsFound() {
    for (condition, isReachable) in Self.cases {
      var questionnaire = Samples.questionnaire()
      questionnaire.elements += Self.asked
      questionnaire.elements.append(Samples.question("last", .yesNo, when: condition))
      let reasons = QuestionnaireChecker().check(questionnaire).map(\.reason)
      #expect(reasons == (isReachable ? [] : [.unreachable]), "\(condition)")
    }
  }

  /// Elements inside or dependent on a hidden one are not reported again, but conditions that need
  /// an answer to it are.
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

  /// A condition that contradicts that of its page, its group or a referenced question is
  /// unreachable, at any distance.
  @Test func surroundingsAndQuestionsAskedAboutCount() {
    let isA = Self.compare("single", .equal, ["a"])
    let isB = Self.compare("single", .equal, ["b"])
    var group = RuleCases.group("g", .section)
    group.shownIf = isA
    var member = RuleCases.member("inside", of: "g", .yesNo)
    var page = ElementDefinition(id: "page", content: .pageBreak)
    page.shownIf = isA
    let yes = Samples.question("second", .yesNo, when: isA)
    let third = Samples.question("third", .yesNo, when: Self.compare("second", .equal, ["yes"]))
    func reasons(_ added: [ElementDefinition]) -> [FindingReason] {
      var questionnaire = Samples.questionnaire()
      questionnaire.elements += added
      return QuestionnaireChecker().check(questionnaire).map(\.reason)
    }
    func last(_ condition: Condition) -> ElementDefinition {
      Samples.question("last", .yesNo, when: condition)
    }
    #expect(reasons([page, last(isB)]) == [.unreachable])
    #expect(reasons([page, last(isA)]) == [])
    #expect(reasons([page, last(.any([isB, isA]))]) == [])
    member.shownIf = isB
    #expect(reasons([group, member]) == [.unreachable])
    member.shownIf = isA
    #expect(reasons([group, member]) == [])
    #expect(
      reasons([yes, last(.all([isB, Self.compare("second", .answered)]))]) == [.unreachable])
    #expect(reasons([yes, last(.all([isB, Self.compare("second", .notAnswered)]))]) == [])
    #expect(
      reasons([yes, third, last(.all([isB, Self.compare("third", .equal, ["no"])]))])
        == [.unreachable])
    #expect(reasons([yes, third, last(.all([isA, Self.compare("third", .equal, ["no"])]))]) == [])
  }

  /// Every question depends on the previous one, so each condition needs too many trials.
  @Test func longChainsAreTakenToBeReachable() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements =
      [Samples.question("q0", .yesNo)]
      + (1..<5_000).map {
        Samples.question("q\($0)", .yesNo, when: Self.compare("q\($0 - 1)", .equal, ["yes"]))
      }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
  }

  /// Each condition takes two thousand trials of eight parts; the total time must stay small.
  @Test func theWorkForOneQuestionnaireIsBounded() {
    let part = Condition.all((0..<7).map { Self.compare("q\($0)", .equal, ["yes"]) })
    var questionnaire = Samples.questionnaire()
    questionnaire.elements =
      (0..<7).map { Samples.question("q\($0)", .yesNo) }
      + (7..<5_000).map { Samples.question("q\($0)", .yesNo, when: part) }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
  }
}
