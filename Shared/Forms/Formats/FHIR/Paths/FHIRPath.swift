internal import Questionnaires

/// An expression of FHIRPath (http://hl7.org/fhirpath, N1), as far as questionnaires need it.
indirect enum FHIRPath: Sendable, Hashable {
  case number(Double)
  case text(String)
  case bool(Bool)
  /// A date, time or date-time as in a questionnaire's answers.
  case moment(String)
  /// `{}`
  case empty
  /// `%name`
  case variable(String)
  case this
  /// A member or function of the value before it; of the focus if there is none.
  case member(FHIRPath?, String)
  case call(FHIRPath?, String, [FHIRPath])
  case index(FHIRPath, Int)
  case binary(String, FHIRPath, FHIRPath)
  case negated(FHIRPath)
}

/// Parses FHIRPath. Every expression ends with an error or a tree of limited depth.
struct FHIRPathParser {
  private enum Token: Hashable {
    case number(Double)
    case text(String)
    case moment(String)
    case name(String)
    case variable(String)
    case sign(String)
  }

  private var tokens: [Token] = []
  private var index = 0
  private var depth = 0

  /// - Throws: for other languages and for syntax that is not supported.
  static func parse(_ text: String) throws(ConditionFailure) -> FHIRPath {
    guard text.utf8.count <= 10_000 else { throw ConditionFailure("it is longer than 10000 bytes") }
    var parser = FHIRPathParser()
    parser.tokens = try tokens(of: text)
    let path = try parser.operation(0)
    guard parser.index == parser.tokens.count else { throw parser.unexpected() }
    return path
  }

  // MARK: Tokens

  private static func tokens(of text: String) throws(ConditionFailure) -> [Token] {
    var tokens: [Token] = []
    var rest = text.unicodeScalars[...]
    while let next = rest.first {
      if next.properties.isWhitespace {
        rest.removeFirst()
      } else if isLetter(next) {
        tokens.append(.name(word(&rest)))
      } else if isDigit(next) {
        tokens.append(try number(&rest))
      } else {
        tokens.append(try other(next, &rest))
      }
      guard tokens.count <= 2_000 else { throw ConditionFailure("it has more than 2000 parts") }
    }
    return tokens
  }

  private static func other(
    _ first: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) throws(ConditionFailure) -> Token {
    switch first {
    case "'": return .text(try quoted("'", &rest))
    case "`": return .name(try quoted("`", &rest))
    case "%":
      rest.removeFirst()
      if rest.first == "`" || rest.first == "'" {
        return .variable(try quoted(rest.first ?? "`", &rest))
      }
      return .variable(word(&rest))
    case "$":
      rest.removeFirst()
      return .name("$" + word(&rest))
    case "@":
      rest.removeFirst()
      let literal = prefix(&rest) { isDigit($0) || "-:T.Z+".unicodeScalars.contains($0) }
      return .moment(literal)
    default: break
    }
    if String(String.UnicodeScalarView(rest.prefix(2))) == "//" {
      throw ConditionFailure("comments are not supported")
    }
    for sign in ["!=", "<=", ">=", "!~"]
    where String(String.UnicodeScalarView(rest.prefix(2))) == sign {
      rest = rest.dropFirst(2)
      return .sign(sign)
    }
    rest.removeFirst()
    return .sign(String(Character(first)))
  }

  private static func number(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(ConditionFailure) -> Token {
    var digits = prefix(&rest, while: isDigit)
    if rest.first == ".", rest.dropFirst().first.map(isDigit) == true {
      rest.removeFirst()
      digits += "." + prefix(&rest, while: isDigit)
    }
    guard let number = DecimalSyntax.number(digits) else {
      throw ConditionFailure("`\(digits.prefix(40))` is not a number")
    }
    return .number(number)
  }

  private static func word(_ rest: inout Substring.UnicodeScalarView) -> String {
    prefix(&rest) { isLetter($0) || isDigit($0) }
  }

  private static func prefix(
    _ rest: inout Substring.UnicodeScalarView, while isPart: (Unicode.Scalar) -> Bool
  ) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(String.UnicodeScalarView(part))
  }

