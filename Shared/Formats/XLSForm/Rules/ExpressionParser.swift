/// Parses the part of XPath 1.0 that XLSForms are written in: operators, calls, texts, numbers, `.`
/// and `${name}`. Paths, axes and predicates are not understood; an expression that has some is kept
/// as it stands by whoever asked.
struct ExpressionParser {
  /// Why an expression cannot be read.
  struct Failure: Error, Hashable {
    /// In UTF-8 bytes from 0.
    var offset: Int
    var message: String
    /// Right XPath, as far as it was read, that is not understood here; else the expression is
    /// broken, or larger than the limits.
    var isUnderstoodElsewhere = false
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var parts = 0

  static let charactersMax = 20_000
  static let depthMax = 50
  static let partsMax = 2_000

  static func parse(_ text: String) throws(Failure) -> Expression {
    guard text.utf8.count <= charactersMax else {
      throw Failure(offset: 0, message: "longer than \(charactersMax) bytes")
    }
    var parser = ExpressionParser(bytes: Array(text.utf8))
    let expression = try parser.disjunction()
    parser.skipSpace()
    guard parser.offset == parser.bytes.count else { throw parser.failure("more follows") }
    return expression
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Operators, loosest first

  private mutating func disjunction() throws(Failure) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthMax else {
      throw failure(
        "more than \(Self.depthMax) parentheses in each other", isUnderstoodElsewhere: false)
    }
    var left = try conjunction()
    while takeWord("or") { left = .binary(.or, left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(Failure) -> Expression {
    var left = try equality()
    while takeWord("and") { left = .binary(.and, left, try equality()) }
    return left
  }

  private mutating func equality() throws(Failure) -> Expression {
    var left = try relation()
    while true {
      if take("!=") {
        left = .binary(.notEqual, left, try relation())
      } else if take("=") {
        left = .binary(.equal, left, try relation())
      } else {
        return left
      }
    }
  }

  private mutating func relation() throws(Failure) -> Expression {
    var left = try sum()
    while true {
      if take("<=") {
        left = .binary(.lessOrEqual, left, try sum())
      } else if take(">=") {
        left = .binary(.greaterOrEqual, left, try sum())
      } else if take("<") {
        left = .binary(.less, left, try sum())
      } else if take(">") {
        left = .binary(.greater, left, try sum())
      } else {
        return left
      }
    }
  }

  private mutating func sum() throws(Failure) -> Expression {
    var left = try product()
    while true {
      if take("+") {
        left = .binary(.plus, left, try product())
      } else if take("-") {
        left = .binary(.minus, left, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws(Failure) -> Expression {
    var left = try unary()
    while true {
      if take("*") {
        left = .binary(.times, left, try unary())
      } else if takeWord("div") {
        left = .binary(.divided, left, try unary())
      } else if takeWord("mod") {
        left = .binary(.remainder, left, try unary())
      } else {
        return left
      }
    }
  }

  private mutating func unary() throws(Failure) -> Expression {
    var isNegated = false
    while take("-") { isNegated.toggle() }
    let part = try primary()
    return isNegated ? .negated(part) : part
  }

  // MARK: Parts

  private mutating func primary() throws(Failure) -> Expression {
    parts += 1
    guard parts <= Self.partsMax else {
      throw failure("more than \(Self.partsMax) parts", isUnderstoodElsewhere: false)
    }
    skipSpace()
    guard offset < bytes.count else { throw failure("a value is missing at the end") }
    switch bytes[offset] {
    case UInt8(ascii: "("):
      offset += 1
      let inner = try disjunction()
      guard take(")") else { throw failure("a parenthesis is not closed") }
      return inner
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .text(try literal())
    case UInt8(ascii: "$"): return .reference(try reference())
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "."):
      if offset + 1 < bytes.count, Self.isDigit(bytes[offset + 1]) { return .number(try number()) }
      guard offset + 1 >= bytes.count || !"./".utf8.contains(bytes[offset + 1]) else {
        throw failure("paths are not understood", isUnderstoodElsewhere: true)
      }
      offset += 1
      return .current
    default: return try call()
    }
  }

  private mutating func call() throws(Failure) -> Expression {
    let name = self.name()
    guard !name.isEmpty else { throw failure("a value is expected here") }
    // A bare name is a path, to an element of this name.
    guard take("(") else {
      throw failure(
        "`\(name)` is no function with parentheses after it", isUnderstoodElsewhere: true)
    }
    var arguments: [Expression] = []
    if take(")") { return .call(name, arguments) }
    repeat { arguments.append(try disjunction()) } while take(",")
    guard take(")") else { throw failure("the parenthesis of `\(name)` is not closed") }
    return .call(name, arguments)
  }

  private mutating func literal() throws(Failure) -> String {
    let quote = bytes[offset]
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else {
      throw failure("a text is not closed")
    }
    defer { offset = end + 1 }
    return String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
  }

  private mutating func reference() throws(Failure) -> String {
    guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "{"),
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}"))
    else { throw failure("write a reference as ${name}") }
    defer { offset = end + 1 }
    return String(decoding: bytes[(offset + 2)..<end], as: UTF8.self).trimmed
  }

  private mutating func number() throws(Failure) -> Double {
    let start = offset
    while offset < bytes.count, Self.isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") {
      offset += 1
    }
    guard let number = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      throw failure("this is no number")
    }
    return number
  }

  // MARK: Characters

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count, Self.isNamePart(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    skipSpace()
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[offset + $0] == text.utf8Start[$0] })
    else { return false }
    offset += count
    return true
  }

  /// An operator of letters, which no letter follows.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    let start = offset
    guard take(word) else { return false }
    if offset < bytes.count, Self.isNamePart(bytes[offset]) {
      offset = start
      return false
    }
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  /// - Parameter isUnderstoodElsewhere: nil: when a path, a predicate, an axis or a union begins here.
  private func failure(_ message: String, isUnderstoodElsewhere: Bool? = nil) -> Failure {
    let isPath = offset < bytes.count && "/[@|*:".utf8.contains(bytes[offset])
    return Failure(
      offset: offset, message: message,
      isUnderstoodElsewhere: isUnderstoodElsewhere ?? isPath)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }
}
