internal import Questionnaires

/// Writes numbers, texts and moments.
extension ExpressionWriter {
  /// Returns the formula of a calculation that reads back as the same expression.
  ///
  /// - Throws: the reason why no formula is the same.
  func calculation(
    _ expression: AnswerExpression, reader: ExpressionReader
  ) throws(ConditionFailure) -> Formula {
    let wanted = expression.normalForm
    var formulas: [Formula] = []
    if types.type(of: expression) == .truth {
      let isTrue = try truth(expression, .isTrue)
      formulas.append(.call("if", [isTrue, .text("yes"), .text("no")]))
      let isFalse = try truth(expression, .isFalse)
      formulas.append(
        .call("if", [isTrue, .text("yes"), .call("if", [isFalse, .text("no"), .text("")])]))
    } else {
      formulas.append(try value(expression))
    }
    for formula in formulas where try reader.calculation(formula) == wanted { return formula }
    throw ConditionFailure("no formula there has the same value for all answers")
  }

  /// Returns the rule of a question that reads back as the same expression.
  func constraint(
    _ expression: AnswerExpression, reader: ExpressionReader
  ) throws(ConditionFailure) -> Formula {
    let formula = try truth(expression, .isNotFalse)
    guard try reader.constraint(formula) == expression.normalForm.withMissingAs(true) else {
      throw ConditionFailure("no formula there holds for the same answers")
    }
    return formula
  }

  func value(_ expression: AnswerExpression) throws(ConditionFailure) -> Formula {
    if expression == .missing { return .text("") }
    switch expression {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .answer, .score, .calculation: return try reference(expression)
    case .earlier, .profile:
      throw ConditionFailure("it uses \(ExpressionReader.name(expression)), which is not there")
    case .malformed(let reason): throw ConditionFailure(reason)
    case .call(let function, let operands): return try call(function, operands)
    }
  }

  func number(_ expression: AnswerExpression) throws(ConditionFailure) -> Formula {
    switch types.type(of: expression) {
    case .number: break
    case .choice:
      guard case .answer(let id) = expression, types.isPlain(id) else {
        throw ConditionFailure(
          "\(ExpressionReader.name(expression)) has codes that are not its numbers")
      }
    default:
      throw ConditionFailure("\(ExpressionReader.name(expression)) is not a number")
    }
    return try value(expression)
  }

