/// The rules of one time zone: which wall clock belongs to which instant.
///
/// A zone only has to tell its offset at an instant; everything else follows from that, so that no
/// calculation ever assumes days of 86,400 seconds.
///
/// Two readings of a clock time need a decision where clocks are changed:
///
/// | clock time | ``instant(of:)``, for fixed times | ``start(of:)``, for edges of windows |
/// |---|---|---|
/// | does not exist (spring) | later by the length of the gap: 02:30 becomes 03:30 | the end of the gap: 03:00 |
/// | exists twice (autumn) | the earlier one | the earlier one |
///
/// A fixed time keeps its distance to the midnight before (as in `java.time`). The edge of a window
/// does not: windows must neither turn inside out nor overlap because one edge falls into the gap.
/// A window is one stretch of real time, so the hour that autumn repeats counts twice within it.
public protocol ZoneRules: Sendable {
  /// IANA name.
  var name: String { get }

  /// Seconds that the zone's clock is ahead of UTC at `instant`; negative west of Greenwich.
  func offset(at instant: Instant) -> Int

  /// A stretch without changes that has this second, which is of the years 1 to 9999.
  func stretch(around second: Int) -> ZoneStretch
}

extension ZoneRules {
  /// The instant of a fixed clock time. See the table at ``ZoneRules``.
  public func instant(of local: LocalTime) -> Instant {
    switch resolve(local) {
    case .at(let instant): instant
    case .gap(let offsetBefore, _):
      Instant(secondsSinceEpoch: local.wallSeconds - offsetBefore)
    }
  }

  /// The first instant whose wall clock shows `local` or later. Never decreases with `local`.
  public func start(of local: LocalTime) -> Instant {
    switch resolve(local) {
    case .at(let instant): return instant
    case .gap(let offsetBefore, let offsetAfter):
      // The clock jumps somewhere in (early, late]: read by the later offset the time comes too
      // early, read by the earlier offset too late.
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

  /// The date that the wall clock shows at `instant`.
  public func date(at instant: Instant) -> CivilDate {
    let wall = instant.secondsSinceEpoch + offset(at: instant)
    let day = wall / 86_400
    return CivilDate(dayNumber: wall % 86_400 < 0 ? day - 1 : day)
  }

  /// False for a date that the zone leaves out altogether, as Samoa did with 2011-12-30.
  public func hasDate(_ date: CivilDate) -> Bool {
    self.date(at: instant(of: LocalTime(date, minuteOfDay: 720))) == date
  }

  private func resolve(_ local: LocalTime) -> Resolution {
    // No offset has ever been larger, so the clock time lies between these two instants; zones change
    // their clocks at most once in so short a time.
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
