@testable import Calendar

/// Compiled time zones (TZif) and the rules in them, dates and clock times: what is accepted answers for
/// any instant at once.
enum ZoneTarget: FuzzTarget {
  static let name = "zone"

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    switch source.byte() & 3 {
    case 0: read(source.remaining())
    case 1: rule(source.remaining())
    case 2: texts(String(decoding: source.remaining(), as: UTF8.self))
    default: read(file(&source))
    }
  }

  /// More than a day off UTC at most (RFC 9636 §3.2), as is the rule.
  private static let offsets = -90_000...172_800

  private static func read(_ bytes: [UInt8]) {
    guard let transitions = try? TZifReader(bytes).read() else { return }
    expect(transitions.times.count == transitions.offsets.count, "\(transitions)")
    expect(
      zip(transitions.times, transitions.times.dropFirst()).allSatisfy { $0 < $1 },
      "times are out of order")
    let zone = IANAZone(name: "Etc/Fuzz", databaseVersion: nil, transitions: transitions)
    let near = transitions.times.prefix(40) + transitions.times.suffix(40)
    check(zone, near.flatMap { [$0 &- 1, $0, $0 &+ 1] })
  }

  private static func check(_ zone: IANAZone, _ seconds: [Int]) {
    let always = [Instant.range.lowerBound, -1, 0, 1_763_000_000, Instant.range.upperBound]
    for second in seconds + always {
      let instant = Instant(secondsSinceEpoch: second)
      let offset = zone.offset(at: instant)
      expect(offsets.contains(offset), "\(offset) s at \(second)")
      let date = zone.date(at: instant)
      _ = zone.hasDate(date)
      for minute in [0, 150, 1_439] {
        let local = LocalTime(date, minuteOfDay: minute)
        let start = zone.start(of: local)
        let distance = abs(start.seconds(since: instant))
        let isAtEdge =
          second < Instant.range.lowerBound + 400_000 || second > Instant.range.upperBound - 400_000
        expect(distance < 400_000 || isAtEdge, "\(local) begins \(distance) s from \(second)")
        _ = zone.instant(of: local)
      }
    }
  }

  private static func rule(_ bytes: [UInt8]) {
    guard let rule = POSIXTimeZoneRule(bytes[...]) else { return }
    let transitions = ZoneTransitions(initialOffset: 0, times: [], offsets: [], rule: rule)
    check(
      IANAZone(name: "Etc/Fuzz", databaseVersion: nil, transitions: transitions),
      (0..<24).map { 1_767_225_600 + $0 * 1_314_000 })
  }

  private static func texts(_ text: String) {
    if let date = CivilDate(iso8601: text) {
      expect(date.iso8601 == text, "\(text.debugDescription) became \(date.iso8601)")
    }
    if let time = ClockTime(iso8601: text) {
      expect(time.iso8601 == text, "\(text.debugDescription) became \(time.iso8601)")
    }
    _ = ZoneName.isValid(text)
    if let offset = UTCOffset(text) {
      expect(UTCOffset(offset.name) == offset, "\(text.debugDescription) became \(offset.name)")
    }
  }

  /// A file whose counts are right unless the input says otherwise.
  private static func file(_ source: inout ByteSource) -> [UInt8] {
    let form = source.byte()
    let (times, types) = (source.below(12), source.below(5) + 1)
    func header(_ times: Int, _ types: Int, _ characters: Int) -> [UInt8] {
      let counts = [0, 0, 0, times, types, characters]
      return Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
        + counts.flatMap { big($0, 4) }
    }
    var bytes = header(0, 1, 1) + [UInt8](repeating: 0, count: 7)
    bytes += header(times + (form & 1 == 0 ? 0 : source.below(4)), types, 4)
    var time = Int(Int32(bitPattern: source.uint32())) << (form & 2 == 0 ? 0 : 28)
    for _ in 0..<times {
      bytes += big(time, 8)
      time =
        form & 4 == 0 ? time &+ Int(source.uint32() >> 4) : Int(bitPattern: UInt(source.uint64()))
    }
    for _ in 0..<times { bytes.append(UInt8(source.below(form & 8 == 0 ? types : 256))) }
    for _ in 0..<types {
      let offset = Int(Int16(bitPattern: UInt16(truncatingIfNeeded: source.uint32()))) * 3
      bytes += big(form & 16 == 0 ? max(-89_999, min(93_599, offset)) : offset << 8, 4) + [0, 0]
    }
    return bytes + Array("UTC\0\n".utf8) + source.remaining() + [0x0A]
  }

  private static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    let rules = [
      "CET-1CEST,M3.5.0,M10.5.0/3", "<-03>3", "IST-1GMT0,M10.5.0,M3.5.0/1",
      "AAA-24BBB,J1/0,J365/25",
      "EST5EDT,0/-167,365/167", "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
    ]
    var seeds = rules.enumerated().map { ("rule-\($0)", [1] + Array($1.utf8)) }
    for text in ["2026-02-28", "0001-01-01", "23:59", "Europe/Berlin", "GMT+0530"] {
      seeds.append(
        ("text-\(text.replacing("/", with: "-").replacing(":", with: "-"))", [2] + Array(text.utf8))
      )
    }
    for (index, footer) in (["", "x"] + rules).enumerated() {
      let program: [UInt8] = [
        3, 0, 3, 1, 0, 0, 1, 0, 9, 0, 0, 0, 9, 0, 0, 0, 9, 0, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9,
      ]
      seeds.append(("program-\(index)", program + Array(footer.utf8)))
      var source = ByteSource(Array(program.dropFirst()) + Array(footer.utf8))
      seeds.append(("file-\(index)", [0] + file(&source)))
    }
    return seeds
  }
}
