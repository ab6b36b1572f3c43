/// Splits expressions of REDCap into tokens.
struct REDCapLexer {
  enum Token: Equatable {
    case number(Double)
    case text(String)
    case field(REDCapFieldName)
    /// A function or one of the words `and`, `or`, `not`; in small letters.
    case word(String)
    case symbol(String)
  }

  struct Placed {
    var token: Token
    var offset: Int
  }

  /// Tokens of one expression: several times what a condition of the catalogue may have.
  static let tokensMax = 2_000

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tokens in their order.
  mutating func tokens() throws(REDCapExpressionFailure) -> [Placed] {
    var tokens: [Placed] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { return tokens }
      let start = offset
      guard tokens.count < Self.tokensMax else {
        throw REDCapExpressionFailure(
          offset: start, message: "more than \(Self.tokensMax) words and signs in one expression")
      }
      tokens.append(Placed(token: try next(), offset: start))
    }
  }

  /// Spaces, line ends, and comments up to the end of their line.
  private mutating func skipSpace() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "#") || (byte == UInt8(ascii: "/") && peek(1) == byte) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else if byte <= 0x20 {
        offset += 1
      } else if byte == 0xC2, peek(1) == 0xA0 {
        // A no-break space, as editors of web pages leave it.
        offset += 2
      } else {
        return
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func next() throws(REDCapExpressionFailure) -> Token {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "["): return .field(try field())
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .text(try text(byte))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): return .number(try number())
    case _ where Self.isLetter(byte):
      let start = offset
      while offset < bytes.count, Self.isLetter(bytes[offset]) || Self.isDigit(bytes[offset]) {
        offset += 1
      }
      return .word(String(decoding: bytes[start..<offset], as: UTF8.self).lowercased())
    default: return .symbol(try symbol())
    }
  }

  private mutating func field() throws(REDCapExpressionFailure) -> REDCapFieldName {
    let start = offset
    guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "]")) else {
      throw REDCapExpressionFailure(offset: start, message: "`[` is not closed by `]`")
    }
    let content = String(decoding: bytes[(start + 1)..<end], as: UTF8.self).trimmed
    offset = end + 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "[") {
      throw REDCapExpressionFailure(
        offset: start, message: "`[\(content)][…]` names an event, an instance or a modifier",
        isUnsupported: true)
    }
    var name = REDCapFieldName(variable: content, code: nil, offset: start)
    if let open = content.firstIndex(of: "("), content.last == ")" {
      name.variable = String(content[..<open]).trimmed
      name.code = String(content[content.index(after: open)...].dropLast()).trimmed
    }
    guard !name.variable.isEmpty else {
      throw REDCapExpressionFailure(offset: start, message: "`[]` names no field")
    }
    guard name.variable.utf8.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }) else {
      throw REDCapExpressionFailure(
        offset: start, message: "`[\(content)]` is no field but a smart variable or modifier",
        isUnsupported: true)
    }
    return name
  }

  private mutating func text(_ quote: UInt8) throws(REDCapExpressionFailure) -> String {
    let start = offset
    guard let end = bytes[(start + 1)...].firstIndex(of: quote) else {
      throw REDCapExpressionFailure(offset: start, message: "a text is not closed by its quote")
    }
    offset = end + 1
    return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
  }

  private mutating func number() throws(REDCapExpressionFailure) -> Double {
    let start = offset
    while offset < bytes.count, Self.isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = DecimalSyntax.number(text) else {
      throw REDCapExpressionFailure(offset: start, message: "`\(text)` is no number")
    }
    return number
  }

  private mutating func symbol() throws(REDCapExpressionFailure) -> String {
    let known = ["<>", "!=", "<=", ">=", "=<", "=>", "==", "&&", "||"]
    if let second = peek(1) {
      let pair = String(decoding: [bytes[offset], second], as: UTF8.self)
      if known.contains(pair) {
        offset += 2
        return pair
      }
    }
    let one = String(decoding: [bytes[offset]], as: UTF8.self)
    guard "=<>()+-*/,!^%".contains(one) else {
      throw REDCapExpressionFailure(offset: offset, message: "`\(one)` has no meaning here")
    }
    offset += 1
    return one
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
