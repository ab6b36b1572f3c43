internal import Questionnaires

/// Reads formulas of XLSForm and REDCap as expressions with the same value for the same answers.
///
/// In formulas, an unanswered question is the empty text, and comparisons are true or false. In
/// expressions it is missing, and so are comparisons with it. Tests of answers are added where the
/// difference has an effect.
struct ExpressionReader {
  enum Dialect: Sendable { case xlsForm, redcap }

  /// The effect of a missing truth value at its place.
  enum Missing: Sendable {
    case isFalse, isTrue
    /// The truth value must not be missing.
    case decided
  }

  let dialect: Dialect
  let types: FormulaTypes
  /// Returns the answer, score or calculation with a name in the file.
  let subject: (String) throws(ConditionFailure) -> AnswerExpression
  /// Returns the code of a question's option by the code in the file; nil if unknown.
  let code: (_ elementID: String, _ written: String) -> String?
  /// The question that contains the formula; nil for calculations.
  var current: String?
  /// Values that are tested for being blank beside the comparison.
  private var tested: Set<AnswerExpression> = []

  init(
    dialect: Dialect, types: FormulaTypes,
    subject: @escaping (String) throws(ConditionFailure) -> AnswerExpression,
    code: @escaping (_ elementID: String, _ written: String) -> String?, current: String? = nil
  ) {
    self.dialect = dialect
    self.types = types
    self.subject = subject
    self.code = code
    self.current = current
  }

  /// Returns the value of a calculation.
  func calculation(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    try Self.checkDepth(formula)
    if let truth = try yesOrNo(formula) { return try truth.normalForm.bounded() }
    let value = try value(formula)
    guard types.type(of: value) != .choice else { return try number(value).normalForm.bounded() }
    guard types.type(of: value) != nil else { throw ConditionFailure("it has no value") }
    return try value.normalForm.bounded()
  }

  /// Returns the truth value of a rule, which is never missing where the formula is true.
  func condition(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    try Self.checkDepth(formula)
    return try truth(formula, missing: .isFalse).withMissingAs(false).normalForm.bounded()
  }

  /// Long chains nest one level for each operand.
  private static func checkDepth(_ formula: Formula) throws(ConditionFailure) {
    var level = [formula]
    for _ in 0..<depthMax {
      level = level.flatMap(\.operands)
      if level.isEmpty { return }
    }
    throw ConditionFailure("it has more than \(depthMax) levels")
  }

  private static let depthMax = 150

  /// Returns the rule of a question: not false where the formula is true or the question unanswered.
  func constraint(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    try Self.checkDepth(formula)
    var rules: [AnswerExpression] = []
    for part in formula.parts(of: .and) {
      var rule = try truth(part, missing: .isTrue).withMissingAs(true)
      if let current, !rule.holds(without: .answer(current)) {
        let unanswered = AnswerExpression.call(.not, [.call(.answered, [.answer(current)])])
        rule = AnswerExpression.call(.or, [unanswered, rule]).withMissingAs(true)
      }
      rules.append(rule)
    }
    let whole = rules.count == 1 ? rules[0] : .call(.and, rules)
    return try whole.normalForm.withMissingAs(true).bounded()
  }

  // MARK: Truth values

