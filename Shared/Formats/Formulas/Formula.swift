/// A formula of XLSForm or REDCap, whichever dialect it was written in.
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
  /// The question that the formula belongs to.
  case current
  case call(String, [Formula])
  case binary(Operator, Formula, Formula)
  case negated(Formula)
  /// A sum in parentheses that begins another sum, where the dialect keeps them.
  case group(Formula)
}

/// A question that a formula names.
struct FormulaField: Sendable, Hashable {
  var name: String
  /// One choice of it, where the dialect can name one.
  var code: String?
  /// Where it begins in the formula, in UTF-8 bytes.
  var offset = 0

  static func == (left: FormulaField, right: FormulaField) -> Bool {
    left.name == right.name && left.code == right.code
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(code)
  }
}

/// Why a formula was not read, or not understood.
struct FormulaFailure: Error, Hashable {
  /// Where, in UTF-8 bytes of the formula.
  var offset: Int
  var message: String
  /// Right in its dialect, as far as it was read, but nothing that Otolith can say; otherwise it is
  /// broken, or larger than the limits.
  var isUnsupported = false
}

extension Formula {
  /// The parts that a chain of one operator joins.
  func parts(of operation: Operator) -> [Formula] {
    if case .binary(operation, let left, let right) = self {
      return left.parts(of: operation) + right.parts(of: operation)
    }
    return [self]
  }

  /// What a chain of `+` and `-` adds and subtracts; nil for anything else.
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
