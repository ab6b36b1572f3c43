internal import CZlib

/// Writes a zip archive in memory. The same files make the same bytes: no clock is read.
struct ZipWriter {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Below it a file is stored as it is.
  private static let smallestDeflated = 64

  /// - Parameters:
  ///   - name: ASCII, with `/` between folders, once per archive.
  ///   - contents: below 4 GiB.
  mutating func add(_ name: String, _ contents: [UInt8]) {
    let deflated = contents.count < Self.smallestDeflated ? nil : Self.deflate(contents)
    let packed = deflated.flatMap { $0.count < contents.count ? $0 : nil }
    let data = packed ?? contents
    let header = body.count
    let common = Self.commonFields(
      isDeflated: packed != nil, crc32: ZipArchive.checksum(contents), packed: data.count,
      inflated: contents.count, name: name)
    body += Self.long(0x0403_4B50) + Self.word(20) + common
    body += Array(name.utf8) + data
    // Made by version 2.0; no extra field (its length ends `common`), comment, disk or attributes.
    directory += Self.long(0x0201_4B50) + Self.word(20) + Self.word(20) + common
    directory += Self.word(0) + Self.word(0) + Self.word(0) + Self.long(0)
    directory += Self.long(header) + Array(name.utf8)
    count += 1
  }

  func finish() -> [UInt8] {
    body + directory + Self.long(0x0605_4B50) + Self.word(0) + Self.word(0) + Self.word(count)
      + Self.word(count) + Self.long(directory.count) + Self.long(body.count) + Self.word(0)
  }

  /// From the flags to the length of the extra field, the same in both headers.
  private static func commonFields(
    isDeflated: Bool, crc32: UInt32, packed: Int, inflated: Int, name: String
  ) -> [UInt8] {
    // 1 January 1980, the first day there is.
    let fields = word(0) + word(isDeflated ? 8 : 0) + word(0) + word(0x0021) + long(Int(crc32))
    return fields + long(packed) + long(inflated) + word(name.utf8.count) + word(0)
  }

  private static func deflate(_ contents: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let started = deflateInit2_(
      &stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(contents.count)))
    var isWhole = false
    let packed = contents.withUnsafeBufferPointer { input in
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(input.count)
      return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(bound)
        isWhole = CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = Int(stream.total_out)
      }
    }
    return isWhole ? packed : nil
  }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func long(_ value: Int) -> [UInt8] { word(value) + word(value >> 16) }
}
