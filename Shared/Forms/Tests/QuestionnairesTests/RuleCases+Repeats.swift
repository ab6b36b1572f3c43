import QuestionnaireSamples
import Questionnaires

extension SampleImport {
  /// Adds the repeating group `meds` with the number `dose` as elements 14 and 15.
  mutating func addRepeat(
    _ repetition: RepeatDefinition = RepeatDefinition(minimum: 1, maximum: 3),
    members: [ElementDefinition] = [Samples.question("dose", .number(NumberDefinition()))],
    rest: [ElementDefinition] = []
  ) {
    let group = GroupDefinition(
      title: Samples.text("Medicine"), style: .section, repetition: repetition)
    questionnaires[0].elements.append(ElementDefinition(id: "meds", content: .group(group)))
    for member in members {
      var member = member
      if member.parentID.isEmpty { member.parentID = "meds" }
      questionnaires[0].elements.append(member)
    }
    questionnaires[0].elements += rest
  }

  mutating func calculate(_ text: String, in group: String = "") {
    var calculation = RuleCases.calculation(text)
    calculation.parentID = group
    questionnaires[0].calculations.append(calculation)
  }
}

extension RuleCases {
  private static let elements = "questionnaires[0].elements"
  private static let header = elements + "[14].group.repeat"
  private static let nodes = "questionnaires[0].calculations[0].expression.nodes"

  private static func bounds(
    _ field: String, _ repetition: RepeatDefinition, _ reason: FindingReason = .repeatOutOfRange
  ) -> RuleCase {
    RuleCase(reason, header + "." + field) { $0.addRepeat(repetition) }
  }

  private static func computed(
    _ reason: FindingReason, _ path: String, _ text: String
  ) -> RuleCase {
    RuleCase(reason, path) {
      $0.addRepeat()
      $0.calculate(text)
    }
  }

