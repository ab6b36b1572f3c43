/// Reads the tokens of JSON (RFC 8259) in memory, without copying.
///
/// Every function throws `DecodingError` with the reason `json`. UTF-8 is not checked, because the
/// decoder of the message checks every text.
struct JSONScanner {
  /// A string without its quotes, as written.
  struct Text {
    let bytes: UnsafeBufferPointer<UInt8>
    let hasEscapes: Bool
  }

  private var at: UnsafePointer<UInt8>
  private let start: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// Elements, members and entries that may follow.
  private var elementsLeft: Int

  /// - Parameter elementsMax: maximum number of elements, members and entries, skipped ones too.
  init(_ bytes: UnsafeBufferPointer<UInt8>, elementsMax: Int) {
    elementsLeft = elementsMax
    // Never read for an empty text.
    start = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    at = start
    end = start + bytes.count
  }

  private var notJSON: DecodingError {
    DecodingError(reason: .json("not valid JSON at byte \(at - start)"))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns the first byte of the next token; nil at the end.
  mutating func next() -> UInt8? {
    while at < end {
      switch at.pointee {
      case 0x20, 0x09, 0x0A, 0x0D: at += 1
      default: return at.pointee
      }
    }
    return nil
  }

  /// Reads the byte if it is next.
  mutating func takes(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    at += 1
    return true
  }

  mutating func take(_ byte: UInt8) throws(DecodingError) {
    guard takes(byte) else { throw notJSON }
  }

  /// Requires that nothing follows.
  mutating func finish() throws(DecodingError) {
    guard next() == nil else { throw notJSON }
  }

  /// Reads `true`, `false` or `null` if it is next.
  mutating func takes(_ literal: StaticString) -> Bool {
    guard let first = next(), first == literal.utf8Start.pointee,
      end - at >= literal.utf8CodeUnitCount
    else { return false }
    for index in 0..<literal.utf8CodeUnitCount where at[index] != literal.utf8Start[index] {
      return false
    }
    at += literal.utf8CodeUnitCount
    return true
  }

  /// Counts an element, member or entry.
  mutating func count() throws(DecodingError) {
    guard elementsLeft > 0 else { throw DecodingError(reason: .tooManyElements) }
    elementsLeft -= 1
  }

  mutating func text() throws(DecodingError) -> Text {
    try take(UInt8(ascii: "\""))
    let first = at
    var hasEscapes = false
    while at < end {
      switch at.pointee {
      case UInt8(ascii: "\""):
        let bytes = UnsafeBufferPointer(start: first, count: at - first)
        at += 1
        return Text(bytes: bytes, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        guard end - at >= 2 else { throw notJSON }
        at += 2
      case 0..<0x20: throw notJSON
      default: at += 1
      }
    }
    throw notJSON
  }

  /// Returns the text of a number.
  mutating func number() throws(DecodingError) -> UnsafeBufferPointer<UInt8> {
    guard next() != nil,
      let count = Self.numberCount(UnsafeBufferPointer(start: at, count: end - at))
    else { throw notJSON }
    defer { at += count }
    return UnsafeBufferPointer(start: at, count: count)
  }

  /// Returns the length of the number at the beginning (RFC 8259 §6); nil without a number.
  static func numberCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    func digits(_ index: inout Int) -> Int {
      let first = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      return index - first
    }
    func has(_ byte: UInt8) -> Bool { index < bytes.count && bytes[index] == byte }
    if has(UInt8(ascii: "-")) { index += 1 }
    if has(UInt8(ascii: "0")) {
      index += 1
    } else if digits(&index) == 0 {
      return nil
    }
    if has(UInt8(ascii: ".")) {
      index += 1
      if digits(&index) == 0 { return nil }
    }
    if has(UInt8(ascii: "e")) || has(UInt8(ascii: "E")) {
      index += 1
      if has(UInt8(ascii: "+")) || has(UInt8(ascii: "-")) { index += 1 }
      if digits(&index) == 0 { return nil }
    }
    return index
  }

  /// Skips one value.
  ///
  /// - Parameter depth: number of levels that may be nested.
  mutating func skipValue(depth: Int) throws(DecodingError) {
    guard depth > 0 else { throw DecodingError(reason: .tooDeep) }
    switch next() {
    case UInt8(ascii: "{"):
      at += 1
      if takes(UInt8(ascii: "}")) { return }
      repeat {
        try count()
        _ = try text()
        try take(UInt8(ascii: ":"))
        try skipValue(depth: depth - 1)
      } while takes(UInt8(ascii: ","))
      try take(UInt8(ascii: "}"))
    case UInt8(ascii: "["):
      at += 1
      if takes(UInt8(ascii: "]")) { return }
      repeat {
        try count()
        try skipValue(depth: depth - 1)
      } while takes(UInt8(ascii: ","))
      try take(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): _ = try text()
    default:
      if takes("true") || takes("false") || takes("null") { return }
      _ = try number()
    }
  }

  /// Appends the text with its escapes replaced. Half a surrogate pair becomes three bytes that are
  /// not UTF-8, so that the field is named by the decoder like any other invalid text.
  func append(_ text: Text, to bytes: inout [UInt8]) throws(DecodingError) {
    var index = 0
    while index < text.bytes.count {
      let byte = text.bytes[index]
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        index += 1
        continue
      }
      let escaped = text.bytes[index + 1]
      index += 2
      switch escaped {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(escaped)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "u"):
        guard let unit = Self.unit(text.bytes, &index) else { throw notJSON }
        Self.append(unit, text.bytes, &index, to: &bytes)
      default: throw notJSON
      }
    }
  }

  /// Reads four hexadecimal digits.
  private static func unit(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32? {
    guard bytes.count - index >= 4 else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    index += 4
    return value
  }

  /// Appends a UTF-16 unit, together with the second half of its pair if that follows.
  private static func append(
    _ unit: UInt32, _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int,
    to bytes: inout [UInt8]
  ) {
    var scalar = unit
    if (0xD800..<0xDC00).contains(unit), text.count - index >= 6,
      text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u")
    {
      var after = index + 2
      if let low = Self.unit(text, &after), (0xDC00..<0xE000).contains(low) {
        scalar = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        index = after
      }
    }
    func add(_ value: UInt32) { bytes.append(UInt8(truncatingIfNeeded: value)) }
    switch scalar {
    case 0..<0x80: add(scalar)
    case 0x80..<0x800:
      add(0xC0 | scalar >> 6)
      add(0x80 | scalar & 0x3F)
    case 0x800..<0x10000:
      add(0xE0 | scalar >> 12)
      add(0x80 | scalar >> 6 & 0x3F)
      add(0x80 | scalar & 0x3F)
    default:
      add(0xF0 | scalar >> 18)
      add(0x80 | scalar >> 12 & 0x3F)
      add(0x80 | scalar >> 6 & 0x3F)
      add(0x80 | scalar & 0x3F)
    }
  }
}
