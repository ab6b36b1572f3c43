/// SHA-256 of canonical contents, or of an entry of a chain.
struct ContentHash: Sendable, Hashable {
  /// 32 bytes; empty before the first entry of a chain.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: nil unless the text is lower-case hexadecimal; an empty hash for an empty text.
  init?(hexadecimal: String) {
    let digits = Array(hexadecimal.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for position in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Self.value(digits[position]), let low = Self.value(digits[position + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// 64 lower-case hexadecimal digits.
  var hexadecimal: String { Self.hexadecimal(bytes) }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    var digits: [UInt8] = []
    for byte in bytes {
      for nibble in [byte >> 4, byte & 15] {
        digits.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
      }
    }
    return String(decoding: digits, as: UTF8.self)
  }
}

/// Limits for definitions that this service has checked and written. They are wider, because hashes
/// and other added parts must not make a definition unreadable that just met the limits.
enum StoredFormLimits {
  /// Maximum size in bytes.
  static let sizeMax = 64 << 20
  static let depthMax = 64
  static let elementsMax = 2_000_000
}
