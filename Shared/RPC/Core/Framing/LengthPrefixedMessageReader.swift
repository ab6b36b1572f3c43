/// Cuts messages out of the bytes of a stream.
package struct LengthPrefixedMessageReader {
  /// Largest message accepted, in bytes without the prefix, as it is on the wire.
  package var sizeMax: Int
  /// What `grpc-encoding` announced.
  package let encoding: MessageEncoding
  private var buffer: [UInt8] = []
  private var offset = 0

  package init(sizeMax: Int, encoding: MessageEncoding = .identity) {
    self.sizeMax = sizeMax
    self.encoding = encoding
  }

  /// Bytes received that belong to no message returned yet.
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

  /// The next whole message, or nil when more bytes are needed.
  ///
  /// - Throws: RESOURCE_EXHAUSTED as soon as a prefix announces more than `sizeMax`; INTERNAL for a
  ///   compressed message where no encoding was announced (doc/compression.md), and for a flag that
  ///   does not exist.
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

  /// Room for the rest of a message: growing piece by piece copies it again and again. What is only
  /// announced gets no more than a few times the memory of what is there.
  private mutating func makeRoom(for length: Int) {
    let whole = length + LengthPrefixedMessage.prefixCount
    let room = min(whole, 4 * bufferedCount + 4_096)
    guard buffer.capacity - offset < room else { return }
    buffer.removeFirst(offset)
    offset = 0
    buffer.reserveCapacity(room)
  }
}
