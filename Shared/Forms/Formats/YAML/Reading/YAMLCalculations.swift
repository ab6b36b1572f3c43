internal import Questionnaires

extension YAMLValue {
  /// Reads the list of calculations.
  func calculations() -> [CalculationDefinition] {
    var calculations: [CalculationDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("calculations", calculations.count)
      let calculation = value.noted(path).mapping("calculation") { mapping in
        CalculationDefinition(
          id: mapping.required("id")?.noted(path.field("calculation_id")).text() ?? "",
          title: mapping.translations("title", at: path.field("title")),
          expression: mapping.required("value").expression(at: path.field("expression")),
          unit: mapping.text("unit", at: path.field("unit")),
          decimals: mapping.optional("decimals")?.noted(path.field("decimals")).unsigned(),
          isHidden: mapping.truth("hidden", at: path.field("hidden")),
          parentID: mapping.text("group", at: path.field("parent_id")))
      }
      if let calculation { calculations.append(calculation) }
    }
    return calculations
  }

  /// Reads the list of constraints.
  func constraints() -> [ConstraintDefinition] {
    var constraints: [ConstraintDefinition] = []
    for value in list() ?? [] {
      let path = FindingPath().item("constraints", constraints.count)
      let constraint = value.noted(path).mapping("constraint") { mapping in
        ConstraintDefinition(
          id: mapping.required("id")?.noted(path.field("constraint_id")).text() ?? "",
          elementID: mapping.optional("question")?.noted(path.field("element_id")).text() ?? "",
          expression: mapping.required("rule").expression(at: path.field("expression")),
          message: mapping.translations("message", at: path.field("message"), required: true))
      }
      if let constraint { constraints.append(constraint) }
    }
    return constraints
  }
}

extension YAMLValue? {
  /// Reads an expression and notes its position for all its nodes.
  fileprivate func expression(at path: FindingPath) -> AnswerExpression {
    guard let value = self, let text = value.noted(path).text() else {
      return .malformed("the expression is missing")
    }
    do throws(ExpressionFailure) {
      let expression = try AnswerExpression(parsing: text)
      for node in expression.preorder.indices { value.noted(path.item("nodes", node)) }
      return expression
    } catch {
      let before = String(decoding: Array(text.utf8).prefix(error.offset), as: UTF8.self)
      value.report("character \(before.count + 1): \(error.message)")
      return .malformed(error.message)
    }
  }
}
