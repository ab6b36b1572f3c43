internal import Questionnaires

/// Reads numbers, texts and moments.
extension ExpressionReader {
  func value(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    try unbounded(formula).bounded()
  }

  private func unbounded(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    switch formula {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .field(let field):
      guard field.code != nil else { return try subject(field.name) }
      // A chosen option of a checkbox field counts 1.
      let isChosen = try truth(.binary(.equal, formula, .number(1)), missing: .isFalse)
      return .call(.choose, [isChosen, .number(1), .number(0)])
    case .current:
      guard let current else { throw ConditionFailure("`.` has no meaning here") }
      return .answer(current)
    case .group(let inner): return try value(inner)
    case .negated(let part): return .call(.negate, [try number(part)])
    case .binary(let operation, let left, let right):
      return try arithmetic(operation, left, right, formula)
    case .call("not", _), .call("boolean", _), .call("selected", _),
      .call("isblankormissingcode", _):
      return try truth(formula, missing: .decided)
    case .call(let name, let arguments): return try call(name, arguments)
    }
  }

  /// Returns a value that is a number; a choice must have the number that formulas use.
  func number(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    try number(try value(formula))
  }

  func number(_ value: AnswerExpression) throws(ConditionFailure) -> AnswerExpression {
    if value.isMissingConstant { return .missing }
    switch types.type(of: value) {
    case .number: return value
    case .truth:
      return .call(.choose, [value.withMissingAs(false), .number(1), .number(0)])
    case .choice:
      if case .answer(let id) = value, types.isPlain(id) { return value }
      throw ConditionFailure("\(Self.name(value)) has codes that are not its numbers")
    default:
      if case .text(let text) = value, let number = DecimalSyntax.number(text) {
        return .number(number)
      }
      throw ConditionFailure("\(Self.name(value)) is not a number")
    }
  }

  static func name(_ value: AnswerExpression) -> String {
    switch value {
    case .answer(let id), .score(let id), .calculation(let id): "`\(id)`"
    case .text(let text): "the text `\(text)`"
    default: "a part of it"
    }
  }

  private func arithmetic(
    _ operation: Formula.Operator, _ left: Formula, _ right: Formula, _ formula: Formula
  ) throws(ConditionFailure) -> AnswerExpression {
    switch operation {
    case .plus, .times:
      let function: AnswerExpression.Function = operation == .plus ? .add : .multiply
      var operands: [AnswerExpression] = []
      var first = formula
      while case .binary(operation, let rest, let last) = first {
        operands.append(try number(last))
        first = rest
      }
      return .call(function, [try number(first)] + operands.reversed())
    case .minus:
      if let days = try days(from: right, to: left) { return days }
      return .call(.subtract, [try number(left), try number(right)])
    case .divided: return .call(.divide, [try number(left), try number(right)])
    case .remainder: return .call(.remainder, [try number(left), try number(right)])
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return try truth(formula, missing: .decided)
    }
  }

  /// The difference of two days; nil if the operands are not days.
  private func days(
    from first: Formula, to second: Formula
  ) throws(ConditionFailure) -> AnswerExpression? {
    guard dialect == .xlsForm, let start = try day(first), let end = try day(second) else {
      return nil
    }
    return .call(.daysBetween, [start, end])
  }

  /// A date, also as the number of its days; nil for other formulas.
  func day(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    switch formula {
    case .call("decimal-date-time", let arguments), .call("date", let arguments),
      .call("number", let arguments), .call("once", let arguments):
      return arguments.count == 1 ? try day(arguments[0]) : nil
    case .call("today", []): return .call(.today, [])
    case .text(let text): return MomentSyntax.isDate(text) ? .text(text) : nil
    case .field(let field) where field.code == nil:
      let value = try subject(field.name)
      return types.type(of: value) == .date ? value : nil
    case .current:
      let value = try value(formula)
      return types.type(of: value) == .date ? value : nil
    default: return nil
    }
  }

  // MARK: Operands of comparisons

  func sides(
    _ left: Formula, _ right: Formula, _ isOrder: Bool
  ) throws(ConditionFailure) -> (AnswerExpression, AnswerExpression) {
    let (first, second) = (try operand(left), try operand(right))
    if let second = try literal(second, beside: first, isOrder) { return (first, second) }
    if let first = try literal(first, beside: second, isOrder) { return (first, second) }
    let kinds = (types.type(of: first), types.type(of: second))
    if kinds.0 == kinds.1, kinds.0 == .text || kinds.0 == .choice, !isOrder {
      if kinds.0 == .choice, [first, second].contains(where: types.isMultiple) {
        throw ConditionFailure("answers with several options are compared")
      }
      return (first, second)
    }
    if kinds.0 == kinds.1, kinds.0?.isMoment == true { return (first, second) }
    return (try number(first), try number(second))
  }

  /// Dates and times as numbers have the order of dates and times.
  private func operand(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    switch formula {
    case .call("decimal-date-time", let arguments), .call("decimal-time", let arguments),
      .call("date", let arguments), .call("date-time", let arguments):
      guard arguments.count == 1 else { break }
      if let text = arguments[0].constantText { return .text(text) }
      let inner = try operand(arguments[0])
      if types.type(of: inner)?.isMoment == true { return inner }
    default: break
    }
    return try value(formula)
  }

  /// Returns a constant as it is compared with the value; nil if it is not a constant.
  private func literal(
    _ constant: AnswerExpression, beside value: AnswerExpression, _ isOrder: Bool
  ) throws(ConditionFailure) -> AnswerExpression? {
    let text: String
    switch constant {
    case .number(let number): text = DecimalSyntax.text(number)
    case .text(let written): text = written
    default: return nil
    }
    guard let type = types.type(of: value) else { return nil }
    switch type {
    case .choice where !isOrder:
      guard case .answer(let id) = value else { return nil }
      guard !types.isMultiple(value) else {
        throw ConditionFailure("`\(id)` may have several options; write `selected(…)`")
      }
      guard let code = code(id, text) else {
        throw ConditionFailure("`\(id)` has no choice `\(text)`")
      }
      return .text(code)
    case .choice, .number, .truth:
      _ = try number(value)
      return try number(constant)
    case .text:
      guard !isOrder else { throw ConditionFailure("texts have no order") }
      return .text(text)
    case .date, .time, .dateTime:
      if type == .date, text == "today" { return .call(.today, []) }
      let moment = dialect == .redcap ? text.replacing(" ", with: "T") : text
      guard types.type(of: .text(moment)) == type else {
        throw ConditionFailure("`\(text)` is not a valid date or time there")
      }
      return .text(moment)
    }
  }
}
