import CZlib

/// Compresses and decompresses single messages by zlib.
///
/// Every message is a stream of its own (doc/compression.md of gRPC), so nothing is kept between two.
enum MessageCompressor {
  /// What zlib adds to its window for the gzip format (zlib.h, `deflateInit2`).
  private static let gzipFormat: Int32 = 16

  private static func windowBits(_ encoding: MessageEncoding) -> Int32 {
    encoding == .gzip ? MAX_WBITS + gzipFormat : MAX_WBITS
  }

  /// - Throws: INTERNAL when zlib has no memory.
  static func compress(
    _ bytes: UnsafeRawBufferPointer, _ encoding: MessageEncoding, level: Int32 = 6
  ) throws(RPCError) -> [UInt8] {
    if encoding == .identity { return Array(bytes) }
    var stream = z_stream()
    let started = deflateInit2_(
      &stream, level, Z_DEFLATED, windowBits(encoding), 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw RPCError(.internalError, "cannot compress: no memory") }
    defer { deflateEnd(&stream) }
    stream.next_in = mutable(bytes)
    stream.avail_in = UInt32(clamping: bytes.count)
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    var ended = false
    let compressed = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      stream.next_out = buffer.baseAddress
      stream.avail_out = UInt32(clamping: bound)
      ended = deflate(&stream, Z_FINISH) == Z_STREAM_END
      count = Int(stream.total_out)
    }
    guard ended else { throw RPCError(.internalError, "cannot compress the message") }
    return compressed
  }

  /// - Parameter sizeMax: bytes that the message may have; no more than that is ever produced, however
  ///   small the input (a decompression bomb).
  /// - Throws: RESOURCE_EXHAUSTED for a larger message; INTERNAL for bytes that are not one whole
  ///   compressed stream.
  static func decompress(
    _ bytes: UnsafeRawBufferPointer, _ encoding: MessageEncoding, sizeMax: Int
  ) throws(RPCError) -> [UInt8] {
    if encoding == .identity { return Array(bytes) }
    var stream = z_stream()
    let started = inflateInit2_(
      &stream, windowBits(encoding), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw RPCError(.internalError, "cannot decompress: no memory") }
    defer { inflateEnd(&stream) }
    stream.next_in = mutable(bytes)
    stream.avail_in = UInt32(clamping: bytes.count)
    var message: [UInt8] = []
    var chunkSize = min(max(bytes.count * 4, 512), sizeMax + 1)
    while true {
      var status = Z_OK
      let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: chunkSize)
        status = inflate(&stream, Z_NO_FLUSH)
        count = chunkSize - Int(stream.avail_out)
      }
      if message.isEmpty { message = chunk } else { message += chunk }
      guard message.count <= sizeMax else {
        throw .messageTooLarge(
          "decompressed message exceeds the limit of \(sizeMax) bytes", limit: sizeMax)
      }
      if status == Z_STREAM_END, stream.avail_in == 0 { return message }
      // Anything else than a full buffer means bytes that are cut, wrong or too many.
      guard status == Z_OK, stream.avail_out == 0 else {
        throw RPCError(.internalError, "the message is not valid \(encoding.rawValue)")
      }
      chunkSize = min(max(chunkSize, message.count), sizeMax + 1 - message.count)
    }
  }

  /// Zlib reads through a pointer that older declarations leave mutable.
  private static func mutable(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<UInt8>? {
    bytes.baseAddress.map {
      UnsafeMutablePointer(mutating: $0.assumingMemoryBound(to: UInt8.self))
    }
  }
}
