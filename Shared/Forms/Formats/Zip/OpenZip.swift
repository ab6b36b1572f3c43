internal import CZip

/// An archive in memory, opened by libzip for reading.
final class OpenZip {
  /// Reason why libzip cannot open it: `ZIP_ER_…`.
  struct Refusal: Error {
    var code: Int32
  }

  let archive: OpaquePointer
  /// Used by libzip while the archive is open.
  private let memory: UnsafeMutableRawBufferPointer

  /// Rejects archives with contradictory headers.
  init(_ bytes: [UInt8]) throws(Refusal) {
    // Libzip treats empty data as an archive without files.
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
