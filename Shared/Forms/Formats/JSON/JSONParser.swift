/// Parses JSON (RFC 8259) within limits, with the position of every value.
///
/// Stricter than the RFC where readers would disagree: duplicate names in an object and unpaired
/// surrogates are errors. A byte order mark is skipped. Time and memory are linear in the bytes.
public struct JSONParser {
  /// Maximum characters of a number; questionnaires never need more.
  public static let numberCharactersMax = 1_000

  private let bytes: [UInt8]
  private let file: String
  private let limits: FormatLimits
  private var offset = 0
  private var nodes = 0
  /// The position of `counted`, advanced with each value. Recounting columns for each value of a
  /// single-line file would take quadratic time.
  private var place = SourcePosition(line: 1, column: 1)
  private var counted = 0

  /// - Throws: ``SourceError`` with the first error: `FILE_TOO_LARGE`, `ENCODING_INVALID`,
  ///   `JSON_SYNTAX`, `JSON_TOO_DEEP`, `JSON_TOO_MANY_VALUES`, `JSON_NAME_DUPLICATE`,
  ///   `JSON_SURROGATE`, `JSON_NUMBER_TOO_LONG`, `CHARACTER_NUL`.
  public static func parse(
    _ bytes: [UInt8], file: String, limits: FormatLimits = .default
  ) throws(SourceError) -> JSONValue {
    let text = try SourceText.decode(bytes, file: file, limits: limits)
    var parser = JSONParser(bytes: Array(text.utf8), file: file, limits: limits)
    parser.skipWhitespace()
    let value = try parser.value(depth: 1)
    parser.skipWhitespace()
    guard parser.offset == parser.bytes.count else {
      throw parser.syntax("remove the text after the end of the value")
    }
    return value
  }

  private init(bytes: [UInt8], file: String, limits: FormatLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }
}

// MARK: - Values

extension JSONParser {
  private mutating func value(depth: Int) throws(SourceError) -> JSONValue {
    let position = position()
    nodes += 1
    guard nodes <= limits.nodesMax else {
      throw error("JSON_TOO_MANY_VALUES", "at most \(limits.nodesMax) values are allowed")
    }
    guard depth <= limits.depthMax else {
      throw error(
        "JSON_TOO_DEEP", "values may be nested at most \(limits.depthMax) levels deep")
    }
    guard let first = peek else {
      throw syntax("a value is missing; the file may be truncated")
    }
    switch first {
    case UInt8(ascii: "{"): return JSONValue(.object(try members(depth)), at: position)
    case UInt8(ascii: "["): return JSONValue(.array(try elements(depth)), at: position)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: position)
    case UInt8(ascii: "t"): return JSONValue(try literal("true", .bool(true)), at: position)
    case UInt8(ascii: "f"): return JSONValue(try literal("false", .bool(false)), at: position)
    case UInt8(ascii: "n"): return JSONValue(try literal("null", .null), at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: position)
    default: throw syntax("write a value: an object, array, string in `\"`, number, true or null")
    }
  }

  private mutating func members(_ depth: Int) throws(SourceError) -> [JSONValue.Member] {
    offset += 1
    var members: [JSONValue.Member] = []
    var names = Set<String>()
    skipWhitespace()
    if take("}") { return [] }
    while true {
      guard peek == UInt8(ascii: "\"") else { throw syntax("write a name in `\"`") }
      let position = position()
      let name = try string()
      guard names.insert(name).inserted else {
        throw error("JSON_NAME_DUPLICATE", "duplicate name `\(name)`; keep one", at: position)
      }
      skipWhitespace()
      guard take(":") else { throw syntax("write `:` after the name") }
      skipWhitespace()
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
      skipWhitespace()
      if take("}") { return members }
      guard take(",") else { throw syntax("write `,` or `}` here") }
      skipWhitespace()
    }
  }

  private mutating func elements(_ depth: Int) throws(SourceError) -> [JSONValue] {
    offset += 1
    var values: [JSONValue] = []
    skipWhitespace()
    if take("]") { return [] }
    while true {
      values.append(try value(depth: depth + 1))
      skipWhitespace()
      if take("]") { return values }
      guard take(",") else { throw syntax("write `,` or `]` here") }
      skipWhitespace()
    }
  }

  private mutating func literal(
    _ name: StaticString, _ content: JSONValue.Content
  ) throws(SourceError) -> JSONValue.Content {
    let end = offset + name.utf8CodeUnitCount
    let isThere = name.withUTF8Buffer { buffer in
      end <= bytes.count && bytes[offset..<end].elementsEqual(buffer)
    }
    guard isThere else { throw syntax("write true, false or null, or a string in `\"`") }
    offset = end
    return content
  }

  private mutating func number() throws(SourceError) -> JSONNumber {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    guard offset - start <= Self.numberCharactersMax else {
      throw error(
        "JSON_NUMBER_TOO_LONG", "at most \(Self.numberCharactersMax) characters are allowed")
    }
    return JSONNumber(text: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() throws(SourceError) {
    let start = offset
    while let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { offset += 1 }
    guard offset > start else { throw syntax("write a digit here") }
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(SourceError) -> String {
    offset += 1
    var text: [UInt8] = []
    var start = offset
    while true {
      guard let byte = peek else {
        throw syntax("the string does not end; the file may be truncated")
      }
      switch byte {
      case UInt8(ascii: "\""):
        defer { offset += 1 }
        if text.isEmpty { return String(decoding: bytes[start..<offset], as: UTF8.self) }
        return String(decoding: text + bytes[start..<offset], as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<offset]
        try escape(into: &text)
        start = offset
      case 0..<0x20:
        throw syntax("write control characters of a string as \\n, \\t or \\u001F")
      default:
        offset += 1
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(SourceError) {
    offset += 1
    guard let byte = peek else { throw syntax("the string does not end") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(try scalar()).utf8)
    default:
      offset -= 1
      throw syntax("only \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u may follow a backslash")
    }
  }

  /// Parses the text after `\u`: four digits, or a surrogate pair.
  private mutating func scalar() throws(SourceError) -> Character {
    let first = try codeUnit()
    guard first != 0 else { throw SourceText.nul(file: file, at: position()) }
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    let advice = "an unpaired surrogate is not a character; write the character itself"
    guard first < 0xDC00, take("\\"), take("u") else { throw error("JSON_SURROGATE", advice) }
    let second = try codeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(
        0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    else { throw error("JSON_SURROGATE", advice) }
    return Character(scalar)
  }

  private mutating func codeUnit() throws(SourceError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw syntax("four hexadecimal digits must follow \\u")
      }
      unit = unit << 4 + UInt16(digit)
      offset += 1
    }
    return unit
  }
}

// MARK: - Bytes and places

extension JSONParser {
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func position() -> SourcePosition {
    for byte in bytes[counted..<offset] {
      if byte == 0x0A {
        place = SourcePosition(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        // Continuation bytes of a character do not count as columns.
        place.column += 1
      }
    }
    counted = offset
    return place
  }

  private mutating func syntax(_ advice: String) -> SourceError { error("JSON_SYNTAX", advice) }

  private mutating func error(
    _ rule: String, _ advice: String, at position: SourcePosition? = nil
  ) -> SourceError {
    SourceError(
      file: file, position: position ?? self.position(), rule: rule, advice: advice)
  }
}
