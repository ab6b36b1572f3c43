internal import Questionnaires

/// Reads a `relevant` as a condition that is true for the same answers.
///
/// XPath is true or false; an unanswered question is the empty text. `${x} != 'a'` is true for it,
/// `${x} > 5` is false, and `not(${x} > 5)` is true. Negations are moved into the comparisons,
/// where missing answers are handled, so that no third truth value remains.
struct ConditionReader {
  enum Subject {
    /// A question, or a calculation as a question with such answers.
    case question(QuestionReference, QuestionDefinition.Kind)
    /// A row that is not a question in Otolith, such as a start time.
    case other
  }

  /// Codes by the names of choices in the file.
  let codes: [String: String]
  /// Subjects by their names in the file; nil if there is no such row.
  let subject: (String) -> Subject?

  /// - Returns: ``Condition/always`` and ``Condition/never`` for expressions independent of
  ///   answers.
  /// - Throws: ``ConditionFailure`` for unsupported expressions.
  func condition(_ expression: Formula) throws(ConditionFailure) -> Condition {
    try read(expression, negated: false).normalized
  }

  private func read(_ expression: Formula, negated: Bool) throws(ConditionFailure) -> Condition {
    switch expression {
    case .binary(.or, _, _), .binary(.and, _, _):
      guard case .binary(let operation, _, _) = expression else { return .never }
      let parts = try expression.parts(of: operation).map { part throws(ConditionFailure) in
        try read(part, negated: negated)
      }
      return (operation == .and) != negated ? .all(parts) : .any(parts)
    case .binary(let operation, let left, let right):
      guard let comparison = operation.comparison else {
        throw ConditionFailure(
          "`\(FormulaText.spelling(operation))` gives a number, not a condition")
      }
      if let constant = try compare(
        left, negated ? comparison.opposite : comparison, right, negated)
      {
        return constant
      }
      let mirrored = (negated ? comparison.opposite : comparison).mirrored
      if let condition = try compare(right, mirrored, left, negated) { return condition }
      for case .call(let name, _) in [left, right] where Formula.functionsOfRepeats.contains(name) {
        throw .unsupported(name)
      }
      throw ConditionFailure("both sides of the comparison depend on answers")
    case .call("not", let arguments) where arguments.count == 1:
      return try read(arguments[0], negated: !negated)
    case .call("boolean", let arguments) where arguments.count == 1:
      return try read(arguments[0], negated: negated)
    case .call("true", []): return negated ? .never : .always
    case .call("false", []): return negated ? .always : .never
    case .call("selected", let arguments) where arguments.count == 2:
      guard case .field(let field) = arguments[0], let code = arguments[1].constantText else {
        throw ConditionFailure("`selected` is only supported with a question and a code")
      }
      return try equality(field.name, .text(code), isEqual: !negated, isMembership: true)
    case .field(let field):
      let (id, _) = try question(field.name)
      return .comparison(Comparison(id, negated ? .notAnswered : .answered))
    case .call(let name, _): throw .unsupported(name)
    case .text, .number, .current, .negated, .group:
      throw ConditionFailure("expected a condition instead of a value")
    }
  }

  /// - Parameter operation: already inverted if negated.
  /// - Returns: nil if `right` is not a constant.
  private func compare(
    _ left: Formula, _ operation: Comparison.Operator, _ right: Formula, _ negated: Bool
  ) throws(ConditionFailure) -> Condition? {
    guard let operand = operand(right) else { return nil }
    switch left {
    case .field(let field):
      if operand == .text(""), !operation.isOrder {
        let (id, _) = try question(field.name)
        return .comparison(
          Comparison(id, operation == .equal ? .notAnswered : .answered))
      }
      if !operation.isOrder {
        return try equality(field.name, operand, isEqual: operation == .equal, isMembership: false)
      }
      return try order(field.name, operation, operand, isTrueWithoutAnswer: negated)
    case .call("string-length", let arguments) where arguments.count == 1:
      return try length(arguments[0], operation, operand)
    case .call("decimal-time", let arguments), .call("decimal-date-time", let arguments):
      guard arguments.count == 1, case .field(let field) = arguments[0], operation.isOrder else {
        throw ConditionFailure("this use of times is not supported")
      }
      return try order(field.name, operation, operand, isTrueWithoutAnswer: negated)
    case .call("format-date-time", let arguments):
      guard arguments.count == 2, case .field(let field) = arguments[0], !operation.isOrder,
        ["%H:%M", "%Y-%m-%dT%H:%M"].contains(arguments[1].constantText ?? "")
      else { throw ConditionFailure("this use of `format-date-time` is not supported") }
      return try equality(field.name, operand, isEqual: operation == .equal, isMembership: false)
    default:
      guard case .number(let number) = operand, let count = try CountReader(reader: self).read(left)
      else { return nil }
      return .count(OptionCount(questions: count.questions, codes: count.codes, operation, number))
    }
  }

  private enum Operand: Hashable {
    case text(String)
    case number(Double)
  }

