/// Writes JSON (RFC 8259) incrementally as UTF-8. Members keep the order of the calls, only
/// required characters are escaped, and the same calls give the same bytes.
///
/// It keeps no tree of values, because every submission writes its sheet with it.
public struct JSONWriter: Sendable {
  public private(set) var bytes: [UInt8] = []
  /// Whether the next member or element needs a comma.
  private var needsComma = false
  /// Whether the value of a member follows.
  private var isNamed = false
  private var level = 0
  private let isPretty: Bool

  /// - Parameter isPretty: whether each member and element has its own line, indented by two
  ///   spaces; otherwise the output has no white space.
  public init(isPretty: Bool = false) { self.isPretty = isPretty }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  public mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    object(body)
  }

  public mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    self.name(name)
    array(body)
  }

  public mutating func member(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  public mutating func member(_ name: String, _ value: some BinaryInteger) {
    self.name(name)
    literal(String(value))
  }

  /// - Parameter value: see ``number(_:)``.
  public mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    number(value)
  }

  public mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    bool(value)
  }

  public mutating func member(_ name: String, _ values: [String]) {
    array(name) { for value in values { $0.string(value) } }
  }

  public mutating func member(_ name: String, _ values: [some BinaryInteger]) {
    array(name) { for value in values { $0.literal(String(value)) } }
  }

  /// Writes a member with one object for each element.
  public mutating func objects<Element>(
    _ name: String, _ elements: some Sequence<Element>,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    array(name) { for element in elements { $0.object { write(element, &$0) } } }
  }

  /// Writes the name of a member, unique in its object; the value must follow.
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

  /// - Parameter bytes: valid UTF-8.
  public mutating func string(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    separate()
    quote(bytes)
  }

  public mutating func integer(_ value: Int64) { literal(String(value)) }

  /// Writes the shortest decimal that parses to the same number; −0 becomes 0. Requires a finite
  /// number.
  public mutating func number(_ value: Double) { literal(value == 0 ? "0" : value.description) }

  public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  public mutating func null() { literal("null") }

  /// - Parameter text: a number in the syntax of RFC 8259 §6.
  public mutating func number(spelled text: String) { literal(text) }

  /// - Parameter text: one value in the syntax of RFC 8259.
  public mutating func value(spelled text: String) { literal(text) }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func nest(
    _ opening: UInt8, _ closing: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    begin(opening)
    body(&self)
    end(closing)
  }

  /// Begins an object, which ``endObject()`` ends.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array, which ``endArray()`` ends.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  public mutating func endArray() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ opening: UInt8) {
    separate()
    bytes.append(opening)
    needsComma = false
    level += 1
  }

  private mutating func end(_ closing: UInt8) {
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
    var value = value
    value.withUTF8 { quote($0) }
  }

  private mutating func quote(_ value: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    if value.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for byte in value { escape(byte) }
    } else {
      bytes.append(contentsOf: value)
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
