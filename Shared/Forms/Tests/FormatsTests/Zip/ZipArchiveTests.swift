import Foundation
import QuestionnaireSamples
import Questionnaires
import Testing

@testable import Formats

@Suite struct ZipArchiveTests {
  @Test func whatIsWrittenIsReadAgain() throws {
    var random = SeededGenerator(seed: 5)
    var writer = ZipWriter()
    var expected: [String: [UInt8]] = [:]
    for (number, size) in [0, 1, 63, 64, 65, 1_000, 200_000].enumerated() {
      let isRandom = number % 2 == 0
      let contents = (0..<size).map { _ in
        isRandom ? UInt8.random(in: 0...255, using: &random) : UInt8(ascii: "a")
      }
      writer.add("folder/part\(number).xml", contents)
      expected["folder/part\(number).xml"] = contents
    }
    let bytes = writer.finish()
    #expect(ZipArchive.isArchive(bytes))
    var limits = FormatLimits()
    limits.inflationRatioMax = 2_000
    let archive = try ZipArchive(bytes, file: "f.zip", limits: limits)
    #expect(Set(archive.entries.map(\.name)) == Set(expected.keys))
    for entry in archive.entries {
      #expect(try archive.contents(of: entry) == expected[entry.name])
    }
    #expect(archive.entry(named: "FOLDER/part1.XML")?.name == "folder/part1.xml")
    #expect(archive.entry(named: "part1.xml") == nil)
  }

  @Test func theSameFilesMakeTheSameBytes() {
    let bytes = (0..<2).map { _ in ZipBytes.archive(["a.xml": "<a/>", "b.xml": "<b/>"]) }
    #expect(bytes[0] == bytes[1])
  }

  @Test func sizesAreBounded() {
    let contents = [UInt8](repeating: 0x61, count: 100_000)
    var writer = ZipWriter()
    writer.add("a.xml", contents)
    writer.add("b.xml", contents)
    let bytes = writer.finish()
    var limits = FormatLimits()
    limits.inflationRatioMax = 2_000
    limits.inflatedBytesMax = 200_000
    #expect(ZipBytes.rule(bytes, limits) == nil)
    limits.inflatedBytesMax = 199_999
    #expect(ZipBytes.rule(bytes, limits) == "ZIP_TOO_LARGE")
    limits.inflatedBytesMax = 200_000
    limits.archiveEntriesMax = 2
    #expect(ZipBytes.rule(bytes, limits) == nil)
    limits.archiveEntriesMax = 1
    #expect(ZipBytes.rule(bytes, limits) == "ZIP_TOO_MANY_ENTRIES")
    limits = FormatLimits()
    limits.bytesMax = bytes.count - 1
    #expect(ZipBytes.rule(bytes, limits) == "FILE_TOO_LARGE")
  }

  @Test func aSmallTableMayCompressWellAndALargeOneMayNotCompressBeyondBelief() {
    func archive(_ count: Int) -> [UInt8] {
      var writer = ZipWriter()
      writer.add("a.xml", [UInt8](repeating: 0x61, count: count))
      return writer.finish()
    }
    #expect(ZipBytes.rule(archive(64 << 10)) == nil)
    // A flat bomb: deflate compresses zeros a thousandfold.
    #expect(ZipBytes.rule(archive(16 << 20)) == "ZIP_RATIO")
  }

  /// Entries that share compressed bytes unpack to the square of the archive's size.
  @Test func entriesThatShareBytesAreRefused() {
    let kernel = ZipBytes.deflated([UInt8](repeating: 0x61, count: 40_000))
    var archive = RawZip()
    let position = archive.addLocal(name: "a", kernel.bytes, kernel)
    archive.addCentral(name: "a", kernel, header: position)
    archive.addCentral(name: "b", kernel, header: position)
    // The name differs from that in the local header.
    #expect(ZipBytes.rule(archive.finish()) == "ZIP_MALFORMED")

    var quoting = RawZip()
    // The first entry's contents include the second one's header and contents, uncompressed.
    var inner = RawZip()
    _ = inner.addLocal(name: "b", kernel.bytes, kernel)
    let stored = ZipBytes.Packed(
      bytes: inner.body, crc32: ZipBytes.checksum(inner.body), count: inner.body.count,
      method: 0)
    let outer = quoting.addLocal(name: "a", stored.bytes, stored)
    quoting.addCentral(name: "a", stored, header: outer)
    quoting.addCentral(name: "b", kernel, header: outer + 31)
    #expect(ZipBytes.rule(quoting.finish()) == "ZIP_OVERLAP")
  }

