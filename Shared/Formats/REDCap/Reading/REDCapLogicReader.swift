internal import CatalogueDomain

/// Turns branching logic into conditions.
///
/// REDCap knows two values only, so a comparison with a missing answer is decided here: it equals
/// `''` and nothing else, differs from everything else, and is neither less nor greater than
/// anything. `[x] <> '1'` therefore becomes *not answered, or not equal*.
struct REDCapLogicReader {
  let fields: REDCapFields
  /// The questionnaire that the condition stands in.
  let questionnaireID: String
  /// Of the field that is shown; fields of the same form must stand before it.
  let position: Int

  func condition(_ text: String) throws(REDCapExpressionFailure) -> Condition {
    let expression = try REDCapParser.parse(text)
    let form = ConditionForm { reference in
      var reference = reference
      if reference.questionnaireID.isEmpty { reference.questionnaireID = questionnaireID }
      guard case .multipleChoice(let choice)? = fields.field(reference)?.kind else { return nil }
      return choice.options.map(\.code)
    }
    let condition = form(try condition(expression, isNegated: false))
    let limits = CatalogueLimits.default
    guard condition.preorder.count <= limits.conditionPartsMax,
      condition.depth <= limits.conditionDepthMax
    else {
      throw REDCapExpressionFailure(
        offset: 0,
        message: "the logic has more than \(limits.conditionPartsMax) parts or "
          + "\(limits.conditionDepthMax) levels", isUnsupported: true)
    }
    return condition
  }

  private func condition(
    _ expression: REDCapExpression, isNegated: Bool
  ) throws(REDCapExpressionFailure) -> Condition {
    switch expression {
    case .all(let parts):
      let parts = try conditions(parts, isNegated: isNegated)
      return isNegated ? .any(parts) : .all(parts)
    case .any(let parts):
      let parts = try conditions(parts, isNegated: isNegated)
      return isNegated ? .all(parts) : .any(parts)
    case .not(let part): return try condition(part, isNegated: !isNegated)
    case .comparison(let left, let operation, let right):
      return try comparison(left, operation, right, isNegated: isNegated)
    case .call(let name, _): throw unsupported("the function `\(name)` is not supported here")
    case .number, .text, .field, .sum, .product, .quotient:
      throw unsupported("a comparison is expected, such as `[field] = '1'`")
    }
  }

  private func conditions(
    _ parts: [REDCapExpression], isNegated: Bool
  ) throws(REDCapExpressionFailure) -> [Condition] {
    var conditions: [Condition] = []
    for part in parts { conditions.append(try condition(part, isNegated: isNegated)) }
    return conditions
  }

  private func comparison(
    _ left: REDCapExpression, _ operation: REDCapExpression.Operator, _ right: REDCapExpression,
    isNegated: Bool
  ) throws(REDCapExpressionFailure) -> Condition {
    switch (left, right) {
    case (.field(let name), .number), (.field(let name), .text):
      return try leaf(name, operation, REDCapOperand(right), isNegated: isNegated)
    case (.number, .field(let name)), (.text, .field(let name)):
      return try leaf(name, operation.mirrored, REDCapOperand(left), isNegated: isNegated)
    case (_, .number(let number)):
      return try count(left, operation, number, isNegated: isNegated)
    case (.number(let number), _):
      return try count(right, operation.mirrored, number, isNegated: isNegated)
    default:
      throw unsupported("a field can be compared with a number or a text, with nothing else")
    }
  }

  /// `sum([x(1)], [x(2)]) > 1`: how many of some choices are made.
  private func count(
    _ expression: REDCapExpression, _ operation: REDCapExpression.Operator, _ number: Double,
    isNegated: Bool
  ) throws(REDCapExpressionFailure) -> Condition {
    let message =
      "only sums of checkbox choices, such as `sum([x(1)], [x(2)])`, can be compared with a number"
    let parts: [REDCapExpression]
    switch expression {
    case .call("sum", let arguments): parts = arguments
    case .sum(let terms) where terms.allSatisfy { !$0.isSubtracted }: parts = terms.map(\.value)
    default: throw unsupported(message)
    }
    var questions: [QuestionReference] = []
    var chosen: [QuestionReference: [String]] = [:]
    var all: [QuestionReference: [String]] = [:]
    for part in parts {
      guard case .field(let name) = part, let code = name.code else { throw unsupported(message) }
      let (reference, field) = try resolve(name)
      guard case .multipleChoice(let choice)? = field.kind, let known = field.codes[code] else {
        throw unsupported("`\(name.variable)` has no checkbox choice `\(code)`", name)
      }
      if chosen[reference] == nil { questions.append(reference) }
      guard chosen[reference]?.contains(known) != true else { throw unsupported(message, name) }
      chosen[reference, default: []].append(known)
      all[reference] = choice.options.map(\.code)
    }
    let isWhole = questions.allSatisfy { Set(chosen[$0] ?? []) == Set(all[$0] ?? []) }
    // Codes are counted over all questions alike.
    let codes = isWhole ? [] : questions.flatMap { chosen[$0] ?? [] }.uniqued
    let isEven = questions.allSatisfy {
      Set(all[$0] ?? []).intersection(codes) == Set(chosen[$0] ?? [])
    }
    guard isWhole || isEven, !questions.isEmpty else {
      throw unsupported("the sum counts a code in one field and leaves it out in another")
    }
    let comparison = isNegated ? operation.meaning.opposite : operation.meaning
    return .count(OptionCount(questions: questions, codes: codes, comparison, number))
  }

  private func leaf(
    _ name: REDCapFieldName, _ operation: REDCapExpression.Operator, _ operand: REDCapOperand,
    isNegated: Bool
  ) throws(REDCapExpressionFailure) -> Condition {
    let (reference, field) = try resolve(name)
    let reader = REDCapComparisonReader(
      reference: reference, field: field, name: name, operation: operation, operand: operand)
    return try reader.condition(isNegated: isNegated)
  }

  private func resolve(
    _ name: REDCapFieldName
  ) throws(REDCapExpressionFailure) -> (QuestionReference, REDCapField) {
    guard let field = fields[name.variable] else {
      throw REDCapExpressionFailure(
        offset: name.offset, message: "the dictionary has no field `\(name.variable)`")
    }
    if field.isScore {
      throw unsupported(
        "`\(name.variable)` is a calculation; conditions look at answers alone", name)
    }
    guard field.kind != nil else {
      throw unsupported("`\(name.variable)` is nothing that participants answer", name)
    }
    guard field.questionnaireID == questionnaireID else {
      return (
        QuestionReference(questionnaireID: field.questionnaireID, elementID: field.elementID), field
      )
    }
    guard field.position < position else {
      throw unsupported(
        "`\(name.variable)` does not stand before this field; move one of them", name)
    }
    return (QuestionReference(elementID: field.elementID), field)
  }

  private func unsupported(
    _ message: String, _ name: REDCapFieldName? = nil
  ) -> REDCapExpressionFailure {
    REDCapExpressionFailure(offset: name?.offset ?? 0, message: message, isUnsupported: true)
  }
}

extension REDCapExpression.Operator {
  var meaning: Comparison.Operator {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}

extension Array where Element: Hashable {
  /// Each once, where it stands first.
  var uniqued: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