  private func operand(_ expression: Formula) -> Operand? {
    switch expression {
    case .call("date", let arguments), .call("date-time", let arguments),
      .call("decimal-time", let arguments), .call("decimal-date-time", let arguments):
      return arguments.count == 1 ? arguments[0].constantText.map { .text($0) } : nil
    case .text: return expression.constantText.map { .text($0) }
    default:
      return expression.constantNumber.map { .number($0) }
        ?? expression.constantText.map { .text($0) }
    }
  }

  private func length(
    _ argument: Formula, _ operation: Comparison.Operator, _ operand: Operand
  ) throws(ConditionFailure) -> Condition {
    guard case .field(let field) = argument, case .number(let number) = operand else {
      throw ConditionFailure("`string-length` is only supported with a question and a number")
    }
    let (id, _) = try question(field.name)
    switch (operation, number) {
    case (.greater, 0), (.notEqual, 0), (.greaterOrEqual, 1):
      return .comparison(Comparison(id, .answered))
    case (.equal, 0), (.lessOrEqual, 0), (.less, 1):
      return .comparison(Comparison(id, .notAnswered))
    default: throw ConditionFailure("rules cannot compare the length of a text")
    }
  }

  /// - Parameter isMembership: whether other codes may also be chosen.
  private func equality(
    _ name: String, _ operand: Operand, isEqual: Bool, isMembership: Bool
  ) throws(ConditionFailure) -> Condition {
    let (id, kind) = try question(name)
    var comparison = Comparison(id, isEqual ? .equal : .notEqual)
    var alone: Condition?
    switch kind {
    case .singleChoice, .yesNo: comparison.codes = [try option(Self.code(operand), of: name, kind)]
    case .multipleChoice, .ranking:
      comparison.codes = [try option(Self.code(operand), of: name, kind)]
      if !isMembership {
        // The answer consists of this code only.
        alone = .count(
          OptionCount(
            questions: [id], isEqual ? .equal : .notEqual, 1))
      }
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown:
      guard let number = Self.number(operand) else {
        throw ConditionFailure("`\(name)` must be compared with a number")
      }
      comparison.number = number
    case .date, .time, .dateTime, .text:
      comparison.text = Self.code(operand)
    case .country, .file, .inherited, .unsupported:
      throw ConditionFailure("it refers to `\(name)`, whose type is not supported")
    }
    let differs = Condition.comparison(comparison)
    if isEqual { return alone.map { .all([differs, $0]) } ?? differs }
    let unanswered = Condition.comparison(Comparison(id, .notAnswered))
    return .any([unanswered, differs] + (alone.map { [$0] } ?? []))
  }

  private func order(
    _ name: String, _ operation: Comparison.Operator, _ operand: Operand, isTrueWithoutAnswer: Bool
  ) throws(ConditionFailure) -> Condition {
    let (id, kind) = try question(name)
    var comparison = Comparison(id, operation)
    switch kind {
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown:
      guard let number = Self.number(operand) else {
        throw ConditionFailure("`\(name)` must be compared with a number")
      }
      comparison.number = number
    case .date, .time, .dateTime: comparison.text = Self.code(operand)
    case .singleChoice(let choice):
      // Codes have no order in Otolith, so the matching codes are listed.
      guard let number = Self.number(operand) else {
        throw ConditionFailure("codes have no order")
      }
      let codes = choice.options.map(\.code).filter { code in
        DecimalSyntax.number(code).map { operation.holds($0, number) } ?? isTrueWithoutAnswer
      }
      comparison = Comparison(id, .equal, codes: codes)
      if codes.isEmpty { return isTrueWithoutAnswer ? unanswered(id) : .never }
    case .multipleChoice, .yesNo, .text, .country, .ranking, .file, .inherited,
      .unsupported:
      throw ConditionFailure("answers of `\(name)` have no order")
    }
    let compared = Condition.comparison(comparison)
    return isTrueWithoutAnswer ? .any([unanswered(id), compared]) : compared
  }

  private func unanswered(_ id: QuestionReference) -> Condition {
    .comparison(Comparison(id, .notAnswered))
  }

  func question(
    _ name: String
  ) throws(ConditionFailure) -> (id: QuestionReference, kind: QuestionDefinition.Kind) {
    switch subject(name) {
    case .question(let id, let kind): return (id, kind)
    case .other: throw ConditionFailure("it refers to `\(name)`, which is not a question here")
    case nil: throw ConditionFailure("there is no row `\(name)`")
    }
  }

  /// Returns the code of the choice that a rule names.
  func option(
    _ written: String, of name: String, _ kind: QuestionDefinition.Kind
  ) throws(ConditionFailure) -> String {
    let code = codes[written] ?? written
    if kind == .yesNo, code != "yes", code != "no" {
      throw ConditionFailure("`\(name)` is `yes` or `no`, not `\(written)`")
    }
    if let options = kind.options, !options.contains(where: { $0.code == code }) {
      throw ConditionFailure("`\(name)` has no choice `\(written)`")
    }
    return code
  }

  private static func code(_ operand: Operand) -> String {
    switch operand {
    case .text(let text): text
    case .number(let number): DecimalSyntax.text(number)
    }
  }

  private static func number(_ operand: Operand) -> Double? {
    switch operand {
    case .text(let text): DecimalSyntax.number(text)
    case .number(let number): number
    }
  }
}

extension Comparison.Operator {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .answered, .notAnswered: false
    }
  }
}
