import QuestionnaireSamples
import Questionnaires
import Testing

/// Repeating groups: the copies that a sheet answers, and rules over them.
@Suite struct RepeatTests {
  /// Number of children, and age and remark of each; a mean and an oldest over all.
  private static func questionnaire(
    _ repetition: RepeatDefinition, _ change: (inout QuestionnaireDefinition) -> Void = { _ in }
  ) -> QuestionnaireDefinition {
    var remark = Samples.question(
      "remark", .text(TextEntryDefinition()),
      when: .comparison(Comparison(elementID: "age", .greater, number: 10)))
    remark.parentID = "child"
    var age = Samples.question("age", .number(NumberDefinition()))
    age.parentID = "child"
    let group = GroupDefinition(
      title: Samples.text("Child", german: "Kind"), style: .section, repetition: repetition)
    var questionnaire = QuestionnaireDefinition(
      id: "children", title: Samples.text("Children"), defaultLanguage: "en",
      elements: [
        Samples.question("number", .number(NumberDefinition())),
        ElementDefinition(id: "child", content: .group(group)), age, remark,
        Samples.question(
          "several", .yesNo,
          when: .count(
            OptionCount(questions: [QuestionReference(elementID: "age")], .greaterOrEqual, 2))),
      ],
      calculations: [
        calculation("months", "age * 12 + repetition()", in: "child"),
        calculation("mean_age", "mean(each(age))"), calculation("oldest", "max(each(age))"),
        calculation("all_months", "sum(each(calculation(months)))"),
        calculation("known", "count(each(age))"), calculation("first", "coalesce(each(age))"),
      ],
      constraints: [
        ConstraintDefinition(
          id: "young", elementID: "age", expression: expression("age < 18"),
          message: Samples.text("Child of {{answer:age}}, mean {{calculation:mean_age|?}}"))
      ])
    change(&questionnaire)
    return questionnaire
  }

  private static func calculation(
    _ id: String, _ text: String, in group: String = ""
  ) -> CalculationDefinition {
    CalculationDefinition(id: id, expression: expression(text), parentID: group)
  }

  private static func expression(_ text: String) -> AnswerExpression {
    (try? AnswerExpression(parsing: text)) ?? .malformed(text)
  }

  private static func shown(
    _ questionnaire: QuestionnaireDefinition, _ answers: [String: AnswerValue]
  ) -> [String] {
    let unrolled = questionnaire.unrolled
    let shown = Visibility(unrolled, answers: SheetAnswers(answers)).isShown
    return zip(unrolled.elements, shown).filter(\.1).map(\.0.id)
  }

