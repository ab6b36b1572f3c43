import Fields

/// SHA-256 of canonical contents, or of an entry of a chain.
struct ContentHash: Sendable, Hashable {
  /// 32 bytes; empty before the first entry of a chain.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: nil unless the text is lower-case hexadecimal; an empty hash for an empty text.
  init?(hexadecimal: String) {
    let digits = Array(hexadecimal.utf8)
    guard digits.count.isMultiple(of: 2), !hexadecimal.contains(where: \.isUppercase) else {
      return nil
    }
    var bytes: [UInt8] = []
    for position in stride(from: 0, to: digits.count, by: 2) {
      guard let high = Hexadecimal.value(of: digits[position]),
        let low = Hexadecimal.value(of: digits[position + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// 64 lower-case hexadecimal digits.
  var hexadecimal: String { Self.hexadecimal(bytes) }

  static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
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
