extension CanonicalEncoder {
  mutating func record(_ calculation: CalculationDefinition) {
    record("calculation_id", calculation.id)
    record("title", calculation.title)
    record(calculation.expression)
    record("unit", calculation.unit)
    if let decimals = calculation.decimals { record("decimals", decimals) }
    record("hidden", calculation.isHidden)
    if !calculation.parentID.isEmpty { record("parent_id", calculation.parentID) }
  }

  mutating func record(_ constraint: ConstraintDefinition) {
    record("constraint_id", constraint.id)
    record("element_id", constraint.elementID)
    record(constraint.expression)
    record("message", constraint.message)
  }

  private mutating func record(_ expression: AnswerExpression) {
    switch expression {
    case .number(let number): record("number", number)
    case .text(let text): record("text", text)
    case .answer(let id): record("element_id", id)
    case .score(let id): record("score_id", id)
    case .calculation(let id): record("calculation_id", id)
    case .earlier(let id): record("earlier_element_id", id)
    case .profile(let field): record("profile_field", field)
    case .malformed: record("malformed", "")
    case .call(let function, let operands):
      record("function", function.rawValue)
      list("operands", operands) { $0.record($1) }
    }
  }
}
