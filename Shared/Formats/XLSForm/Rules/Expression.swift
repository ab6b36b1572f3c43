/// An expression of XLSForm, which is XPath 1.0 with `${name}` for another question.
indirect enum Expression: Sendable, Hashable {
  enum Operator: String, Sendable, Hashable {
    case or, and
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "div"
    case remainder = "mod"
  }

  case number(Double)
  case text(String)
  /// `${name}`
  case reference(String)
  /// `.`
  case current
  case call(String, [Expression])
  case binary(Operator, Expression, Expression)
  case negated(Expression)
}

extension Expression {
  /// The parts that a chain of one operator joins.
  func parts(of operation: Operator) -> [Expression] {
    if case .binary(operation, let left, let right) = self {
      return left.parts(of: operation) + right.parts(of: operation)
    }
    return [self]
  }

  /// The text that it always is; nil when it depends on answers.
  var constantText: String? {
    switch self {
    case .text(let text): return text
    case .call("concat", let arguments):
      let texts = arguments.compactMap(\.constantText)
      return texts.count == arguments.count ? texts.joined() : nil
    case .call("string", let arguments) where arguments.count == 1:
      return arguments[0].constantText
    default: return nil
    }
  }

  /// The number that it always is; nil when it depends on answers.
  var constantNumber: Double? {
    switch self {
    case .number(let number): return number
    case .negated(let part): return part.constantNumber.map { -$0 }
    case .text(let text): return DecimalSyntax.number(text)
    case .call("number", let arguments), .call("int", let arguments):
      return arguments.count == 1 ? arguments[0].constantNumber : nil
    default: return nil
    }
  }
}
