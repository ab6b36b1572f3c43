/// Cuts messages out of the bytes of a stream.
struct LengthPrefixedMessageReader {
  /// Largest message accepted, in bytes without the prefix.
  let sizeMax: Int
  private var buffer: [UInt8] = []
  private var offset = 0

  init(sizeMax: Int) {
    self.sizeMax = sizeMax
  }

  /// Bytes received that belong to no message returned yet.
  var bufferedCount: Int { buffer.count - offset }

  mutating func append(_ bytes: [UInt8]) {
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
  ///   compressed message, since only `identity` was offered (doc/compression.md: a flag without an
  ///   encoding), and for a flag that does not exist.
  mutating func next() throws(RPCError) -> ArraySlice<UInt8>? {
    guard bufferedCount >= LengthPrefixedMessage.prefixCount else { return nil }
    switch buffer[offset] {
    case 0: break
    case 1:
      throw RPCError(.internalError, "compressed message on a stream without grpc-encoding")
    default: throw RPCError(.internalError, "invalid compressed flag \(buffer[offset])")
    }
    let length =
      Int(buffer[offset + 1]) << 24 | Int(buffer[offset + 2]) << 16
      | Int(buffer[offset + 3]) << 8 | Int(buffer[offset + 4])
    guard length <= sizeMax else {
      throw RPCError(
        .resourceExhausted, "message of \(length) bytes exceeds the limit of \(sizeMax) bytes")
    }
    let start = offset + LengthPrefixedMessage.prefixCount
    guard buffer.count - start >= length else { return nil }
    let message = buffer[start..<(start + length)]
    offset = start + length
    if offset == buffer.count {
      buffer = []
      offset = 0
    }
    return message
  }
}
