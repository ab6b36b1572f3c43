internal import Hashing

/// Reads a compiled zone of the database (TZif, RFC 9636 §3), versions 2 to 4.
///
/// Rejects a file that breaks the format's rules as a whole: partial rules would plan wrong times.
struct TZifReader {
  /// Maximum bytes of a file; those of the database have at most 4 KB.
  static let bytesMax = 64 << 10
  /// The first bytes of every TZif file.
  static let magic = Array("TZif".utf8)
  private static let headerCount = 44
  /// Seconds ahead of UTC (RFC 9636 §3.2, `utoff`).
  private static let offsets = -89_999...93_599

  private struct Header {
    let version: UInt8
    let isUTCount: Int
    let isStandardCount: Int
    let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    let characterCount: Int

    /// Returns the bytes of the block after the header, given the bytes of a transition time.
    func blockCount(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + characterCount + leapCount * (timeSize + 4)
        + isStandardCount + isUTCount
    }
  }

  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// - Throws: ``TZifError``.
  func read() throws -> ZoneTransitions {
    guard bytes.count <= Self.bytesMax else { throw TZifError("has more than 64 KiB") }
    let first = try header(bytes)
    guard first.version >= UInt8(ascii: "2") else {
      throw TZifError("has version 1, which lacks times after 2037")
    }
    // The first block has times of 32 bits; it is skipped.
    let second = bytes.dropFirst(Self.headerCount + first.blockCount(timeSize: 4))
    let header = try header(second)
    guard header.version == first.version else { throw TZifError("has contradictory versions") }
    let block = second.dropFirst(Self.headerCount)
    let blockCount = header.blockCount(timeSize: 8)
    guard block.count > blockCount else { throw TZifError("is cut off") }
    var transitions = try transitions(block, header, footer: block.dropFirst(blockCount))
    transitions.digest = FNV1a(bytes).value
    return transitions
  }

  private func header(_ bytes: ArraySlice<UInt8>) throws -> Header {
    guard bytes.count >= Self.headerCount, bytes.prefix(4).elementsEqual(Self.magic) else {
      throw TZifError("has no header")
    }
    let start = bytes.startIndex
    let counts = (0..<6).map { Self.integer(bytes[(start + 20 + $0 * 4)...].prefix(4)) }
    // Bounded by the file size, so the sums below cannot overflow.
    guard counts.allSatisfy({ (0...Self.bytesMax).contains($0) }) else {
      throw TZifError("has counts that exceed its size")
    }
    let header = Header(
      version: bytes[start + 4], isUTCount: counts[0], isStandardCount: counts[1],
      leapCount: counts[2], timeCount: counts[3], typeCount: counts[4], characterCount: counts[5])
    guard header.leapCount == 0 else { throw TZifError("contains leap seconds") }
    return header
  }

  private func transitions(
    _ block: ArraySlice<UInt8>, _ header: Header, footer: ArraySlice<UInt8>
  ) throws -> ZoneTransitions {
    guard (1...256).contains(header.typeCount), header.characterCount > 0,
      [0, header.typeCount].contains(header.isUTCount),
      [0, header.typeCount].contains(header.isStandardCount)
    else { throw TZifError("has inconsistent counts") }
    let times = (0..<header.timeCount).map {
      Self.integer(block.dropFirst($0 * 8).prefix(8))
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw TZifError("has unsorted changes")
    }
    let indices = block.dropFirst(header.timeCount * 8).prefix(header.timeCount)
    let records = block.dropFirst(header.timeCount * 9)
    let types = try (0..<header.typeCount).map { number in
      let record = records.dropFirst(number * 6)
      let offset = Self.integer(record.prefix(4))
      guard Self.offsets.contains(offset) else {
        throw TZifError("has an offset of more than 26 hours from UTC")
      }
      return offset
    }
    guard indices.allSatisfy({ Int($0) < types.count }) else {
      throw TZifError("refers to a missing local time type")
    }
    return ZoneTransitions(
      initialOffset: types[0], times: times, offsets: indices.map { types[Int($0)] },
      rule: try rule(footer))
  }

  /// Parses the footer: a TZ string between two line feeds, empty if unknown.
  private func rule(_ footer: ArraySlice<UInt8>) throws -> POSIXTimeZoneRule? {
    let lineFeed = UInt8(ascii: "\n")
    guard footer.count >= 2, footer.first == lineFeed, footer.last == lineFeed else {
      throw TZifError("has no footer")
    }
    let text = footer.dropFirst().dropLast()
    if text.isEmpty { return nil }
    guard let rule = POSIXTimeZoneRule(text) else {
      throw TZifError("has an invalid footer")
    }
    return rule
  }

  /// Decodes a two's complement integer of 4 or 8 bytes, most significant byte first.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return bytes.count == 4
      ? Int(Int32(truncatingIfNeeded: value)) : Int(Int64(bitPattern: value))
  }
}

/// Reason why a file is not a valid zone.
public struct TZifError: Error, Hashable, CustomStringConvertible {
  /// Predicate that follows the file's name: `is cut off`.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
