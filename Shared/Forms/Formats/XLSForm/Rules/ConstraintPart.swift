/// A part of a `constraint` that a definition can express.
enum ConstraintPart: Hashable {
  case minimum(Double)
  case maximum(Double)
  /// Exclusive bounds.
  case above(Double)
  case below(Double)
  case earliest(String)
  case latest(String)
  /// An ECMA-262 pattern without anchors.
  case pattern(String)
  case maximumLength(UInt32)
  /// Minimum options, unless one of these is chosen.
  case minimumCount(UInt32, orChosen: [String])
  case maximumCount(UInt32)
  /// An option that excludes all others.
  case exclusive(String)

  /// Returns the parts of a constraint with their sources; nil for unsupported parts.
  static func parts(of expression: Formula) -> [(part: ConstraintPart?, source: Formula)] {
    expression.parts(of: .and).map { (ConstraintPart($0), $0) }
  }

  private init?(_ expression: Formula) {
    switch expression {
    case .call("regex", let arguments):
      guard arguments.count == 2, arguments[0] == .current, let text = arguments[1].constantText
      else { return nil }
      self = .pattern(Self.withoutAnchors(text))
    case .call("not", let arguments) where arguments.count == 1:
      guard let code = Self.exclusive(arguments[0]) else { return nil }
      self = .exclusive(code)
    case .binary(.or, _, _):
      guard let part = Self.minimumOrChosen(expression.parts(of: .or)) else { return nil }
      self = part
    case .binary(let operation, let left, let right):
      guard let comparison = operation.comparison else { return nil }
      if let part = Self.bound(left, comparison.rawValue, right)
        ?? Self.bound(right, comparison.mirrored.rawValue, left)
      {
        self = part
      } else {
        return nil
      }
    default: return nil
    }
  }

  /// - Parameter operation: raw value of a comparison operator.
  private static func bound(
    _ subject: Formula, _ operation: String, _ limit: Formula
  ) -> ConstraintPart? {
    switch subject {
    case .current:
      if let date = date(limit) {
        return operation == "greater-or-equal"
          ? .earliest(date) : operation == "less-or-equal" ? .latest(date) : nil
      }
      guard let number = limit.constantNumber else { return nil }
      switch operation {
      case "greater-or-equal": return .minimum(number)
      case "less-or-equal": return .maximum(number)
      case "greater": return .above(number)
      case "less": return .below(number)
      default: return nil
      }
    case .call("string-length", [.current]):
      guard let count = count(limit) else { return nil }
      if operation == "less-or-equal" { return .maximumLength(count) }
      return operation == "less" && count > 0 ? .maximumLength(count - 1) : nil
    case .call("count-selected", [.current]):
      guard let count = count(limit) else { return nil }
      switch operation {
      case "greater-or-equal": return .minimumCount(count, orChosen: [])
      case "greater": return .minimumCount(count + 1, orChosen: [])
      case "less-or-equal": return .maximumCount(count)
      case "less": return count > 0 ? .maximumCount(count - 1) : nil
      default: return nil
      }
    default: return nil
    }
  }

  private static func date(_ expression: Formula) -> String? {
    let text: String?
    switch expression {
    case .call("date", let arguments) where arguments.count == 1: text = arguments[0].constantText
    case .text(let literal): text = literal
    default: text = nil
    }
    return text.flatMap { $0.utf8.count == 10 && $0.contains("-") ? $0 : nil }
  }

  private static func count(_ expression: Formula) -> UInt32? {
    expression.constantNumber.flatMap { number in
      number >= 0 && number < 1e6 && number == number.rounded() ? UInt32(number) : nil
    }
  }

  /// `selected(., 'none') and count-selected(.) > 1`
  private static func exclusive(_ expression: Formula) -> String? {
    guard case .binary(.and, let left, let right) = expression else { return nil }
    for (choice, count) in [(left, right), (right, left)] {
      if let code = chosen(choice), count == .binary(.greater, countSelected, .number(1)) {
        return code
      }
    }
    return nil
  }

  private static func minimumOrChosen(_ parts: [Formula]) -> ConstraintPart? {
    var minimum: UInt32?
    var codes: [String] = []
    for part in parts {
      if let code = chosen(part) {
        codes.append(code)
      } else if case .minimumCount(let count, [])? = ConstraintPart(part), minimum == nil {
        minimum = count
      } else {
        return nil
      }
    }
    return minimum.map { .minimumCount($0, orChosen: codes) }
  }

  private static let countSelected = Formula.call("count-selected", [.current])

  private static func chosen(_ expression: Formula) -> String? {
    guard case .call("selected", let arguments) = expression, arguments.count == 2,
      arguments[0] == .current
    else { return nil }
    return arguments[1].constantText
  }

  /// A definition's pattern matches the whole text, while some programs search for it. It is
  /// therefore written with `^(?:` and `)$`.
  static func withAnchors(_ pattern: String) -> String { "^(?:\(pattern))$" }

  private static func withoutAnchors(_ pattern: String) -> String {
    guard pattern.hasPrefix("^"), pattern.hasSuffix("$"), !pattern.hasSuffix("\\$") else {
      return pattern
    }
    let inner = String(pattern.dropFirst().dropLast())
    if inner.hasPrefix("(?:"), inner.hasSuffix(")"), isOneGroup(inner) {
      return String(inner.dropFirst(3).dropLast())
    }
    // `^a|b$` differs from `a|b`.
    return inner.contains("|") ? pattern : inner
  }

  /// Whether the first parenthesis of the pattern is closed by its last character.
  private static func isOneGroup(_ pattern: String) -> Bool {
    var depth = 0
    var isEscaped = false
    var isInClass = false
    for (offset, byte) in pattern.utf8.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if isInClass {
        isInClass = byte != UInt8(ascii: "]")
      } else if byte == UInt8(ascii: "[") {
        isInClass = true
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return offset == pattern.utf8.count - 1 }
      }
    }
    return false
  }
}
