/// Parses formulas by the operator precedence of their dialect.
///
/// Parts of XPath that XLSForms seldom need, such as paths, axes and predicates, are unsupported;
/// callers keep such formulas unchanged.
struct FormulaParser {
  /// Maximum nesting of parentheses, functions, negations and signs.
  static let depthMax = 50
  /// Maximum values and functions.
  static let partsMax = 2_000
  /// Maximum factors in a row, because a chain nests one level for each of them.
  static let factorsMax = 50

  private let tokens: [FormulaLexer.Placed]
  private let dialect: FormulaDialect
  private let end: Int
  private var index = 0
  private var depth = 0
  private var parts = 0

  /// - Throws: a failure with its position.
  static func parse(
    _ text: String, _ dialect: FormulaDialect
  ) throws(FormulaFailure) -> Formula {
    guard text.utf8.count <= dialect.charactersMax else {
      throw FormulaFailure(offset: 0, message: "longer than \(dialect.charactersMax) bytes")
    }
    var lexer = FormulaLexer(dialect.hasPaths ? Self.straightQuotes(text) : text, dialect)
    let tokens = lexer.tokens()
    // A path may contain anything, so its start is reported instead.
    if !dialect.hasPaths, case .unreadable(let failure)? = tokens.last?.token { throw failure }
    var parser = FormulaParser(tokens: tokens, dialect: dialect, end: text.utf8.count)
    let formula = try parser.nested()
    guard parser.index == tokens.count else { throw parser.unexpected() }
    return formula
  }

  /// Word processors insert curly quotes; they are read as straight ones.
  private static func straightQuotes(_ text: String) -> String {
    guard text.utf8.contains(0xE2) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar {
          case "\u{2018}", "\u{2019}": "'"
          case "\u{201C}", "\u{201D}": "\""
          default: scalar
          }
        }))
  }

  private init(tokens: [FormulaLexer.Placed], dialect: FormulaDialect, end: Int) {
    self.tokens = tokens
    self.dialect = dialect
    self.end = end
  }

  // MARK: Operators

  private mutating func nested() throws(FormulaFailure) -> Formula {
    try enter(1)
    defer { depth -= 1 }
    return try operation(0)
  }

  private mutating func enter(_ levels: Int) throws(FormulaFailure) {
    depth += levels
    guard depth <= Self.depthMax else {
      throw failure(
        "more than \(Self.depthMax) nested parentheses and functions")
    }
  }

  /// - Parameter level: precedence level of the dialect.
  private mutating func operation(_ level: Int) throws(FormulaFailure) -> Formula {
    guard level < dialect.operators.count else { return try signed() }
    if level == 2, take(dialect.negations) { return try negation() }
    var left = try operation(level + 1)
    var count = 0
    while let operation = takeOperator(level, after: count) {
      count += 1
      if level > FormulaDialect.additive, count > Self.factorsMax {
        throw failure("more than \(Self.factorsMax) factors in a row")
      }
      if !dialect.hasPaths, level == FormulaDialect.additive, left.terms != nil, count == 1 {
        left = .group(left)
      }
      left = .binary(operation, left, try self.operation(level + 1))
    }
    return left
  }

  private mutating func negation() throws(FormulaFailure) -> Formula {
    try enter(1)
    defer { depth -= 1 }
    return .call("not", [try operation(2)])
  }

  /// - Parameter count: number of operators of this level before it. Only XPath allows chained
  ///   comparisons.
  private mutating func takeOperator(_ level: Int, after count: Int) -> Formula.Operator? {
    guard dialect.hasPaths || count == 0 || level != FormulaDialect.additive - 1 else { return nil }
    switch token {
    case .word(let text)?, .sign(let text)?:
      guard let operation = dialect.operators[level][text] else { return nil }
      index += 1
      return operation
    default: return nil
    }
  }

  private mutating func signed() throws(FormulaFailure) -> Formula {
    var signs = 0
    defer { depth -= signs }
    while take(["-"]) {
      signs += 1
      try enter(1)
    }
    let part = try raised(try primary())
    guard signs % 2 == 1 else { return part }
    if case .number(let number) = part { return .number(-number) }
    return .negated(part)
  }

  // MARK: Parts

  /// `(a)^(b)` of REDCap is `pow(a, b)`.
  private mutating func raised(_ base: Formula) throws(FormulaFailure) -> Formula {
    guard dialect.hasPowers, take(["^"]) else { return base }
    try enter(1)
    defer { depth -= 1 }
    return .call("pow", [base, try signed()])
  }

  private mutating func primary() throws(FormulaFailure) -> Formula {
    let start = offset
    parts += 1
    guard parts <= Self.partsMax else { throw failure("more than \(Self.partsMax) parts") }
    guard let token else { throw failure("a value is missing at the end") }
    index += 1
    switch token {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .field(let field): return .field(field)
    case .current: return .current
    case .unreadable(let failure): throw failure
    case .parent:
      throw FormulaFailure(offset: start, message: "paths are not supported", isUnsupported: true)
    case .sign("("):
      let inner = try nested()
      try close(start)
      return inner
    case .word(let name):
      guard take(["("]) else {
        if !dialect.hasPaths, name == "true" || name == "false" { return .call(name, []) }
        if dialect.reference == .words { return .field(FormulaField(name: name, offset: start)) }
        throw bareWord(name, start)
      }
      return .call(name, try arguments(start))
    case .sign(let sign):
      throw FormulaFailure(
        offset: start, message: "a field, number, text or `(` is expected, not `\(sign)`",
        isUnsupported: dialect.hasPaths && dialect.unsupportedSigns[sign] != nil)
    }
  }

  private mutating func arguments(_ start: Int) throws(FormulaFailure) -> [Formula] {
    if take([")"]) { return [] }
    if token == .parent, index > 1, tokens[index - 2].token == .word(Formula.position) {
      index += 1
      try close(start)
      return []
    }
    var arguments = [try nested()]
    while take([","]) { arguments.append(try nested()) }
    try close(start)
    return arguments
  }

  private mutating func close(_ start: Int) throws(FormulaFailure) {
    guard !take([")"]) else { return }
    guard index == tokens.count else { throw unexpected() }
    throw FormulaFailure(offset: start, message: "`(` is not closed by `)`")
  }

  // MARK: Tokens

  private var token: FormulaLexer.Token? { index < tokens.count ? tokens[index].token : nil }
  private var offset: Int { index < tokens.count ? tokens[index].offset : end }

  private mutating func take(_ spellings: Set<String>) -> Bool {
    switch token {
    case .word(let text)? where spellings.contains(text),
      .sign(let text)? where spellings.contains(text):
      index += 1
      return true
    default: return false
    }
  }

  // MARK: Failures

  private func failure(_ message: String) -> FormulaFailure {
    FormulaFailure(offset: offset, message: message)
  }

  private func unexpected() -> FormulaFailure {
    if case .unreadable(let failure)? = token, !failure.isUnsupported { return failure }
    if case .sign(let sign)? = token, let what = dialect.unsupportedSigns[sign] {
      return FormulaFailure(
        offset: offset, message: "\(what) are not supported", isUnsupported: true)
    }
    return failure("expected an operator such as `and`, or the end")
  }

  private func bareWord(_ name: String, _ start: Int) -> FormulaFailure {
    guard dialect.hasPaths else {
      return FormulaFailure(
        offset: start, message: "`\(name)` is neither a field nor a function; write `[\(name)]`")
    }
    return FormulaFailure(
      offset: start, message: "`\(name)` is not a function with parentheses",
      isUnsupported: true)
  }
}
