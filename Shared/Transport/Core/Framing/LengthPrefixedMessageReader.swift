/// Splits the bytes of a stream into messages.
package struct LengthPrefixedMessageReader {
  /// Maximum size of a message on the wire in bytes, without the prefix.
  package var sizeMax: Int
  /// The compression announced by `grpc-encoding`.
  package let encoding: MessageEncoding
  private var buffer: [UInt8] = []
  private var offset = 0

  package init(sizeMax: Int, encoding: MessageEncoding = .identity) {
    self.sizeMax = sizeMax
    self.encoding = encoding
  }

  /// Received bytes that are not part of a returned message.
  package var bufferedCount: Int { buffer.count - offset }

  package mutating func append(_ bytes: [UInt8]) {
    if offset == buffer.count {
      // The usual case, one message in one frame: no copy.
      buffer = bytes
      offset = 0
      return
    }
    if offset > 0 {
      buffer.removeFirst(offset)
      offset = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next complete message, or nil if more bytes are needed.
  ///
  /// - Throws: RESOURCE_EXHAUSTED as soon as a prefix announces more than `sizeMax`; INTERNAL for a
  ///   compressed message without an announced encoding (doc/compression.md), and for an unknown
  ///   flag.
  package mutating func next() throws(RPCError) -> InboundMessage? {
    guard bufferedCount >= LengthPrefixedMessage.prefixCount else { return nil }
    switch buffer[offset] {
    case 0: break
    case 1 where encoding != .identity: break
    case 1:
      throw RPCError(.internalError, "compressed message on a stream without grpc-encoding")
    default: throw RPCError(.internalError, "invalid compressed flag \(buffer[offset])")
    }
    let length =
      Int(buffer[offset + 1]) << 24 | Int(buffer[offset + 2]) << 16
      | Int(buffer[offset + 3]) << 8 | Int(buffer[offset + 4])
    guard length <= sizeMax else {
      throw .messageTooLarge(
        "message of \(length) bytes exceeds the limit of \(sizeMax) bytes", limit: sizeMax,
        actual: length)
    }
    let start = offset + LengthPrefixedMessage.prefixCount
    guard buffer.count - start >= length else {
      makeRoom(for: length)
      return nil
    }
    let message = InboundMessage(
      buffer[start..<(start + length)], buffer[offset] == 1 ? encoding : .identity)
    offset = start + length
    if offset == buffer.count {
      buffer = []
      offset = 0
    }
    return message
  }

  /// Reserves memory for the rest of a message, since growing gradually copies repeatedly.
  /// Announced bytes get at most a few times the memory of received ones.
  private mutating func makeRoom(for length: Int) {
    let whole = length + LengthPrefixedMessage.prefixCount
    let room = min(whole, 4 * bufferedCount + 4_096)
    guard buffer.capacity - offset < room else { return }
    buffer.removeFirst(offset)
    offset = 0
    buffer.reserveCapacity(room)
  }
}
