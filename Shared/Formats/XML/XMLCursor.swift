/// A place in the bytes of an XML file, and how to tell it to people.
///
/// Lines and columns are counted only up to where they are asked for, each byte once, so that a file
/// of one endless line costs no more than any other.
struct XMLCursor {
  private(set) var offset: Int
  private let bytes: [UInt8]
  private var counted = 0
  private var line = 1
  private var column = 1

  /// - Parameter bytes: UTF-8, already checked.
  init(_ bytes: [UInt8], offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
    counted = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Of the current byte.
  mutating func position() -> SourcePosition {
    while counted < offset {
      let byte = bytes[counted]
      counted += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return SourcePosition(line: line, column: column)
  }

  mutating func advance(_ count: Int = 1) { offset = min(offset + count, bytes.count) }

  func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[offset + $0] == text.utf8Start[$0]
    }
  }

  /// Moves past the next occurrence of `text`.
  ///
  /// - Returns: what stood before it; nil, without moving, when there is none.
  mutating func skip(past text: StaticString) -> Range<Int>? {
    let start = offset
    let first = text.utf8Start[0]
    while let byte = current {
      if byte == first, starts(with: text) {
        let range = start..<offset
        advance(text.utf8CodeUnitCount)
        return range
      }
      advance()
    }
    offset = start
    return nil
  }

  /// Moves past bytes for which `isIncluded`.
  mutating func take(while isIncluded: (UInt8) -> Bool) -> Range<Int> {
    let start = offset
    while let byte = current, isIncluded(byte) { offset += 1 }
    return start..<offset
  }

  mutating func skipSpace() { _ = take { Self.isSpace($0) } }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Of a name; which letters of other scripts may stand in one is not asked.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
    default: false
    }
  }
}