  private static func quoted(
    _ quote: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) throws(ConditionFailure) -> String {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      if next == quote { return String(text) }
      guard next == "\\" else {
        text.append(next)
        continue
      }
      guard let escaped = rest.popFirst(), escaped != "u" else {
        throw ConditionFailure("the escape in a text is not supported")
      }
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      default: text.append(escaped)
      }
    }
    throw ConditionFailure("a text is not closed by its quote")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  // MARK: Operators

  /// From the lowest to the highest precedence.
  private static let operators: [[String]] = [
    ["implies"], ["or", "xor"], ["and"], ["in", "contains"], ["=", "~", "!=", "!~"],
    ["<", "<=", ">", ">="], ["|"], ["is", "as"], ["+", "-", "&"], ["*", "/", "div", "mod"],
  ]

  private mutating func operation(_ level: Int) throws(ConditionFailure) -> FHIRPath {
    guard level < Self.operators.count else { return try signed() }
    var left = try operation(level + 1)
    var count = 0
    while let found = take(Self.operators[level]) {
      count += 1
      guard count <= 100 else { throw ConditionFailure("more than 100 operands in a row") }
      left = .binary(found, left, try operation(level + 1))
    }
    return left
  }

  private mutating func signed() throws(ConditionFailure) -> FHIRPath {
    guard take(["-"]) != nil else {
      _ = take(["+"])
      return try chain()
    }
    let part = try chain()
    if case .number(let number) = part { return .number(-number) }
    return .negated(part)
  }

  private mutating func chain() throws(ConditionFailure) -> FHIRPath {
    var path = try term()
    var count = 0
    while true {
      count += 1
      guard count <= 100 else { throw ConditionFailure("more than 100 steps in a row") }
      if take(["."]) != nil {
        guard case .name(let name)? = next() else { throw unexpected() }
        path = try step(path, name)
      } else if take(["["]) != nil {
        guard case .number(let number)? = next(), let position = Int(exactly: number),
          take(["]"]) != nil
        else { throw ConditionFailure("only a number is supported in brackets") }
        path = .index(path, position)
      } else {
        return path
      }
    }
  }

  private mutating func step(
    _ target: FHIRPath?, _ name: String
  ) throws(ConditionFailure) -> FHIRPath {
    guard take(["("]) != nil else { return .member(target, name) }
    return .call(target, name, try arguments())
  }

  private mutating func arguments() throws(ConditionFailure) -> [FHIRPath] {
    if take([")"]) != nil { return [] }
    var arguments: [FHIRPath] = []
    repeat { arguments.append(try nested()) } while take([","]) != nil
    guard take([")"]) != nil else { throw unexpected() }
    return arguments
  }

  private mutating func nested() throws(ConditionFailure) -> FHIRPath {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 50 else { throw ConditionFailure("more than 50 nested parentheses") }
    return try operation(0)
  }

  private mutating func term() throws(ConditionFailure) -> FHIRPath {
    switch next() {
    case .number(let number)?: return .number(number)
    case .text(let text)?: return .text(text)
    case .moment(let text)?: return .moment(text)
    case .variable(let name)?: return .variable(name)
    case .name("true")?: return .bool(true)
    case .name("false")?: return .bool(false)
    case .name("$this")?: return .this
    case .name(let name)?: return try step(nil, name)
    case .sign("(")?:
      let inner = try nested()
      guard take([")"]) != nil else { throw unexpected() }
      return inner
    case .sign("{")?:
      guard take(["}"]) != nil else { throw unexpected() }
      return .empty
    default:
      index -= 1
      throw unexpected()
    }
  }

  private mutating func next() -> Token? {
    defer { index += 1 }
    return index < tokens.count ? tokens[index] : nil
  }

  private mutating func take(_ spellings: [String]) -> String? {
    guard index < tokens.count else { return nil }
    switch tokens[index] {
    case .sign(let text) where spellings.contains(text),
      .name(let text) where spellings.contains(text):
      index += 1
      return text
    default: return nil
    }
  }

  private func unexpected() -> ConditionFailure {
    guard index < tokens.count else { return ConditionFailure("a value is missing at the end") }
    let written: String
    switch tokens[index] {
    case .number(let number): written = DecimalSyntax.text(number)
    case .text(let text), .moment(let text), .name(let text), .variable(let text), .sign(let text):
      written = text
    }
    return ConditionFailure("`\(written.prefix(40))` is not expected there")
  }
}
