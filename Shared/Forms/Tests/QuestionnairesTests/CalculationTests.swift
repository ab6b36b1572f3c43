import QuestionnaireSamples
import Questionnaires
import Testing

/// Calculations and constraints of whole questionnaires.
@Suite struct CalculationTests {
  private static let number = QuestionDefinition.Kind.number(NumberDefinition())

  private static func body(_ change: (inout QuestionnaireDefinition) -> Void = { _ in })
    -> QuestionnaireDefinition
  {
    var questionnaire = QuestionnaireDefinition(
      id: "body", title: Samples.text("Body"), defaultLanguage: "en",
      elements: ["weight", "height", "waist"].map { Samples.question($0, number) },
      calculations: [RuleCases.calculation("weight / (height / 100) ^ 2", id: "bmi")])
    change(&questionnaire)
    return questionnaire
  }

  private static func numbers(_ values: [String: Double]) -> [String: AnswerValue] {
    values.mapValues { .number($0) }
  }

  private static func isShown(
    _ questionnaire: QuestionnaireDefinition, _ answers: [String: AnswerValue],
    today: String? = nil
  ) -> [Bool] {
    Visibility(
      questionnaire, answers: SheetAnswers(answers), facts: SheetFacts(today: today)
    ).isShown
  }

  private static func whenObese(_ comparison: Comparison.Operator = .greaterOrEqual) -> Condition {
    .comparison(
      Comparison(QuestionReference(subject: .calculation("bmi")), comparison, number: 30))
  }

  @Test func theSampleIsValid() {
    let questionnaire = Self.body {
      $0.constraints = [RuleCases.constraint("waist < height", at: "waist")]
      $0.elements.append(Samples.question("diet", .yesNo, when: Self.whenObese()))
      let text = "Your index is {{calculation:bmi|unknown}} at {{answer:weight}} kg. {{x}} {"
      $0.elements.append(ElementDefinition(id: "note", content: .text(Samples.text(text))))
    }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
  }

  /// A condition is decided with the answers before its element, later ones do not count.
  @Test func conditionsSeeTheAnswersBeforeThem() {
    let questionnaire = Self.body {
      $0.elements.insert(Samples.question("early", .yesNo, when: Self.whenObese()), at: 1)
      $0.elements.append(Samples.question("diet", .yesNo, when: Self.whenObese()))
    }
    let heavy = Self.numbers(["weight": 120, "height": 170])
    #expect(Self.isShown(questionnaire, heavy) == [true, false, true, true, true])
    let light = Self.numbers(["weight": 60, "height": 170])
    #expect(Self.isShown(questionnaire, light).last == false)
    #expect(Self.isShown(questionnaire, Self.numbers(["weight": 120])).last == false)
  }

  @Test func answersToHiddenQuestionsAreNotCounted() {
    let questionnaire = Self.body {
      $0.elements[1].shownIf = .comparison(Comparison(elementID: "weight", .greater, number: 200))
      $0.elements.append(Samples.question("diet", .yesNo, when: Self.whenObese()))
    }
    let answers = Self.numbers(["weight": 120, "height": 170])
    #expect(Self.isShown(questionnaire, answers) == [true, false, true, false])
  }

  @Test func truthsTextsAndDatesCanBeCompared() {
    func shown(
      _ text: String, _ operation: Comparison.Operator, codes: [String] = [],
      text operand: String = ""
    ) -> Bool? {
      let questionnaire = Self.body {
        $0.calculations = [RuleCases.calculation(text)]
        $0.elements.append(
          Samples.question(
            "target", .yesNo,
            when: .comparison(
              Comparison(
                QuestionReference(subject: .calculation("x")), operation, codes: codes,
                text: operand))))
      }
      #expect(QuestionnaireChecker().check(questionnaire) == [], "\(text)")
      return Self.isShown(questionnaire, Self.numbers(["weight": 70]), today: "2026-03-01").last
    }
    #expect(shown("weight > 60", .equal, codes: ["yes"]) == true)
    #expect(shown("weight > 80", .equal, codes: ["yes"]) == false)
    #expect(shown("weight > 80", .equal, codes: ["no"]) == true)
    #expect(shown("height > 80", .equal, codes: ["no"]) == false)
    #expect(shown("if(weight > 60, \"high\", \"low\")", .equal, text: "high") == true)
    #expect(shown("today()", .greater, text: "2026-02-28") == true)
    #expect(shown("today()", .greater, text: "2026-03-01") == false)
  }

