import CZlib

@testable import Formats

/// Archives, including invalid ones.
enum ZipBytes {
  /// Contents in stored form with their header fields.
  struct Packed {
    var bytes: [UInt8]
    var crc32: UInt32
    /// Declared uncompressed size.
    var count: Int
    var method: Int
  }

  static func archive(_ files: [String: String]) -> [UInt8] {
    var writer = ZipWriter()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { writer.add(name, Array(text.utf8)) }
    return writer.finish()
  }

  static func stored(_ text: String) -> Packed {
    let bytes = Array(text.utf8)
    return Packed(
      bytes: bytes, crc32: checksum(bytes), count: bytes.count, method: 0)
  }

  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  static func deflated(_ contents: [UInt8]) -> Packed {
    var stream = z_stream()
    deflateInit2_(
      &stream, 9, Z_DEFLATED, -MAX_WBITS, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = contents
    let bytes = [UInt8](unsafeUninitializedCapacity: contents.count + 100) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
    return Packed(
      bytes: bytes, crc32: checksum(contents), count: contents.count, method: 8)
  }

  /// The rule violated on opening an archive; nil if it is valid.
  static func rule(_ bytes: [UInt8], _ limits: FormatLimits = .default) -> String? {
    do throws(SourceError) {
      _ = try ZipArchive(bytes, file: "f.zip", limits: limits)
      return nil
    } catch {
      return error.findings.first?.rule
    }
  }

  static func readingFails(_ bytes: [UInt8]) -> Bool {
    do throws(SourceError) {
      let archive = try ZipArchive(bytes, file: "f.zip", limits: .default)
      for entry in archive.entries { _ = try archive.contents(of: entry) }
      return false
    } catch {
      return true
    }
  }
}

/// An archive with arbitrary headers.
struct RawZip {
  var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  static func single(_ name: String, _ packed: ZipBytes.Packed) -> [UInt8] {
    var archive = RawZip()
    let header = archive.addLocal(name: name, packed.bytes, packed)
    archive.addCentral(name: name, packed, header: header)
    return archive.finish()
  }

  /// - Returns: the position of the header.
  mutating func addLocal(name: String, _ bytes: [UInt8], _ packed: ZipBytes.Packed) -> Int {
    let position = body.count
    body += long(0x0403_4B50) + word(20) + common(packed, name) + Array(name.utf8) + bytes
    return position
  }

  mutating func addCentral(name: String, _ packed: ZipBytes.Packed, header: Int) {
    directory += long(0x0201_4B50) + word(20) + word(20) + common(packed, name)
    directory += word(0) + word(0) + word(0) + long(0) + long(header) + Array(name.utf8)
    count += 1
  }

  func finish() -> [UInt8] {
    body + directory + long(0x0605_4B50) + word(0) + word(0) + word(count) + word(count)
      + long(directory.count) + long(body.count) + word(0)
  }

  private func common(_ packed: ZipBytes.Packed, _ name: String) -> [UInt8] {
    word(0) + word(packed.method) + word(0) + word(0x21) + long(Int(packed.crc32))
      + long(packed.bytes.count) + long(packed.count) + word(name.utf8.count) + word(0)
  }

  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private func long(_ value: Int) -> [UInt8] { word(value) + word(value >> 16) }
}
