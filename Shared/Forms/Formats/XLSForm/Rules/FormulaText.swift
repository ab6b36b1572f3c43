/// Writes expressions.
enum FormulaText {
  /// Returns an XPath literal. XPath has no escapes, so a text with both quotes is concatenated.
  static func literal(_ text: String) -> String {
    if !text.contains("'") { return "'\(text)'" }
    if !text.contains("\"") { return "\"\(text)\"" }
    var parts: [String] = []
    for piece in text.split(separator: "'", omittingEmptySubsequences: false) {
      if !parts.isEmpty { parts.append("\"'\"") }
      parts.append("'\(piece)'")
    }
    return "concat(\(parts.joined(separator: ", ")))"
  }

  /// Writes no exponent, which XPath 1.0 does not support.
  static func number(_ number: Double) -> String {
    let text = DecimalSyntax.text(number)
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let isNegative = text.hasPrefix("-")
    let mantissa = text[..<mark].drop { $0 == "-" }
    let whole = mantissa.prefix { $0 != "." }
    let digits = mantissa.filter { $0 != "." }
    let point = whole.count + exponent
    let plain: String
    if point <= 0 {
      plain = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.count {
      plain = digits + String(repeating: "0", count: point - digits.count)
    } else {
      plain = "\(digits.prefix(point)).\(digits.dropFirst(point))"
    }
    return isNegative ? "-\(plain)" : plain
  }

  static func reference(_ name: String) -> String { "${\(name)}" }
}

extension FormulaText {
  /// Returns an expression that parses to the same one.
  static func text(_ expression: Formula) -> String {
    switch expression {
    case .number(let number): return Self.number(number)
    case .text(let text): return literal(text)
    case .field(let field): return reference(field.name)
    case .current: return "."
    case .call(let name, let arguments):
      return Formula.text(ofCall: name, arguments.map(Self.text))
    case .binary(let operation, let left, let right):
      return "\(part(left)) \(spelling(operation)) \(part(right))"
    case .negated(let inner): return "-\(part(inner))"
    case .group(let inner): return "(\(text(inner)))"
    }
  }

  static func spelling(_ operation: Formula.Operator) -> String {
    switch operation {
    case .or: "or"
    case .and: "and"
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divided: "div"
    case .remainder: "mod"
    }
  }

  private static func part(_ expression: Formula) -> String {
    if case .binary = expression { return "(\(text(expression)))" }
    return text(expression)
  }
}
