internal import Messages

/// When an element is shown.
struct YAMLShowWhen {
  var conditions: [CatalogueV1.Condition] = []
  var behavior = CatalogueV1.EnableBehavior.unspecified
}

extension YAMLValue {
  /// One condition, or `{all: […]}`, or `{any: […]}`.
  func showWhen() -> YAMLShowWhen? {
    guard let shape = YAMLMapping(self) else {
      report("a condition, `all` or `any` is expected here")
      return nil
    }
    for (key, behavior) in [("all", CatalogueV1.EnableBehavior.all), ("any", .any)]
    where shape.keys.contains(key) {
      return mapping { mapping in
        YAMLShowWhen(
          conditions: mapping.required(key)?.list()?.compactMap { $0.condition() } ?? [],
          behavior: behavior)
      }
    }
    return condition().map { YAMLShowWhen(conditions: [$0]) }
  }

  private func condition() -> CatalogueV1.Condition? {
    mapping { mapping in
      var condition = CatalogueV1.Condition(
        questionnaireID: mapping.optional("questionnaire")?.text() ?? "",
        elementID: mapping.required("question")?.text() ?? "")
      let operators: KeyValuePairs<String, CatalogueV1.ConditionOperator> = [
        "equals": .equal, "not-equals": .notEqual, "less": .less, "less-or-equal": .lessOrEqual,
        "greater": .greater, "greater-or-equal": .greaterOrEqual, "answered": .answered,
      ]
      let given = operators.compactMap { name, meaning in
        mapping.optional(name).map { (meaning, $0) }
      }
      guard given.count == 1 else {
        let known = operators.map { "`\($0.key)`" }.joined(separator: ", ")
        mapping.report("exactly one of \(known) is expected in a condition")
        return condition
      }
      let (meaning, operand) = given[0]
      condition.operator = meaning
      switch meaning {
      case .answered:
        condition.operator = operand.truth() == false ? .notAnswered : .answered
      case .equal, .notEqual:
        operand.readEqualityOperand(into: &condition)
      default:
        condition.number = operand.number().map { GoogleProtobuf.DoubleValue(value: $0) }
      }
      return condition
    }
  }

  /// A list of codes, one code, or one number. Only a number without quotes is a number.
  private func readEqualityOperand(into condition: inout CatalogueV1.Condition) {
    if case .sequence = node {
      condition.codes = list()?.compactMap { $0.text() } ?? []
    } else if let text = text() {
      if !isQuoted, let number = Self.number(text) {
        condition.number = GoogleProtobuf.DoubleValue(value: number)
      } else {
        condition.codes = [text]
      }
    }
  }
}