  func truth(
    _ formula: Formula, negated: Bool = false, missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression {
    try unbounded(formula, negated, missing).bounded()
  }

  private func unbounded(
    _ formula: Formula, _ negated: Bool, _ missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression {
    switch formula {
    case .binary(.and, _, _), .binary(.or, _, _):
      guard case .binary(let operation, _, _) = formula else { return .missing }
      var parts: [AnswerExpression] = []
      var inner = self
      for case .binary(let sign, let left, .text("")) in formula.parts(of: operation)
      where sign == (operation == .and ? .notEqual : .equal) {
        inner.tested.insert(try value(left))
      }
      for part in formula.parts(of: operation) {
        parts.append(try inner.truth(part, negated: negated, missing: missing))
      }
      return AnswerExpression.call((operation == .and) != negated ? .and : .or, parts).normalForm
    case .binary(let operation, let left, let right):
      guard let comparison = operation.comparison else {
        throw ConditionFailure("`\(FormulaText.spelling(operation))` gives a number")
      }
      return try compare(left, comparison, right, negated, missing)
    case .call("not", let arguments) where arguments.count == 1:
      return try truth(arguments[0], negated: !negated, missing: missing)
    case .call("boolean", let arguments) where arguments.count == 1:
      return try truth(arguments[0], negated: negated, missing: missing)
    case .call("isblankormissingcode", let arguments) where arguments.count == 1:
      return answered(try value(arguments[0]), !negated ? false : true)
    case .call("selected", let arguments) where arguments.count == 2:
      guard let code = arguments[1].constantText else {
        throw ConditionFailure("`selected` is only supported with a code")
      }
      return try chosen(try value(arguments[0]), code, negated, missing)
    case .call("true", []), .call("false", []):
      let isTrue = (formula == .call("true", [])) != negated
      return .call(.equal, [.number(isTrue ? 1 : 0), .number(1)])
    case .call("if", let arguments) where arguments.count == 3:
      let condition = try truth(arguments[0], missing: .isFalse).withMissingAs(false)
      let results = [
        try truth(arguments[1], negated: negated, missing: missing),
        try truth(arguments[2], negated: negated, missing: missing),
      ]
      return .call(.choose, [condition] + results)
    case .group(let inner): return try truth(inner, negated: negated, missing: missing)
    case .field(let field) where field.code == nil && dialect == .xlsForm:
      return answered(try subject(field.name), !negated)
    case .call(let name, _): throw .unsupported(name)
    default: throw ConditionFailure("expected a condition instead of a value")
    }
  }

  private func answered(_ value: AnswerExpression, _ isAnswered: Bool) -> AnswerExpression {
    let answered = AnswerExpression.call(.answered, [value])
    return isAnswered ? answered : .call(.not, [answered])
  }

  private func compare(
    _ left: Formula, _ comparison: Comparison.Operator, _ right: Formula, _ negated: Bool,
    _ missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression {
    let operation = negated ? comparison.opposite : comparison
    if !comparison.isOrder {
      for (blank, other) in [(right, left), (left, right)] where blank.constantText == "" {
        return answered(try value(other), operation == .notEqual)
      }
      for (literal, other) in [(right, left), (left, right)] {
        if case .field(let field) = other, let code = field.code {
          return try chosen(field, code, literal, operation == .equal, missing)
        }
        if let truth = try decision(other, literal, operation == .equal, missing) { return truth }
      }
    }
    let (first, second) = try sides(left, right, comparison.isOrder)
    guard let function = AnswerExpression.Function(operation) else {
      throw ConditionFailure("the comparison is not supported")
    }
    if !comparison.isOrder, first.needed == [first], second.needed == [second],
      ![first, second].contains(where: {
        tested.contains($0) || $0 == current.map(AnswerExpression.answer)
      })
    {
      throw ConditionFailure("two blank answers are equal there; test one of them by `!= ''`")
    }
    // Formulas compare the empty text, which differs from every constant and has no order. Its
    // length is 0.
    var holdsMissing = comparison.isOrder ? negated : operation == .notEqual
    switch (first, second) {
    case (.call(.length, let text), .number(let number)) where !text.allSatisfy(tested.contains):
      holdsMissing = operation.holds(0, number) ?? holdsMissing
    case (.number(let number), .call(.length, let text)) where !text.allSatisfy(tested.contains):
      holdsMissing = operation.holds(number, 0) ?? holdsMissing
    default: break
    }
    return decided(.call(function, [first, second]), holdsMissing: holdsMissing, missing)
  }

  /// Adds tests of answers, unless a missing comparison has the effect of the formula's.
  private func decided(
    _ comparison: AnswerExpression, holdsMissing: Bool, _ missing: Missing
  ) -> AnswerExpression {
    switch missing {
    case .isFalse where !holdsMissing, .isTrue where holdsMissing: return comparison
    default: break
    }
    var needed = comparison.operands.flatMap { $0.needed ?? [$0] }
    if missing == .isTrue { needed.removeAll { $0 == current.map(AnswerExpression.answer) } }
    guard !needed.isEmpty else { return comparison }
    return .call(
      holdsMissing ? .or : .and, needed.map { answered($0, !holdsMissing) } + [comparison])
  }

  private func chosen(
    _ subject: AnswerExpression, _ written: String, _ negated: Bool, _ missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression {
    guard case .answer(let id) = subject, types.type(of: subject) == .choice else {
      throw ConditionFailure("only options of a choice can be selected")
    }
    guard let code = code(id, written) else {
      throw ConditionFailure("`\(id)` has no choice `\(written)`")
    }
    return decided(
      .call(negated ? .notEqual : .equal, [subject, .text(code)]), holdsMissing: negated, missing)
  }

  /// `[x(1)] = '1'`
  private func chosen(
    _ field: FormulaField, _ code: String, _ literal: Formula, _ isEqual: Bool, _ missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression {
    guard let number = literal.constantNumber, number == 0 || number == 1 else {
      throw ConditionFailure("a choice of a checkbox field is 0 or 1")
    }
    return try chosen(try subject(field.name), code, (number == 1) != isEqual, missing)
  }

  /// `${c} = 'yes'`, where `c` is a truth value.
  private func decision(
    _ subject: Formula, _ literal: Formula, _ isEqual: Bool, _ missing: Missing
  ) throws(ConditionFailure) -> AnswerExpression? {
    guard case .field = subject,
      let text = literal.constantText
        ?? literal.constantNumber.map(
          DecimalSyntax.text)
    else { return nil }
    let value = try value(subject)
    guard types.type(of: value) == .truth else { return nil }
    let isYes: Bool
    switch text {
    case "yes", "true", "1": isYes = true
    case "no", "false", "0": isYes = false
    default: throw ConditionFailure("it is compared with `\(text)`, but is `yes` or `no`")
    }
    let truth = isYes == isEqual ? value : .call(.not, [value])
    switch missing {
    case .isFalse where isEqual, .isTrue where !isEqual: return truth
    default:
      return .call(isEqual ? .and : .or, [answered(value, isEqual), truth])
    }
  }

  /// `if(…, 'yes', 'no')`, or `if(…, 'yes', if(…, 'no', ''))` where it may be missing.
  private func yesOrNo(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    guard case .call("if", let arguments) = formula, arguments.count == 3,
      arguments[1].constantText == "yes"
    else { return nil }
    if arguments[2].constantText == "no" { return try truth(arguments[0], missing: .decided) }
    guard case .call("if", let rest) = arguments[2], rest.count == 3,
      rest[1].constantText == "no", rest[2].constantText == ""
    else { return nil }
    let truth = try truth(arguments[0], missing: .isFalse).withMissingAs(false)
    let opposite = try self.truth(rest[0], negated: true, missing: .isTrue).withMissingAs(true)
    return truth.normalForm == opposite.normalForm ? truth : nil
  }
}

extension AnswerExpression {
  /// Whether a rule is satisfied without an answer, because it is missing or true then.
  fileprivate func holds(without answer: AnswerExpression) -> Bool {
    switch self {
    case .call(.and, let parts): parts.allSatisfy { $0.holds(without: answer) }
    case .call(.or, let parts):
      parts.contains { part in
        if case .call(.not, let inner) = part {
          inner == [.call(.answered, [answer])]
        } else {
          false
        }
      } || parts.contains { $0.holds(without: answer) }
    default: opposite != nil && needed?.contains(answer) == true
    }
  }
}
