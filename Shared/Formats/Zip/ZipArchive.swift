internal import CZlib

/// A zip archive in memory.
///
/// Opening it inflates nothing. What reading may produce is bounded by the limits before it begins:
/// all entries together by ``FormatLimits/inflatedBytesMax``, each by
/// ``FormatLimits/inflationRatioMax``, and no entry gives a byte more than its header says.
struct ZipArchive: Sendable {
  let entries: [ZipEntry]
  private let bytes: [UInt8]
  private let file: String

  /// Whether the bytes begin like an archive.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// - Throws: ``SourceError`` for what is no archive, or one that is not safe to read.
  init(_ bytes: [UInt8], file: String, limits: FormatLimits = .default) throws(SourceError) {
    entries = try ZipDirectory(bytes, file: file, limits: limits).entries()
    self.bytes = bytes
    self.file = file
  }

  /// Names of parts are compared without case, as in office documents.
  func entry(named name: String) -> ZipEntry? {
    let name = name.lowercased()
    return entries.first { $0.name.lowercased() == name }
  }

  /// - Throws: ``SourceError`` when the contents are not what the headers say.
  func contents(of entry: ZipEntry) throws(SourceError) -> [UInt8] {
    let contents: [UInt8]
    switch entry.method {
    case .stored: contents = Array(bytes[entry.contents])
    case .deflated: contents = try inflate(entry)
    }
    guard Self.checksum(contents) == entry.crc32 else {
      throw failure(entry, "is damaged: its checksum differs; save or send the file again")
    }
    return contents
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      var sum = CZlib.crc32(0, nil, 0)
      var rest = buffer[...]
      // zlib counts in 32 bits.
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest.prefix(1 << 30))
        sum = CZlib.crc32(sum, part.baseAddress, UInt32(part.count))
        rest = rest.dropFirst(part.count)
      }
      return UInt32(truncatingIfNeeded: sum)
    }
  }

  /// Grows with what comes out, up to one byte more than was declared.
  private func inflate(_ entry: ZipEntry) throws(SourceError) -> [UInt8] {
    var stream = z_stream()
    let started = inflateInit2_(
      &stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard started == Z_OK else { throw failure(entry, "cannot be unpacked: no memory") }
    defer { inflateEnd(&stream) }
    var inflated: [UInt8] = []
    var isWhole = false
    bytes[entry.contents].withUnsafeBufferPointer { input in
      // zlib reads through a pointer that older declarations leave mutable.
      stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.avail_in = UInt32(input.count)
      var status = Z_OK
      while status == Z_OK, inflated.count <= entry.inflatedCount {
        let room = min(max(inflated.count, 16 << 10), entry.inflatedCount + 1 - inflated.count)
        inflated += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
          stream.next_out = buffer.baseAddress
          stream.avail_out = UInt32(room)
          status = CZlib.inflate(&stream, Z_NO_FLUSH)
          count = room - Int(stream.avail_out)
        }
      }
      isWhole = status == Z_STREAM_END && stream.avail_in == 0
    }
    guard isWhole, inflated.count == entry.inflatedCount else {
      throw failure(
        entry, "does not unpack to the \(entry.inflatedCount) bytes that it says; save it again")
    }
    return inflated
  }

  private func failure(_ entry: ZipEntry, _ advice: String) -> SourceError {
    SourceError(
      SourceFinding(file: file, place: entry.name, rule: "ZIP_CONTENTS", advice: advice))
  }
}
