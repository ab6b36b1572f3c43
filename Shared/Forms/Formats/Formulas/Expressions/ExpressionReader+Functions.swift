internal import Questionnaires

/// Reads the functions of both programs.
extension ExpressionReader {
  func call(_ name: String, _ arguments: [Formula]) throws(ConditionFailure) -> AnswerExpression {
    if name == "if", arguments.count == 3 { return try choose(arguments) }
    if name == "round", let rounded = try round(arguments) { return rounded }
    if let function = Self.functions[name], function.operandCounts.contains(arguments.count) {
      return .call(function, try numbers(arguments))
    }
    switch dialect {
    case .xlsForm: return try xlsForm(name, arguments)
    case .redcap: return try redcap(name, arguments)
    }
  }

  /// Functions with the same operands in both programs.
  private static let functions: [String: AnswerExpression.Function] = [
    "abs": .absolute, "pow": .power,
  ]

  private func numbers(_ arguments: [Formula]) throws(ConditionFailure) -> [AnswerExpression] {
    var numbers: [AnswerExpression] = []
    for argument in arguments { numbers.append(try number(argument)) }
    return numbers
  }

  private func choose(_ arguments: [Formula]) throws(ConditionFailure) -> AnswerExpression {
    let condition = try truth(arguments[0], missing: .isFalse).withMissingAs(false)
    var results = [try value(arguments[1]), try value(arguments[2])]
    let kinds = results.map { types.type(of: $0) }
    let texts = results.map { result -> Bool in
      if case .text(let text) = result {
        text.isEmpty || DecimalSyntax.number(text) != nil
      } else {
        false
      }
    }
    let isNumeric = kinds.contains { $0 == .number || $0 == .choice } || texts == [true, true]
    if isNumeric {
      for index in results.indices { results[index] = try number(results[index]) }
    } else if let first = kinds[0], let second = kinds[1], first != second {
      throw ConditionFailure("the results of `if` are of different types")
    } else if kinds.contains(.truth), let index = kinds.firstIndex(of: nil) {
      results[index] = .call(.equal, [.missing, .number(0)])
    }
    return .call(.choose, [condition] + results)
  }

  /// Both programs round halves away from zero.
  private func round(_ arguments: [Formula]) throws(ConditionFailure) -> AnswerExpression? {
    switch arguments.count {
    case 1:
      if let minutes = try minutes(arguments[0]) { return minutes }
      return .call(.round, [try number(arguments[0])])
    case 2:
      guard let digits = arguments[1].constantNumber, (0...10).contains(digits),
        digits == digits.rounded()
      else { throw ConditionFailure("`round` needs a number of digits from 0 to 10") }
      return .call(.round, [try number(arguments[0]), .number(digits)])
    default: return nil
    }
  }

  // MARK: XLSForm

  private func xlsForm(
    _ name: String, _ arguments: [Formula]
  ) throws(ConditionFailure) -> AnswerExpression {
    if let repeated = try overRepetitions(name, arguments) { return repeated }
    switch (name, arguments.count) {
    case ("min", 1...): return .call(.minimum, try numbers(arguments))
    case ("max", 1...): return .call(.maximum, try numbers(arguments))
    case ("floor", 1): return .call(.floor, try numbers(arguments))
    case ("ceiling", 1): return .call(.ceiling, try numbers(arguments))
    case ("sqrt", 1): return .call(.power, [try number(arguments[0]), .number(0.5)])
    case ("number", 1), ("decimal-date-time", 1):
      if let day = try day(arguments[0]) {
        // The number of a date counts days from 1970.
        return .call(.daysBetween, [.text("1970-01-01"), day])
      }
      guard name == "number" else { throw .unsupported(name) }
      return try number(arguments[0])
    case ("once", 1): return try value(arguments[0])
    case ("today", 0): return .call(.today, [])
    case (Formula.position, 0) where types.isInRepeat: return .call(.repetition, [])
    case ("date", 1):
      guard let day = try day(arguments[0]) else { throw .unsupported(name) }
      return day
    case ("int", 1):
      if let years = try years(arguments[0]) { return years }
      return truncated(try number(arguments[0]))
    case ("coalesce", 2):
      let parts = [try value(arguments[0]), try value(arguments[1])]
      guard parts.contains(where: { types.type(of: $0) == .number }) else {
        guard types.type(of: parts[0]) == types.type(of: parts[1]) else {
          throw ConditionFailure("the values of `coalesce` are of different types")
        }
        return .call(.coalesce, parts)
      }
      return .call(.coalesce, [try number(parts[0]), try number(parts[1])])
    case ("count-selected", 1): return try chosenCount(try value(arguments[0]))
    case ("string-length", 1):
      let text = try value(arguments[0])
      guard types.type(of: text) == .text else { throw .unsupported(name) }
      return .call(.length, [text])
    case ("concat", _), ("string", _):
      guard let text = Formula.call(name, arguments).constantText else { throw .unsupported(name) }
      return .text(text)
    default: throw .unsupported(name)
    }
  }

