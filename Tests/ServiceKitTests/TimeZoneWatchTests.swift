import Calendar
import CalendarSamples
import Foundation
import Logging
import MetricsTestKit
import Postgres
import Synchronization
import TestSupport
import Testing

@testable import Telemetry

@Suite struct TimeZoneWatchTests {
  /// A time zone folder that the test changes.
  private struct Folder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "otolith-zones-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(
        at: url.appending(path: "Europe"), withIntermediateDirectories: true)
      try set(version: "2026a")
      try put("UTC", as: "UTC")
    }

    func set(version: String) throws {
      try Data("# version \(version)\n".utf8)
        .write(to: url.appending(path: "tzdata.zi"), options: .atomic)
    }

    /// Installs one of the host's zones under another name.
    func put(_ zone: String, as name: String) throws {
      try Data(contentsOf: URL(filePath: "\(hostZones.path)/\(zone)"))
        .write(to: url.appending(path: name), options: .atomic)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  private let metrics = TestMetrics()
  private let changes = Count()

  private func watch(
    _ folder: Folder, database: PostgresConfiguration? = nil
  ) throws -> TimeZoneWatch {
    TimeZoneWatch(
      zones: try ZoneDatabase(path: folder.url.path), database: database, metrics: metrics,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    ) { [changes] in changes.add() }
  }

  private func value(_ name: String, _ labels: [(String, String)]) throws -> Double? {
    try metrics.expectRecorder(name, labels).lastValue
  }

  @Test func theVersionInUseIsToldAndAnUpdateOfItNoticed() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let watch = try watch(folder)
    let running = Task { try await watch.run() }
    try await eventually("the version is told") {
      (try? value("otolith_tzdata_info", [("version", "2026a")])) == 1
    }
    running.cancel()
    #expect(watch.status == TimeZoneStatus(installed: "2026a", inUse: "2026a"))
    #expect(await !watch.look())
    #expect(changes.value == 0)
    try folder.set(version: "2026b")
    // Until the next look, the folder is newer than the data in use.
    #expect(watch.status == TimeZoneStatus(installed: "2026b", inUse: "2026a"))
    #expect(await watch.look())
    #expect(watch.status == TimeZoneStatus(installed: "2026b", inUse: "2026b"))
    #expect(try value("otolith_tzdata_info", [("version", "2026a")]) == 0)
    #expect(try value("otolith_tzdata_info", [("version", "2026b")]) == 1)
    #expect(watch.zones.zone("UTC")?.databaseVersion == "2026b")
    #expect(changes.value == 1)
  }

  @Test func zonesThatPostgreSQLHasOtherwiseAreNamed() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.put("Europe/Berlin", as: "Europe/Berlin")
    try await TestDatabase.with { database in
      let watch = try watch(folder, database: database.configuration())
      await watch.compare()
      #expect(watch.status.differingZones == [])
      #expect(try value("otolith_tzdata_differing_zones", []) == 0)
      // Simulates an update after which Berlin has the time of Lisbon.
      try folder.put("Europe/Lisbon", as: "Europe/Berlin")
      #expect(await watch.look())
      await watch.compare()
      #expect(watch.status.differingZones == ["Europe/Berlin"])
      #expect(try value("otolith_tzdata_differing_zones", []) == 1)
      #expect(changes.value == 2)
      // An unchanged finding causes no change.
      await watch.compare()
      #expect(changes.value == 2)
    }
  }

  @Test func everyZoneOfThisMachineIsComparedAndAgrees() async throws {
    try await TestDatabase.with { database in
      let comparison = TimeZoneComparison(
        database: database.configuration(), logger: TestLog.logger)
      let differing = try await comparison.differing(from: hostZones)
      #expect(differing == [])
    }
  }
}
