import CZlib

@testable import Formats

/// Zip archives built around broken parts, so that mutations get past the directory: opened
/// archives match their headers, within the limits, with safe names.
enum ZipTarget: FuzzTarget {
  static let name = "zip"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let bytes = source.flag() ? ZipProgram.archive(&source) : source.remaining()
    read(bytes, .tight)
    guard let contents = read(bytes, .default) else { return }
    // An empty archive is invalid.
    let kept = contents.filter { !$0.name.hasSuffix("/") && $0.name.utf8.allSatisfy { $0 < 0x80 } }
    guard !kept.isEmpty else { return }
    var writer = ZipWriter()
    for (name, contents) in kept { writer.add(name, contents) }
    var limits = FormatLimits.default
    limits.inflationRatioMax = 2_000
    let again = read(writer.finish(), limits)
    expect(
      again.map { $0.elementsEqual(kept, by: ==) } == true,
      "\(kept.map(\.name)) became \(again?.map(\.name) ?? [])")
  }

  @discardableResult
  private static func read(
    _ bytes: [UInt8], _ limits: FormatLimits
  ) -> [(name: String, contents: [UInt8])]? {
    do throws(SourceError) {
      let archive = try ZipArchive(bytes, file: "f.zip", limits: limits)
      expect(archive.entries.count <= limits.archiveEntriesMax, "\(archive.entries.count) entries")
      let total = archive.entries.reduce(0) { $0 + $1.inflatedCount }
      expect(total <= limits.inflatedBytesMax, "\(total) bytes")
      let names = Set(archive.entries.map { $0.name.lowercased() })
      expect(names.count == archive.entries.count, "two entries of one name")
      var contents: [(name: String, contents: [UInt8])] = []
      for entry in archive.entries {
        checkName(of: entry)
        let inflated = try archive.contents(of: entry)
        expect(inflated.count == entry.inflatedCount, "\(inflated.count) of \(entry)")
        contents.append((entry.name, inflated))
      }
      return contents
    } catch {
      examine(error, limits)
      return nil
    }
  }

  private static func checkName(of entry: ZipEntry) {
    let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
    expect(
      !entry.name.isEmpty && !entry.name.hasPrefix("/") && !parts.contains("..")
        && !parts.contains("."),
      "\(entry.name.debugDescription) leads somewhere")
    expect(
      entry.name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") },
      "\(entry.name.debugDescription) is a name")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    var seeds: [(name: String, bytes: [UInt8])] = [
      (
        "program",
        [1, 2, 0, 3, 97, 47, 98, 0, 5, 1, 2, 3, 4, 5, 0, 1, 99, 0, 200]
          + [UInt8](repeating: 7, count: 200)
      ),
      ("names", [1, 3, 0, 2, 46, 46, 0, 1, 1, 0, 1, 97, 1, 1, 1, 0, 1, 65, 1, 1, 1]),
      ("tampered", [1, 2, 1, 1, 97, 0x83, 20, 9, 9, 9, 9, 9, 1, 2, 3, 4, 5, 6]),
    ]
    var writer = ZipWriter()
    writer.add("a/b.xml", Array("<a/>".utf8))
    writer.add("c", [UInt8](repeating: 1, count: 900))
    seeds.append(("written", [0] + writer.finish()))
    seeds.append(("empty", [0, 0x50, 0x4B, 5, 6] + [UInt8](repeating: 0, count: 18)))
    return seeds
  }
}
