/// Reads the directory of a zip archive (APPNOTE 6.3, §4.3) and refuses what an office program never
/// writes: several disks, 64-bit sizes, encryption, names that lead out of a folder, and entries that
/// share bytes, with which a small archive can unpack to petabytes (Fifield 2019).
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
  func entries() throws(SourceError) -> [ZipEntry] {
    guard bytes.count <= limits.bytesMax else {
      throw failure(
        "FILE_TOO_LARGE", "is larger than the limit of \(limits.bytesMax) bytes")
    }
    let end = try endRecord()
    let count = Int(word(end + 10))
    guard word(end + 4) == 0, word(end + 6) == 0, Int(word(end + 8)) == count else {
      throw failure("ZIP_DISKS", "is one part of several; join them into one archive")
    }
    let size = Int(long(end + 12))
    let start = Int(long(end + 16))
    let hasLocator = end >= 20 && long(end - 20) == Self.zip64LocatorSignature
    guard count < 0xFFFF, size < 0xFFFF_FFFF, start < 0xFFFF_FFFF, !hasLocator else {
      throw zip64Failure("")
    }
    guard count <= limits.archiveEntriesMax else {
      throw failure(
        "ZIP_TOO_MANY_ENTRIES",
        "holds \(count) files; at most \(limits.archiveEntriesMax) are read")
    }
    guard start + size == end else {
      throw failure("ZIP_MALFORMED", "its directory is not where it says; save the file again")
    }
    return try centralEntries(from: start, to: end, count: count)
  }

  /// Position of the record that ends the archive, whose comment must end with the file.
  private func endRecord() throws(SourceError) -> Int {
    let newest = bytes.count - Self.endRecordCount
    let oldest = max(0, newest - 0xFFFF)
    var position = newest
    while position >= oldest {
      if long(position) == Self.endSignature,
        position + Self.endRecordCount + Int(word(position + 20)) == bytes.count
      {
        return position
      }
      position -= 1
    }
    throw failure("ZIP_MALFORMED", "is no whole zip archive; save or send the file again")
  }

  private func centralEntries(
    from start: Int, to end: Int, count: Int
  ) throws(SourceError) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var regions: [Range<Int>] = []
    var names = Set<String>()
    var inflated = 0
    var position = start
    for _ in 0..<count {
      guard position + 46 <= end, long(position) == Self.centralSignature else {
        throw failure("ZIP_MALFORMED", "its directory is cut short; save or send the file again")
      }
      let nameEnd = position + 46 + Int(word(position + 28))
      let next = nameEnd + Int(word(position + 30)) + Int(word(position + 32))
      guard next <= end else {
        throw failure("ZIP_MALFORMED", "its directory is cut short; save or send the file again")
      }
      let (entry, region) = try centralEntry(at: position, nameEnd: nameEnd, start)
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
      entries.append(entry)
      regions.append(region)
      position = next
    }
    guard position == end else {
      throw failure("ZIP_MALFORMED", "its directory has more in it than it says")
    }
    try refuseOverlaps(entries, regions)
    return entries
  }

  private func centralEntry(
    at position: Int, nameEnd: Int, _ directoryStart: Int
  ) throws(SourceError) -> (ZipEntry, Range<Int>) {
    let name = try self.name(bytes[(position + 46)..<nameEnd])
    let flags = word(position + 8)
    guard flags & Self.encryptionFlags == 0 else {
      throw failure("ZIP_ENCRYPTED", name, "is encrypted; save the file without a password")
    }
    guard let method = ZipEntry.Method(rawValue: word(position + 10)) else {
      throw failure(
        "ZIP_METHOD", name,
        "is compressed by method \(word(position + 10)); only deflate is read, save the file again")
    }
    let deflatedCount = long(position + 20)
    let inflatedCount = long(position + 24)
    let header = long(position + 42)
    guard deflatedCount != 0xFFFF_FFFF, inflatedCount != 0xFFFF_FFFF, header != 0xFFFF_FFFF else {
      throw zip64Failure(name)
    }
    let most = max(Int(deflatedCount) * limits.inflationRatioMax, Self.alwaysAllowedBytes)
    guard Int(inflatedCount) <= most else {
      throw failure(
        "ZIP_RATIO", name,
        "would grow more than \(limits.inflationRatioMax) times when unpacked; this is no table")
    }
    guard method == .deflated || deflatedCount == inflatedCount else {
      throw failure("ZIP_MALFORMED", name, "is stored with two different sizes")
    }
    let contents = try contents(
      of: name, header: Int(header), count: Int(deflatedCount), central: position, directoryStart)
    let entry = ZipEntry(
      name: name, method: method, crc32: long(position + 16), contents: contents,
      inflatedCount: Int(inflatedCount))
    return (entry, Int(header)..<contents.upperBound)
  }

  /// Where the contents stand, by the header before them, which must say the same as the directory.
  private func contents(
    of name: String, header: Int, count: Int, central: Int, _ directoryStart: Int
  ) throws(SourceError) -> Range<Int> {
    guard header + 30 <= directoryStart, long(header) == Self.localSignature else {
      throw failure("ZIP_MALFORMED", name, "is not where the directory says; save the file again")
    }
    let nameStart = header + 30
    let nameEnd = nameStart + Int(word(header + 26))
    let start = nameEnd + Int(word(header + 28))
    guard start + count <= directoryStart else {
      throw failure("ZIP_MALFORMED", name, "is cut short; save or send the file again")
    }
    let centralName = (central + 46)..<(central + 46 + Int(word(central + 28)))
    // Sizes that follow the contents are zero in the header before them.
    let hasDescriptor = word(header + 6) & Self.descriptorFlag != 0
    let agrees =
      bytes[nameStart..<nameEnd].elementsEqual(bytes[centralName])
      && word(header + 8) == word(central + 10)
      && word(header + 6) & Self.encryptionFlags == 0
      && (hasDescriptor
        || (long(header + 14) == long(central + 16) && long(header + 18) == long(central + 20)
          && long(header + 22) == long(central + 24)))
    guard agrees else {
      throw failure(
        "ZIP_MALFORMED", name, "is described in two different ways; save the file again")
    }
    return start..<(start + count)
  }

  private func refuseOverlaps(
    _ entries: [ZipEntry], _ regions: [Range<Int>]
  ) throws(SourceError) {
    let order = regions.indices.sorted {
      (regions[$0].lowerBound, regions[$0].upperBound)
        < (regions[$1].lowerBound, regions[$1].upperBound)
    }
    for (before, after) in zip(order, order.dropFirst())
    where regions[after].lowerBound < regions[before].upperBound {
      throw failure(
        "ZIP_OVERLAP", entries[after].name,
        "shares bytes with `\(entries[before].name)`; such an archive is an attack, or damaged")
    }
  }

  private func name(_ bytes: ArraySlice<UInt8>) throws(SourceError) -> String {
    guard let name = String(validating: bytes, as: UTF8.self), !name.isEmpty else {
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

  // MARK: Numbers, little-endian

  private func word(_ position: Int) -> UInt16 {
    UInt16(bytes[position]) | UInt16(bytes[position + 1]) << 8
  }

  private func long(_ position: Int) -> UInt32 {
    UInt32(word(position)) | UInt32(word(position + 2)) << 16
  }

  // MARK: Findings

  private func failure(_ rule: String, _ advice: String) -> SourceError {
    failure(rule, "", advice)
  }

  private func failure(_ rule: String, _ place: String, _ advice: String) -> SourceError {
    SourceError(SourceFinding(file: file, place: place, rule: rule, advice: advice))
  }

  private func zip64Failure(_ place: String) -> SourceError {
    failure(
      "ZIP_64", place,
      "is in the format for archives over 4 GiB, which no questionnaire needs; save the file again "
        + "with a spreadsheet program")
  }

  private static let endRecordCount = 22
  private static let endSignature: UInt32 = 0x0605_4B50
  private static let centralSignature: UInt32 = 0x0201_4B50
  private static let localSignature: UInt32 = 0x0403_4B50
  private static let zip64LocatorSignature: UInt32 = 0x0706_4B50
  /// Encrypted, strongly encrypted, directory encrypted.
  private static let encryptionFlags: UInt16 = 0x2041
  private static let descriptorFlag: UInt16 = 0x0008
}
