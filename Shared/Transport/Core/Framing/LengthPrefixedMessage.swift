/// The frame of a message: a flag byte, four bytes of length, the message (PROTOCOL-HTTP2,
/// "Length-Prefixed-Message").
package enum LengthPrefixedMessage {
  package static let prefixCount = 5

  /// The message with its prefix.
  package static func frame(_ message: [UInt8], isCompressed: Bool = false) -> [UInt8] {
    let length = UInt32(clamping: message.count)
    var framed: [UInt8] = []
    framed.reserveCapacity(message.count + prefixCount)
    framed.append(isCompressed ? 1 : 0)
    framed.append(UInt8(truncatingIfNeeded: length >> 24))
    framed.append(UInt8(truncatingIfNeeded: length >> 16))
    framed.append(UInt8(truncatingIfNeeded: length >> 8))
    framed.append(UInt8(truncatingIfNeeded: length))
    framed.append(contentsOf: message)
    return framed
  }

  /// The message with its prefix, compressed if an encoding is agreed and the message is large
  /// enough.
  package static func frame(
    _ message: [UInt8], _ encoding: MessageEncoding, _ configuration: CompressionConfiguration
  ) throws(RPCError) -> [UInt8] {
    guard encoding != .identity, message.count >= configuration.sizeMin else {
      return frame(message)
    }
    let compressed = try message.withUnsafeBufferPointer { bytes throws(RPCError) in
      try MessageCompressor.compress(
        UnsafeRawBufferPointer(bytes), encoding, level: configuration.level)
    }
    return frame(compressed, isCompressed: true)
  }
}
