internal import Questionnaires

/// The operand of a comparison with a field.
struct REDCapOperand {
  /// Literal text, for codes and texts.
  var text: String
  /// Number; nil for other texts.
  var number: Double?

  init(_ expression: Formula) {
    switch expression {
    case .number(let number):
      text = DecimalSyntax.text(number)
      self.number = number
    case .text(let text):
      self.text = text
      number = DecimalSyntax.number(text)
    default:
      text = ""
    }
  }
}

/// Converts a comparison of a field to a condition, depending on the field's kind.
struct REDCapComparisonReader {
  let reference: QuestionReference
  let field: REDCapField
  let name: FormulaField
  let operation: Comparison.Operator
  let operand: REDCapOperand

  func condition(isNegated: Bool) throws(FormulaFailure) -> Condition {
    if case .multipleChoice? = field.kind {
      return try checkbox(isNegated: isNegated)
    }
    if name.code != nil {
      throw unsupported("`\(name.name)` is not a checkbox field; remove `(…)`")
    }
    let meaning = isNegated ? operation.opposite : operation
    if operand.text.isEmpty {
      switch meaning {
      case .equal: return .comparison(Comparison(reference, .notAnswered))
      case .notEqual: return .comparison(Comparison(reference, .answered))
      default: throw unsupported("an empty text has no order")
      }
    }
    // A missing answer differs from everything and is neither less nor greater, so the negation of
    // an order holds.
    let holdsWithoutAnswer = meaning == .notEqual || (isNegated && meaning.isOrder)
    let comparison = try comparison(meaning)
    return holdsWithoutAnswer
      ? .any([.comparison(Comparison(reference, .notAnswered)), .comparison(comparison)])
      : .comparison(comparison)
  }

  private func comparison(
    _ meaning: Comparison.Operator
  ) throws(FormulaFailure) -> Comparison {
    switch field.kind {
    case .singleChoice(let choice):
      return try codes(meaning, choice.options.map(\.code))
    case .yesNo: return try codes(meaning, ["yes", "no"])
    case .slider, .number, .selfAssessmentManikin, .visualAnalogue, .duration, .countdown:
      guard let number = operand.number else {
        throw unsupported("`\(operand.text)` is not a possible number of `\(name.name)`")
      }
      return Comparison(reference, meaning, number: number)
    case .date: return try moment(meaning, operand.text, MomentSyntax.isDate, "2026-01-31")
    case .time: return try moment(meaning, operand.text, MomentSyntax.isTime, "18:30")
    case .dateTime:
      let text = operand.text.replacing(" ", with: "T")
      return try moment(meaning, text, MomentSyntax.isDateTime, "2026-01-31 18:30")
    case .text:
      guard !meaning.isOrder else {
        throw unsupported(
          "`\(name.name)` is a text, which has no order; give it the validation `number` or "
            + "`integer`")
      }
      return Comparison(reference, meaning, text: operand.text)
    case nil, .inherited, .multipleChoice, .country, .ranking, .file, .unsupported:
      throw unsupported("`\(name.name)` can only be tested for being empty")
    }
  }

  private func moment(
    _ meaning: Comparison.Operator, _ text: String, _ isValid: (String) -> Bool, _ example: String
  ) throws(FormulaFailure) -> Comparison {
    guard isValid(text) else {
      throw unsupported("`\(operand.text)` does not have the form `\(example)`")
    }
    return Comparison(reference, meaning, text: text)
  }

  /// Returns all numeric codes that satisfy an order.
  private func codes(
    _ meaning: Comparison.Operator, _ known: [String]
  ) throws(FormulaFailure) -> Comparison {
    guard meaning.isOrder else {
      guard let code = field.codes[operand.text], known.contains(code) else {
        throw unsupported("`\(name.name)` has no choice `\(operand.text)`")
      }
      return Comparison(reference, meaning, codes: [code])
    }
    let numbers = field.codes.compactMap { code, became in
      DecimalSyntax.number(code).map { (number: $0, code: became) }
    }
    guard let limit = operand.number, numbers.count == field.codes.count else {
      throw unsupported("the choices of `\(name.name)` have no order")
    }
    let fitting = Set(
      numbers.filter { number in
        switch meaning {
        case .less: number.number < limit
        case .lessOrEqual: number.number <= limit
        case .greater: number.number > limit
        default: number.number >= limit
        }
      }.map(\.code))
    guard !fitting.isEmpty else {
      throw unsupported("no choice of `\(name.name)` matches; this never holds")
    }
    return Comparison(reference, .equal, codes: known.filter(fitting.contains))
  }

  /// `[x(1)] = '1'` means chosen; `= '0'` or `<> '1'` means not chosen, answered or not.
  private func checkbox(isNegated: Bool) throws(FormulaFailure) -> Condition {
    guard let code = name.code else {
      if operand.text.isEmpty, operation == .equal || operation == .notEqual {
        let isAnswered = (operation == .notEqual) != isNegated
        return .comparison(Comparison(reference, isAnswered ? .answered : .notAnswered))
      }
      throw unsupported("name a choice of the checkbox field, such as `[\(name.name)(1)]`")
    }
    guard let known = field.codes[code] else {
      throw unsupported("`\(name.name)` has no choice `\(code)`")
    }
    let isChosen: Bool
    switch (operation, operand.number) {
    case (.equal, 1?), (.greater, 0?), (.greaterOrEqual, 1?): isChosen = true
    case (.equal, 0?), (.notEqual, 1?), (.less, 1?), (.lessOrEqual, 0?): isChosen = false
    case (.notEqual, 0?): isChosen = true
    case (.equal, nil) where operand.text.isEmpty: isChosen = false
    case (.notEqual, nil) where operand.text.isEmpty: isChosen = true
    default: throw unsupported("a checkbox choice must be compared with '1' or '0'")
    }
    if isChosen != isNegated {
      return .comparison(Comparison(reference, .equal, codes: [known]))
    }
    return .any([
      .comparison(Comparison(reference, .notAnswered)),
      .comparison(Comparison(reference, .notEqual, codes: [known])),
    ])
  }

  private func unsupported(_ message: String) -> FormulaFailure {
    FormulaFailure(offset: name.offset, message: message, isUnsupported: true)
  }
}
