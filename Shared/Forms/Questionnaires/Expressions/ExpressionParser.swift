extension AnswerExpression {
  /// Reads the text form of an expression; README.md describes it.
  public init(parsing text: String) throws(ExpressionFailure) {
    guard text.utf8.count <= ExpressionParser.bytesMax else {
      throw ExpressionFailure(
        offset: 0, message: "an expression has at most \(ExpressionParser.bytesMax) bytes")
    }
    var lexer = ExpressionLexer(text)
    var parser = ExpressionParser(try lexer.tokens(), end: text.utf8.count)
    self = try parser.whole()
  }
}

extension AnswerExpression.Function {
  /// The name before the operands in brackets; nil for operators.
  var textName: String? {
    switch self {
    case .add: "sum"
    case .absolute: "abs"
    case .minimum: "min"
    case .maximum: "max"
    case .daysBetween: "days"
    case .yearsBetween: "years"
    case .minutesBetween: "minutes"
    case .remainder, .round, .floor, .ceiling, .mean, .count, .choose, .coalesce, .answered,
      .today, .length, .each, .repetition:
      rawValue
    case .subtract, .multiply, .divide, .power, .negate, .equal, .notEqual, .less, .lessOrEqual,
      .greater, .greaterOrEqual, .and, .or, .not:
      nil
    }
  }

  /// Functions by their names in texts.
  static let textNames = Dictionary(
    allCases.compactMap { function in function.textName.map { ($0, function) } },
    uniquingKeysWith: { first, _ in first })

  /// Signs of the comparisons.
  static let comparisonSigns: KeyValuePairs<String, Self> = [
    "=": .equal, "!=": .notEqual, "<": .less, "<=": .lessOrEqual, ">": .greater,
    ">=": .greaterOrEqual,
  ]
}

/// Reads tokens with one level of recursion per bracket and precedence.
private struct ExpressionParser {
  static let bytesMax = 20_000
  /// Levels of brackets and of operators in a row, which nest to the left.
  private static let levelsMax = 100
  /// Names before ids in brackets.
  private static let references = ["answer", "calculation", "earlier", "profile", "score"]

  private let tokens: [ExpressionLexer.Placed]
  private let end: Int
  private var position = 0
  private var level = 0

  init(_ tokens: [ExpressionLexer.Placed], end: Int) {
    self.tokens = tokens
    self.end = end
  }

  private typealias Function = AnswerExpression.Function

  mutating func whole() throws(ExpressionFailure) -> AnswerExpression {
    guard !tokens.isEmpty else { throw failure("the expression is empty") }
    let expression = try alternatives()
    guard position == tokens.count else {
      throw failure("\(next) is not expected here; connect the parts by an operator")
    }
    return expression
  }

  // MARK: - Operators, from the lowest precedence

  private mutating func alternatives() throws(ExpressionFailure) -> AnswerExpression {
    level += 1
    defer { level -= 1 }
    guard level <= Self.levelsMax else { throw failure("the expression is nested too deeply") }
    var operands = [try conjunction()]
    while take(name: "or") { operands.append(try conjunction()) }
    return operands.count == 1 ? operands[0] : .call(.or, operands)
  }

  private mutating func conjunction() throws(ExpressionFailure) -> AnswerExpression {
    var operands = [try negation()]
    while take(name: "and") { operands.append(try negation()) }
    return operands.count == 1 ? operands[0] : .call(.and, operands)
  }

  private mutating func negation() throws(ExpressionFailure) -> AnswerExpression {
    var count = 0
    while take(name: "not") { count += 1 }
    guard count <= Self.levelsMax else { throw failure("the expression is nested too deeply") }
    var expression = try comparison()
    for _ in 0..<count { expression = .call(.not, [expression]) }
    return expression
  }

  private mutating func comparison() throws(ExpressionFailure) -> AnswerExpression {
    let left = try sum()
    guard let function = takeComparison() else { return left }
    let right = try sum()
    if takeComparison() != nil {
      position -= 1
      throw failure("comparisons cannot follow each other; combine two of them by `and`")
    }
    return .call(function, [left, right])
  }

  private mutating func sum() throws(ExpressionFailure) -> AnswerExpression {
    try chain(["+": .add, "-": .subtract]) { (parser) throws(ExpressionFailure) in
      try parser.product()
    }
  }

  private mutating func product() throws(ExpressionFailure) -> AnswerExpression {
    try chain(["*": .multiply, "/": .divide]) { (parser) throws(ExpressionFailure) in
      try parser.signed()
    }
  }

