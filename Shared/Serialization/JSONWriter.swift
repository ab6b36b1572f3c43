/// Writes JSON (RFC 8259) as UTF-8 while it is told what to write: members in the order in which they
/// come, nothing escaped that need not be. The same calls give the same bytes.
///
/// Sheets are written with it once per submission, so it keeps no tree of values.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Whether the next member or element follows another one.
  private var needsComma = false
  /// Whether the value of a member comes next.
  private var isNamed = false
  private var level = 0
  private let isPretty: Bool

  /// - Parameter isPretty: each member and element on a line of its own, two spaces deeper than what
  ///   it stands in; else one line without any white space.
  public init(isPretty: Bool = false) { self.isPretty = isPretty }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// The name of a member, not used before in its object; its value follows.
  public mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(UInt8(ascii: " ")) }
    isNamed = true
  }

  public mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  public mutating func integer(_ value: Int64) { literal(String(value)) }

  /// The shortest decimal that reads back as the same number; −0 becomes 0. Only finite numbers.
  public mutating func number(_ value: Double) { literal(value == 0 ? "0" : value.description) }

  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func null() { literal("null") }

  /// - Parameter text: a number, as RFC 8259 §6 spells it.
  public mutating func number(spelled text: String) { literal(text) }

  /// - Parameter text: one value, as RFC 8259 spells it.
  public mutating func value(spelled text: String) { literal(text) }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func nest(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(opening)
    needsComma = false
    level += 1
    body(&self)
    level -= 1
    if needsComma { newLine() }
    bytes.append(closing)
    needsComma = true
  }

  private mutating func separate() {
    if isNamed {
      isNamed = false
    } else {
      if needsComma { bytes.append(UInt8(ascii: ",")) }
      if level > 0 { newLine() }
    }
    needsComma = true
  }

  private mutating func newLine() {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  private mutating func quote(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for byte in value.utf8 { escape(byte) }
    } else {
      bytes.append(contentsOf: value.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0..<0x20:
      bytes.append(contentsOf: #"\u00"#.utf8)
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
