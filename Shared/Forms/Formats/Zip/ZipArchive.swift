internal import CZip

/// A zip archive in memory, read by libzip.
///
/// Opening it extracts nothing. The size of extracted data is limited in advance: all entries
/// together by ``FormatLimits/inflatedBytesMax``, each by ``FormatLimits/inflationRatioMax``, and
/// no entry yields more bytes than its header declares.
struct ZipArchive {
  let entries: [ZipEntry]
  private let open: OpenZip
  private let file: String

  /// Whether the bytes begin with the signature of an archive.
  static func isArchive(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// - Throws: ``SourceError`` if it is not an archive, or not safe to read.
  init(_ bytes: [UInt8], file: String, limits: FormatLimits = .default) throws(SourceError) {
    let directory = ZipDirectory(bytes, file: file, limits: limits)
    open = try directory.open()
    entries = try directory.entries(of: open)
    self.file = file
  }

  /// The tables of an archive other than a workbook, without the copies that macOS adds.
  var tables: [ZipEntry] {
    guard entry(named: "[Content_Types].xml") == nil else { return [] }
    return entries.filter { entry in
      let name = entry.name.split(separator: "/").last ?? ""
      return name.lowercased().hasSuffix(".csv") && !name.hasPrefix(".")
        && !entry.name.hasPrefix("__MACOSX/")
    }
  }

  /// Compares names case-insensitively, as office documents require.
  func entry(named name: String) -> ZipEntry? {
    let name = name.lowercased()
    return entries.first { $0.name.lowercased() == name }
  }

  /// - Throws: ``SourceError`` if the contents differ from the headers.
  func contents(of entry: ZipEntry) throws(SourceError) -> [UInt8] {
    guard let reading = zip_fopen_index(open.archive, entry.index, 0) else {
      throw failure(entry, "cannot be extracted; save or send the file again")
    }
    defer { zip_fclose(reading) }
    var contents: [UInt8] = []
    // Libzip verifies the checksum on a read after the last byte.
    while contents.count <= entry.inflatedCount {
      let room = min(max(contents.count, 16 << 10), entry.inflatedCount + 1 - contents.count)
      var read: Int64 = 0
      contents += [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        if let start = buffer.baseAddress { read = zip_fread(reading, start, UInt64(room)) }
        count = max(0, Int(read))
      }
      guard read >= 0 else {
        let isDamaged = zip_error_code_zip(zip_file_get_error(reading)) == ZIP_ER_CRC
        throw failure(
          entry,
          isDamaged
            ? "is damaged: its checksum differs; save or send the file again"
            : Self.wrongSize(entry))
      }
      if read == 0 { break }
    }
    guard contents.count == entry.inflatedCount else { throw failure(entry, Self.wrongSize(entry)) }
    return contents
  }

  private static func wrongSize(_ entry: ZipEntry) -> String {
    "does not have the declared \(entry.inflatedCount) bytes; save it again"
  }

  private func failure(_ entry: ZipEntry, _ advice: String) -> SourceError {
    SourceError(
      file: file, place: entry.name, rule: "ZIP_CONTENTS", advice: advice)
  }
}

/// One file of a zip archive.
struct ZipEntry: Sendable, Hashable {
  /// Path with `/` between folders.
  var name: String
  /// Index in the archive, from 0.
  var index: UInt64
  /// Declared bytes, verified when the entry is read.
  var inflatedCount: Int
}
