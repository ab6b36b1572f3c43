/// Reads clock times of one zone that lie near each other: the same answers as those of ``ZoneRules``, and most of them
/// without looking into its table.
public struct ZoneClock: Sendable {
  private let rules: any ZoneRules
  /// Where nothing changes, as far as it was looked up; to begin with too short for anything.
  private var stretch = ZoneStretch(seconds: 0...0, offset: 0)

  public init(_ rules: any ZoneRules) { self.rules = rules }

  /// As ``ZoneRules/start(of:)``.
  public mutating func start(of local: LocalTime) -> Instant {
    steadySecond(local).map { Instant(secondsSinceEpoch: $0) } ?? rules.start(of: local)
  }

  /// As ``ZoneRules/instant(of:)``.
  public mutating func instant(of local: LocalTime) -> Instant {
    steadySecond(local).map { Instant(secondsSinceEpoch: $0) } ?? rules.instant(of: local)
  }

  /// As ``ZoneRules/hasDate(_:)``.
  public mutating func hasDate(_ date: CivilDate) -> Bool {
    steadySecond(LocalTime(date, minuteOfDay: 720)) != nil || rules.hasDate(date)
  }

  /// Of a clock time about which nothing changes for 16 hours, so that it exists once; nil: of another one.
  private mutating func steadySecond(_ local: LocalTime) -> Int? {
    let wall = local.wallSeconds
    let (early, late) = (wall - ZoneStretch.reach, wall + ZoneStretch.reach)
    if early < stretch.seconds.lowerBound || late > stretch.seconds.upperBound {
      // What is out of range has answers of its own.
      guard Instant.range.contains(early), Instant.range.contains(late) else { return nil }
      stretch = rules.stretch(around: early)
      guard late <= stretch.seconds.upperBound else { return nil }
    }
    return wall - stretch.offset
  }
}

/// Seconds since 1970-01-01T00:00:00Z in which a zone's clock is not changed; there may be more of them at either end.
public struct ZoneStretch: Sendable, Hashable {
  /// No offset has ever been larger than 16 hours.
  static let reach = 16 * 3600

  public let seconds: ClosedRange<Int>
  /// Seconds ahead of UTC.
  public let offset: Int

  /// - Parameter seconds: as far as they are of the years 1 to 9999; at least one is.
  init(seconds: ClosedRange<Int>, offset: Int) {
    self.seconds = seconds.clamped(to: Instant.range)
    self.offset = offset
  }
}
