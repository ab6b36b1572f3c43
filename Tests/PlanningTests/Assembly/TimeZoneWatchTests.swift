import Calendar
import CalendarSamples
import Foundation
import Logging
import MetricsTestKit
import Testing

@testable import PlanningService

@Suite struct TimeZoneWatchTests {
  @Test func theVersionInUseIsTold() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func put(_ data: Data, _ name: String) throws {
      try data.write(to: folder.appending(path: name), options: .atomic)
    }
    try put(Data("# version 2026a\n".utf8), "tzdata.zi")
    try put(Data(contentsOf: URL(filePath: "\(hostZones.path)/UTC")), "UTC")
    let zones = try ZoneDatabase(path: folder.path)
    let metrics = TestMetrics()
    let watch = TimeZoneWatch(
      zones: zones, metrics: metrics,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    #expect(watch.tell(zones.reading, before: nil) == "2026a")
    #expect(try value("2026a", metrics) == 1)
    #expect(watch.look(before: "2026a") == "2026a")
    try put(Data("# version 2026b\n".utf8), "tzdata.zi")
    #expect(watch.look(before: "2026a") == "2026b")
    #expect(try value("2026a", metrics) == 0)
    #expect(try value("2026b", metrics) == 1)
    #expect(zones.zone("UTC")?.databaseVersion == "2026b")
  }

  private func value(_ version: String, _ metrics: TestMetrics) throws -> Double? {
    try metrics.expectRecorder("otolith_tzdata_info", [("version", version)]).lastValue
  }
}
