internal import Questionnaires

/// Converts branching logic to conditions.
///
/// REDCap has two truth values only, so comparisons with a missing answer are resolved here: it
/// equals only `''`, differs from everything else, and is neither less nor greater than anything.
/// `[x] <> '1'` therefore becomes *not answered, or not equal*.
struct REDCapLogicReader {
  let fields: REDCapFields
  /// The questionnaire that contains the condition.
  let questionnaireID: String
  /// Position of the shown field; fields of the same form must precede it.
  let position: Int

  func condition(_ text: String) throws(FormulaFailure) -> Condition {
    let expression = try FormulaParser.parse(text, .redcap)
    let form = ConditionNormalForm { reference in
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
      throw FormulaFailure(
        offset: 0,
        message: "the logic has more than \(limits.conditionPartsMax) parts or "
          + "\(limits.conditionDepthMax) levels", isUnsupported: true)
    }
    return condition
  }

  private func condition(
    _ expression: Formula, isNegated: Bool
  ) throws(FormulaFailure) -> Condition {
    switch expression {
    case .binary(.and, _, _):
      let parts = try conditions(expression.parts(of: .and), isNegated: isNegated)
      return isNegated ? .any(parts) : .all(parts)
    case .binary(.or, _, _):
      let parts = try conditions(expression.parts(of: .or), isNegated: isNegated)
      return isNegated ? .all(parts) : .any(parts)
    case .call("not", let parts) where parts.count == 1:
      return try condition(parts[0], isNegated: !isNegated)
    case .binary(let sign, let left, let right):
      guard let operation = sign.comparison else { throw noComparison }
      return try comparison(left, operation, right, isNegated: isNegated)
    case .call(let name, _): throw unsupported("the function `\(name)` is not supported here")
    case .number, .text, .field, .current, .negated, .group: throw noComparison
    }
  }

  private var noComparison: FormulaFailure {
    unsupported("expected a comparison such as `[field] = '1'`")
  }

  private func conditions(
    _ parts: [Formula], isNegated: Bool
  ) throws(FormulaFailure) -> [Condition] {
    var conditions: [Condition] = []
    for part in parts { conditions.append(try condition(part, isNegated: isNegated)) }
    return conditions
  }

  private func comparison(
    _ left: Formula, _ operation: Comparison.Operator, _ right: Formula,
    isNegated: Bool
  ) throws(FormulaFailure) -> Condition {
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
      throw unsupported("a field can only be compared with a number or a text")
    }
  }

  /// `sum([x(1)], [x(2)]) > 1`: counts chosen options.
  private func count(
    _ expression: Formula, _ operation: Comparison.Operator, _ number: Double,
    isNegated: Bool
  ) throws(FormulaFailure) -> Condition {
    let message =
      "only sums of checkbox choices, such as `sum([x(1)], [x(2)])`, can be compared with a number"
    let parts: [Formula]
    if case .call("sum", let arguments) = expression {
      parts = arguments
    } else if let terms = expression.terms, terms.allSatisfy({ !$0.isSubtracted }) {
      parts = terms.map(\.value)
    } else {
      throw unsupported(message)
    }
    var questions: [QuestionReference] = []
    var chosen: [QuestionReference: [String]] = [:]
    var all: [QuestionReference: [String]] = [:]
    for part in parts {
      guard case .field(let name) = part, let code = name.code else { throw unsupported(message) }
      let (reference, field) = try resolve(name)
      guard case .multipleChoice(let choice)? = field.kind, let known = field.codes[code] else {
        throw unsupported("`\(name.name)` has no checkbox choice `\(code)`", name)
      }
      if chosen[reference] == nil { questions.append(reference) }
      guard chosen[reference]?.contains(known) != true else { throw unsupported(message, name) }
      chosen[reference, default: []].append(known)
      all[reference] = choice.options.map(\.code)
    }
    let isWhole = questions.allSatisfy { Set(chosen[$0] ?? []) == Set(all[$0] ?? []) }
    // A count applies the same codes to all questions.
    let codes = isWhole ? [] : questions.flatMap { chosen[$0] ?? [] }.uniqued
    let isEven = questions.allSatisfy {
      Set(all[$0] ?? []).intersection(codes) == Set(chosen[$0] ?? [])
    }
    guard isWhole || isEven, !questions.isEmpty else {
      throw unsupported("the sum counts a code in one field but not in another")
    }
    let comparison = isNegated ? operation.opposite : operation
    return .count(OptionCount(questions: questions, codes: codes, comparison, number))
  }

  private func leaf(
    _ name: FormulaField, _ operation: Comparison.Operator, _ operand: REDCapOperand,
    isNegated: Bool
  ) throws(FormulaFailure) -> Condition {
    let (reference, field) = try resolve(name)
    let reader = REDCapComparisonReader(
      reference: reference, field: field, name: name, operation: operation, operand: operand)
    return try reader.condition(isNegated: isNegated)
  }

  private func resolve(
    _ name: FormulaField
  ) throws(FormulaFailure) -> (QuestionReference, REDCapField) {
    guard let field = fields[name.name] else {
      throw FormulaFailure(
        offset: name.offset, message: "the dictionary has no field `\(name.name)`")
    }
    if field.isScore {
      throw unsupported(
        "`\(name.name)` is a score; conditions can only refer to answers and calculations", name)
    }
    if field.isCalculation {
      guard field.questionnaireID == questionnaireID else {
        throw unsupported("the calculation `\(name.name)` belongs to another form", name)
      }
      return (QuestionReference(subject: .calculation(field.elementID)), field)
    }
    guard field.kind != nil else {
      throw unsupported("`\(name.name)` is not answered by participants", name)
    }
    guard field.questionnaireID == questionnaireID else {
      return (
        QuestionReference(questionnaireID: field.questionnaireID, elementID: field.elementID), field
      )
    }
    guard field.position < position else {
      throw unsupported(
        "`\(name.name)` is not before this field; move one of them", name)
    }
    return (QuestionReference(elementID: field.elementID), field)
  }

  private func unsupported(
    _ message: String, _ name: FormulaField? = nil
  ) -> FormulaFailure {
    FormulaFailure(offset: name?.offset ?? 0, message: message, isUnsupported: true)
  }
}

extension Array where Element: Hashable {
  /// Elements without duplicates, in order of first occurrence.
  var uniqued: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
