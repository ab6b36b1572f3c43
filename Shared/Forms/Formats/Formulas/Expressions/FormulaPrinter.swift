/// Writes formulas in the syntax of XLSForm or REDCap, with the parentheses that their order needs.
struct FormulaPrinter {
  let dialect: ExpressionReader.Dialect

  /// - Throws: for a text that the dialect has no quotes for.
  func text(_ formula: Formula) throws(ConditionFailure) -> String { try text(formula, above: 0) }

  /// - Parameter level: precedence of the operator around it; 0 for none.
  private func text(_ formula: Formula, above level: Int) throws(ConditionFailure) -> String {
    switch formula {
    case .number(let number):
      let text = FormulaText.number(number)
      return number < 0 && level > Self.comparison ? "(\(text))" : text
    case .text(let text): return try literal(text)
    case .current: return "."
    case .field(let field):
      guard dialect == .redcap else { return FormulaText.reference(field.name) }
      return field.code.map { "[\(field.name)(\($0))]" } ?? "[\(field.name)]"
    case .call("pow", let arguments) where dialect == .redcap && arguments.count == 2:
      return "(\(try text(arguments[0])))^(\(try text(arguments[1])))"
    case .call("true", []) where dialect == .redcap: return "true"
    case .call(let name, let arguments):
      var written: [String] = []
      for argument in arguments { written.append(try text(argument)) }
      return Formula.text(ofCall: name, written)
    case .group(let inner): return "(\(try text(inner)))"
    case .negated(let inner):
      let text = "-\(try text(inner, above: Self.product + 1))"
      return level > Self.comparison ? "(\(text))" : text
    case .binary(let operation, let left, let right):
      let own = Self.level(operation)
      // A chain keeps its order from the left; others of the same level need parentheses.
      let isChain = own != Self.comparison
      let text =
        try self.text(left, above: isChain ? own : own + 1) + " \(spelling(operation)) "
        + (try self.text(right, above: own < Self.comparison ? own : own + 1))
      return own < level ? "(\(text))" : text
    }
  }

  private static let comparison = 3
  private static let product = 5

  private static func level(_ operation: Formula.Operator) -> Int {
    switch operation {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: comparison
    case .plus, .minus: 4
    case .times, .divided, .remainder: product
    }
  }

  private func spelling(_ operation: Formula.Operator) -> String {
    switch (dialect, operation) {
    case (.redcap, .notEqual): "<>"
    case (.redcap, .divided): "/"
    default: FormulaText.spelling(operation)
    }
  }

  private func literal(_ text: String) throws(ConditionFailure) -> String {
    guard dialect == .redcap else { return FormulaText.literal(text) }
    if !text.contains("'") { return "'\(text)'" }
    guard !text.contains("\"") else {
      throw ConditionFailure("a text contains both kinds of quotes")
    }
    return "\"\(text)\""
  }
}
