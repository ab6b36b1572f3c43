/// Splits the text form of expressions into tokens.
struct ExpressionLexer {
  enum Token: Hashable {
    case number(Double)
    case text(String)
    case name(String)
    /// An operator, a bracket or a comma.
    case sign(String)
  }

  struct Placed {
    var token: Token
    var offset: Int
  }

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func tokens() throws(ExpressionFailure) -> [Placed] {
    var tokens: [Placed] = []
    while true {
      while let byte = peek(), byte <= 0x20 { offset += 1 }
      guard let byte = peek() else { return tokens }
      let start = offset
      tokens.append(Placed(token: try next(byte), offset: start))
    }
  }

  private func peek(_ distance: Int = 0) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func next(_ byte: UInt8) throws(ExpressionFailure) -> Token {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .text(try text(byte))
    case _ where Self.isDigit(byte): .number(try number())
    case _ where Self.isLetter(byte): .name(name())
    default: .sign(try sign())
    }
  }

  private mutating func name() -> String {
    let start = offset
    while let byte = peek(), Self.isLetter(byte) || Self.isDigit(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func digits() {
    while let byte = peek(), Self.isDigit(byte) { offset += 1 }
  }

  private mutating func number() throws(ExpressionFailure) -> Double {
    let start = offset
    digits()
    if peek() == UInt8(ascii: "."), peek(1).map(Self.isDigit) ?? false {
      offset += 1
      digits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      let isSigned = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+")
      if peek(isSigned ? 2 : 1).map(Self.isDigit) ?? false {
        offset += isSigned ? 2 : 1
        digits()
      }
    }
    if let byte = peek(), Self.isLetter(byte) || byte == UInt8(ascii: ".") {
      _ = name()
      let id = String(decoding: bytes[start..<offset], as: UTF8.self)
      throw failure(
        start, "`\(id)` is not a number; write answer(\"\(id)\") if it is the id of a question")
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw failure(start, "`\(text)` is too large")
    }
    return number
  }

  private mutating func text(_ quote: UInt8) throws(ExpressionFailure) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while let byte = peek(), byte != quote {
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      switch peek() {
      case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
      case let escaped? where #""'\"#.utf8.contains(escaped): content.append(escaped)
      default: throw failure(offset - 1, #"write `\\`, `\"`, `\'` or `\n`"#)
      }
      offset += 1
    }
    guard peek() == quote else { throw failure(start, "a text is not closed by its quote") }
    offset += 1
    return String(decoding: content, as: UTF8.self)
  }

  private mutating func sign() throws(ExpressionFailure) -> String {
    let start = offset
    if let first = peek(), let second = peek(1) {
      let pair = String(decoding: [first, second], as: UTF8.self)
      if ["!=", "<=", ">="].contains(pair) {
        offset += 2
        return pair
      }
      if ["==", "<>", "&&", "||", "**"].contains(pair) {
        throw failure(start, "`\(pair)` is not an operator; write \(Self.advice[pair] ?? "")")
      }
    }
    let rest = String(decoding: bytes[start...].prefix(4), as: UTF8.self)
    guard let first = rest.first, first.isASCII, "=<>()+-*/^,".contains(first) else {
      throw failure(start, "`\(rest.prefix(1))` has no meaning here")
    }
    offset += 1
    return String(first)
  }

  private static let advice = [
    "==": "`=`", "<>": "`!=`", "&&": "`and`", "||": "`or`", "**": "`^`",
  ]

  private func failure(_ offset: Int, _ message: String) -> ExpressionFailure {
    ExpressionFailure(offset: offset, message: message)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
