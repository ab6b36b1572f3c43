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
  }
}

extension AnswerExpression.Function {
  /// The permitted numbers of operands.
  public var operandCounts: ClosedRange<Int> {
    switch self {
    case .today: 0...0
    case .negate, .absolute, .floor, .ceiling, .answered, .not, .length: 1...1
    case .round: 1...2
    case .subtract, .divide, .remainder, .power, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .daysBetween, .yearsBetween, .minutesBetween:
      2...2
    case .choose: 3...3
    case .multiply, .and, .or: 2...100
    case .add, .minimum, .maximum, .mean, .count, .coalesce: 1...100
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

  /// All questions, scores and calculations that it refers to, in pre-order.
  public var references: [QuestionReference] {
    preorder.compactMap { node in
      switch node {
      case .answer(let id): QuestionReference(elementID: id)
      case .score(let id): QuestionReference(subject: .score(id))
      case .calculation(let id): QuestionReference(subject: .calculation(id))
      case .number, .text, .call, .malformed: nil
      }
    }
  }
}
