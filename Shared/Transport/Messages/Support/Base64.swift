/// Base64 (RFC 4648 §4), decoded with or without padding.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xff, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  /// The values of both alphabets, that of RFC 4648 §4 and the URL-safe one of §5.
  private static let eitherValues: [UInt8] = {
    var values = Self.values
    values[Int(UInt8(ascii: "-"))] = 62
    values[Int(UInt8(ascii: "_"))] = 63
    return values
  }()

  /// Encodes without padding, as in gRPC.
  package static func encode(_ bytes: [UInt8]) -> String {
    String(decoding: encoded(bytes, isPadded: false), as: UTF8.self)
  }

  /// Encodes with or without padding.
  package static func encoded(_ bytes: some RandomAccessCollection<UInt8>, isPadded: Bool)
    -> [UInt8]
  {
    let bytes = Array(bytes)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      for position in 0...count {
        text.append(alphabet[Int(group >> (18 - 6 * UInt32(position)) & 0x3f)])
      }
      index += 3
    }
    while isPadded, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return text
  }

  /// Decodes Base64; nil if invalid. Ignores bits beyond the last byte.
  ///
  /// - Parameter isURLSafe: whether the URL-safe alphabet is accepted, too.
  package static func decode(
    _ text: some Collection<UInt8>, isURLSafe: Bool = false
  ) -> [UInt8]? {
    let values = isURLSafe ? Self.eitherValues : Self.values
    var characters = Array(text)
    let unpadded = characters.count
    while characters.last == UInt8(ascii: "=") { characters.removeLast() }
    let padding = unpadded - characters.count
    guard characters.count % 4 != 1 else { return nil }
    // Padding is optional, but must be correct if present.
    if padding > 0, padding > 2 || unpadded % 4 != 0 { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count * 3 / 4)
    var group: UInt32 = 0
    var bits: UInt32 = 0
    for character in characters {
      let value = values[Int(character)]
      guard value != 0xff else { return nil }
      group = group << 6 | UInt32(value)
      bits += 6
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> bits))
      }
    }
    return bytes
  }
}
