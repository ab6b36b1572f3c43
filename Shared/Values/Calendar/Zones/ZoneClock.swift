/// Converts clock times of one zone that lie close together. Gives the same results as
/// ``ZoneRules``, mostly without searching its table.
public struct ZoneClock: Sendable {
  private let rules: any ZoneRules
  /// The last stretch without changes; initially too short to be used.
  private var stretch = ZoneStretch(seconds: 0...0, offset: 0)

  public init(_ rules: any ZoneRules) { self.rules = rules }

  /// See ``ZoneRules/start(of:)``.
  public mutating func start(of local: LocalTime) -> Instant {
    steadySecond(local).map { Instant(secondsSinceEpoch: $0) } ?? rules.start(of: local)
  }

  /// See ``ZoneRules/instant(of:)``.
  public mutating func instant(of local: LocalTime) -> Instant {
    steadySecond(local).map { Instant(secondsSinceEpoch: $0) } ?? rules.instant(of: local)
  }

  /// See ``ZoneRules/hasDate(_:)``.
  public mutating func hasDate(_ date: CivilDate) -> Bool {
    steadySecond(LocalTime(date, minuteOfDay: 720)) != nil || rules.hasDate(date)
  }

  /// Returns the second of a clock time if nothing changes within 16 hours of it, so that it exists
  /// exactly once; else nil.
  private mutating func steadySecond(_ local: LocalTime) -> Int? {
    let wall = local.wallSeconds
    let (early, late) = (wall - ZoneStretch.reach, wall + ZoneStretch.reach)
    if early < stretch.seconds.lowerBound || late > stretch.seconds.upperBound {
      // Instants out of range are left to ``ZoneRules``.
      guard Instant.range.contains(early), Instant.range.contains(late) else { return nil }
      stretch = rules.stretch(around: early)
      guard late <= stretch.seconds.upperBound else { return nil }
    }
    return wall - stretch.offset
  }
}

/// Seconds since 1970-01-01T00:00:00Z in which a zone's clock does not change. The actual stretch
/// may be longer.
public struct ZoneStretch: Sendable, Hashable {
  /// Greatest offset of any zone.
  static let reach = 16 * 3600

  public let seconds: ClosedRange<Int>
  /// Seconds ahead of UTC.
  public let offset: Int

  /// - Parameter seconds: clamped to the years 1 to 9999, which they must overlap.
  init(seconds: ClosedRange<Int>, offset: Int) {
    self.seconds = seconds.clamped(to: Instant.range)
    self.offset = offset
  }
}
