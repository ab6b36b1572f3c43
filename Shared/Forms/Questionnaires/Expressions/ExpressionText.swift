extension AnswerExpression {
  /// The text form; nil if the expression is malformed. Parsing it gives the same expression.
  public var text: String? {
    guard preorder.allSatisfy(\.hasText) else { return nil }
    return printed(.alternatives)
  }

  private var hasText: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .text, .answer, .score, .calculation, .earlier, .profile: true
    case .call(let function, let operands): function.operandCounts.contains(operands.count)
    case .malformed: false
    }
  }

  /// The precedence of operators, from the lowest.
  private enum Level: Int, Comparable {
    case alternatives, conjunction, negation, comparison, sum, product, signed, power, primary

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private var level: Level {
    switch self {
    case .number(let number): number.sign == .minus ? .signed : .primary
    case .text, .answer, .score, .calculation, .earlier, .profile, .malformed: .primary
    case .call(.add, let operands): operands.count == 1 ? .primary : .sum
    case .call(let function, _):
      switch function {
      case .or: .alternatives
      case .and: .conjunction
      case .not: .negation
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
      case .subtract: .sum
      case .multiply, .divide: .product
      case .negate: .signed
      case .power: .power
      default: .primary
      }
    }
  }

  /// - Parameter lowest: the lowest level that needs no brackets here.
  private func printed(_ lowest: Level) -> String {
    let text = unbracketed
    return level < lowest ? "(\(text))" : text
  }

  private var unbracketed: String {
    switch self {
    case .number(let number): return number.expressionText
    case .text(let text): return text.quotedInExpression
    case .answer(let id):
      return id.isExpressionName ? id : "answer(\(id.quotedInExpression))"
    case .score(let id): return "score(\(id.expressionID))"
    case .calculation(let id): return "calculation(\(id.expressionID))"
    case .earlier(let id): return "earlier(\(id.expressionID))"
    case .profile(let field): return "profile(\(field.expressionID))"
    case .malformed: return ""
    case .call(let function, let operands):
      return operatorText(function, operands)
        ?? "\(function.textName ?? "")(\(operands.map { $0.printed(.alternatives) }.joined(separator: ", ")))"
    }
  }

  /// - Returns: nil for functions with a name.
  private func operatorText(_ function: Function, _ operands: [AnswerExpression]) -> String? {
    func joined(_ sign: String, _ level: Level) -> String {
      operands.map { $0.printed(level) }.joined(separator: " \(sign) ")
    }
    switch function {
    case .or: return joined("or", .conjunction)
    case .and: return joined("and", .negation)
    case .not: return "not \(operands[0].printed(.negation))"
    case .add where operands.count > 1: return chain("+", operands, .product)
    case .subtract: return chain("-", operands, .product)
    case .multiply: return chain("*", operands, .signed)
    case .divide: return chain("/", operands, .signed)
    case .power: return "\(operands[0].printed(.primary)) ^ \(operands[1].printed(.signed))"
    case .negate:
      // `-5` is a number, not its negation.
      if case .number = operands[0] { return "-(\(operands[0].unbracketed))" }
      return "-\(operands[0].printed(.signed))"
    default:
      return Function.comparisonSigns.first { $0.value == function }.map { joined($0.key, .sum) }
    }
  }

  /// Joins operands of which the first needs no brackets, unless it is itself a list of the same
  /// operator.
  private func chain(_ sign: String, _ operands: [AnswerExpression], _ level: Level) -> String {
    let first: String
    if case .call(let inner, _) = operands[0], case .call(let outer, _) = self, inner == outer,
      outer == .add || outer == .multiply, operands[0].level == self.level
    {
      first = "(\(operands[0].unbracketed))"
    } else {
      first = operands[0].printed(self.level)
    }
    return ([first] + operands.dropFirst().map { $0.printed(level) }).joined(separator: " \(sign) ")
  }
}

extension Double {
  /// The shortest decimal spelling: `3`, not `3.0`.
  var expressionText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension String {
  /// Whether it is read as the id of a question.
  fileprivate var isExpressionName: Bool {
    guard let first = utf8.first, ExpressionLexer.isLetter(first) else { return false }
    return utf8.allSatisfy { ExpressionLexer.isLetter($0) || ExpressionLexer.isDigit($0) }
      && !["and", "or", "not"].contains(self)
  }

  fileprivate var expressionID: String {
    guard let first = utf8.first, ExpressionLexer.isLetter(first),
      utf8.allSatisfy({ ExpressionLexer.isLetter($0) || ExpressionLexer.isDigit($0) })
    else { return quotedInExpression }
    return self
  }

  fileprivate var quotedInExpression: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