  @Test func aCopyHasItsOwnIDsAndReferences() {
    let unrolled = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 2)).unrolled
    #expect(
      unrolled.elements.map(\.id) == [
        "number", "child_1", "age_1", "remark_1", "child_2", "age_2", "remark_2", "several",
      ])
    #expect(
      unrolled.elements.map(\.parentID).filter { !$0.isEmpty } == [
        "child_1", "child_1", "child_2", "child_2",
      ])
    #expect(unrolled.elements[4].group?.title["de"] == "Kind 2")
    #expect(unrolled.elements[4].group?.copy?.isAdded == true)
    #expect(unrolled.elements[1].group?.copy?.isAdded == false)
    #expect(unrolled.elements[6].shownIf?.references == [QuestionReference(elementID: "age_2")])
    #expect(
      unrolled.elements[7].shownIf?.references
        == ["age_1", "age_2"].map { QuestionReference(elementID: $0) })
    #expect(unrolled.calculations.map(\.id).prefix(3) == ["months_1", "months_2", "mean_age"])
    #expect(unrolled.calculations[1].expression == Self.expression("age_2 * 12 + 2"))
    #expect(unrolled.constraints.map(\.elementID) == ["age_1", "age_2"])
    // Values of all repetitions keep their ids.
    #expect(
      unrolled.constraints[1].message["en"]
        == "Child of {{answer:age_2}}, mean {{calculation:mean_age|?}}")
    #expect(unrolled.unrolled == unrolled)
  }

  @Test func withoutRepeatsNothingChanges() {
    let questionnaire = Samples.questionnaire()
    #expect(questionnaire.unrolled == questionnaire)
  }

  /// Definitions from elsewhere need not be checked.
  @Test(arguments: [0, 1, 100, 101, 5_000, UInt32.max])
  func hostileNumbersStayBounded(_ maximum: UInt32) {
    let questionnaire = Self.questionnaire(RepeatDefinition(maximum: maximum)) { questionnaire in
      for number in 0..<200 {
        var member = Samples.question("m\(number)", .yesNo)
        member.parentID = "child"
        questionnaire.elements.insert(member, at: 2)
      }
    }
    #expect(questionnaire.unrolled.elements.count <= CatalogueLimits.default.elementsMax)
    #expect(QuestionnaireChecker().check(questionnaire).isEmpty == (maximum == 1))
    #expect(QuestionnaireChecker().check(Self.questionnaire(RepeatDefinition(maximum: 3))) == [])
  }

  /// Messages of constraints are copied, too.
  @Test func longTextsAreNotCopiedWithoutEnd() {
    let long = String(repeating: "{{answer:age}} years ", count: 400)
    let languages = (0..<26).map { "a\(Character(Unicode.Scalar(UInt8(97 + $0))))" }
    let questionnaire = Self.questionnaire(RepeatDefinition(maximum: 100)) { questionnaire in
      for number in 0..<4 {
        var constraint = questionnaire.constraints[0]
        constraint.id = "young\(number)"
        constraint.message = TranslatedText(languages.map { Translation(language: $0, text: long) })
        questionnaire.constraints.append(constraint)
      }
    }
    #expect(questionnaire.unrolled == questionnaire)
  }

  @Test(
    arguments: [
      ([:], ["number", "child_1", "age_1"]),
      (["age_1": 12], ["number", "child_1", "age_1", "remark_1"]),
      (["age_2": 4], ["number", "child_1", "age_1", "child_2", "age_2"]),
      (
        ["age_1": 1, "age_3": 12],
        [
          "number", "child_1", "age_1", "child_2", "age_2", "child_3", "age_3", "remark_3",
          "several",
        ]
      ),
    ] as [([String: Double], [String])])
  func addedRepetitionsAreShownUpToTheLastAnswer(_ answers: [String: Double], _ shown: [String]) {
    let questionnaire = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 3))
    #expect(Self.shown(questionnaire, answers.mapValues { .number($0) }) == shown)
  }

  @Test(
    arguments: [(nil, 0), (0, 0), (1, 1), (1.5, 1), (2, 2), (99, 3), (-1, 0)] as [(Double?, Int)])
  func anEarlierAnswerCounts(_ number: Double?, _ count: Int) {
    let questionnaire = Self.questionnaire(RepeatDefinition(maximum: 3, count: .question("number")))
    var answers: [String: AnswerValue] = ["age_3": .number(3)]
    answers["number"] = number.map { .number($0) }
    let shown = Self.shown(questionnaire, answers).filter { $0.hasPrefix("child") }
    #expect(shown == (0..<count).map { "child_\($0 + 1)" })
  }

  @Test func aCalculationCounts() {
    let questionnaire = Self.questionnaire(
      RepeatDefinition(maximum: 3, count: .calculation("planned"))
    ) { $0.calculations.append(Self.calculation("planned", "number + 1")) }
    #expect(Self.shown(questionnaire, ["number": .number(1)]).contains("child_2"))
    #expect(!Self.shown(questionnaire, ["number": .number(1)]).contains("child_3"))
  }

  @Test func aHiddenGroupHasNoRepetitions() {
    let questionnaire = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 3)) {
      $0.elements[1].shownIf = .comparison(Comparison(elementID: "number", .answered))
    }
    #expect(Self.shown(questionnaire, ["age_2": .number(3)]) == ["number"])
  }

  @Test func calculationsRunOverTheAnsweredRepetitions() {
    let unrolled = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 4)).unrolled
    let evaluator = ScoreEvaluator(unrolled)
    func values(_ answers: [String: Double]) -> [String: Double] {
      let results = evaluator.results(answers.mapValues { .number($0) })
      return Dictionary(
        results.compactMap { result in result.value.map { (result.scoreID, $0) } },
        uniquingKeysWith: { first, _ in first })
    }
    #expect(
      values(["age_1": 3, "age_3": 6]) == [
        "months_1": 37, "months_3": 75, "mean_age": 4.5, "oldest": 6, "all_months": 112,
        "known": 2, "first": 3,
      ])
    #expect(values([:]) == ["all_months": 0, "known": 0])
  }

  @Test func constraintsHoldInEachRepetition() {
    let unrolled = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 3)).unrolled
    let violated = ScoreEvaluator(unrolled).violatedConstraints(
      ["age_1": .number(3), "age_2": .number(30)], facts: SheetFacts()
    ) { _ in true }
    #expect(violated.map(\.id) == ["young_2"])
  }

  @Test func everyChangeOfARepetitionChangesTheBytes() {
    let variants = [
      RepeatDefinition(maximum: 3), RepeatDefinition(minimum: 1, maximum: 3),
      RepeatDefinition(maximum: 4), RepeatDefinition(maximum: 3, count: .question("number")),
      RepeatDefinition(maximum: 3, count: .calculation("number")),
    ].map { Self.questionnaire($0).canonicalBytes }
    var once = Self.questionnaire(RepeatDefinition(maximum: 3))
    once.elements[1].content = .group(
      GroupDefinition(title: Samples.text("Child"), style: .section))
    var parent = Self.questionnaire(RepeatDefinition(maximum: 3))
    parent.calculations[0].parentID = ""
    let all = variants + [once.canonicalBytes, parent.canonicalBytes]
    #expect(Set(all).count == all.count)
  }

  @Test func rulesOutsideNameARepetition() {
    let questionnaire = Self.questionnaire(RepeatDefinition(minimum: 1, maximum: 2))
    func findings(_ id: String) -> [FindingReason] {
      let condition = Condition.comparison(
        Comparison(QuestionReference(questionnaireID: "children", elementID: id), .answered))
      var other = Samples.questionnaire("other")
      other.elements.append(Samples.question("more", .yesNo, when: condition))
      return QuestionnaireChecker()
        .check(other, published: ["children": QuestionIndex(questionnaire)]).map(\.reason)
    }
    #expect(findings("age_2") == [])
    #expect(findings("age") == [.questionUnknown])
    #expect(findings("age_3") == [.questionUnknown])
  }
}
