/// Codes of units by The Unified Code for Units of Measure (UCUM), in its case-sensitive spelling.
enum UnitOfMeasure {
  /// Parentheses within each other. UCUM sets no limit; codes in use have one or two.
  static let depthMax = 8

  /// Whether the text follows UCUM's grammar (§10, exhibit 1) and its symbols are in UCUM's tables.
  /// What the unit measures is not looked at.
  ///
  /// An annotation may stand behind a number and behind parentheses, too, which the exhibit leaves
  /// out: the examples published with UCUM have such codes, as `g/(8.h){shift}`.
  static func isCode(_ text: String) -> Bool {
    // UCUM §3: ASCII alone, without spaces and control characters.
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    var reading = UnitTerm(rest: text[...].utf8)
    return reading.isWhole()
  }
}

/// What is left of a code while it is read from left to right, each character a constant number of
/// times.
private struct UnitTerm {
  var rest: Substring.UTF8View
  private var depth = 0

  init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  /// Components with an operator between each two; the first may have a solidus before it
  /// (UCUM §7).
  mutating func isWhole() -> Bool {
    _ = take("/")
    repeat {
      while take("(") {
        depth += 1
        guard depth <= UnitOfMeasure.depthMax else { return false }
      }
      guard takeComponent() else { return false }
      while take(")") {
        depth -= 1
        guard depth >= 0, takeAnnotation() != .broken else { return false }
      }
    } while take(".") || take("/")
    return rest.isEmpty && depth == 0
  }

  /// A number, or a symbol with or without an exponent, and perhaps an annotation behind it; or an
  /// annotation alone, which means 1 (UCUM §6).
  private mutating func takeComponent() -> Bool {
    let symbol = takeSymbol()
    let annotation = takeAnnotation()
    guard !symbol.isEmpty else { return annotation == .whole }
    return annotation != .broken && (isNumber(symbol) || isSimpleUnit(withoutExponent(symbol)))
  }

  // MARK: - Lexical elements

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Up to what ends a symbol; between square brackets nothing does (UCUM §5). Where they are not
  /// in pairs, the tables do not have it.
  private mutating func takeSymbol() -> Substring {
    var isBracketed = false
    var end = rest.startIndex
    scan: while end < rest.endIndex {
      switch rest[end] {
      case UInt8(ascii: "["): isBracketed = true
      case UInt8(ascii: "]"): isBracketed = false
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "{"), UInt8(ascii: "}"):
        if !isBracketed { break scan }
      default: break
      }
      end = rest.index(after: end)
    }
    let symbol = Substring(rest[..<end])
    rest = rest[end...]
    return symbol
  }

  private enum Annotation {
    case none, whole, broken
  }

  /// Curly braces, not nested, around anything or nothing (UCUM §6).
  private mutating func takeAnnotation() -> Annotation {
    guard take("{") else { return .none }
    let brace = rest.firstIndex { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    guard let brace, rest[brace] == UInt8(ascii: "}") else { return .broken }
    rest = rest[rest.index(after: brace)...]
    return .whole
  }

  // MARK: - Symbols

  /// A positive integer (UCUM §8).
  private func isNumber(_ symbol: Substring) -> Bool {
    symbol.utf8.allSatisfy(isDigit) && symbol.utf8.contains { $0 != UInt8(ascii: "0") }
  }

  /// Without digits at the end and a sign before them (UCUM §9): no symbol ends with a digit.
  private func withoutExponent(_ symbol: Substring) -> Substring {
    guard let last = symbol.utf8.lastIndex(where: { !isDigit($0) }) else { return "" }
    let digits = symbol.utf8.index(after: last)
    let isSigned = symbol.utf8[last] == UInt8(ascii: "+") || symbol.utf8[last] == UInt8(ascii: "-")
    return symbol[..<(isSigned && digits < symbol.endIndex ? last : digits)]
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// An atom, or a metric one behind a prefix (UCUM §§4, 11).
  private func isSimpleUnit(_ symbol: Substring) -> Bool {
    UnitAtoms.isAtom(symbol)
      || (1...UnitAtoms.prefixLengthMax).contains { length in
        UnitAtoms.isPrefix(symbol.prefix(length)) && UnitAtoms.isMetric(symbol.dropFirst(length))
      }
  }
}