  /// Reads operands of one precedence. `a + b + c` is one sum of three; others nest to the left.
  private mutating func chain(
    _ signs: [String: Function],
    _ operand: (inout ExpressionParser) throws(ExpressionFailure) -> AnswerExpression
  ) throws(ExpressionFailure) -> AnswerExpression {
    var whole = try operand(&self)
    var open: (function: Function, operands: [AnswerExpression])?
    var count = 0
    while case .sign(let sign)? = token, let function = signs[sign] {
      position += 1
      let right = try operand(&self)
      if var list = open, list.function == function, function == .add || function == .multiply {
        list.operands.append(right)
        open = list
      } else {
        count += 1
        guard count <= Self.levelsMax else { throw failure("the expression is nested too deeply") }
        if let list = open { whole = .call(list.function, list.operands) }
        open = (function, [whole, right])
      }
    }
    return open.map { .call($0.function, $0.operands) } ?? whole
  }

  private mutating func signed() throws(ExpressionFailure) -> AnswerExpression {
    guard take(sign: "-") else { return try power() }
    level += 1
    defer { level -= 1 }
    guard level <= Self.levelsMax else { throw failure("the expression is nested too deeply") }
    // `-5` is a number, but `-5 ^ 2` is the negated power.
    if case .number(let number)? = token,
      position + 1 >= tokens.count || tokens[position + 1].token != .sign("^")
    {
      position += 1
      return .number(-number)
    }
    return .call(.negate, [try signed()])
  }

  private mutating func power() throws(ExpressionFailure) -> AnswerExpression {
    let base = try primary()
    guard take(sign: "^") else { return base }
    level += 1
    defer { level -= 1 }
    guard level <= Self.levelsMax else { throw failure("the expression is nested too deeply") }
    return .call(.power, [base, try signed()])
  }

  // MARK: - Operands

  private mutating func primary() throws(ExpressionFailure) -> AnswerExpression {
    switch token {
    case .number(let number)?:
      position += 1
      return .number(number)
    case .text(let text)?:
      position += 1
      return .text(text)
    case .sign("(")?:
      position += 1
      let inner = try alternatives()
      try close()
      return inner
    case .name(let name)? where !["and", "or", "not"].contains(name):
      position += 1
      return take(sign: "(") ? try call(name) : .answer(name)
    default:
      throw failure("a number, an id, a text or `(` is missing here, not \(next)")
    }
  }

  private mutating func call(_ name: String) throws(ExpressionFailure) -> AnswerExpression {
    switch name {
    case "answer": return .answer(try reference())
    case "score": return .score(try reference())
    case "calculation": return .calculation(try reference())
    case "earlier": return .earlier(try reference())
    case "profile": return .profile(try reference())
    default: break
    }
    guard let function = Function.textNames[name] else {
      position -= 2
      let known = (Function.textNames.keys + Self.references).sorted()
      throw failure("there is no function `\(name)`; known: \(known.joined(separator: ", "))")
    }
    let start = position
    var operands: [AnswerExpression] = []
    if !take(sign: ")") {
      operands.append(try alternatives())
      while take(sign: ",") { operands.append(try alternatives()) }
      try close()
    }
    let counts = function.operandCounts
    guard counts.contains(operands.count) else {
      position = start - 2
      let range =
        counts.count == 1
        ? "\(counts.lowerBound)" : "\(counts.lowerBound)–\(counts.upperBound)"
      throw failure("`\(name)` has \(operands.count) operands; it needs \(range)")
    }
    return .call(function, operands)
  }

  /// Reads an id, as a name or in quotes.
  private mutating func reference() throws(ExpressionFailure) -> String {
    let id: String
    switch token {
    case .name(let name)?: id = name
    case .text(let text)?: id = text
    default: throw failure("an id is missing here; write it as a name or in quotes")
    }
    position += 1
    try close()
    return id
  }

  // MARK: - Tokens

  private var token: ExpressionLexer.Token? {
    position < tokens.count ? tokens[position].token : nil
  }

  /// The next token, for messages.
  private var next: String {
    switch token {
    case nil: "the end"
    case .number(let number)?: "`\(number.expressionText)`"
    case .text(let text)?: "\"\(text)\""
    case .name(let name)?: "`\(name)`"
    case .sign(let sign)?: "`\(sign)`"
    }
  }

  private mutating func take(sign: String) -> Bool {
    guard token == .sign(sign) else { return false }
    position += 1
    return true
  }

  private mutating func take(name: String) -> Bool {
    guard token == .name(name) else { return false }
    position += 1
    return true
  }

  private mutating func takeComparison() -> Function? {
    guard case .sign(let sign)? = token,
      let function = Function.comparisonSigns.first(where: { $0.key == sign })?.value
    else { return nil }
    position += 1
    return function
  }

  private mutating func close() throws(ExpressionFailure) {
    guard take(sign: ")") else { throw failure("`)` is missing here, not \(next)") }
  }

  private func failure(_ message: String) -> ExpressionFailure {
    ExpressionFailure(
      offset: position < tokens.count ? tokens[position].offset : end, message: message)
  }
}
