internal import CZip

/// Opens a zip archive with libzip and refuses what an office program never writes: several disks,
/// encryption, names that lead out of a folder, and entries that share bytes, with which a small
/// archive can unpack to petabytes (Fifield 2019).
struct ZipDirectory {
  private let bytes: [UInt8]
  private let file: String
  private let limits: FormatLimits

  /// What may be inflated from however few bytes; small tables compress very well.
  private static let alwaysAllowedBytes = 64 << 10

  init(_ bytes: [UInt8], file: String, limits: FormatLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// - Throws: ``SourceError`` with the rule that the archive breaks; nothing was inflated.
  func open() throws(SourceError) -> OpenZip {
    guard bytes.count <= limits.bytesMax else {
      throw failure(
        "FILE_TOO_LARGE", "is larger than the limit of \(limits.bytesMax) bytes")
    }
    try refuseManyEntries()
    do throws(OpenZip.Refusal) {
      return try OpenZip(bytes)
    } catch {
      switch error.code {
      case ZIP_ER_MULTIDISK:
        throw failure("ZIP_DISKS", "is one part of several; join them into one archive")
      case ZIP_ER_EXISTS:
        throw failure("ZIP_NAME_DUPLICATE", "holds two files of one name; save the file again")
      default:
        throw failure("ZIP_MALFORMED", "is no whole zip archive; save or send the file again")
      }
    }
  }

  /// - Throws: ``SourceError`` with the rule that the archive breaks; nothing was inflated.
  func entries(of open: OpenZip) throws(SourceError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var names = Set<String>()
    var inflated = 0
    // Of what the entries need at least; each must have bytes of its own.
    var needed = Self.endRecordCount
    for index in 0..<UInt64(max(0, zip_get_num_entries(open.archive, 0))) {
      let (entry, deflatedCount) = try entry(index, of: open)
      // Names of parts differ by more than case (ECMA-376-2 §6.2.2.3).
      guard names.insert(entry.name.lowercased()).inserted else {
        throw failure("ZIP_NAME_DUPLICATE", entry.name, "stands twice; save the file again")
      }
      inflated += entry.inflatedCount
      guard inflated <= limits.inflatedBytesMax else {
        throw failure(
          "ZIP_TOO_LARGE", entry.name,
          "would unpack to more than \(limits.inflatedBytesMax) bytes in all; make the file smaller"
        )
      }
      needed += Self.headerCounts + 2 * entry.name.utf8.count + deflatedCount
      guard needed <= bytes.count else {
        throw failure(
          "ZIP_OVERLAP", entry.name,
          "shares bytes with another file; such an archive is an attack, or damaged")
      }
      entries.append(entry)
    }
    return entries
  }

  /// Libzip reads the whole directory, and compares its names, before it says how many there are. So
  /// the marks are counted with which every entry of it begins.
  private func refuseManyEntries() throws(SourceError) {
    let count = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      var count = 0
      while count <= limits.archiveEntriesMax, let mark = rest.firstIndex(of: Self.entryMark[0]) {
        rest = rest[mark...]
        let isEntry = rest.starts(with: Self.entryMark)
        if isEntry { count += 1 }
        rest = rest.dropFirst(isEntry ? Self.entryMark.count : 1)
      }
      return count
    }
    guard count <= limits.archiveEntriesMax else {
      throw failure(
        "ZIP_TOO_MANY_ENTRIES",
        "holds more than the \(limits.archiveEntriesMax) files that are read"
      )
    }
  }

  private func entry(
    _ index: UInt64, of open: OpenZip
  ) throws(SourceError) -> (ZipEntry, deflatedCount: Int) {
    var status = zip_stat_t()
    zip_stat_init(&status)
    let isKnown = zip_stat_index(open.archive, index, ZIP_FL_ENC_RAW, &status) == 0
    guard isKnown, status.valid & Self.needs == Self.needs, let written = status.name else {
      throw failure("ZIP_MALFORMED", "has a file that is not described; save the file again")
    }
    let name = try self.name(written)
    guard status.encryption_method == ZIP_EM_NONE else {
      throw failure("ZIP_ENCRYPTED", name, "is encrypted; save the file without a password")
    }
    let isStored = status.comp_method == ZIP_CM_STORE
    guard isStored || status.comp_method == ZIP_CM_DEFLATE else {
      throw failure(
        "ZIP_METHOD", name,
        "is compressed by method \(status.comp_method); only deflate is read, save the file again")
    }
    guard let deflatedCount = Int(exactly: status.comp_size), deflatedCount <= bytes.count else {
      throw failure("ZIP_MALFORMED", name, "is cut short; save or send the file again")
    }
    let most = max(deflatedCount * limits.inflationRatioMax, Self.alwaysAllowedBytes)
    guard let inflatedCount = Int(exactly: status.size), inflatedCount <= most else {
      throw failure(
        "ZIP_RATIO", name,
        "would grow more than \(limits.inflationRatioMax) times when unpacked; this is no table")
    }
    guard !isStored || deflatedCount == inflatedCount else {
      throw failure("ZIP_MALFORMED", name, "is stored with two different sizes")
    }
    return (ZipEntry(name: name, index: index, inflatedCount: inflatedCount), deflatedCount)
  }

  /// - Parameter written: without a NUL: libzip takes those within a name for spaces.
  private func name(_ written: UnsafePointer<CChar>) throws(SourceError) -> String {
    guard let name = String(validatingCString: written), !name.isEmpty else {
      throw failure("ZIP_NAME_INVALID", "holds a file whose name is empty or no UTF-8")
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // A name that ends with `/` is a folder.
    let isSafe =
      !parts.dropLast().contains { $0.isEmpty }
      && !parts.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x5C && $0 != 0x3A && $0 != 0x7F }
    guard isSafe else {
      throw failure(
        "ZIP_NAME_INVALID", name, "leads out of its folder or is no name; save the file again")
    }
    return name
  }

  // MARK: Findings

  private func failure(_ rule: String, _ advice: String) -> SourceError {
    failure(rule, "", advice)
  }

  private func failure(_ rule: String, _ place: String, _ advice: String) -> SourceError {
    SourceError(SourceFinding(file: file, place: place, rule: rule, advice: advice))
  }

  /// What must be known of an entry.
  private static let needs = UInt64(
    ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD
      | ZIP_STAT_ENCRYPTION_METHOD)
  /// How an entry of the directory begins (APPNOTE 6.3, §4.3.12).
  private static let entryMark: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
  /// Bytes of the record that ends an archive, and of an entry's two headers (§4.3.7, §4.3.12,
  /// §4.3.16).
  private static let endRecordCount = 22
  private static let headerCounts = 30 + 46
}
