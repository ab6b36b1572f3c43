import Calendar
import CalendarSamples
import Foundation
import TestBasics
import Testing

/// Compares every zone of the host with another reader of the same files, Python's `zoneinfo`.
@Suite struct ZoneAgreementTests {
  private static let days = CivilDate(year: 1905, month: 1, day: 1).dayNumber...50_000

  /// Prints the differences to a file of lines `zone second:offset …`.
  private static let script = """
    import sys, datetime, zoneinfo
    zoneinfo.reset_tzpath([sys.argv[2]])
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    count = 0
    for line in open(sys.argv[1]):
      name, *samples = line.split()
      zone = zoneinfo.ZoneInfo(name)
      for sample in samples:
        second, offset = map(int, sample.split(":"))
        moment = (epoch + datetime.timedelta(seconds=second)).astimezone(zone)
        count += 1
        if moment.utcoffset().total_seconds() != offset:
          print(name, moment, offset)
    print(count)
    """

  @Test func everyZoneIsReadAsAnotherReadsIt() async throws {
    let names = hostZones.names.sorted()
    #expect(names.count > 300)
    var lines = ""
    var count = 0
    for name in names {
      let samples = try samples(of: zone(name))
      lines += name + samples.map { " \($0.second):\($0.offset)" }.joined() + "\n"
      count += samples.count
    }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "otolith-offsets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(lines.utf8).write(to: file)
    let output = try await Subprocess.run(
      URL(filePath: "/usr/bin/python3"), ["-c", Self.script, file.path, hostZones.path])
    #expect(output == "\(count)\n")
  }

  /// Offsets on sampled days about two months apart, and on both sides of each change between them,
  /// from 1905 to 2106. The range extends beyond the listed changes, where only the rules apply.
  private func samples(of zone: IANAZone) -> [(second: Int, offset: Int)] {
    func offset(_ second: Int) -> Int { zone.offset(at: Instant(secondsSinceEpoch: second)) }
    var samples: [(second: Int, offset: Int)] = []
    var before = Self.days.lowerBound * 86_400
    for day in stride(from: Self.days.lowerBound, through: Self.days.upperBound, by: 50) {
      // Varies the hour.
      let second = day * 86_400 + day % 24 * 3600
      samples.append((second, offset(second)))
      if offset(second) != offset(before) {
        var (low, high) = (before, second)
        while high - low > 1 {
          let middle = low + (high - low) / 2
          if offset(middle) == offset(before) { low = middle } else { high = middle }
        }
        samples += [(low, offset(low)), (high, offset(high))]
      }
      before = second
    }
    return samples
  }
}
