@testable import Formats

/// Prints a formula in a dialect so that it is parsed as the same: in parentheses wherever precedence
/// could decide otherwise.
struct FormulaPrinter {
  private let dialect: FormulaDialect

  init(_ dialect: FormulaDialect) { self.dialect = dialect }

  /// Returns nil if the dialect cannot express it: a number with an exponent, made by many digits.
  func text(_ formula: Formula) -> String? {
    switch formula {
    case .number(let number): return decimal(number)
    case .text(let text): return text.utf8.contains(UInt8(ascii: "'")) ? "\"\(text)\"" : "'\(text)'"
    case .field(let field):
      guard dialect.reference == .brackets else { return "${\(field.name)}" }
      return "[\(field.name)\(field.code.map { "(\($0))" } ?? "")]"
    case .current: return " . "
    case .call(let name, let arguments):
      let texts = arguments.compactMap(text)
      return texts.count == arguments.count ? "\(name)(\(texts.joined(separator: " , ")))" : nil
    case .negated(let part): return text(part).map { "-(\($0))" }
    case .group(let sum): return text(sum).map { "(\($0))" }
    case .binary(let operation, let left, let right):
      guard let sign = sign(operation), let right = part(right),
        let left = isSum(operation) && isSum(left) ? text(left) : part(left)
      else { return nil }
      return "\(left) \(sign) \(right)"
    }
  }

  private func part(_ formula: Formula) -> String? {
    switch formula {
    case .binary, .negated: text(formula).map { "(\($0))" }
    // `not` before parentheses binds less than what follows them.
    case .call("not", _) where !dialect.negations.isEmpty: text(formula).map { "(\($0))" }
    default: text(formula)
    }
  }

  private func isSum(_ operation: Formula.Operator) -> Bool {
    operation == .plus || operation == .minus
  }

  private func isSum(_ formula: Formula) -> Bool {
    guard case .binary(let operation, _, _) = formula else { return false }
    return isSum(operation)
  }

  private func sign(_ operation: Formula.Operator) -> String? {
    dialect.operators.lazy.flatMap { $0 }.filter { $0.value == operation }.map(\.key).min()
  }

  private func decimal(_ number: Double) -> String? {
    let text = number.description
    return text.contains("e") ? nil : text
  }
}