  private func chain(
    _ operation: Formula.Operator, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula {
    var formula: Formula?
    for operand in operands {
      let next = try number(operand)
      formula = formula.map { .binary(operation, $0, next) } ?? next
    }
    guard let formula else { throw ConditionFailure("it has no operands") }
    return formula
  }

  private func call(
    _ function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula {
    guard function.operandCounts.contains(operands.count) else {
      throw ConditionFailure("the number of its operands is wrong")
    }
    if let formula = try overRepetitions(function, operands) { return formula }
    switch function {
    case .add: return try chain(.plus, operands)
    case .multiply: return try chain(.times, operands)
    case .subtract: return try chain(.minus, operands)
    case .divide: return try chain(.divided, operands)
    case .remainder where dialect == .xlsForm: return try chain(.remainder, operands)
    case .mean:
      return .binary(.divided, try chain(.plus, operands), .number(Double(operands.count)))
    case .power:
      if operands[1] == .number(0.5) { return .call("sqrt", [try number(operands[0])]) }
      return .call("pow", [try number(operands[0]), try number(operands[1])])
    case .negate: return .negated(try number(operands[0]))
    case .absolute:
      return try difference(operands[0], isSigned: false)
        ?? .call("abs", [try number(operands[0])])
    case .round: return try round(operands)
    case .floor: return try rounded("floor", "rounddown", operands)
    case .ceiling: return try rounded("ceiling", "roundup", operands)
    case .minimum: return try extreme("min", operands)
    case .maximum: return try extreme("max", operands)
    case .count:
      var formula: Formula?
      for operand in operands {
        let one = Formula.call("if", [try blank(operand, .notEqual), .number(1), .number(0)])
        formula = formula.map { .binary(.plus, $0, one) } ?? one
      }
      return formula ?? .number(0)
    case .choose: return try choose(operands)
    case .coalesce: return try coalesce(operands)
    case .daysBetween, .minutesBetween, .yearsBetween: return try span(function, operands)
    case .today where dialect == .xlsForm: return .call("today", [])
    case .repetition where types.isInRepeat: return .call(Formula.position, [])
    case .length where dialect == .xlsForm:
      return .call("string-length", [try reference(operands[0])])
    case .today, .length, .remainder, .answered, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .and, .or, .not, .each, .repetition:
      throw ConditionFailure("`\(function.rawValue)` cannot be written there")
    }
  }

  /// A function over the repetitions of a question or calculation; nil for other functions.
  private func overRepetitions(
    _ function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula? {
    guard case .call(.each, let repeated)? = operands.first else { return nil }
    guard dialect == .xlsForm, operands.count == 1, let operand = repeated.first,
      let name = ExpressionReader.functionsOverRepetitions.first(where: { $0.value == function })?
        .key
    else {
      throw ConditionFailure("`\(function.rawValue)` over repetitions cannot be written there")
    }
    return .call(name, [function == .count ? try reference(operand) : try number(operand)])
  }

  private func round(_ operands: [AnswerExpression]) throws(ConditionFailure) -> Formula {
    let value = try number(operands[0])
    guard operands.count == 2 || dialect == .redcap else { return .call("round", [value]) }
    return .call(
      "round", [value, operands.count == 2 ? try number(operands[1]) : .number(0)])
  }

  private func rounded(
    _ name: String, _ redcap: String, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula {
    let value = try number(operands[0])
    return dialect == .xlsForm ? .call(name, [value]) : .call(redcap, [value, .number(0)])
  }

  /// REDCap ignores blank operands, so their presence is tested.
  private func extreme(
    _ name: String, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula {
    var written: [Formula] = []
    for operand in operands { written.append(try number(operand)) }
    guard dialect == .redcap, operands.count > 1 else { return .call(name, written) }
    var tested: Formula?
    for operand in operands where operand.needed != [] {
      let test = try blank(operand, .notEqual)
      tested = tested.map { .binary(.and, $0, test) } ?? test
    }
    guard let tested else { return .call(name, written) }
    return .call("if", [tested, .call(name, written), .text("")])
  }

  private func choose(_ operands: [AnswerExpression]) throws(ConditionFailure) -> Formula {
    .call(
      "if",
      [try truth(operands[0], .isTrue), try result(operands[1]), try result(operands[2])])
  }

  /// A choice as a result is its number.
  private func result(_ expression: AnswerExpression) throws(ConditionFailure) -> Formula {
    types.type(of: expression) == .choice ? try number(expression) : try value(expression)
  }

  private func coalesce(_ operands: [AnswerExpression]) throws(ConditionFailure) -> Formula {
    guard let last = operands.last, operands.count > 1 else {
      throw ConditionFailure("`coalesce` needs two values there")
    }
    var formula = try result(last)
    for operand in operands.dropLast().reversed() {
      let value = try result(operand)
      formula =
        dialect == .xlsForm
        ? .call("coalesce", [value, formula])
        : .call("if", [try blank(operand, .notEqual), value, formula])
    }
    return formula
  }

  // MARK: Differences

  private func span(
    _ function: AnswerExpression.Function, _ operands: [AnswerExpression]
  ) throws(ConditionFailure) -> Formula {
    if dialect == .redcap {
      guard let formula = try difference(.call(function, operands), isSigned: true) else {
        throw ConditionFailure("`\(function.rawValue)` cannot be written there")
      }
      return formula
    }
    let kinds = operands.map { types.type(of: $0) }
    var days: [Formula] = []
    for operand in operands {
      if case .text(let text) = operand {
        days.append(.call("date", [.text(text)]))
      } else {
        days.append(try reference(operand, orToday: true))
      }
    }
    func number(_ index: Int) -> Formula { .call("decimal-date-time", [days[index]]) }
    func digits(_ index: Int) -> Formula {
      .call("number", [.call("format-date", [days[index], .text("%Y%m%d")])])
    }
    switch (function, kinds) {
    case (.daysBetween, [.date, .date]): return .binary(.minus, number(1), number(0))
    case (.yearsBetween, [.date, .date]):
      return .call(
        "int", [.binary(.divided, .binary(.minus, digits(1), digits(0)), .number(10_000))])
    case (.minutesBetween, [.dateTime, .dateTime]):
      return .call(
        "round", [.binary(.times, .binary(.minus, number(1), number(0)), .number(1_440))])
    default:
      throw ConditionFailure("`\(function.rawValue)` of these values cannot be written there")
    }
  }

  private func reference(
    _ operand: AnswerExpression, orToday: Bool
  ) throws(ConditionFailure) -> Formula {
    operand == .call(.today, []) ? .call("today", []) : try reference(operand)
  }

  /// REDCap's `datediff`; nil for other expressions.
  private func difference(
    _ expression: AnswerExpression, isSigned: Bool
  ) throws(ConditionFailure) -> Formula? {
    guard dialect == .redcap, case .call(let function, let operands) = expression,
      function == .daysBetween || function == .minutesBetween
    else { return nil }
    let kinds = operands.map { types.type(of: $0) }
    guard kinds == (function == .daysBetween ? [.date, .date] : [.dateTime, .dateTime]) else {
      return nil
    }
    var arguments: [Formula] = []
    for operand in operands {
      if operand == .call(.today, []) {
        arguments.append(.text("today"))
      } else {
        arguments.append(try value(operand))
      }
    }
    arguments.append(.text(function == .daysBetween ? "d" : "m"))
    if isSigned { arguments.append(.call("true", [])) }
    return .call("datediff", arguments)
  }
}
