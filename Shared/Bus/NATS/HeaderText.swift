import Fields

/// Attributes of CloudEvents in NATS headers: percent-encoded UTF-8, except visible ASCII
/// characters other than `"` and `%` (CloudEvents' NATS binding 1.0.2 §3.1.3.2).
enum HeaderText {
  private static let digits = Array("0123456789ABCDEF".utf8)

  static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Decodes a header value; nil if it is not UTF-8 or malformed.
  static func decode(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(Hexadecimal.value),
        let low = rest.popFirst().flatMap(Hexadecimal.value)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && byte != UInt8(ascii: "%") && byte != UInt8(ascii: "\"")
  }
}
