import QuestionnaireSamples
import Questionnaires

/// Rankings, random orders, offered options, sliders, poles and countdowns.
extension RuleCases {
  private static func ranking(_ count: Int, ranked: UInt32 = 0) -> QuestionDefinition.Kind {
    .ranking(
      RankingDefinition(
        options: (0..<count).map { Samples.option("o\($0)") }, rankedCount: ranked))
  }

  private static func choice(_ offered: [String] = []) -> QuestionDefinition.Kind {
    var options = [Samples.option("a"), Samples.option("b")]
    options[0].offeredFor = offered
    return .singleChoice(SingleChoiceDefinition(options: options))
  }

  /// A question with changes.
  private static func changed(
    _ id: String, _ kind: QuestionDefinition.Kind, _ change: (inout QuestionDefinition) -> Void
  ) -> ElementDefinition {
    var question = QuestionDefinition(text: fullText, kind: kind)
    change(&question)
    return ElementDefinition(id: id, content: .question(question))
  }

  private static func slider(
    _ change: (inout SliderDefinition) -> Void
  ) -> ElementDefinition {
    var slider = SliderDefinition(minimum: 0, maximum: 10, step: 1)
    change(&slider)
    return changed("q", .slider(slider)) { _ in }
  }

  private static let fullText = Samples.text("Question", german: "Frage")
  private static let first = "questionnaires[0].elements[0].question"
  private static let second = "questionnaires[0].elements[1].question"

  static let orderCases: [RuleCase] = [
    RuleCase(.tooFewOptions, first + ".ranking.options") {
      $0.setElements(changed("q", ranking(1)) { _ in })
    },
    RuleCase(.tooManyOptions, first + ".ranking.options") {
      $0.setElements(changed("q", ranking(101)) { _ in })
    },
    RuleCase(.rankedCountOutOfRange, first + ".ranking.ranked_count") {
      $0.setElements(changed("q", ranking(3, ranked: 4)) { _ in })
    },
    RuleCase(.optionOrderNotApplicable, first + ".random_options") {
      $0.setElements(changed("q", .yesNo) { $0.hasRandomOptions = true })
    },
    RuleCase(.optionOrderNotApplicable, "questionnaires[0].elements[0].fixed_position") {
      var element = yesNo("q")
      element.isFixed = true
      $0.setElements(element)
    },
    RuleCase(.randomOrderReference, "questionnaires[0].elements[2]") {
      var members = ["a", "b"].map { member($0, of: "g", .yesNo) }
      members[1].shownIf = .comparison(Comparison(elementID: "a", .equal, codes: ["yes"]))
      let group = GroupDefinition(style: .section, hasRandomOrder: true)
      $0.setElements(
        ElementDefinition(id: "g", content: .group(group)), members[0], members[1])
    },
    RuleCase(.offeredByInvalid, first + ".offered_by") {
      $0.setElements(changed("q", choice()) { $0.offeredBy = "gone" })
    },
    RuleCase(.offeredByInvalid, first + ".offered_by") {
      $0.setElements(changed("q", choice()) { $0.offeredBy = "later" }, yesNo("later"))
    },
    RuleCase(.offeredByInvalid, second + ".offered_by") {
      $0.setElements(
        changed("text", .text(TextEntryDefinition())) { _ in },
        changed("q", choice()) { $0.offeredBy = "text" })
    },
    RuleCase(.offeredForInvalid, second + ".offered_by") {
      $0.setElements(yesNo("first"), changed("q", choice(["maybe"])) { $0.offeredBy = "first" })
    },
    RuleCase(.offeredForInvalid, first + ".offered_by") {
      $0.setElements(changed("q", choice(["yes"])) { _ in })
    },
    RuleCase(.sliderLabelInvalid, first + ".slider.labels[1].value") {
      $0.setElements(
        slider {
          $0.labels = [5, 5].map { SliderDefinition.Label(value: $0, text: fullText) }
        })
    },
    RuleCase(.sliderMarksNotApplicable, first + ".slider.marks") {
      $0.setElements(
        slider {
          $0.step = 0
          $0.hasMarks = true
        })
    },
    RuleCase(.polesNotApplicable, first + ".poles") {
      $0.setElements(
        changed("q", choice()) { $0.poles = PolesDefinition(lowest: fullText, highest: fullText) })
    },
    RuleCase(.countdownOutOfRange, first + ".countdown.seconds") {
      $0.setElements(changed("q", .countdown(CountdownDefinition(seconds: 3_601))) { _ in })
    },
    RuleCase(.patternHintMissing, first + ".number.pattern.hint") {
      $0.setElements(changed("q", .number(NumberDefinition(pattern: "[0-9]"))) { _ in })
    },
  ]
}