  /// Functions of XLSForm over all repetitions of a question or calculation.
  static let functionsOverRepetitions: [String: AnswerExpression.Function] = [
    "sum": .add, "min": .minimum, "max": .maximum, "count-non-empty": .count,
  ]

  /// - Returns: nil unless the only argument is a value of a repeat that the formula is outside of.
  private func overRepetitions(
    _ name: String, _ arguments: [Formula]
  ) throws(ConditionFailure) -> AnswerExpression? {
    guard arguments.count == 1, case .field = arguments[0] else { return nil }
    let operand = try value(arguments[0])
    guard types.isRepeated(operand) else { return nil }
    if name == "count" {
      throw ConditionFailure(
        "`count` also counts repetitions without an answer; write `count-non-empty`")
    }
    guard let function = Self.functionsOverRepetitions[name] else { return nil }
    return .call(
      function, [.call(.each, [function == .count ? operand : try number(arguments[0])])])
  }

  /// The number of chosen options; 0 without an answer.
  private func chosenCount(_ answer: AnswerExpression) throws(ConditionFailure) -> AnswerExpression
  {
    guard types.isMultiple(answer), case .answer(let id) = answer,
      let options = types.kind(id)?.options
    else { throw ConditionFailure("`count-selected` needs a question with several answers") }
    return try AnswerExpression.call(
      .add,
      options.map {
        .call(.choose, [.call(.equal, [answer, .text($0.code)]), .number(1), .number(0)])
      }
    ).bounded()
  }

  /// `int` cuts off the fraction.
  private func truncated(_ number: AnswerExpression) -> AnswerExpression {
    switch number {
    case .call(.daysBetween, _), .call(.yearsBetween, _), .call(.count, _), .call(.floor, _),
      .call(.ceiling, _), .call(.length, _), .call(.minutesBetween, _):
      return number
    case .call(.round, let operands) where operands.count == 1: return number
    default: return Self.truncation(of: number)
    }
  }

  static func truncation(of number: AnswerExpression) -> AnswerExpression {
    .call(
      .choose,
      [
        .call(.less, [number, .number(0)]), .call(.ceiling, [number]), .call(.floor, [number]),
      ])
  }

  /// Completed years, as the difference of the dates' digits `YYYYMMDD`:
  /// `int((number(format-date(b, '%Y%m%d')) - number(format-date(a, '%Y%m%d'))) div 10000)`.
  private func years(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    guard case .binary(.divided, .binary(.minus, let end, let start), .number(10_000)) = formula,
      let end = try digits(end), let start = try digits(start)
    else { return nil }
    return .call(.yearsBetween, [start, end])
  }

  private func digits(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    switch formula {
    case .call("number", let arguments) where arguments.count == 1: return try digits(arguments[0])
    case .call("format-date", let arguments), .call("format-date-time", let arguments):
      guard arguments.count == 2, arguments[1].constantText == "%Y%m%d" else { return nil }
      return try day(arguments[0])
    default: return nil
    }
  }

  /// `(decimal-date-time(b) - decimal-date-time(a)) * 1440`, rounded.
  private func minutes(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    guard dialect == .xlsForm,
      case .binary(.times, .binary(.minus, let end, let start), .number(1_440)) = formula,
      let end = try moment(end), let start = try moment(start)
    else { return nil }
    return .call(.minutesBetween, [start, end])
  }