  @Test func scoresAndCalculationsMayCountEachOther() {
    let questionnaire = Self.body {
      $0.scores = [
        ScoreDefinition(
          id: "sum", method: .sum,
          items: [ScoreItem(.calculation("half"), weight: 2), ScoreItem(.question("waist"))])
      ]
      $0.calculations = [
        RuleCases.calculation("score(sum) * 10", id: "tenfold"),
        RuleCases.calculation("weight / 2", id: "half"),
        RuleCases.calculation("score(sum) > 100", id: "high"),
      ]
    }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    let results = ScoreEvaluator(questionnaire).results(Self.numbers(["weight": 70, "waist": 80]))
    #expect(results.map(\.scoreID) == ["sum", "tenfold", "half", "high"])
    #expect(results.map(\.value) == [150, 1_500, 35, nil])
    #expect(results.map(\.text) == [nil, nil, nil, "yes"])
    let partial = ScoreEvaluator(questionnaire).results(Self.numbers(["weight": 70]))
    #expect(partial.map(\.value) == [nil, nil, 35, nil])
    #expect(partial[3].text == nil)
  }

  /// A chain as long as allowed is computed in any order of definition.
  @Test(arguments: [false, true]) func longChainsAreComputed(_ isReversed: Bool) {
    var chain = (1..<200).map {
      RuleCases.calculation("calculation(x\($0 - 1)) + 1", id: "x\($0)")
    }
    chain.insert(RuleCases.calculation("weight", id: "x0"), at: 0)
    let questionnaire = Self.body { $0.calculations = isReversed ? chain.reversed() : chain }
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    let evaluator = ScoreEvaluator(questionnaire)
    let answers = Self.numbers(["weight": 1])
    let results = evaluator.results(answers)
    #expect(results.first { $0.scoreID == "x199" }?.value == 200)
    #expect(results.allSatisfy { $0.value != nil })
  }

  @Test func onlyFalseViolatesAConstraint() {
    let questionnaire = Self.body {
      $0.constraints = [
        RuleCases.constraint("waist < height", at: "waist", id: "order"),
        RuleCases.constraint("weight > 0", id: "positive"),
        RuleCases.constraint("calculation(bmi) < 100", id: "bmi"),
      ]
    }
    let evaluator = ScoreEvaluator(questionnaire)
    func violated(_ answers: [String: Double], hidden: String = "") -> [String] {
      evaluator.violatedConstraints(Self.numbers(answers), facts: SheetFacts()) { $0 != hidden }
        .map(\.id)
    }
    #expect(violated(["weight": 70, "height": 170, "waist": 80]) == [])
    #expect(violated(["weight": 70, "height": 170, "waist": 180]) == ["order"])
    #expect(violated(["weight": 70, "height": 170, "waist": 180], hidden: "waist") == [])
    #expect(violated(["weight": -1, "height": 1, "waist": 2]) == ["order", "positive"])
    #expect(violated(["weight": 700, "height": 100]) == ["bmi"])
    #expect(violated([:]) == [])
  }

  @Test func optionalAnswersCanBeRequiredByACondition() {
    var questionnaire = Self.body()
    questionnaire.elements.append(
      ElementDefinition(
        id: "why",
        content: .question(
          QuestionDefinition(
            text: Samples.text("Why?"), isOptional: true, requiredIf: Self.whenObese(),
            kind: .yesNo))))
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    let structure = QuestionnaireStructure(questionnaire)
    func missing(_ answers: [String: Double]) -> [String] {
      Visibility(questionnaire, answers: SheetAnswers(Self.numbers(answers)))
        .missing(in: questionnaire, structure: structure)
    }
    #expect(missing(["weight": 120, "height": 170, "waist": 1]) == ["why"])
    #expect(missing(["weight": 60, "height": 170, "waist": 1]) == [])
    #expect(missing(["weight": 120, "waist": 1]) == ["height"])
  }

  @Test func changesAreNamed() {
    func details(_ change: (inout QuestionnaireDefinition) -> Void) -> [String] {
      var new = Self.body { $0.constraints = [RuleCases.constraint("waist < height")] }
      let old = new
      change(&new)
      return QuestionnaireDifference(from: old, to: new).changes.map {
        "\($0.kind.rawValue) \($0.elementID)\($0.detail)"
      }
    }
    #expect(details { _ in } == [])
    #expect(
      details { $0.calculations = [RuleCases.calculation("weight", id: "bmi")] }
        == ["altered calculation bmi: changed"])
    #expect(details { $0.calculations = [] } == ["altered calculation bmi: removed"])
    #expect(
      details { $0.calculations.append(RuleCases.calculation("weight")) }
        == ["altered calculation x: added"])
    #expect(
      details { $0.constraints[0].expression = .answer("weight") }
        == ["altered constraint c: changed"])
    #expect(
      details { $0.constraints[0].message["en"] = "Again." }
        == ["reworded calculations or constraints"])
  }
}
