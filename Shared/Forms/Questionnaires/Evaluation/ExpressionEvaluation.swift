import Glibc

/// The values that an expression refers to.
struct ExpressionContext {
  /// Answers to shown questions by element id.
  var answers: [String: AnswerValue]
  /// Scales of questions with choices.
  var scales: [String: CountableScale]
  var facts: SheetFacts
  var score: (_ id: String) -> Double?
  var calculation: (_ id: String) -> ExpressionValue?
}

extension AnswerExpression {
  /// Evaluates the expression; nil if its value is missing. The functions are defined in rules.proto.
  func value(_ context: ExpressionContext) -> ExpressionValue? {
    switch self {
    case .number(let number): .finite(number)
    case .text(let text): .present(text)
    case .answer(let id):
      context.answers[id].flatMap { ExpressionValue($0, scale: context.scales[id]) }
    case .score(let id): context.score(id).flatMap { .finite($0) }
    case .calculation(let id): context.calculation(id)
    case .earlier(let id):
      context.facts.earlier[id].flatMap { ExpressionValue($0, scale: context.scales[id]) }
    case .profile(let field):
      context.facts.profile[field].flatMap { ExpressionValue($0, scale: nil) }
    case .call(let function, let operands):
      function.operandCounts.contains(operands.count)
        ? function.value(of: operands, context) : nil
    case .malformed: nil
    }
  }

  fileprivate func number(_ context: ExpressionContext) -> Double? { value(context)?.number }

  fileprivate func truth(_ context: ExpressionContext) -> Bool? { value(context)?.truth }
}

extension AnswerExpression.Function {
  /// - Parameter operands: in a number that the function permits.
  fileprivate func value(
    of operands: [AnswerExpression], _ context: ExpressionContext
  ) -> ExpressionValue? {
    switch self {
    case .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round,
      .floor, .ceiling, .minimum, .maximum, .mean:
      return numbers(operands, context).flatMap(result).flatMap { .finite($0) }
    case .count:
      let values = operands.unfolded.count { $0.value(context) != nil }
      return .number(Double(values))
    case .choose: return operands[operands[0].truth(context) == true ? 1 : 2].value(context)
    case .coalesce: return operands.unfolded.lazy.compactMap { $0.value(context) }.first
    case .answered: return .truth(operands[0].value(context) != nil)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let comparison, let left = operands[0].value(context),
        let right = operands[1].value(context)
      else { return nil }
      return left.compared(comparison, with: right).map { .truth($0) }
    case .and: return combined(operands, decisive: false, context)
    case .or: return combined(operands, decisive: true, context)
    case .not: return operands[0].truth(context).map { .truth(!$0) }
    case .daysBetween, .yearsBetween, .minutesBetween:
      guard let first = operands[0].value(context), let last = operands[1].value(context) else {
        return nil
      }
      return distance(first, last).map { .number(Double($0)) }
    case .today: return context.facts.today.flatMap { MomentSyntax.isDate($0) ? .text($0) : nil }
    case .length:
      guard case .text(let text)? = operands[0].value(context) else { return nil }
      return .number(Double(text.unicodeScalars.count))
    // Has a value only as an operand; the number of a repetition is there only after unrolling.
    case .each, .repetition: return nil
    }
  }

  /// - Returns: nil if a number is missing.
  private func numbers(
    _ operands: [AnswerExpression], _ context: ExpressionContext
  ) -> [Double]? {
    var numbers: [Double] = []
    for operand in operands {
      if takesEach, case .call(.each, let repeated) = operand {
        numbers += repeated.compactMap { $0.value(context) }.compactMap(\.number)
        continue
      }
      guard let number = operand.number(context) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// - Returns: nil for other functions and for an invalid number of digits.
  private func result(_ numbers: [Double]) -> Double? {
    // The sum of no repetitions.
    guard let first = numbers.first else { return self == .add ? 0 : nil }
    switch self {
    case .add: return numbers.dropFirst().reduce(first, +)
    case .mean: return numbers.dropFirst().reduce(first, +) / Double(numbers.count)
    case .multiply: return numbers.dropFirst().reduce(first, *)
    case .subtract: return first - numbers[1]
    // JavaScript and IEEE 754 agree; both infinity and NaN are missing.
    case .divide: return first / numbers[1]
    case .remainder: return first.truncatingRemainder(dividingBy: numbers[1])
    case .power: return Self.power(first, numbers[1])
    case .negate: return -first
    case .absolute: return first.magnitude
    case .round: return first.rounded(toDigits: numbers.count > 1 ? numbers[1] : 0)
    case .floor: return first.rounded(.down)
    case .ceiling: return first.rounded(.up)
    case .minimum: return numbers.min()
    case .maximum: return numbers.max()
    default: return nil
    }
  }

  /// Computes whole exponents by squaring, so that every implementation has the same result.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    guard let whole = Int(exactly: exponent), whole.magnitude <= 1_024 else {
      return pow(base, exponent)
    }
    var (result, square, rest) = (1.0, base, whole.magnitude)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      rest >>= 1
      if rest > 0 { square *= square }
    }
    return whole < 0 ? 1 / result : result
  }

  /// Kleene's `and` (one false operand decides) and `or` (one true operand decides).
  private func combined(
    _ operands: [AnswerExpression], decisive: Bool, _ context: ExpressionContext
  ) -> ExpressionValue? {
    let truths = operands.map { $0.truth(context) }
    if truths.contains(decisive) { return .truth(decisive) }
    return truths.contains(nil) ? nil : .truth(!decisive)
  }

  private func distance(_ first: ExpressionValue, _ last: ExpressionValue) -> Int? {
    if self == .minutesBetween { return first.minutes(to: last) }
    guard let start = first.date, let end = last.date else { return nil }
    return self == .daysBetween
      ? end.dayNumber - start.dayNumber : start.completedYears(to: end)
  }
}

extension [AnswerExpression] {
  /// The operands of a function, with those of `each` in its place.
  fileprivate var unfolded: [AnswerExpression] {
    flatMap { if case .call(.each, let repeated) = $0 { repeated } else { [$0] } }
  }
}

extension Double {
  /// Rounds halves away from zero.
  ///
  /// - Parameter digits: decimal digits, 0–10.
  /// - Returns: nil for another number of digits.
  func rounded(toDigits digits: Double) -> Double? {
    guard let count = Int(exactly: digits), (0...10).contains(count) else { return nil }
    let scale = Self.powersOfTen[count]
    let scaled = self * scale
    // Beyond 2^53 every number is whole.
    guard scaled.magnitude < 0x1p53 else { return self }
    return scaled.rounded(.toNearestOrAwayFromZero) / scale
  }

  private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]
}
