internal import CZip

/// Writes a zip archive in memory with libzip. Deterministic: it contains no current time.
struct ZipWriter {
  private var files: [(name: String, contents: [UInt8])] = []

  /// 1 January 1980, the earliest date of the format.
  private static let firstDay: UInt16 = 0x0021
  private static let compressionLevel: UInt32 = 6

  /// - Parameters:
  ///   - name: ASCII, with `/` between folders, unique.
  ///   - contents: below 4 GiB.
  mutating func add(_ name: String, _ contents: [UInt8]) { files.append((name, contents)) }

  func finish() -> [UInt8] {
    let target = Self.made(zip_source_buffer_create(nil, 0, 0, nil))
    defer { zip_source_free(target) }
    // The archive releases its own reference when closed.
    zip_source_keep(target)
    let archive = Self.made(zip_open_from_source(target, ZIP_TRUNCATE, nil))
    // Libzip reads the contents when the archive is closed.
    let memory = files.map { Self.copy($0.contents) }
    defer { for contents in memory { contents.deallocate() } }
    for (file, contents) in zip(files, memory) { Self.add(file.name, contents, to: archive) }
    Self.check(zip_close(archive) == 0)
    return Self.contents(of: target)
  }

  private static func add(
    _ name: String, _ contents: UnsafeMutableRawBufferPointer, to archive: OpaquePointer
  ) {
    let source = made(zip_source_buffer(archive, contents.baseAddress, UInt64(contents.count), 0))
    let index = zip_file_add(archive, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    check(index >= 0)
    let place = UInt64(index)
    check(zip_set_file_compression(archive, place, ZIP_CM_DEFLATE, compressionLevel) == 0)
    check(zip_file_set_dostime(archive, place, 0, firstDay, 0) == 0)
  }

  private static func copy(_ contents: [UInt8]) -> UnsafeMutableRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: contents.count, alignment: 1)
    memory.copyBytes(from: contents)
    return memory
  }

  private static func contents(of source: OpaquePointer) -> [UInt8] {
    var status = zip_stat_t()
    check(zip_source_stat(source, &status) == 0 && zip_source_open(source) == 0)
    defer { zip_source_close(source) }
    let size = Int(status.size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let start = buffer.baseAddress {
        check(zip_source_read(source, start, UInt64(size)) == Int64(size))
      }
      count = size
    }
  }

  private static func made(_ pointer: OpaquePointer?) -> OpaquePointer {
    guard let pointer else { preconditionFailure("out of memory for the archive") }
    return pointer
  }

  /// Other errors are not possible in memory.
  private static func check(_ isDone: Bool) {
    precondition(isDone, "out of memory for the archive")
  }
}
