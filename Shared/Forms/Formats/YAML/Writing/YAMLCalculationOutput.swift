internal import Questionnaires

/// Writes the calculations and constraints of a questionnaire.
struct YAMLCalculationOutput {
  let questionnaire: QuestionnaireDefinition

  func add(to pairs: inout YAMLPairs, _ report: inout ConversionReport) {
    let calculations = questionnaire.calculations.map { output($0, &report) }
    if !calculations.isEmpty { pairs.add("calculations", .list(calculations)) }
    let constraints = questionnaire.constraints.map { output($0, &report) }
    if !constraints.isEmpty { pairs.add("constraints", .list(constraints)) }
  }

  private func output(
    _ calculation: CalculationDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(calculation.id))
    pairs.add("title", calculation.title.output)
    add(calculation.expression, "value", of: calculation.id, to: &pairs, &report)
    pairs.add("group", id: calculation.parentID)
    pairs.add("unit", text: calculation.unit)
    pairs.add("decimals", calculation.decimals.map { .word("\($0)") })
    pairs.add("hidden", flag: calculation.isHidden)
    return pairs.block
  }

  private func output(
    _ constraint: ConstraintDefinition, _ report: inout ConversionReport
  ) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", .id(constraint.id))
    pairs.add("question", id: constraint.elementID)
    add(constraint.expression, "rule", of: constraint.id, to: &pairs, &report)
    pairs.add("message", constraint.message.output)
    return pairs.block
  }

  private func add(
    _ expression: AnswerExpression, _ key: String, of id: String, to pairs: inout YAMLPairs,
    _ report: inout ConversionReport
  ) {
    if let text = expression.text {
      pairs.add(key, .text(text))
    } else {
      report.lose(id, "malformed expression", "write the expression manually")
    }
  }
}
