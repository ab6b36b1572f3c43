import Calendar
import CalendarSamples
import Foundation
import TestBasics
import Testing

@Suite struct ZoneDatabaseTests {
  @Test(arguments: [
    "", "Europe/Nowhere", "Asia/\u{212A}olkata", "PST", "ACT", "GMT+", "+", "+1:5", "+01:60",
    "+012",
    "+14:01", "+99999999999999999999", "GMT +1", "UTC+01:00:00", "++1", "1", "+٠٢:٠٠",
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

  @Test(arguments: [
    ("europe/berlin", "Europe/Berlin"), ("ASIA/KOLKATA", "Asia/Kolkata"), ("utc", "UTC"),
    ("GMT+0", "GMT+0"), ("etc/gmt+3", "Etc/GMT+3"),
  ])
  func readsNamesInAnyCase(text: String, name: String) {
    #expect(hostZones.zone(text)?.name == name)
    #expect(hostZones.zone(text)?.isOffset == false)
  }

  /// Offsets as Java, Android, iOS, browsers and .NET write them.
  @Test(arguments: [
    ("+02:00", "UTC+02:00", 7200), ("GMT+02:00", "UTC+02:00", 7200), ("GMT+2", "UTC+02:00", 7200),
    ("GMT+0530", "UTC+05:30", 19_800), ("gmt-03:30", "UTC-03:30", -12_600),
    ("GMT\u{2212}3", "UTC-03:00", -10_800), ("UTC+1", "UTC+01:00", 3600),
    ("UT-11", "UTC-11:00", -39_600), ("+14", "UTC+14:00", 50_400), ("+5:45", "UTC+05:45", 20_700),
    ("-0000", "UTC+00:00", 0), ("Z", "UTC+00:00", 0), ("UTC-00:45", "UTC-00:45", -2700),
  ])
  func readsOffsets(text: String, name: String, seconds: Int) throws {
    let zone = try #require(hostZones.zone(text))
    #expect(zone.isOffset && zone.name == name)
    for at in [Instant(2026, 1, 1), Instant(2026, 7, 1)] { #expect(zone.offset(at: at) == seconds) }
    #expect(
      zone.start(of: LocalTime(CivilDate(year: 2026, month: 7, day: 1), minuteOfDay: 0))
        == Instant(2026, 7, 1).adding(seconds: -seconds))
    #expect(hostZones.zone(name)?.name == name)
  }

  @Test(arguments: [
    ("Europe/Kiev", "Europe/Kyiv", true), ("Asia/Calcutta", "Asia/Kolkata", true),
    ("Europe/Berlin", "Europe/Vienna", true), ("UTC", "Etc/UTC", true),
    ("Europe/London", "Europe/Dublin", true), ("Asia/Kolkata", "GMT+0530", true),
    ("Europe/Berlin", "Europe/London", false), ("Europe/Berlin", "Africa/Lagos", false),
    ("Europe/Berlin", "+01:00", false), ("America/Phoenix", "America/Denver", false),
  ])
  func comparesClocks(left: String, right: String, agree: Bool) throws {
    let (left, right) = try (#require(hostZones.zone(left)), #require(hostZones.zone(right)))
    // Begins in winter.
    let (start, end) = (Instant(2026, 12, 1), Instant(2028, 12, 1))
    #expect(left.agrees(with: right, from: start, through: end) == agree)
    #expect(right.agrees(with: left, from: start, through: end) == agree)
    #expect(left.agrees(with: left, from: .earliest, through: .latest))
  }

  /// Berlin and Lagos show the same time until the last second of winter.
  @Test func comparesClocksToTheSecond() throws {
    let berlin = try #require(hostZones.zone("Europe/Berlin"))
    let lagos = try #require(hostZones.zone("Africa/Lagos"))
    let (start, change) = (Instant(2026, 12, 1), Instant(2027, 3, 28).adding(minutes: 60))
    #expect(berlin.agrees(with: lagos, from: start, through: change.adding(seconds: -1)))
    #expect(!berlin.agrees(with: lagos, from: start, through: change))
  }

  @Test func theHostTellsItsVersion() throws {
    let version = try #require(hostZones.reading.version)
    // A year and letters.
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

      // A package manager replaces the file by another one.
      try copy("Asia/Tokyo", to: "Europe/Here", in: folder)
      try copy("UTC", to: "Europe/There", in: folder)
      try write("# version 2026b\n", to: "tzdata.zi", in: folder)
      let reading = try #require(zones.refresh())
      #expect(reading.version == "2026b" && reading.zoneCount == 2 && reading.problems.isEmpty)
      #expect(zones.zone("Europe/Here")?.offset(at: summer) == 32_400)
      #expect(zones.zone("Europe/Here")?.databaseVersion == "2026b")
      // A zone that was read before keeps its rules.
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
      // A new zone has no previous rules.
      try write("TZif2", to: "Europe/New", in: folder)
      try write("text", to: "README", in: folder)
      #expect(zones.refresh()?.problems.count == 2)
      #expect(zones.names == ["Europe/Here"])
      // An empty folder changes nothing either.
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

  /// Replaces a file atomically.
  private func write(_ data: Data, to name: String, in folder: URL) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
