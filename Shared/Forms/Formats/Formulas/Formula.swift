/// A formula of XLSForm or REDCap, independent of the dialect.
indirect enum Formula: Sendable, Hashable {
  enum Operator: Sendable, Hashable {
    case or, and
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case plus, minus, times, divided, remainder
  }

  case number(Double)
  case text(String)
  /// Another question of the form.
  case field(FormulaField)
  /// The question that contains the formula.
  case current
  case call(String, [Formula])
  case binary(Operator, Formula, Formula)
  case negated(Formula)
  /// A parenthesised sum at the start of another sum, in dialects that preserve it.
  case group(Formula)
}

/// A question referred to by a formula.
struct FormulaField: Sendable, Hashable {
  var name: String
  /// One choice of it, in dialects that can name one.
  var code: String?
  /// Offset in the formula, in UTF-8 bytes.
  var offset = 0

  static func == (left: FormulaField, right: FormulaField) -> Bool {
    left.name == right.name && left.code == right.code
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}

/// Reason why a formula is invalid or unsupported.
struct FormulaFailure: Error, Hashable {
  /// Offset in the formula, in UTF-8 bytes.
  var offset: Int
  var message: String
  /// Whether the formula is valid so far but has no equivalent in Otolith; otherwise it is invalid
  /// or too large.
  var isUnsupported = false
}

extension Formula {
  /// The function of XLSForm for the number of a repetition.
  static let position = "position"
  /// The function of XLSForm for the value of one repetition.
  static let indexedRepeat = "indexed-repeat"
  static let functionsOfRepeats: Set = [position, indexedRepeat]

  /// A call as XLSForm writes it.
  static func text(ofCall name: String, _ arguments: [String]) -> String {
    "\(name)(\(name == position && arguments.isEmpty ? ".." : arguments.joined(separator: ", ")))"
  }

  /// The directly contained formulas.
  var operands: [Formula] {
    switch self {
    case .binary(_, let left, let right): [left, right]
    case .call(_, let arguments): arguments
    case .negated(let part), .group(let part): [part]
    case .number, .text, .field, .current: []
    }
  }

  /// Names of the fields in it, in order.
  var names: [String] {
    var names: [String] = []
    var pending = [self]
    while let next = pending.popLast() {
      if case .field(let field) = next { names.append(field.name) }
      pending.append(contentsOf: next.operands.reversed())
    }
    return names
  }

  /// Returns the operands of a chain of one operator.
  func parts(of operation: Operator) -> [Formula] {
    if case .binary(operation, let left, let right) = self {
      return left.parts(of: operation) + right.parts(of: operation)
    }
    return [self]
  }

  /// Terms of a chain of `+` and `-`; nil for other formulas.
  var terms: [(isSubtracted: Bool, value: Formula)]? {
    var terms: [(isSubtracted: Bool, value: Formula)] = []
    var rest = self
    while case .binary(let sign, let left, let right) = rest, sign == .plus || sign == .minus {
      terms.append((sign == .minus, right))
      rest = left
    }
    guard !terms.isEmpty else { return nil }
    if case .group(let sum) = rest { rest = sum }
    return [(false, rest)] + terms.reversed()
  }

  /// The constant text value; nil if it depends on answers.
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

  /// The constant number value; nil if it depends on answers.
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
