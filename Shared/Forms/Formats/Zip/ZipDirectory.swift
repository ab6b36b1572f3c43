internal import CZip

/// Opens a zip archive with libzip. Rejects features that office programs never write: several
/// disks, encryption, names outside of a folder, and entries with shared bytes, which let a small
/// archive unpack to petabytes (Fifield 2019).
struct ZipDirectory {
  private let bytes: [UInt8]
  private let file: String
  private let limits: FormatLimits

  /// Bytes that may always be extracted, because small tables compress very well.
  private static let alwaysAllowedBytes = 64 << 10

  init(_ bytes: [UInt8], file: String, limits: FormatLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
  }

  /// - Throws: ``SourceError`` with the violated rule; nothing was extracted.
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
        throw failure("ZIP_NAME_DUPLICATE", "contains two files of one name; save the file again")
      default:
        throw failure("ZIP_MALFORMED", "is not a complete zip archive; save or send the file again")
      }
    }
  }

  /// - Throws: ``SourceError`` with the violated rule; nothing was extracted.
  func entries(of open: OpenZip) throws(SourceError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var names = Set<String>()
    var inflated = 0
    // Minimum bytes of the entries, which must not overlap.
    var needed = Self.endRecordCount
    for index in 0..<UInt64(max(0, zip_get_num_entries(open.archive, 0))) {
      let (entry, deflatedCount) = try entry(index, of: open)
      // Names must differ by more than case (ECMA-376-2 §6.2.2.3).
      guard names.insert(entry.name.lowercased()).inserted else {
        throw failure(
          "ZIP_NAME_DUPLICATE", entry.name, "occurs more than once; save the file again")
      }
      inflated += entry.inflatedCount
      guard inflated <= limits.inflatedBytesMax else {
        throw failure(
          "ZIP_TOO_LARGE", entry.name,
          "would expand to more than \(limits.inflatedBytesMax) bytes in all; make the file smaller"
        )
      }
      needed += Self.headerCounts + 2 * entry.name.utf8.count + deflatedCount
      guard needed <= bytes.count else {
        throw failure(
          "ZIP_OVERLAP", entry.name,
          "shares bytes with another file; the archive is an attack or damaged")
      }
      entries.append(entry)
    }
    return entries
  }

  /// Counts entry signatures in advance, because libzip reads the whole directory and compares
  /// names before it reports their number.
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
        "contains more than the maximum of \(limits.archiveEntriesMax) files"
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
      throw failure("ZIP_MALFORMED", "has a file without a description; save the file again")
    }
    let name = try self.name(written)
    guard status.encryption_method == ZIP_EM_NONE else {
      throw failure("ZIP_ENCRYPTED", name, "is encrypted; save the file without a password")
    }
    let isStored = status.comp_method == ZIP_CM_STORE
    guard isStored || status.comp_method == ZIP_CM_DEFLATE else {
      throw failure(
        "ZIP_METHOD", name,
        "is compressed by method \(status.comp_method), not by deflate; save the file again")
    }
    guard let deflatedCount = Int(exactly: status.comp_size), deflatedCount <= bytes.count else {
      throw failure("ZIP_MALFORMED", name, "is truncated; save or send the file again")
    }
    let most = max(deflatedCount * limits.inflationRatioMax, Self.alwaysAllowedBytes)
    guard let inflatedCount = Int(exactly: status.size), inflatedCount <= most else {
      throw failure(
        "ZIP_RATIO", name,
        "would expand more than \(limits.inflationRatioMax) times; this is not a table")
    }
    guard !isStored || deflatedCount == inflatedCount else {
      throw failure("ZIP_MALFORMED", name, "is stored with two different sizes")
    }
    return (ZipEntry(name: name, index: index, inflatedCount: inflatedCount), deflatedCount)
  }

  /// - Parameter written: name without NUL, which libzip replaces by spaces.
  private func name(_ written: UnsafePointer<CChar>) throws(SourceError) -> String {
    guard let name = String(validatingCString: written), !name.isEmpty else {
      throw failure("ZIP_NAME_INVALID", "contains a file whose name is empty or not UTF-8")
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // A name that ends with `/` is a folder.
    let isSafe =
      !parts.dropLast().contains { $0.isEmpty }
      && !parts.contains { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x5C && $0 != 0x3A && $0 != 0x7F }
    guard isSafe else {
      throw failure(
        "ZIP_NAME_INVALID", name, "has an unsafe name outside of its folder; save the file again")
    }
    return name
  }

  // MARK: Findings

  private func failure(_ rule: String, _ advice: String) -> SourceError {
    failure(rule, "", advice)
  }

  private func failure(_ rule: String, _ place: String, _ advice: String) -> SourceError {
    SourceError(file: file, place: place, rule: rule, advice: advice)
  }

  /// Required properties of an entry.
  private static let needs = UInt64(
    ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD
      | ZIP_STAT_ENCRYPTION_METHOD)
  /// Signature of a directory entry (APPNOTE 6.3, §4.3.12).
  private static let entryMark: [UInt8] = [0x50, 0x4B, 0x01, 0x02]
  /// Bytes of the end record, and of an entry's two headers (§4.3.7, §4.3.12, §4.3.16).
  private static let endRecordCount = 22
  private static let headerCounts = 30 + 46
}
