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
    do throws(Refusal) {
      archive = try Self.open(memory)
    } catch {
      guard error.code == ZIP_ER_INCONS, Self.clearEarlySizes(memory),
        let open = try? Self.open(memory)
      else {
        memory.deallocate()
        throw error
      }
      archive = open
    }
  }

  private static func open(
    _ memory: UnsafeMutableRawBufferPointer
  ) throws(Refusal) -> OpaquePointer {
    var error = zip_error_t()
    zip_error_init(&error)
    defer { zip_error_fini(&error) }
    let source = zip_source_buffer_create(memory.baseAddress, UInt64(memory.count), 0, &error)
    guard let source, let open = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error)
    else {
      if let source { zip_source_free(source) }
      throw Refusal(code: zip_error_code_zip(&error))
    }
    return open
  }

  /// macOS writes the size of a file before its contents, although it announces all three values of
  /// the file behind them (APPNOTE 6.3, §4.4.4).
  ///
  /// - Returns: whether such a header was changed to what the standard asks for.
  private static func clearEarlySizes(_ memory: UnsafeMutableRawBufferPointer) -> Bool {
    var isChanged = false
    var start = 0
    while start + 30 <= memory.count {
      let header = UnsafeRawBufferPointer(rebasing: memory[start..<(start + 30)])
      let isLate = header.starts(with: [0x50, 0x4B, 0x03, 0x04]) && header[6] & 0x08 != 0
      if isLate, header[14..<22].allSatisfy({ $0 == 0 }),
        header[22..<26].contains(where: { $0 != 0 })
      {
        for index in 22..<26 { memory[start + index] = 0 }
        isChanged = true
      }
      start += 1
    }
    return isChanged
  }

  deinit {
    zip_discard(archive)
    memory.deallocate()
  }
}
