import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  /// A calculation of the sample from the text of its expression.
  static func calculation(_ text: String, id: String = "x") -> CalculationDefinition {
    CalculationDefinition(id: id, expression: expression(text))
  }

  static func expression(_ text: String) -> AnswerExpression {
    do throws(ExpressionFailure) {
      return try AnswerExpression(parsing: text)
    } catch {
      return .malformed(error.message)
    }
  }

  static func constraint(
    _ text: String, at elementID: String = "", id: String = "c"
  ) -> ConstraintDefinition {
    ConstraintDefinition(
      id: id, elementID: elementID, expression: expression(text),
      message: Samples.text("Please check."))
  }

  private static let first = "questionnaires[0].calculations[0]"
  private static let nodes = first + ".expression.nodes"

  /// A rule that one expression violates.
  private static func spoilt(
    _ reason: FindingReason, _ path: String, _ text: String
  ) -> RuleCase {
    RuleCase(reason, path) { $0.questionnaires[0].calculations = [calculation(text)] }
  }

  static let calculationCases: [RuleCase] =
    expressionCases + typeCasesOfExpressions + maskedCases + constraintCases + placeholderCases

  private static let expressionCases: [RuleCase] = [
    RuleCase(.idInvalid, first + ".calculation_id") {
      $0.questionnaires[0].calculations = [calculation("pulse", id: "a-b")]
    },
    RuleCase(.idDuplicate, "questionnaires[0].calculations[1].calculation_id") {
      $0.questionnaires[0].calculations = [calculation("pulse"), calculation("mood")]
    },
    RuleCase(.idDuplicate, first + ".calculation_id") {
      $0.questionnaires[0].scores = [total()]
      $0.questionnaires[0].calculations = [calculation("pulse", id: "total")]
    },
    RuleCase(.tooManyCalculations, "questionnaires[0].calculations") {
      $0.questionnaires[0].calculations = (0...200).map { calculation("pulse", id: "x\($0)") }
    },
    RuleCase(.unitInvalid, first + ".unit") {
      var spoilt = calculation("pulse")
      spoilt.unit = "per minute"
      $0.questionnaires[0].calculations = [spoilt]
    },
    RuleCase(.decimalsOutOfRange, first + ".decimals") {
      var spoilt = calculation("pulse")
      spoilt.decimals = 11
      $0.questionnaires[0].calculations = [spoilt]
    },
    spoilt(.questionUnknown, nodes + "[1].element_id", "gone + 1"),
    spoilt(.questionUnknown, nodes + "[2].element_id", "1 + note"),
    spoilt(.scoreUnknown, nodes + "[0].score_id", "score(gone)"),
    spoilt(.calculationUnknown, nodes + "[1].calculation_id", "calculation(gone) + 1"),
    spoilt(.calculationCycle, first + ".expression", "calculation(x) + 1"),
    RuleCase(.calculationCycle, first + ".expression") {
      $0.questionnaires[0].scores = [
        total { $0.items = [ScoreItem(.calculation("x"))] }
      ]
      $0.questionnaires[0].calculations = [calculation("score(total) + 1")]
    },
    spoilt(.expressionMalformed, first + ".expression", "1 +"),
    RuleCase(.expressionMalformed, nodes + "[1]") {
      $0.questionnaires[0].calculations = [
        CalculationDefinition(id: "x", expression: .call(.negate, [.malformed("because")]))
      ]
    },
    RuleCase(.expressionMalformed, nodes + "[0]") {
      $0.questionnaires[0].calculations = [
        CalculationDefinition(id: "x", expression: .call(.subtract, [.number(1)]))
      ]
    },
    RuleCase(.numberNotFinite, nodes + "[0].number") {
      $0.questionnaires[0].calculations = [
        CalculationDefinition(id: "x", expression: .number(.infinity))
      ]
    },
    spoilt(.textTooLong, nodes + "[0].text", "\"\(String(repeating: "x", count: 1_001))\""),
    spoilt(
      .expressionTooLarge, first + ".expression",
      "\(String(repeating: "-(", count: 30))pulse\(String(repeating: ")", count: 30))"),
    RuleCase(.expressionTooLarge, first + ".expression") {
      let sum = AnswerExpression.call(.add, Array(repeating: .answer("pulse"), count: 100))
      $0.questionnaires[0].calculations = [
        CalculationDefinition(id: "x", expression: .call(.add, [sum, sum, sum, sum, sum]))
      ]
    },
    RuleCase(.answerNotCountable, "questionnaires[0].scores[0].items[0].calculation_id") {
      $0.questionnaires[0].scores = [total { $0.items = [ScoreItem(.calculation("x"))] }]
      $0.questionnaires[0].calculations = [calculation("pulse > 60")]
    },
    RuleCase(.rangeUnknown, "questionnaires[0].scores[0].items[0].reversed") {
      $0.questionnaires[0].scores = [
        total { $0.items = [ScoreItem(.calculation("x"), isReversed: true)] }
      ]
      $0.questionnaires[0].calculations = [calculation("pulse")]
    },
    RuleCase(.calculationUnknown, "questionnaires[0].elements[14].enable_when[0].calculation_id") {
      $0.addCondition(
        .comparison(
          Comparison(QuestionReference(subject: .calculation("gone")), .greater, number: 1)))
    },
    RuleCase(.numberMissing, "questionnaires[0].elements[14].enable_when[0].number") {
      $0.questionnaires[0].calculations = [calculation("pulse")]
      $0.addCondition(
        .comparison(Comparison(QuestionReference(subject: .calculation("x")), .greater)))
    },
  ]

  private static let typeCasesOfExpressions: [RuleCase] =
    [
      ("onset + 1", 1), ("1 + single", 2), ("-(pulse > 3)", 1), ("round(pulse, mood)", 2),
      ("round(pulse, 11)", 2), ("if(pulse, 1, 2)", 1), ("if(pulse > 1, 1, onset)", 5),
      ("coalesce(pulse, onset)", 2), ("pulse > 1 and mood", 4), ("not pulse", 1),
      ("days(born, woke)", 2), ("minutes(woke, born)", 2),
      ("minutes(woke, \"2026-01-01T10:00\")", 0),
      ("length(pulse)", 1), ("pulse = onset", 0), ("onset < \"z\"", 0), ("born < woke", 0),
      ("(pulse > 1) < (pulse > 2)", 0),
    ].map { text, node in spoilt(.expressionType, "\(nodes)[\(node)]", text) } + [
      spoilt(.expressionType, first + ".expression", "single"),
      spoilt(.codeUnknown, nodes + "[2].text", "single = \"c\""),
      spoilt(.comparedTextInvalid, nodes + "[2].text", "born = \"1.1.2000\""),
    ]

  /// Results would repeat what is concealed.
  private static let maskedCases: [RuleCase] = ["onset", "coalesce(earlier(onset), \"\")"].map {
    text in
    RuleCase(.expressionType, first + ".expression") { spoilt in
      let elements = spoilt.questionnaires[0].elements
      guard let position = elements.firstIndex(where: { $0.id == "onset" }),
        var question = elements[position].question
      else { return }
      question.kind = .text(TextEntryDefinition(isMasked: true))
      spoilt.questionnaires[0].elements[position].content = .question(question)
      spoilt.questionnaires[0].calculations = [calculation(text)]
    }
  }

  private static let constraintCases: [RuleCase] = [
    RuleCase(.tooManyConstraints, "questionnaires[0].constraints") {
      $0.questionnaires[0].constraints = (0...200).map { constraint("pulse > 1", id: "c\($0)") }
    },
    RuleCase(.idInvalid, "questionnaires[0].constraints[0].constraint_id") {
      $0.questionnaires[0].constraints = [constraint("pulse > 1", id: "")]
    },
    RuleCase(.idDuplicate, "questionnaires[0].constraints[1].constraint_id") {
      $0.questionnaires[0].constraints = [constraint("pulse > 1"), constraint("pulse > 2")]
    },
    RuleCase(.questionUnknown, "questionnaires[0].constraints[0].element_id") {
      $0.questionnaires[0].constraints = [constraint("pulse > 1", at: "note")]
    },
    RuleCase(.expressionType, "questionnaires[0].constraints[0].expression") {
      $0.questionnaires[0].constraints = [constraint("pulse")]
    },
    RuleCase(.textMissing, "questionnaires[0].constraints[0].message") {
      var spoilt = constraint("pulse > 1")
      spoilt.message = TranslatedText()
      $0.questionnaires[0].constraints = [spoilt]
    },
    RuleCase(
      .requiredWhenNotApplicable, "questionnaires[0].elements[14].question.required_when"
    ) { $0.addRequired(optional: false) },
    RuleCase(
      .questionNotEarlier, "questionnaires[0].elements[14].question.required_when[0].element_id"
    ) { $0.addRequired("required", optional: true) },
  ]

  private static let placeholderCases: [RuleCase] = [
    ("elements[1].text", FindingReason.placeholderInvalid, "{{answer:gone|?}}"),
    ("elements[1].text", .placeholderInvalid, "{{answer:note}}"),
    ("elements[1].text", .placeholderInvalid, "{{score:total}}"),
    ("elements[1].text", .placeholderInvalid, "{{ calculation: x }}"),
    ("elements[1].text", .placeholderInvalid, "{{answer:pulse"),
    ("introduction", .placeholderNotApplicable, "{{answer:pulse}}"),
  ].map { field, reason, text in
    RuleCase(reason, "questionnaires[0].\(field).translations[0].text") {
      if field == "introduction" {
        $0.questionnaires[0].introduction = Samples.text("See \(text)")
      } else {
        $0.questionnaires[0].elements[1].content = .text(Samples.text("See \(text)"))
      }
    }
  }
}

extension SampleImport {
  fileprivate mutating func addRequired(_ elementID: String = "pulse", optional: Bool) {
    questionnaires[0].elements.append(
      ElementDefinition(
        id: "required",
        content: .question(
          QuestionDefinition(
            text: Samples.text("Why?"), isOptional: optional,
            requiredIf: .comparison(Comparison(elementID: elementID, .answered)), kind: .yesNo))))
  }
}
