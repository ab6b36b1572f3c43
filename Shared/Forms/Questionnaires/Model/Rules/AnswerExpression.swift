/// A value computed from the answers to a questionnaire; see README.md for its results.
public indirect enum AnswerExpression: Sendable, Hashable {
  /// A finite number.
  case number(Double)
  /// A text, such as the code of an option or a date in its stored form.
  case text(String)
  /// The answer to a question, by its element id.
  case answer(String)
  /// A score, by its id.
  case score(String)
  /// Another calculation, by its id.
  case calculation(String)
  /// The answer to a question in the participant's previous sheet of the questionnaire.
  case earlier(String)
  /// A field of the participant's profile.
  case profile(String)
  case call(Function, [AnswerExpression])
  /// An invalid expression from the wire with the reason. It never has a value.
  case malformed(String)

  /// Functions with their names in vectors and in the data of the preview page.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    case add, subtract, multiply, divide, remainder, power, negate, absolute, round, floor, ceiling
    case minimum, maximum, mean, count
    case choose = "if"
    case coalesce, answered, equal
    case notEqual = "not-equal"
    case less
    case lessOrEqual = "less-or-equal"
    case greater
    case greaterOrEqual = "greater-or-equal"
    case and, or, not
    case daysBetween = "days-between"
    case yearsBetween = "years-between"
    case minutesBetween = "minutes-between"
    case today, length
    /// The values of its operand in all repetitions, without missing ones. In unrolled definitions,
    /// it has an operand for each.
    case each
    /// The number of the repetition.
    case repetition
  }
}

extension AnswerExpression.Function {
  /// The permitted numbers of operands.
  public var operandCounts: ClosedRange<Int> {
    switch self {
    case .today, .repetition: 0...0
    case .negate, .absolute, .floor, .ceiling, .answered, .not, .length: 1...1
    case .round: 1...2
    case .subtract, .divide, .remainder, .power, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .daysBetween, .yearsBetween, .minutesBetween:
      2...2
    case .choose: 3...3
    case .multiply, .and, .or: 2...100
    case .add, .minimum, .maximum, .mean, .count, .coalesce: 1...100
    case .each: 1...Int(RepeatDefinition.maximumLimit)
    }
  }

  /// Whether `each` may be an operand.
  public var takesEach: Bool {
    switch self {
    case .add, .minimum, .maximum, .mean, .count, .coalesce: true
    default: false
    }
  }

  /// The comparison; nil for other functions.
  public var comparison: Comparison.Operator? {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    default: nil
    }
  }
}

extension AnswerExpression {
  public var operands: [AnswerExpression] {
    if case .call(_, let operands) = self { operands } else { [] }
  }

  /// All nodes in pre-order, including itself: the order of the list on the wire.
  public var preorder: [AnswerExpression] {
    var nodes: [AnswerExpression] = []
    var pending = [self]
    while let next = pending.popLast() {
      nodes.append(next)
      pending.append(contentsOf: next.operands.reversed())
    }
    return nodes
  }

  /// Nesting levels; 1 for a number.
  public var depth: Int {
    var depth = 0
    var level = [self]
    while !level.isEmpty {
      depth += 1
      level = level.flatMap(\.operands)
    }
    return depth
  }

  /// All questions, scores and calculations of the sheet that it refers to, in pre-order.
  public var references: [QuestionReference] {
    preorder.compactMap { node in
      switch node {
      case .answer(let id): QuestionReference(elementID: id)
      case .score(let id): QuestionReference(subject: .score(id))
      case .calculation(let id): QuestionReference(subject: .calculation(id))
      case .number, .text, .earlier, .profile, .call, .malformed: nil
      }
    }
  }

  /// The questions whose answers in the previous sheet it refers to, in pre-order.
  public var earlierQuestions: [String] {
    preorder.compactMap { if case .earlier(let id) = $0 { id } else { nil } }
  }

  /// The profile fields that it refers to, in pre-order.
  public var profileFields: [String] {
    preorder.compactMap { if case .profile(let field) = $0 { field } else { nil } }
  }

  /// The same expression with other parts.
  ///
  /// - Parameter change: returns another expression for a part, whose operands are not visited then.
  public func mapping(_ change: (AnswerExpression) -> AnswerExpression?) -> AnswerExpression {
    if let changed = change(self) { return changed }
    guard case .call(let function, let operands) = self else { return self }
    return .call(function, operands.map { $0.mapping(change) })
  }
}
