/// Splits formulas into tokens.
struct FormulaLexer {
  enum Token: Hashable {
    case number(Double)
    case text(String)
    case field(FormulaField)
    /// `.`
    case current
    /// `..`
    case parent
    /// A function, or an operator spelled with letters.
    case word(String)
    case sign(String)
    /// The last token if the rest is not valid.
    case unreadable(FormulaFailure)
  }

  struct Placed {
    var token: Token
    var offset: Int
  }

  private let bytes: [UInt8]
  private let dialect: FormulaDialect
  private var offset = 0

  init(_ text: String, _ dialect: FormulaDialect) {
    bytes = Array(text.utf8)
    self.dialect = dialect
  }

  /// Returns all tokens in order.
  mutating func tokens() -> [Placed] {
    var tokens: [Placed] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { return tokens }
      let start = offset
      do throws(FormulaFailure) {
        tokens.append(Placed(token: try next(), offset: start))
      } catch {
        return tokens + [Placed(token: .unreadable(error), offset: start)]
      }
    }
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte <= 0x20 {
        offset += 1
      } else if byte == 0xC2, peek(1) == 0xA0 {
        // A no-break space, often inserted by web editors.
        offset += 2
      } else if !dialect.isLoose {
        return
      } else if byte == UInt8(ascii: "#") || (byte == UInt8(ascii: "/") && peek(1) == byte) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else {
        return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func next() throws(FormulaFailure) -> Token {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "$") where dialect.reference == .braces: return .field(try braced())
    case UInt8(ascii: "[") where dialect.reference == .brackets: return .field(try bracketed())
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .text(try text(byte))
    case UInt8(ascii: ".") where dialect.hasPaths && !(peek(1).map(Self.isDigit) ?? false):
      return try path()
    case UInt8(ascii: "0")...UInt8(ascii: "9") where isNumberedName: return word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return .number(try number())
    case _ where Self.isLetter(byte): return word()
    default: return .sign(try sign())
    }
  }

  private mutating func path() throws(FormulaFailure) -> Token {
    let dots = bytes[offset...].prefix { $0 == UInt8(ascii: ".") }.count
    guard dots <= 2, peek(dots) != UInt8(ascii: "/") else {
      throw failure("paths are not supported", isUnsupported: true)
    }
    offset += dots
    return dots == 1 ? .current : .parent
  }

  private mutating func word() -> Token {
    let start = offset
    while let byte = peek(0), isWordPart(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    return .word(dialect.isLoose ? word.lowercased() : word)
  }

  /// Whether a name such as `12X3X4` begins here.
  private var isNumberedName: Bool {
    guard dialect.reference == .words else { return false }
    let digits = bytes[offset...].prefix(while: Self.isDigit).count
    return peek(digits) == UInt8(ascii: "X") && peek(digits + 1).map(Self.isDigit) == true
  }

  private mutating func braced() throws(FormulaFailure) -> FormulaField {
    let start = offset
    guard peek(1) == UInt8(ascii: "{"), let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
    else { throw failure("write a reference as ${name}") }
    offset = end + 1
    let name = String(decoding: bytes[(start + 2)..<end], as: UTF8.self).trimmed
    return FormulaField(name: name, offset: start)
  }

  private mutating func bracketed() throws(FormulaFailure) -> FormulaField {
    let start = offset
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
      throw failure("`[` is not closed by `]`")
    }
    let content = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).trimmed
    if end + 1 < bytes.count, bytes[end + 1] == UInt8(ascii: "[") {
      throw failure(
        "`[\(content)][…]` names an event, an instance or a modifier", isUnsupported: true)
    }
    var field = FormulaField(name: content, offset: start)
    if let open = content.firstIndex(of: "("), content.last == ")" {
      field.name = String(content[..<open]).trimmed
      field.code = String(content[content.index(after: open)...].dropLast()).trimmed
    }
    guard !field.name.isEmpty else { throw failure("`[]` names no field") }
    guard field.name.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }) else {
      throw failure(
        "`[\(content)]` is not a field but a smart variable or modifier", isUnsupported: true)
    }
    offset = end + 1
    return field
  }

  private mutating func text(_ quote: UInt8) throws(FormulaFailure) -> String {
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw failure("a text is not closed by its quote")
    }
    offset = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func number() throws(FormulaFailure) -> Double {
    var end = offset
    while end < bytes.count, Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      end += 1
    }
    let text = String(decoding: bytes[offset..<end], as: UTF8.self)
    guard let number = DecimalSyntax.number(text) else {
      throw failure("`\(text)` is not a number")
    }
    offset = end
    return number
  }

  private mutating func sign() throws(FormulaFailure) -> String {
    if let second = peek(1) {
      let pair = String(decoding: [bytes[offset], second], as: UTF8.self)
      if dialect.signs.contains(pair) {
        offset += 2
        return pair
      }
    }
    let one = String(decoding: [bytes[offset]], as: UTF8.self)
    if one == "=", peek(1) == bytes[offset] {
      throw failure("`==` is not an operator here; write `=`")
    }
    // Paths may contain anything; the first character decides whether it is one.
    guard dialect.hasPaths || "=<>()+-*/,!^%".contains(one) else {
      throw failure("`\(one)` has no meaning here")
    }
    offset += 1
    return one
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    Self.isLetter(byte) || Self.isDigit(byte)
      || (dialect.hasPaths && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")))
      || (dialect.reference == .words && byte == UInt8(ascii: "."))
  }

  private func failure(_ message: String, isUnsupported: Bool = false) -> FormulaFailure {
    FormulaFailure(offset: offset, message: message, isUnsupported: isUnsupported)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