  static let repeatCases: [RuleCase] = [
    bounds("maximum", RepeatDefinition(maximum: 0)),
    bounds("maximum", RepeatDefinition(maximum: 101)),
    bounds("maximum", RepeatDefinition(maximum: .max)),
    bounds("minimum", RepeatDefinition(minimum: 4, maximum: 3)),
    bounds("minimum", RepeatDefinition(minimum: 1, maximum: 3, count: .question("pulse"))),
    bounds(
      "element_id", RepeatDefinition(maximum: 3, count: .question("gone")), .repeatCountInvalid),
    bounds(
      "element_id", RepeatDefinition(maximum: 3, count: .question("dose")), .repeatCountInvalid),
    bounds(
      "element_id", RepeatDefinition(maximum: 3, count: .question("onset")), .repeatCountInvalid),
    bounds(
      "calculation_id", RepeatDefinition(maximum: 3, count: .calculation("gone")),
      .repeatCountInvalid),
    RuleCase(.repeatNested, elements + "[15].group.repeat") {
      let inner = GroupDefinition(
        title: Samples.text("Times"), style: .section,
        repetition: RepeatDefinition(minimum: 2, maximum: 2))
      var dose = Samples.question("dose", .number(NumberDefinition()))
      dose.parentID = "times"
      $0.addRepeat(members: [ElementDefinition(id: "times", content: .group(inner)), dose])
    },
    RuleCase(.tooManyElements, elements) {
      $0.addRepeat(
        RepeatDefinition(maximum: 100),
        members: (0..<60).map { Samples.question("q\($0)", .yesNo) })
    },
    RuleCase(.tooManyConditions, elements) {
      // 40 × 100 elements, each of which counts a question with 100 repetitions.
      let counted = Condition.count(
        OptionCount(questions: [QuestionReference(elementID: "dose")], .greaterOrEqual, 1))
      let times = GroupDefinition(
        title: Samples.text("Times"), style: .section, repetition: RepeatDefinition(maximum: 100))
      $0.addRepeat(
        RepeatDefinition(maximum: 100),
        rest: [ElementDefinition(id: "times", content: .group(times))]
          + (0..<40).map {
            var time = Samples.question("t\($0)", .yesNo, when: counted)
            time.parentID = "times"
            return time
          })
    },
    RuleCase(
      .tooManyCalculations, "questionnaires[0].calculations", beside: [.expressionMalformed]
    ) {
      $0.addRepeat(RepeatDefinition(maximum: 100))
      // 100⁸ parts, which must not be built.
      $0.calculate((0..<8).reduce("dose") { text, _ in "sum(each(\(text)))" })
    },
    RuleCase(.textTooLong, elements) {
      // 90 texts of 2 × 8,500 bytes and 50 repetitions: 77 MB, which must not be built.
      let words = "{{answer:dose|none}}" + String(repeating: " word", count: 1_700)
      $0.addRepeat(
        RepeatDefinition(maximum: 50),
        members: [Samples.question("dose", .number(NumberDefinition()))]
          + (0..<90).map {
            ElementDefinition(
              id: "note\($0)", content: .text(Samples.text(words, german: words)))
          })
    },
    RuleCase(.idDuplicate, elements) { $0.addRepeat(rest: [Samples.question("dose_2", .yesNo)]) },
    RuleCase(.idInvalid, elements) {
      $0.addRepeat(
        members: [Samples.question(String(repeating: "d", count: 63), .yesNo)])
    },
    RuleCase(.repeatedReference, elements + "[16].enable_when[0].element_id") {
      let condition = Condition.comparison(Comparison(elementID: "dose", .answered))
      $0.addRepeat(rest: [Samples.question("after", .yesNo, when: condition)])
    },
    RuleCase(.repeatedReference, elements + "[16].text.translations[0].text") {
      $0.addRepeat(rest: [
        ElementDefinition(id: "after", content: .text(Samples.text("{{answer:dose}}")))
      ])
    },
    RuleCase(.repeatedReference, "questionnaires[0].scores[0].items[0].element_id") {
      $0.addRepeat()
      $0.questionnaires[0].scores = [total { $0.items = [ScoreItem(.question("dose"))] }]
    },
    computed(.repeatedReference, nodes + "[1].element_id", "dose + 1"),
    computed(.repeatedReference, nodes + "[0].earlier_element_id", "earlier(dose)"),
    computed(.expressionMalformed, "questionnaires[0].calculations[0].expression", "each(dose)"),
    computed(.expressionMalformed, nodes + "[1]", "each(dose) - 1"),
    computed(.expressionMalformed, nodes + "[1]", "sum(each(pulse))"),
    computed(.expressionMalformed, nodes + "[1]", "sum(each(sum(each(dose))))"),
    computed(.expressionMalformed, nodes + "[0]", "repetition()"),
    RuleCase(.calculationParentInvalid, "questionnaires[0].calculations[0].parent_id") {
      $0.calculate("pulse", in: "meds")
    },
  ]

  static let profileCases: [RuleCase] = [
    RuleCase(.profileFieldUnknown, "study.profile_fields[0]") { $0.study.profileFields = ["age"] },
    RuleCase(.idDuplicate, "study.profile_fields[1]") {
      $0.study.profileFields = ["sex", "sex"]
    },
    RuleCase(.profileFieldUnknown, nodes + "[0].profile_field") { $0.calculate("profile(age)") },
    RuleCase(.profileFieldUnknown, nodes + "[0].profile_field") {
      $0.study.profileFields = ["nickname"]
      $0.calculate("profile(nickname)")
    },
    RuleCase(.profileFieldUnknown, elements + "[1].text.translations[0].text") {
      $0.study.profileFields = ["sex"]
      $0.questionnaires[0].elements[1].content = .text(Samples.text("{{profile:sex}}"))
    },
    RuleCase(.profileFieldNotDeclared, "study.questionnaires[0]") { $0.calculate("profile(sex)") },
    RuleCase(.profileFieldNotDeclared, "study.questionnaires[0]") {
      $0.questionnaires[0].elements[1].content = .text(Samples.text("Hello {{profile:nickname}}"))
    },
  ]
}
