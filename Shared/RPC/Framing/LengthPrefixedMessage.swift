/// The frame around a message: a flag byte, four bytes of length, the message (PROTOCOL-HTTP2,
/// "Length-Prefixed-Message").
enum LengthPrefixedMessage {
  static let prefixCount = 5

  /// The message with its prefix, not compressed.
  static func frame(_ message: [UInt8]) -> [UInt8] {
    let length = UInt32(clamping: message.count)
    var framed: [UInt8] = []
    framed.reserveCapacity(message.count + prefixCount)
    framed.append(0)
    framed.append(UInt8(truncatingIfNeeded: length >> 24))
    framed.append(UInt8(truncatingIfNeeded: length >> 16))
    framed.append(UInt8(truncatingIfNeeded: length >> 8))
    framed.append(UInt8(truncatingIfNeeded: length))
    framed.append(contentsOf: message)
    return framed
  }
}
