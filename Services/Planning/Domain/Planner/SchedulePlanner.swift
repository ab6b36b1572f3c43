package import Calendar

/// The coming instants of one schedule for one participant.
///
/// A pure function: the same inputs give the same instants, on every host and in every release.
package struct SchedulePlanner: Sendable {
  /// Nothing new is planned closer to the time of asking (TYT §5.2.3).
  package static let leadMinutes = 15
  /// How far ahead instants are looked for. A little more than a year, so that every plan finds
  /// something to answer with, while a study far in the future costs nothing.
  package static let horizonDays = 400
  /// What iOS holds pending (TYT §5.2.3.1).
  package static let limitDefault = 64
  /// Android holds 100 and more (TYT §5.2.3.2).
  package static let limitMax = 500

  private let schedule: Schedule
  private let zone: any ZoneRules
  private let active: ActiveDays
  private let studyStart: Instant?
  private let studyEnd: Instant?
  private let days: any DayPlanner
  private let isFixed: Bool
  let seed: PlanSeed

  /// - Parameters:
  ///   - schedule: without findings.
  ///   - dayZero: by the participant's calendar.
  ///   - studyStart: nothing is planned before; nil: open beginning.
  ///   - studyEnd: nothing is planned at or after, and nothing expires later; nil: open end.
  ///   - fired: what brings the instants of a plan that follows a trigger.
  ///   - quietHours: that such instants wait for.
  package init(
    schedule: Schedule, zone: any ZoneRules, dayZero: CivilDate, studyStart: Instant?,
    studyEnd: Instant?, seed: PlanSeed, fired: [FiredTrigger] = [],
    quietHours: QuietHours = QuietHours()
  ) {
    self.schedule = schedule
    self.zone = zone
    // What follows a trigger counts from each time that it fired, not from the last.
    let firstFired = fired.map(\.firedAt).min().map { zone.date(at: $0) }
    active = ActiveDays(
      of: schedule, dayZero: schedule.plan.isAfter ? firstFired ?? dayZero : dayZero)
    isFixed = schedule.plan.isFixed
    self.seed = seed
    self.studyStart = studyStart
    self.studyEnd = studyEnd
    days =
      switch schedule.plan {
      case .standard(let plan):
        StandardPlanner(plan: plan, zone: zone, seed: seed, isDrawnOnce: schedule.isDrawnOnce)
      case .custom(let plan): CustomPlanner(plan: plan, zone: zone)
      case .monthly(let plan): MonthlyPlanner(plan: plan, zone: zone)
      case .daily(let plan): DailyPlanner(plan: plan, zone: zone)
      case .after(let plan):
        AfterPlanner(plan: plan, zone: zone, seed: seed, quietHours: quietHours, fired: fired)
      }
  }

  /// When an occurrence of its trigger prompts; nil: it does not, or nothing follows triggers here.
  func instant(after fired: FiredTrigger) -> Instant? {
    (days as? AfterPlanner)?.instant(of: fired)
  }

  /// How that comes about; nil as there.
  func trace(after fired: FiredTrigger) -> DelayTrace? {
    (days as? AfterPlanner)?.trace(after: fired)
  }

  /// The next instants, earliest first.
  ///
  /// - Parameters:
  ///   - now: the draw does not depend on it; it only leaves out what comes before `now` and the
  ///     lead time.
  ///   - last: the latest instant handed out already. Nothing comes before it or, with random
  ///     instants, closer than the minimum gap, whatever settings it was planned under.
  ///   - notBefore: nothing comes before it, whatever was handed out; nil: at any time.
  ///   - limit: 0–500.
  ///   - until: nothing comes after it; nil: up to the horizon.
  package func next(
    _ limit: Int, now: Instant, after last: Instant? = nil, notBefore: Instant? = nil,
    until: Instant? = nil
  ) -> [PlannedInstant] {
    guard limit > 0 else { return [] }
    var earliest = earliest(now: now, after: last)
    if let notBefore { earliest = max(earliest, notBefore) }
    let end =
      [studyEnd, until?.adding(seconds: 1)].compactMap(\.self).min()
      ?? Instant(secondsSinceEpoch: Instant.range.upperBound)
    if let after = days as? AfterPlanner {
      return after.instants.lazy.filter { $0 >= earliest && $0 < end }.prefix(limit)
        .map { planned($0) }
    }
    guard let dates = dates(from: earliest, now: now, until: until) else { return [] }
    var next: [PlannedInstant] = []
    next.reserveCapacity(limit)
    for second in seconds(limit, in: dates, from: earliest) {
      let instant = Instant(secondsSinceEpoch: second)
      guard instant < end, next.count < limit else { break }
      next.append(planned(instant))
    }
    return next
  }

  /// Ascending: at least the first `limit` before the study's end, if there are so many.
  private func seconds(
    _ limit: Int, in dates: ClosedRange<CivilDate>, from earliest: Instant
  ) -> [Int] {
    let first = earliest.secondsRoundedUp
    let end = studyEnd?.secondsRoundedUp ?? .max
    var clock = ZoneClock(zone)
    var found: [Int] = []
    // Whole dates are added.
    found.reserveCapacity(limit + StandardPlan.perDayRange.upperBound)
    var date = dates.lowerBound
    while date <= dates.upperBound {
      if active.contains(date) { days.add(on: date, from: first, by: &clock, to: &found) }
      if let latest = found.last, latest >= end { break }
      date = date.adding(days: 1)
      if found.count >= limit {
        // A clock change at midnight can carry a fixed time past the next date's first.
        if isFixed, active.contains(date) {
          days.add(on: date, from: first, by: &clock, to: &found)
        }
        break
      }
    }
    return isFixed ? Set(found).sorted() : found
  }

  func instants(on date: CivilDate) -> [Instant] {
    active.contains(date) ? days.instants(on: date) : []
  }

  /// How a date's instants come about.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    active.contains(date) ? days.trace(on: date, quiet: quiet) : DayTrace()
  }

  /// The first and last date that may have instants from `earliest` on, of those up to that of `until`; nil: up to
  /// the horizon.
  func dates(
    from earliest: Instant, now: Instant, until: Instant? = nil
  ) -> ClosedRange<CivilDate>? {
    // Yesterday's window can reach into today, and a date before it may have been left out.
    let first = max(active.earliest, zone.date(at: earliest).adding(days: -2))
    let horizon =
      until.map { zone.date(at: $0) }
      ?? zone.date(at: now).adding(days: Self.horizonDays)
    var last = active.latest.map { min($0, horizon) } ?? horizon
    if let after = days as? AfterPlanner {
      guard let latest = after.instants.last else { return nil }
      last = min(last, zone.date(at: latest))
    }
    return first <= last ? first...last : nil
  }

  /// A date's instants from `earliest` to the study's end, and where they may be.
  func draws(
    on date: CivilDate, from earliest: Instant, quiet: [ClosedRange<Int>]
  ) -> [DayDraw] {
    guard active.contains(date) else { return [] }
    let last = (studyEnd ?? Instant(secondsSinceEpoch: Instant.range.upperBound)).adding(
      seconds: -1)
    guard earliest <= last else { return [] }
    let open = earliest.secondsSinceEpoch...last.secondsSinceEpoch
    return days.draws(on: date, quiet: quiet).compactMap { draw in
      guard open.contains(draw.wish.secondsSinceEpoch) else { return nil }
      return DayDraw(
        wish: draw.wish, part: draw.part.clamped(to: open), window: draw.window.clamped(to: open))
    }
  }

  func earliest(now: Instant, after last: Instant?) -> Instant {
    // What follows a trigger may come at once, and in any order.
    var earliest = schedule.plan.isAfter ? now : now.adding(minutes: Self.leadMinutes)
    if let last, !schedule.plan.isAfter {
      earliest = max(earliest, last.adding(seconds: gapSeconds))
    }
    if let studyStart { earliest = max(earliest, studyStart) }
    return earliest
  }

  /// Seconds between two of its instants, at least.
  var gapSeconds: Int {
    if case .standard(let plan) = schedule.plan { plan.minimumGapMinutes * 60 } else { 1 }
  }

  /// For what quiet hours and other prompts make to be drawn again on a date.
  func redrawing(on date: CivilDate) -> Xoshiro256 { seed.generatorAgain(on: date) }

  func planned(_ at: Instant) -> PlannedInstant {
    var expiresAt: Instant?
    if schedule.expiresAfterMinutes > 0 {
      let expiry = at.adding(minutes: schedule.expiresAfterMinutes)
      // Sheets finished after the study's end are refused.
      expiresAt = studyEnd.map { min($0, expiry) } ?? expiry
    }
    return PlannedInstant(at: at, expiresAt: expiresAt, fixed: isFixed)
  }
}

extension Instant {
  /// The first whole second that is not before it.
  fileprivate var secondsRoundedUp: Int {
    nanoseconds > 0 ? secondsSinceEpoch + 1 : secondsSinceEpoch
  }
}
