/// Codes of The Unified Code for Units of Measure (UCUM), case-sensitive variant.
enum UnitOfMeasure {
  /// Maximum nesting of parentheses. UCUM sets no limit; codes in use have one or two levels.
  static let depthMax = 8

  /// Returns whether the text follows UCUM's grammar (§10, exhibit 1) with symbols from UCUM's
  /// tables. The measured property is not checked.
  ///
  /// Annotations are also accepted after numbers and parentheses. The exhibit omits this, but
  /// UCUM's published examples contain such codes, as `g/(8.h){shift}`.
  static func isCode(_ text: String) -> Bool {
    // UCUM §3: ASCII without spaces and control characters.
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return false }
    var reading = UnitTerm(rest: text[...].utf8)
    return reading.isWhole()
  }
}

/// The unparsed rest of a code, read from left to right in linear time.
private struct UnitTerm {
  var rest: Substring.UTF8View
  private var depth = 0

  init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  /// Components separated by operators; the first may be preceded by a solidus (UCUM §7).
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

  /// A number, or a symbol with an optional exponent, followed by an optional annotation; or an
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

  /// Reads up to the end of a symbol; no delimiter counts within square brackets (UCUM §5). Symbols
  /// with unpaired brackets are not in the tables.
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

  /// Curly braces, not nested, around any text (UCUM §6).
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

  /// Removes trailing digits and their sign (UCUM §9); no symbol ends with a digit.
  private func withoutExponent(_ symbol: Substring) -> Substring {
    guard let last = symbol.utf8.lastIndex(where: { !isDigit($0) }) else { return "" }
    let digits = symbol.utf8.index(after: last)
    let isSigned = symbol.utf8[last] == UInt8(ascii: "+") || symbol.utf8[last] == UInt8(ascii: "-")
    return symbol[..<(isSigned && digits < symbol.endIndex ? last : digits)]
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// An atom, or a metric one with a prefix (UCUM §§4, 11).
  private func isSimpleUnit(_ symbol: Substring) -> Bool {
    UnitAtoms.isAtom(symbol)
      || (1...UnitAtoms.prefixLengthMax).contains { length in
        UnitAtoms.isPrefix(symbol.prefix(length)) && UnitAtoms.isMetric(symbol.dropFirst(length))
      }
  }
}
