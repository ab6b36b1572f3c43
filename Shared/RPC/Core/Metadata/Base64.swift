/// Base64 (RFC 4648 §4) as gRPC wants it: written without padding, read with or without.
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xff, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    return values
  }()

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 4 + 2) / 3)
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
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for what is not Base64. Bits beyond the last byte are ignored.
  package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
    var characters = Array(text)
    let unpadded = characters.count
    while characters.last == UInt8(ascii: "=") { characters.removeLast() }
    let padding = unpadded - characters.count
    guard characters.count % 4 != 1 else { return nil }
    // Padding may be left out, but what is there must be right.
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
