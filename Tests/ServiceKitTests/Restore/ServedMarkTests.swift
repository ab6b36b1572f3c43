import Foundation
import Testing

@testable import ServiceKit
@testable import Settings

@Suite struct ServedMarkTests {
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private static let log = "8d3c/7123, timeline 00000001, 801"

  private static func mark(
    cluster: String = "7123", timeline: String = "00000001", log: String? = log,
    position: Int64 = 1_000, erasures: Int64 = 3, after seconds: Double = 0
  ) -> ServedMark {
    ServedMark(
      cluster: cluster, database: "1", timeline: timeline, log: log, position: position,
      erasures: erasures, seenAt: start + seconds)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var now: ServedMark
    var recordedAt: Date? = start - 100
    var isAhead: Bool
    var lostLog = false
  }

  private static let cases = [
    Case(testDescription: "nothing happened", now: mark(), isAhead: false, lostLog: true),
    Case(
      testDescription: "it went on", now: mark(position: 2_000, erasures: 4), isAhead: false,
      lostLog: true),
    Case(
      testDescription: "a snapshot was put back, with the log in the same cluster",
      now: mark(position: 999), isAhead: true, lostLog: true),
    Case(
      testDescription: "a snapshot was put back, and other services have written since",
      now: mark(position: 5_000, erasures: 2), isAhead: true, lostLog: true),
    Case(
      testDescription: "a snapshot was put back beside NATS",
      now: mark(log: nil, position: 999), isAhead: true),
    Case(
      testDescription: "a snapshot that was accepted", now: mark(position: 999),
      recordedAt: start + 1, isAhead: false, lostLog: true),
    Case(
      testDescription: "a promoted standby", now: mark(timeline: "00000002", position: 999),
      isAhead: false),
    Case(
      testDescription: "another cluster", now: mark(cluster: "9", position: 1), isAhead: false),
    Case(
      testDescription: "the schema was dropped", now: mark(position: 2_000), recordedAt: nil,
      isAhead: true),
    Case(
      testDescription: "schema and log were dropped", now: mark(log: "other", position: 2_000),
      recordedAt: nil, isAhead: true, lostLog: true),
  ]

  @Test(arguments: cases) func whatIsRememberedTellsAnEarlierState(_ given: Case) {
    let mark = Self.mark()
    #expect(mark.isAhead(of: given.now, recordedAt: given.recordedAt) == given.isAhead)
    #expect(mark.lostLog(to: given.now, recordedAt: given.recordedAt) == given.lostLog)
  }

  @Test func aMarkIsFoundByTheNextProcess() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let keeper = try ServedMarkKeeper(folder: folder.path)
    #expect(keeper.mark == nil)
    try keeper.keep(Self.mark())
    try keeper.keep(Self.mark(position: 7, after: 5))
    #expect(try ServedMarkKeeper(folder: folder.path).mark == Self.mark(position: 7, after: 5))
    #expect(try ServedMarkKeeper(folder: nil).mark == nil)
    try "{".write(to: folder.appending(path: "served.json"), atomically: true, encoding: .utf8)
    #expect(throws: (any Error).self) { try ServedMarkKeeper(folder: folder.path) }
    #expect(throws: SettingsError.self) { try ServedMarkKeeper(folder: "/no/such/folder") }
  }
}
