import CZlib

/// Archives with headers of an input's choice (APPNOTE 6.3): right unless it says otherwise.
struct ZipProgram {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  static func archive(_ source: inout ByteSource) -> [UInt8] {
    var program = ZipProgram()
    for _ in 0...source.below(6) { program.entry(&source) }
    return program.finish(source.byte(), &source)
  }

  private mutating func entry(_ source: inout ByteSource) {
    let form = source.byte()
    let name = source.run()
    let packing = source.byte()
    let contents = source.run()
    // Repeated, so that some compress a thousand times.
    let whole = packing & 0x40 == 0 ? contents : Array(repeatElement(contents, count: 200).joined())
    let isStored = packing & 1 == 0
    let packed = isStored ? whole : Self.deflated(whole)
    var header: [Int] = [
      0, isStored ? 0 : 8, 0, 0x21, Int(Self.checksum(whole)), packed.count, whole.count,
    ]
    if packing & 0x80 != 0 { header[source.below(header.count)] = Int(source.uint32()) }
    let place = form & 2 == 0 ? body.count : source.below(body.count + 1)
    let local = Self.common(header, name.count)
    if form & 2 == 0 { body += Self.long(0x0403_4B50) + Self.word(20) + local + name + packed }
    if form & 1 != 0 { header[source.below(header.count)] ^= 1 << source.below(16) }
    directory += Self.long(0x0201_4B50) + Self.word(20) + Self.word(20)
    directory += Self.common(header, name.count) + Self.word(0) + Self.word(0) + Self.word(0)
    directory += Self.long(0) + Self.long(form & 4 == 0 ? place : Int(source.uint32())) + name
    count += 1
  }

  private func finish(_ form: UInt8, _ source: inout ByteSource) -> [UInt8] {
    let entries = form & 1 == 0 ? count : source.below(256)
    let comment = form & 2 == 0 ? [] : source.run()
    return body + directory + Self.long(0x0605_4B50) + Self.word(0) + Self.word(0)
      + Self.word(entries) + Self.word(count) + Self.long(directory.count)
      + Self.long(form & 4 == 0 ? body.count : source.below(body.count + 1))
      + Self.word(comment.count) + comment
  }

  /// Flags, method, time, date, checksum, both sizes, and the lengths of name and extra field.
  private static func common(_ header: [Int], _ nameCount: Int) -> [UInt8] {
    header.prefix(4).flatMap(word) + header.dropFirst(4).flatMap(long) + word(nameCount) + word(0)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  private static func deflated(_ contents: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = contents
    return [UInt8](unsafeUninitializedCapacity: contents.count + 100) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }

  private static func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func long(_ value: Int) -> [UInt8] { word(value) + word(value >> 16) }
}
