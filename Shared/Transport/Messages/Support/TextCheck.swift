/// Checks the bytes of a string field: protobuf-c does not validate UTF-8, and a NUL would
/// truncate the string.
enum TextCheck {
  /// Returns the error in the text from `start` to `end`; nil if it is valid.
  static func fault(
    _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> DecodingError.Reason? {
    var at = start
    // Eight ASCII characters other than NUL at a time: in any other byte the top bit is set, or
    // becomes set when 1 is subtracted from each byte.
    while end - at >= 8 {
      let word = UnsafeRawPointer(at).loadUnaligned(as: UInt64.self)
      if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { break }
      at += 8
    }
    while at < end {
      let first = at.pointee
      if first &- 1 < 0x7F {
        at += 1
      } else if first == 0 {
        return .embeddedNUL
      } else {
        let length = sequenceLength(at, end)
        if length == 0 { return .invalidUTF8 }
        at += length
      }
    }
    return nil
  }

  /// Returns the length of the well-formed sequence of two to four bytes at `at`, or 0 (Unicode
  /// 16.0, table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
  private static func sequenceLength(
    _ at: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch at.pointee {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard end - at >= length, second.contains(at[1]) else { return 0 }
    for index in 2..<max(length, 2) where at[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
