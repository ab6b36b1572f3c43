import CalendarSamples
import Foundation
import TestBasics
import Testing

@testable import Calendar

@Suite struct TZifReaderTests {
  private static func file(_ zone: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(hostZones.path)/\(zone)")))
  }

  /// Creates a file with an empty first block.
  private static func file(
    version: String = "2", counts: [UInt32] = [0, 0, 0, 0, 1, 4],
    block: [UInt8] = [0, 0, 0x0e, 0x10, 0, 0] + Array("CET\0".utf8), footer: String = "\nCET-1\n"
  ) -> [UInt8] {
    func header(_ counts: [UInt32]) -> [UInt8] {
      Array("TZif\(version)".utf8) + Array(repeating: 0, count: 15)
        + counts.flatMap { count in
          (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - $0 * 8)) }
        }
    }
    return header([0, 0, 0, 0, 0, 0]) + header(counts) + block + Array(footer.utf8)
  }

  @Test func readsTheSmallestFile() throws {
    let zone = try TZifReader(Self.file()).read()
    #expect(zone.initialOffset == 3600 && zone.times.isEmpty)
    #expect(zone.offset(atSecond: 0) == 3600)
  }

  @Test func withoutARuleTheLastOffsetStays() throws {
    let block: [UInt8] =
      Array(repeating: 0, count: 7) + [100, 1] + [0, 0, 0, 60, 0, 0, 0, 0, 0, 120, 1, 0]
      + Array("A\0".utf8)
    let zone = try TZifReader(
      Self.file(counts: [0, 0, 0, 1, 2, 2], block: block, footer: "\n\n")
    ).read()
    #expect([Int.min, 99, 100, 101, Int.max].map(zone.offset) == [60, 60, 120, 120, 120])
  }

  @Test(
    arguments: [
      ("has version 1, which lacks times after 2037", file(version: "\0")),
      ("has no header", Array(file().dropLast(60))),
      ("is cut off", Array(file(footer: "").dropLast(1))),
      ("has no footer", file(footer: "\nCET-1")),
      ("has an invalid footer", file(footer: "\nCET\n")),
      ("contains leap seconds", file(counts: [0, 0, 1, 0, 1, 4])),
      ("has counts that exceed its size", file(counts: [0, 0, 0, .max, 1, 4])),
      ("has counts that exceed its size", file(counts: [0, 0, 0, 65_537, 1, 4])),
      ("has inconsistent counts", file(counts: [0, 0, 0, 0, 0, 4])),
      ("has inconsistent counts", file(counts: [2, 0, 0, 0, 1, 2])),
      (
        "has an offset of more than 26 hours from UTC",
        file(block: [0, 2, 0, 0, 0, 0] + Array("CET\0".utf8))
      ),
      (
        "refers to a missing local time type",
        file(
          counts: [0, 0, 0, 1, 1, 1],
          block: Array(repeating: 0, count: 8) + [1] + [0, 0, 0, 60, 0, 0, 0])
      ),
      (
        "has unsorted changes",
        file(
          counts: [0, 0, 0, 2, 1, 1],
          block: Array(repeating: 0, count: 18) + [0, 0, 0, 60, 0, 0, 0])
      ),
    ] as [(String, [UInt8])])
  func refusesWhatBreaksTheFormat(problem: String, bytes: [UInt8]) {
    #expect(throws: TZifError(problem)) { try TZifReader(bytes).read() }
  }

  /// Mutated bytes are either read as a zone or rejected.
  @Test func bearsAnyBytes() throws {
    var random = SeededGenerator(seed: 1)
    var refused = 0
    for name in oddZones {
      let good = try Self.file(name)
      for _ in 0..<300 {
        var bytes = good
        for _ in 0...Int.random(in: 0...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0...3, using: &random) {
          case 0: bytes.removeLast(bytes.count - place - 1)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(bytes[place], at: place)
          default: bytes[place] = .random(in: 0...255, using: &random)
          }
          if bytes.isEmpty { break }
        }
        guard let zone = try? TZifReader(bytes).read() else {
          refused += 1
          continue
        }
        for second in [Int(Int32.min), 0, 1_774_746_000, 4_000_000_000, Instant.range.upperBound] {
          #expect(abs(zone.offset(atSecond: second)) <= 93_600)
        }
      }
    }
    #expect(refused > 0)
  }
}
