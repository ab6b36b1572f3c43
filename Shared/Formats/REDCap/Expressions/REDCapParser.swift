/// Reads expressions of REDCap by the precedence of its operators, from weak to strong: `or`; `and`;
/// `not`; comparisons; `+`, `-`; `*`, `/`; signs.
///
/// Chains of one operator are one node, so what is within each other is bounded by the parentheses,
/// signs and functions of the text, of which there may be ``depthMax``.
struct REDCapParser {
  /// Parentheses, functions, `not`s and signs within each other.
  static let depthMax = 50

  private let tokens: [REDCapLexer.Placed]
  private let end: Int
  private var index = 0
  private var depth = 0

  /// - Throws: a failure with its place.
  static func parse(_ text: String) throws(REDCapExpressionFailure) -> REDCapExpression {
    var lexer = REDCapLexer(text)
    var parser = REDCapParser(tokens: try lexer.tokens(), end: text.utf8.count)
    let expression = try parser.any()
    if parser.index < parser.tokens.count {
      throw parser.unexpected()
    }
    return expression
  }

  private init(tokens: [REDCapLexer.Placed], end: Int) {
    self.tokens = tokens
    self.end = end
  }

  private var token: REDCapLexer.Token? { index < tokens.count ? tokens[index].token : nil }
  private var offset: Int { index < tokens.count ? tokens[index].offset : end }

  private func unexpected() -> REDCapExpressionFailure {
    switch token {
    case nil: REDCapExpressionFailure(offset: offset, message: "the expression ends too early")
    case .symbol("^")?, .symbol("%")?:
      REDCapExpressionFailure(
        offset: offset, message: "powers and remainders are not supported", isUnsupported: true)
    default:
      REDCapExpressionFailure(
        offset: offset, message: "an operator such as `and`, or the end, is expected here")
    }
  }

  private mutating func take(_ spellings: Set<String>) -> String? {
    switch token {
    case .symbol(let text)? where spellings.contains(text),
      .word(let text)? where spellings.contains(text):
      index += 1
      return text
    default: return nil
    }
  }

  private mutating func nested<Result>(
    _ body: (inout REDCapParser) throws(REDCapExpressionFailure) -> Result
  ) throws(REDCapExpressionFailure) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthMax else {
      throw REDCapExpressionFailure(
        offset: offset,
        message: "more than \(Self.depthMax) parentheses and functions within each other")
    }
    return try body(&self)
  }

  private mutating func any() throws(REDCapExpressionFailure) -> REDCapExpression {
    var parts = [try all()]
    while take(["or", "||"]) != nil { parts.append(try all()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func all() throws(REDCapExpressionFailure) -> REDCapExpression {
    var parts = [try not()]
    while take(["and", "&&"]) != nil { parts.append(try not()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func not() throws(REDCapExpressionFailure) -> REDCapExpression {
    guard take(["not", "!"]) != nil else { return try comparison() }
    return .not(
      try nested { (parser: inout REDCapParser) throws(REDCapExpressionFailure) in
        try parser.not()
      })
  }

  private mutating func comparison() throws(REDCapExpressionFailure) -> REDCapExpression {
    let left = try sum()
    let operation: REDCapExpression.Operator
    switch take(["=", "==", "<>", "!=", "<", ">", "<=", "=<", ">=", "=>"]) {
    case "="?, "=="?: operation = .equal
    case "<>"?, "!="?: operation = .notEqual
    case "<"?: operation = .less
    case ">"?: operation = .greater
    case "<="?, "=<"?: operation = .lessOrEqual
    case ">="?, "=>"?: operation = .greaterOrEqual
    default: return left
    }
    return .comparison(left, operation, try sum())
  }

  private mutating func sum() throws(REDCapExpressionFailure) -> REDCapExpression {
    var terms = [REDCapExpression.Term(isSubtracted: false, value: try product())]
    while let sign = take(["+", "-"]) {
      terms.append(REDCapExpression.Term(isSubtracted: sign == "-", value: try product()))
    }
    return terms.count == 1 ? terms[0].value : .sum(terms)
  }

  private mutating func product() throws(REDCapExpressionFailure) -> REDCapExpression {
    var result = try signed()
    // A chain leans to the left, one level for each factor.
    var factors = 0
    while let sign = take(["*", "/"]) {
      factors += 1
      guard factors <= Self.depthMax else {
        throw REDCapExpressionFailure(
          offset: offset, message: "more than \(Self.depthMax) factors in a row")
      }
      let next = try signed()
      result = sign == "*" ? .product(result, next) : .quotient(result, next)
    }
    return result
  }

  private mutating func signed() throws(REDCapExpressionFailure) -> REDCapExpression {
    if take(["-"]) != nil {
      let value = try nested { (parser: inout REDCapParser) throws(REDCapExpressionFailure) in
        try parser.signed()
      }
      if case .number(let number) = value { return .number(-number) }
      return .product(.number(-1), value)
    }
    return try primary()
  }

  private mutating func primary() throws(REDCapExpressionFailure) -> REDCapExpression {
    let start = offset
    guard let token else { throw unexpected() }
    index += 1
    switch token {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .field(let name): return .field(name)
    case .symbol("("):
      let inner = try nested { (parser: inout REDCapParser) throws(REDCapExpressionFailure) in
        try parser.any()
      }
      try close(start)
      return inner
    case .word(let name):
      guard take(["("]) != nil else {
        throw REDCapExpressionFailure(
          offset: start, message: "`\(name)` is neither a field nor a function; write `[\(name)]`")
      }
      return .call(name, try arguments(start))
    case .symbol(let symbol):
      throw REDCapExpressionFailure(
        offset: start, message: "a field, number, text or `(` is expected, not `\(symbol)`")
    }
  }

  private mutating func arguments(
    _ start: Int
  ) throws(REDCapExpressionFailure) -> [REDCapExpression] {
    if take([")"]) != nil { return [] }
    let arguments = try nested {
      (parser: inout REDCapParser) throws(REDCapExpressionFailure) -> [REDCapExpression] in
      var arguments = [try parser.any()]
      while parser.take([","]) != nil { arguments.append(try parser.any()) }
      return arguments
    }
    try close(start)
    return arguments
  }

  private mutating func close(_ start: Int) throws(REDCapExpressionFailure) {
    guard take([")"]) != nil else {
      if index < tokens.count { throw unexpected() }
      throw REDCapExpressionFailure(offset: start, message: "`(` is not closed by `)`")
    }
  }
}
