import Calendar
import CalendarSamples
import Foundation
import TestBasics
import Testing

@Suite struct ZoneDatabaseTests {
  @Test(arguments: [
    "", "Europe/Nowhere", "europe/berlin", "GMT+3", "GMT+0300", "UTC+3", "+01:00", "PST", "ACT",
    "Local", "Etc/Unknown", "right/UTC", "posix/UTC", "posixrules", "localtime", "Factory",
    "tzdata.zi", "leapseconds", "zone.tab", "Europe", "Europe/", "/Europe/Berlin", "Europe//Berlin",
    "Europe/Berlin\0", "../Europe/Berlin", "Europe/../UTC", "./UTC", "a/b/c/d",
    String(repeating: "a", count: 100_000), "Europe/" + String(repeating: "a", count: 58),
  ])
  func refusesWhatIsNotInTheDatabase(name: String) {
    #expect(hostZones.zone(name) == nil)
  }

  @Test(arguments: [
    "UTC", "Etc/UTC", "GMT", "Etc/GMT+3", "EST5EDT", "Asia/Calcutta", "Asia/Kolkata",
    "America/Argentina/ComodRivadavia", "Europe/Kyiv",
  ])
  func keepsTheNameItWasGiven(name: String) {
    #expect(hostZones.zone(name)?.name == name)
  }

  @Test func theHostTellsItsVersion() throws {
    let version = try #require(hostZones.reading.version)
    // A year and a letter.
    #expect(version.wholeMatch(of: /20[0-9]{2}[a-z]{1,2}/) != nil)
    #expect(hostZones.zone("UTC")?.databaseVersion == version)
    #expect(hostZones.reading.problems.isEmpty)
    #expect(hostZones.reading.zoneCount == hostZones.names.count)
  }

  @Test func aFolderWithoutZonesIsTold() async throws {
    try await withFolder { folder in
      let error = #expect(throws: NoZones.self) { try ZoneDatabase(path: folder.path) }
      #expect(error?.description.contains(folder.path) == true)
      #expect(throws: NoZones.self) { try ZoneDatabase(path: folder.path + "/missing") }
    }
  }

  @Test func anUpdateIsSeen() async throws {
    try await withFolder { folder in
      try copy("Europe/Berlin", to: "Europe/Here", in: folder)
      try write("# version 2026a\n# This", to: "tzdata.zi", in: folder)
      let zones = try ZoneDatabase(path: folder.path)
      #expect(zones.names == ["Europe/Here"])
      #expect(zones.reading.version == "2026a")
      #expect(zones.refresh() == nil)
      let before = try #require(zones.zone("Europe/Here"))
      let summer = Instant(2026, 7, 1)
      #expect(before.offset(at: summer) == 7200)

      // As a package manager does it: another file is put in its place.
      try copy("Asia/Tokyo", to: "Europe/Here", in: folder)
      try copy("UTC", to: "Europe/There", in: folder)
      try write("# version 2026b\n", to: "tzdata.zi", in: folder)
      let reading = try #require(zones.refresh())
      #expect(reading.version == "2026b" && reading.zoneCount == 2 && reading.problems.isEmpty)
      #expect(zones.zone("Europe/Here")?.offset(at: summer) == 32_400)
      #expect(zones.zone("Europe/Here")?.databaseVersion == "2026b")
      // Who has one keeps it as it was.
      #expect(before.offset(at: summer) == 7200)

      try FileManager.default.removeItem(at: folder.appending(path: "Europe/There"))
      #expect(zones.refresh()?.zoneCount == 1)
      #expect(zones.zone("Europe/There") == nil)
    }
  }

  @Test func aBrokenUpdateTakesNoZoneAway() async throws {
    try await withFolder { folder in
      try copy("Europe/Berlin", to: "Europe/Here", in: folder)
      let zones = try ZoneDatabase(path: folder.path)
      #expect(zones.reading.version == nil)
      try write("TZif2 is all there is", to: "Europe/Here", in: folder)
      let reading = try #require(zones.refresh())
      #expect(reading.problems == ["Europe/Here has no header"])
      #expect(zones.zone("Europe/Here")?.offset(at: Instant(2026, 7, 1)) == 7200)
      // A new one has nothing to fall back to.
      try write("TZif2", to: "Europe/New", in: folder)
      try write("text", to: "README", in: folder)
      #expect(zones.refresh()?.problems.count == 2)
      #expect(zones.names == ["Europe/Here"])
      // Not even when all are gone.
      try FileManager.default.removeItem(at: folder)
      #expect(zones.refresh() == nil)
      #expect(zones.zone("Europe/Here") != nil)
    }
  }

  @Test func filesOfAnySizeAndKindAreBorne() async throws {
    try await withFolder { folder in
      try copy("UTC", to: "UTC", in: folder)
      let berlin = try Data(contentsOf: URL(filePath: "\(hostZones.path)/Europe/Berlin"))
      try write(berlin + Data(count: 70_000), to: "Large", in: folder)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "Round").path, withDestinationPath: "Round")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "Link").path, withDestinationPath: "UTC")
      #expect(mkfifo(folder.appending(path: "Pipe").path, 0o600) == 0)
      for number in 1...5 {
        try copy(
          "UTC", to: Array(repeating: "d", count: number).joined(separator: "/") + "/UTC",
          in: folder)
      }
      let zones = try ZoneDatabase(path: folder.path)
      #expect(zones.names == ["UTC", "Link", "d/UTC", "d/d/UTC"])
      #expect(zones.reading.problems == ["Large has more than 65536 bytes"])
    }
  }

  // MARK: Folders

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "otolith-zones-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func copy(_ zone: String, to name: String, in folder: URL) throws {
    try write(Data(contentsOf: URL(filePath: "\(hostZones.path)/\(zone)")), to: name, in: folder)
  }

  private func write(_ text: String, to name: String, in folder: URL) throws {
    try write(Data(text.utf8), to: name, in: folder)
  }

  /// Puts a new file in the place of an old one.
  private func write(_ data: Data, to name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
