internal import Questionnaires

/// The type of an expression's value, as far as conversions depend on it.
enum FormulaType: Sendable, Hashable {
  case number, truth, text, date, time, dateTime, choice

  var isMoment: Bool { self == .date || self == .time || self == .dateTime }
}

/// Determines the types of expressions of one questionnaire.
struct FormulaTypes {
  /// Kinds by element id, with inheritance resolved.
  let kind: (String) -> QuestionDefinition.Kind?
  /// Expressions by the id of their calculation.
  let calculations: [String: AnswerExpression]
  /// Whether formulas count yes as 1 and no as 0.
  let countsYes: Bool

  /// Whether an answer or calculation is in a repeating group that the formula is outside of.
  var isRepeated: (AnswerExpression) -> Bool = { _ in false }
  /// Whether the formula is directly in a repeating group.
  var isInRepeat = false

  init(
    kind: @escaping (String) -> QuestionDefinition.Kind?,
    calculations: [CalculationDefinition] = [], countsYes: Bool = false
  ) {
    self.kind = kind
    self.countsYes = countsYes
    self.calculations = Dictionary(
      calculations.map { ($0.id, $0.expression) }, uniquingKeysWith: { first, _ in first })
  }

  /// Calculations that refer to each other in a cycle have no type.
  private static let depthMax = 200

  /// - Returns: nil if unknown, as for the missing value.
  func type(of expression: AnswerExpression) -> FormulaType? {
    var seen: Set<String> = []
    return type(of: expression, 0, &seen)
  }

  /// - Parameter seen: calculations in progress, or without a type: a type ends the search.
  private func type(
    of expression: AnswerExpression, _ depth: Int, _ seen: inout Set<String>
  ) -> FormulaType? {
    guard depth < Self.depthMax else { return nil }
    switch expression {
    case .number, .score: return .number
    case .text(let text): return text.isEmpty ? nil : Self.type(of: text)
    case .answer(let id), .earlier(let id): return Self.type(of: kind(id))
    case .profile(let field):
      return field == ProfileField.tinnitusFrequency.rawValue ? .number : .text
    case .calculation(let id):
      guard seen.insert(id).inserted, let inner = calculations[id] else { return nil }
      return type(of: inner, depth + 1, &seen)
    case .malformed: return nil
    case .call(let function, let operands):
      switch function {
      case .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round,
        .floor, .ceiling, .minimum, .maximum, .mean, .count, .daysBetween, .yearsBetween,
        .minutesBetween, .length, .repetition:
        return .number
      case .answered, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and,
        .or, .not:
        return .truth
      case .today: return .date
      case .choose, .coalesce, .each:
        for operand in operands.dropFirst(function == .choose ? 1 : 0) {
          if let found = type(of: operand, depth + 1, &seen) { return found }
        }
        return nil
      }
    }
  }

  private static func type(of kind: QuestionDefinition.Kind?) -> FormulaType? {
    switch kind {
    case .singleChoice, .multipleChoice, .yesNo, .country, .ranking: .choice
    case .slider, .selfAssessmentManikin, .visualAnalogue, .number, .duration, .countdown: .number
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .text: .text
    case nil, .file, .inherited, .unsupported: nil
    }
  }

  private static func type(of text: String) -> FormulaType {
    if MomentSyntax.isDate(text) { return .date }
    if MomentSyntax.isTime(text) { return .time }
    return MomentSyntax.isDateTime(text) ? .dateTime : .text
  }

  /// Whether the choice's number equals the number that formulas of other programs use: its code.
  func isPlain(_ id: String) -> Bool {
    switch kind(id) {
    case .singleChoice(let choice):
      choice.options.allSatisfy { option in
        option.isMissing
          || DecimalSyntax.number(option.code).map { option.weight ?? $0 == $0 } ?? false
      }
    case .yesNo: countsYes
    case .multipleChoice, .country, .ranking: false
    default: true
    }
  }

  /// Whether it is an answer that may have several options.
  func isMultiple(_ expression: AnswerExpression) -> Bool {
    guard case .answer(let id) = expression, case .multipleChoice? = kind(id) else { return false }
    return true
  }
}

extension AnswerExpression {
  /// A number that is always missing.
  static let missing = AnswerExpression.call(.divide, [.number(0), .number(0)])

  /// The answers and calculations whose absence, of any one, makes the value missing; nil if the
  /// value may be present without one of them.
  var needed: [AnswerExpression]? {
    switch self {
    case .number, .text: return []
    case .answer, .calculation, .score, .earlier, .profile: return [self]
    case .malformed: return nil
    case .call(let function, let operands):
      switch function {
      case .add, .subtract, .multiply, .divide, .remainder, .power, .negate, .absolute, .round,
        .floor, .ceiling, .minimum, .maximum, .mean, .daysBetween, .yearsBetween, .minutesBetween,
        .length, .today, .repetition, .equal, .notEqual, .less, .lessOrEqual, .greater,
        .greaterOrEqual, .not:
        var needed: [AnswerExpression] = []
        for operand in operands {
          guard let own = operand.needed else { return nil }
          needed += own.filter { !needed.contains($0) }
        }
        return needed
      case .count, .choose, .coalesce, .answered, .and, .or, .each: return nil
      }
    }
  }

  /// Checks the size at every step, because some functions repeat their operands.
  ///
  /// - Returns: the expression.
  /// - Throws: if it exceeds the limits of the catalogue.
  func bounded(_ limits: CatalogueLimits = .default) throws(ConditionFailure) -> AnswerExpression {
    var count = 0
    var depth = 0
    var level = [self]
    while !level.isEmpty {
      depth += 1
      count += level.count
      guard count <= limits.expressionNodesMax, depth <= limits.expressionDepthMax,
        level.allSatisfy({ $0.isBounded(limits) })
      else {
        throw ConditionFailure(
          "it has more than \(limits.expressionNodesMax) parts or "
            + "\(limits.expressionDepthMax) levels")
      }
      level = level.flatMap(\.operands)
    }
    return self
  }

  private func isBounded(_ limits: CatalogueLimits) -> Bool {
    switch self {
    case .text(let text): text.unicodeScalars.count <= limits.expressionTextMax
    case .call(let function, let operands): function.operandCounts.contains(operands.count)
    case .number(let number): number.isFinite
    case .answer, .score, .calculation, .earlier, .profile, .malformed: true
    }
  }

  var isMissingConstant: Bool { self == .missing || self == .text("") }

  /// The opposite comparison of the same operands; nil if this is not a comparison.
  var opposite: AnswerExpression? {
    guard case .call(let function, let operands) = self, let comparison = function.comparison
    else { return nil }
    return Function(comparison.opposite).map { .call($0, operands) }
  }
}

extension AnswerExpression.Function {
  init?(_ comparison: Comparison.Operator) {
    guard let found = Self.allCases.first(where: { $0.comparison == comparison }) else {
      return nil
    }
    self = found
  }
}

extension FormulaType {
  /// The kind of a question with such answers, for conditions on a calculation.
  var answerKind: QuestionDefinition.Kind {
    switch self {
    case .number, .choice: .number(NumberDefinition())
    case .truth: .yesNo
    case .text: .text(TextEntryDefinition())
    case .date: .date(DateDefinition())
    case .time: .time
    case .dateTime: .dateTime
    }
  }
}
