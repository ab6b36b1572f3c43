/// The rules of one time zone: which wall clock belongs to which instant.
///
/// A zone only provides its offset at an instant. All other results are derived from it, so that no
/// calculation assumes days of 86,400 seconds.
///
/// Clock times need a rule where clocks change:
///
/// | clock time | ``instant(of:)``, for fixed times | ``start(of:)``, for edges of windows |
/// |---|---|---|
/// | does not exist (spring) | later by the length of the gap: 02:30 becomes 03:30 | the end of the gap: 03:00 |
/// | exists twice (autumn) | the earlier one | the earlier one |
///
/// A fixed time keeps its distance to the previous midnight (as in `java.time`). The edge of a
/// window does not: windows must neither invert nor overlap if one edge falls into the gap.
/// A window is one stretch of real time, so the hour repeated in autumn counts twice within it.
public protocol ZoneRules: Sendable {
  /// IANA name.
  var name: String { get }

  /// Seconds that the zone's clock is ahead of UTC at `instant`; negative west of Greenwich.
  func offset(at instant: Instant) -> Int

  /// Returns a stretch without changes that contains this second of the years 1 to 9999.
  func stretch(around second: Int) -> ZoneStretch
}

extension ZoneRules {
  /// Returns the instant of a fixed clock time. See the table at ``ZoneRules``.
  public func instant(of local: LocalTime) -> Instant {
    switch resolve(local) {
    case .at(let instant): instant
    case .gap(let offsetBefore, _):
      Instant(secondsSinceEpoch: local.wallSeconds - offsetBefore)
    }
  }

  /// Returns the first instant whose wall clock shows `local` or later. Monotonic in `local`.
  public func start(of local: LocalTime) -> Instant {
    switch resolve(local) {
    case .at(let instant): return instant
    case .gap(let offsetBefore, let offsetAfter):
      // The clock jumps somewhere in (early, late]: the later offset gives a time too early, the
      // earlier offset one too late.
      var early = local.wallSeconds - offsetAfter
      var late = local.wallSeconds - offsetBefore
      while late - early > 1 {
        let middle = early + (late - early) / 2
        if offset(at: Instant(secondsSinceEpoch: middle)) == offsetAfter {
          late = middle
        } else {
          early = middle
        }
      }
      return Instant(secondsSinceEpoch: late)
    }
  }

  /// Returns the minutes that the clock is ahead of UTC, rounded: old offsets have seconds.
  public func offsetMinutes(at instant: Instant) -> Int {
    Int((Double(offset(at: instant)) / 60).rounded())
  }

  /// Returns the date of the wall clock at `instant`.
  public func date(at instant: Instant) -> CivilDate {
    let wall = instant.secondsSinceEpoch + offset(at: instant)
    let day = wall / 86_400
    return CivilDate(dayNumber: wall % 86_400 < 0 ? day - 1 : day)
  }

  /// Whether the zone has this date. Samoa, for example, skipped 2011-12-30.
  public func hasDate(_ date: CivilDate) -> Bool {
    self.date(at: instant(of: LocalTime(date, minuteOfDay: 720))) == date
  }

  /// Whether both clocks show the same time from one instant through another.
  public func agrees(
    with other: some ZoneRules, from start: Instant, through end: Instant
  ) -> Bool {
    var second = start.secondsSinceEpoch
    while true {
      let (own, others) = (stretch(around: second), other.stretch(around: second))
      guard own.offset == others.offset else { return false }
      let last = min(own.seconds.upperBound, others.seconds.upperBound)
      if last >= end.secondsSinceEpoch { return true }
      second = last + 1
    }
  }

  private func resolve(_ local: LocalTime) -> Resolution {
    // No offset exceeds this, so the clock time lies between these two instants; zones change their
    // clocks at most once in such a short time.
    let wall = local.wallSeconds
    let before = offset(at: Instant(secondsSinceEpoch: wall - ZoneStretch.reach))
    let after = offset(at: Instant(secondsSinceEpoch: wall + ZoneStretch.reach))
    let byBefore = Instant(secondsSinceEpoch: wall - before)
    if before == after { return .at(byBefore) }
    let byAfter = Instant(secondsSinceEpoch: wall - after)
    switch (offset(at: byBefore) == before, offset(at: byAfter) == after) {
    case (true, true): return .at(min(byBefore, byAfter))
    case (true, false): return .at(byBefore)
    case (false, true): return .at(byAfter)
    case (false, false): return .gap(offsetBefore: before, offsetAfter: after)
    }
  }
}

private enum Resolution {
  case at(Instant)
  case gap(offsetBefore: Int, offsetAfter: Int)
}

/// A clock in UTC without changes, for checks about ordinary days.
public struct SteadyZone: ZoneRules {
  public init() {}

  public var name: String { "UTC" }

  public func offset(at instant: Instant) -> Int { 0 }

  public func stretch(around second: Int) -> ZoneStretch {
    ZoneStretch(seconds: Instant.range, offset: 0)
  }
}
