/// The encoding of `grpc-message`: bytes outside 0x20…0x7E, and `%` itself, as `%XX`
/// (PROTOCOL-HTTP2, "Status-Message").
package enum PercentEncoding {
  package static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var encoded: [UInt8] = []
    encoded.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if isPlain(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(hexDigit(byte >> 4))
        encoded.append(hexDigit(byte & 0xf))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Decodes the text and never fails, since a malformed message must not hide the status. Keeps
  /// invalid escapes unchanged and replaces invalid UTF-8 with U+FFFD.
  package static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), let byte = escaped(bytes[(index + 1)...].prefix(2)) {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Returns the byte of two hexadecimal digits; nil for anything else.
  package static func escaped(_ digits: ArraySlice<UInt8>) -> UInt8? {
    guard digits.count == 2, let first = digits.first, let last = digits.last,
      let high = hexValue(first), let low = hexValue(last)
    else { return nil }
    return high << 4 | low
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7e).contains(byte) && byte != UInt8(ascii: "%")
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