  private func moment(_ formula: Formula) throws(ConditionFailure) -> AnswerExpression? {
    guard case .call("decimal-date-time", let arguments) = formula, arguments.count == 1,
      case .field = arguments[0]
    else { return nil }
    let value = try value(arguments[0])
    return types.type(of: value) == .dateTime ? value : nil
  }

  // MARK: REDCap

  private func redcap(
    _ name: String, _ arguments: [Formula]
  ) throws(ConditionFailure) -> AnswerExpression {
    switch (name, arguments.count) {
    case ("min", 1...): return .call(.minimum, Self.present(try numbers(arguments)))
    case ("max", 1...): return .call(.maximum, Self.present(try numbers(arguments)))
    case ("sum", 1...): return Self.sum(try numbers(arguments))
    case ("mean", 1...):
      let numbers = try numbers(arguments)
      return .call(.divide, [Self.sum(numbers), .call(.count, numbers)])
    case ("sqrt", 1): return .call(.power, [try number(arguments[0]), .number(0.5)])
    case ("rounddown", 1...2): return try rounded(.floor, arguments)
    case ("roundup", 1...2): return try rounded(.ceiling, arguments)
    case ("datediff", 3...5): return try difference(arguments)
    default: throw .unsupported(name)
    }
  }

  /// REDCap ignores blank operands: each is replaced by one that is present.
  private static func present(_ numbers: [AnswerExpression]) -> [AnswerExpression] {
    guard numbers.count > 1 else { return numbers }
    return numbers.indices.map { index in
      var others = numbers
      let own = others.remove(at: index)
      return .call(.coalesce, [own] + others)
    }
  }

  static func sum(_ numbers: [AnswerExpression]) -> AnswerExpression {
    .call(
      .choose,
      [
        .call(.greater, [.call(.count, numbers), .number(0)]),
        .call(.add, numbers.map { .call(.coalesce, [$0, .number(0)]) }), .missing,
      ])
  }

  private func rounded(
    _ function: AnswerExpression.Function, _ arguments: [Formula]
  ) throws(ConditionFailure) -> AnswerExpression {
    let value = try number(arguments[0])
    guard arguments.count == 2, arguments[1].constantNumber != 0 else {
      return .call(function, [value])
    }
    guard let digits = arguments[1].constantNumber, (1...10).contains(digits),
      digits == digits.rounded()
    else { throw ConditionFailure("rounding needs a number of digits from 0 to 10") }
    var power = 1.0
    for _ in 0..<Int(digits) { power *= 10 }
    let scaled = AnswerExpression.call(.multiply, [value, .number(power)])
    return .call(.divide, [.call(function, [scaled]), .number(power)])
  }

  /// `datediff([a], [b], 'd', true)`; without the last argument the difference has no sign. A
  /// format of dates may precede it, which has no effect.
  private func difference(_ arguments: [Formula]) throws(ConditionFailure) -> AnswerExpression {
    let (start, end) = (try moment(of: arguments[0]), try moment(of: arguments[1]))
    let isSigned = arguments.dropFirst(3).contains { argument in
      argument == .call("true", []) || argument.constantText?.lowercased() == "true"
        || argument == .number(1)
    }
    guard let unit = arguments[2].constantText else {
      throw ConditionFailure("the unit of `datediff` is not a text")
    }
    let units: [String: Double]
    let difference: AnswerExpression
    switch (types.type(of: start), types.type(of: end)) {
    case (.date, .date):
      units = ["d": 1, "M": 30.44, "y": 365.2425]
      difference = .call(.daysBetween, [start, end])
    case (.dateTime, .dateTime):
      units = ["m": 1, "h": 60, "d": 1_440]
      difference = .call(.minutesBetween, [start, end])
    default:
      units = [:]
      difference = .missing
    }
    guard let perUnit = units[unit] else {
      throw ConditionFailure("`datediff` is supported for two dates, and for two dates with time")
    }
    let signed = isSigned ? difference : .call(.absolute, [difference])
    return perUnit == 1 ? signed : .call(.divide, [signed, .number(perUnit)])
  }

  private func moment(of formula: Formula) throws(ConditionFailure) -> AnswerExpression {
    if formula.constantText?.lowercased() == "today" { return .call(.today, []) }
    return try value(formula)
  }
}