  @Test func sizesThatLieAreNoticedWhenUnpacking() throws {
    for lie in [39_999, 40_001] {
      var packed = ZipBytes.deflated([UInt8](repeating: 0x61, count: 40_000))
      packed.count = lie
      let bytes = RawZip.single("a", packed)
      let archive = try ZipArchive(bytes, file: "f", limits: .default)
      let error = #expect(throws: SourceError.self) { try archive.contents(of: archive.entries[0]) }
      #expect(error?.findings.map(\.rule) == ["ZIP_CONTENTS"])
    }
  }

  @Test func damageIsNoticed() throws {
    let bytes = ZipBytes.archive(["a.xml": (0..<100).map { "part \($0 * $0)" }.joined()])
    let whole = try ZipArchive(bytes, file: "f", limits: .default)
    // The bytes between the first header and the directory; unused bits of the last byte are
    // ignored.
    let start = 30 + whole.entries[0].name.utf8.count
    let end = try #require(bytes.firstRange(of: [0x50, 0x4B, 0x01, 0x02])?.lowerBound)
    for position in start..<end - 1 {
      var damaged = bytes
      damaged[position] ^= 0x10
      let error = #expect(throws: SourceError.self) {
        let archive = try ZipArchive(damaged, file: "f", limits: .default)
        _ = try archive.contents(of: archive.entries[0])
      }
      #expect(error?.findings.map(\.rule) == ["ZIP_CONTENTS"])
    }
  }

  @Test func anArchiveThatIsCutOrGarbledNeverCrashes() {
    let bytes = ZipBytes.archive(["a.xml": "<a>some contents</a>", "b/c.xml": "<c/>"])
    for count in 0..<bytes.count {
      #expect(ZipBytes.rule(Array(bytes.prefix(count))) == "ZIP_MALFORMED")
    }
    var random = SeededGenerator(seed: 11)
    var refused = 0
    for _ in 0..<3_000 {
      var garbled = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        garbled[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if ZipBytes.readingFails(garbled) { refused += 1 }
    }
    // Changes in dates, versions and attributes have no effect; most other bytes do.
    #expect(refused > 1_500)
  }

  @Test(arguments: [
    ("../a", "ZIP_NAME_INVALID"), ("/a", "ZIP_NAME_INVALID"), ("a/../../b", "ZIP_NAME_INVALID"),
    ("a\\b", "ZIP_NAME_INVALID"), ("c:/a", "ZIP_NAME_INVALID"), ("a//b", "ZIP_NAME_INVALID"),
    ("", "ZIP_NAME_INVALID"), ("a\u{1}b", "ZIP_NAME_INVALID"), (".", "ZIP_NAME_INVALID"),
  ])
  func namesThatLeadElsewhereAreRefused(_ name: String, _ rule: String) {
    #expect(ZipBytes.rule(RawZip.single(name, ZipBytes.stored("x"))) == rule)
  }

  /// A NUL must not end a name: other programs would see `a` instead of `a.xml`.
  @Test func aNulInANameIsASpace() throws {
    let bytes = RawZip.single("a\u{0}.xml", ZipBytes.stored("x"))
    #expect(try ZipArchive(bytes, file: "f").entries.map(\.name) == ["a .xml"])
  }

  @Test func noClockIsRead() throws {
    let bytes = ZipBytes.archive(["a.xml": "<a/>"])
    // Time and date in the local header and in the directory entry.
    let entry = try #require(bytes.firstRange(of: [0x50, 0x4B, 0x01, 0x02])?.lowerBound)
    for position in [10, entry + 12] {
      #expect(Array(bytes[position..<position + 4]) == [0, 0, 0x21, 0])
    }
  }

  /// Programs that do not know the size in advance reserve 64 bits for it (APPNOTE 6.3, §4.5.3).
  @Test func sizesOf64BitsAreRead() throws {
    let text =
      "UEsDBC0AAAAAAAAAIQDUHNEB//////////8FABQAYS54bWwBABAABAAAAAAAAAAEAAAAAAAAADxhLz5QSwECLQMtAAAA"
      + "AAAAACEA1BzRAQQAAAAEAAAABQAAAAAAAAAAAAAAgAEAAAAAYS54bWxQSwUGAAAAAAEAAQAzAAAAOwAAAAAA"
    let archive = try ZipArchive(Array(try #require(Data(base64Encoded: text))), file: "f")
    #expect(archive.entries.map(\.name) == ["a.xml"])
    #expect(try archive.contents(of: archive.entries[0]) == Array("<a/>".utf8))
  }

  /// Names that libzip would compare while opening the archive.
  @Test func aDirectoryIsRefusedBeforeItIsRead() {
    var archive = RawZip()
    let packed = ZipBytes.stored("x")
    for number in 0..<20_000 {
      let name = "\(number)"
      archive.addCentral(
        name: name, packed, header: archive.addLocal(name: name, packed.bytes, packed))
    }
    #expect(ZipBytes.rule(archive.finish()) == "ZIP_TOO_MANY_ENTRIES")
  }

  @Test func aFolderIsAnEntryLikeAnother() {
    #expect(ZipBytes.rule(RawZip.single("folder/", ZipBytes.stored(""))) == nil)
  }

  @Test func namesThatDifferByCaseAloneAreRefused() {
    #expect(ZipBytes.rule(ZipBytes.archive(["a.xml": "1", "A.xml": "2"])) == "ZIP_NAME_DUPLICATE")
  }

  @Test func whatOfficeProgramsNeverWriteIsRefusedWithAdvice() {
    let whole = RawZip.single("a", ZipBytes.stored("x"))
    func changed(_ offset: Int, _ bytes: [UInt8], central: Bool) -> String? {
      var copy = whole
      // The directory begins after 30 bytes of header, the name and the contents.
      let start = central ? 32 : 0
      copy.replaceSubrange((start + offset)..<(start + offset + bytes.count), with: bytes)
      return ZipBytes.rule(copy)
    }
    #expect(changed(8, [1, 0], central: true) == "ZIP_ENCRYPTED")
    for method in [9, 12, 14, 93, 95] {
      var packed = ZipBytes.stored("x")
      packed.method = method
      #expect(ZipBytes.rule(RawZip.single("a", packed)) == "ZIP_METHOD", "\(method)")
    }
    #expect(changed(10, [8, 0], central: true) == "ZIP_MALFORMED")
    // Declares 64-bit sizes without having them.
    #expect(changed(24, [0xFF, 0xFF, 0xFF, 0xFF], central: true) == "ZIP_MALFORMED")
    #expect(changed(22, [2, 0, 0, 0], central: false) == "ZIP_MALFORMED")
    // Encryption is read from the directory only, and read contents are verified by checksum.
    #expect(changed(6, [1, 0], central: false) == nil)
    #expect(changed(8, [0x41, 0], central: true) == "ZIP_ENCRYPTED")
    var disks = whole
    disks[disks.count - 18] = 1
    #expect(ZipBytes.rule(disks) == "ZIP_DISKS")
    var many = whole
    many.replaceSubrange((many.count - 14)..<(many.count - 10), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(ZipBytes.rule(many) == "ZIP_MALFORMED")
    #expect(ZipBytes.rule([0x50, 0x4B, 0x03, 0x04]) == "ZIP_MALFORMED")
    #expect(ZipBytes.rule(whole + [0]) == "ZIP_MALFORMED")
  }
}
