internal import CZip

/// An archive in memory that libzip has open for reading.
final class OpenZip {
  /// Why libzip does not open it: `ZIP_ER_…`.
  struct Refusal: Error {
    var code: Int32
  }

  let archive: OpaquePointer
  /// Libzip reads from it as long as the archive is open.
  private let memory: UnsafeMutableRawBufferPointer

  /// Refuses what says two different things of one file.
  init(_ bytes: [UInt8]) throws(Refusal) {
    // Libzip takes nothing at all for an archive without files.
    guard !bytes.isEmpty else { throw Refusal(code: ZIP_ER_NOZIP) }
    memory = .allocate(byteCount: bytes.count, alignment: 1)
    memory.copyBytes(from: bytes)
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    let source = zip_source_buffer_create(memory.baseAddress, UInt64(memory.count), 0, &error)
    guard let source, let open = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error)
    else {
      if let source { zip_source_free(source) }
      memory.deallocate()
      throw Refusal(code: zip_error_code_zip(&error))
    }
    archive = open
  }

  deinit {
    zip_discard(archive)
    memory.deallocate()
  }
}
