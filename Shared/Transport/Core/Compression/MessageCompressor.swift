import CZlib

/// Compresses and decompresses single messages by zlib.
///
/// Each message is a separate stream (doc/compression.md of gRPC), so no state is kept between
/// them.
public enum MessageCompressor {
  /// Addend to zlib's window bits that selects the gzip format (zlib.h, `deflateInit2`).
  private static let gzipFormat: Int32 = 16

  private static func windowBits(_ encoding: MessageEncoding) -> Int32 {
    encoding == .gzip ? MAX_WBITS + gzipFormat : MAX_WBITS
  }

  /// - Throws: INTERNAL if zlib has no memory.
  public static func compress(
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

  /// Maximum compression ratio of deflate (zlib's technical notes).
  private static let ratioMax = 1_032

  /// Maximum size of the decompressed message, exact if it is valid gzip. Determined without
  /// decompressing: gzip ends with the size (RFC 1952 §2.3.1, ISIZE).
  static func decompressedCountMax(
    _ bytes: UnsafeRawBufferPointer, _ encoding: MessageEncoding
  ) -> Int {
    switch encoding {
    case .identity: return bytes.count
    case .deflate: return bytes.count * ratioMax
    case .gzip:
      guard bytes.count >= 4 else { return 0 }
      let count = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return min(Int(UInt32(littleEndian: count)), bytes.count * ratioMax)
    }
  }

  /// - Parameter sizeMax: maximum size of the message in bytes; no more is ever produced
  ///   (decompression bombs), and nothing if the message states a larger size.
  /// - Throws: RESOURCE_EXHAUSTED for a larger message; INTERNAL for bytes that are not one
  ///   complete compressed stream.
  static func decompress(
    _ bytes: UnsafeRawBufferPointer, _ encoding: MessageEncoding, sizeMax: Int
  ) throws(RPCError) -> [UInt8] {
    if encoding == .identity { return Array(bytes) }
    let countMax = decompressedCountMax(bytes, encoding)
    // A stated size above the possible ratio means a truncated or corrupt message, not a large one.
    if encoding == .gzip, countMax > sizeMax, countMax < bytes.count * ratioMax {
      throw .messageTooLarge(
        "decompressed message exceeds the limit of \(sizeMax) bytes", limit: sizeMax,
        actual: countMax)
    }
    var stream = z_stream()
    let started = inflateInit2_(
      &stream, windowBits(encoding), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw RPCError(.internalError, "cannot decompress: no memory") }
    defer { inflateEnd(&stream) }
    stream.next_in = mutable(bytes)
    stream.avail_in = UInt32(clamping: bytes.count)
    var message: [UInt8] = []
    let limit = min(countMax, sizeMax)
    var chunkSize = min(max(bytes.count * 4, 512), limit + 1)
    while true {
      var status = Z_OK
      let chunk = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(clamping: chunkSize)
        status = inflate(&stream, Z_NO_FLUSH)
        count = chunkSize - Int(stream.avail_out)
      }
      if message.isEmpty { message = chunk } else { message += chunk }
      guard message.count <= limit else {
        guard limit == sizeMax else { throw .notValid(encoding) }
        throw .messageTooLarge(
          "decompressed message exceeds the limit of \(sizeMax) bytes", limit: sizeMax)
      }
      if status == Z_STREAM_END, stream.avail_in == 0 { return message }
      // Anything except a full buffer means truncated, corrupt or excess bytes.
      guard status == Z_OK, stream.avail_out == 0 else {
        throw .notValid(encoding)
      }
      chunkSize = min(max(chunkSize, message.count), limit + 1 - message.count)
    }
  }

  /// Zlib reads through a pointer that older headers declare as mutable.
  private static func mutable(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutablePointer<UInt8>? {
    bytes.baseAddress.map {
      UnsafeMutablePointer(mutating: $0.assumingMemoryBound(to: UInt8.self))
    }
  }
}

extension RPCError {
  /// Reason for bytes that are not one complete compressed stream. It is the sender's fault,
  /// although doc/compression.md prescribes INTERNAL.
  package static let compressionInvalid = "MESSAGE_COMPRESSION_INVALID"

  fileprivate static func notValid(_ encoding: MessageEncoding) -> RPCError {
    RPCError(
      .internalError, "the message is not valid \(encoding.rawValue)", reason: compressionInvalid)
  }
}
