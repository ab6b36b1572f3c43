package import Calendar

/// Plans the coming instants of one schedule for one participant.
///
/// A pure function: the same inputs give the same instants on every host and in every release.
package struct SchedulePlanner: Sendable {
  /// Minimum distance of a new instant from the time of the request (TYT §5.2.3).
  package static let leadMinutes = 15
  /// Planning horizon, in days. Slightly more than a year, so that every plan finds an instant, and
  /// a study far in the future costs little.
  package static let horizonDays = 400
  /// Number of pending notifications allowed by iOS (TYT §5.2.3.1).
  package static let limitDefault = 64
  /// Maximum limit; Android allows 100 and more (TYT §5.2.3.2).
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
  ///   - schedule: a valid schedule.
  ///   - dayZero: day 0 in the participant's calendar.
  ///   - studyStart: nothing is planned before it; nil for an open start.
  ///   - studyEnd: nothing is planned at or after it, and nothing expires later; nil for an open
  ///     end.
  ///   - fired: firings of the trigger, for a plan that follows one.
  ///   - quietHours: quiet hours that delay the instants of such a plan.
  package init(
    schedule: Schedule, zone: any ZoneRules, dayZero: CivilDate, studyStart: Instant?,
    studyEnd: Instant?, seed: PlanSeed, fired: [FiredTrigger] = [],
    quietHours: QuietHours = QuietHours()
  ) {
    self.schedule = schedule
    self.zone = zone
    // A plan that follows a trigger counts from each firing, not from the latest.
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
        RelativePlanner(plan: plan, zone: zone, seed: seed, quietHours: quietHours, fired: fired)
      }
  }

  /// Returns the instant of an occurrence; nil if it has none or the plan follows no trigger.
  func instant(after fired: FiredTrigger) -> Instant? {
    (days as? RelativePlanner)?.instant(of: fired)
  }

  /// Returns how the instant of an occurrence is drawn; nil under the same conditions.
  func trace(after fired: FiredTrigger) -> DelayTrace? {
    (days as? RelativePlanner)?.trace(after: fired)
  }

  /// Returns the next instants, ascending.
  ///
  /// - Parameters:
  ///   - now: time of the request. It has no effect on the draw; it excludes instants before the
  ///     end of the lead time.
  ///   - last: latest instant already handed out. New instants are later and, if random, at least
  ///     the minimum gap later, even if it was planned with other settings.
  ///   - notBefore: earliest new instant; nil for no limit.
  ///   - limit: 0 or more.
  ///   - until: latest new instant; nil for the horizon.
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
    if let after = days as? RelativePlanner {
      return after.instants.lazy.filter { $0 >= earliest && $0 < end }.prefix(limit)
        .map { planned($0) }
    }
    guard let dates = dates(from: earliest, now: now, until: until) else { return [] }
    var next: [PlannedInstant] = []
    next.reserveCapacity(min(limit, Self.limitMax))
    for second in seconds(limit, in: dates, from: earliest) {
      let instant = Instant(secondsSinceEpoch: second)
      guard instant < end, next.count < limit else { break }
      next.append(planned(instant))
    }
    return next
  }

  /// Returns at least the first `limit` seconds before the study's end, ascending, if there are so
  /// many.
  private func seconds(
    _ limit: Int, in dates: ClosedRange<CivilDate>, from earliest: Instant
  ) -> [Int] {
    let first = earliest.secondsRoundedUp
    let end = studyEnd?.secondsRoundedUp ?? .max
    var clock = ZoneClock(zone)
    var found: [Int] = []
    // Whole dates are appended.
    found.reserveCapacity(min(limit, Self.limitMax) + StandardPlan.perDayRange.upperBound)
    var date = dates.lowerBound
    while date <= dates.upperBound {
      if active.contains(date) { days.add(on: date, from: first, by: &clock, to: &found) }
      if let latest = found.last, latest >= end { break }
      date = date.adding(days: 1)
      if found.count >= limit {
        // A clock change at midnight can move a fixed time past the first one of the next date.
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

  /// Returns how a date's instants are drawn.
  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    active.contains(date) ? days.trace(on: date, quiet: quiet) : DayTrace()
  }

  /// Returns the range of dates that may have instants from `earliest` on. It ends at the date of
  /// `until`, or at the horizon if that is nil.
  func dates(
    from earliest: Instant, now: Instant, until: Instant? = nil
  ) -> ClosedRange<CivilDate>? {
    // Yesterday's window can extend into today, and the zone may leave out the date before it.
    let first = max(active.earliest, zone.date(at: earliest).adding(days: -2))
    let horizon =
      until.map { zone.date(at: $0) }
      ?? zone.date(at: now).adding(days: Self.horizonDays)
    var last = active.latest.map { min($0, horizon) } ?? horizon
    if let after = days as? RelativePlanner {
      guard let latest = after.instants.last else { return nil }
      last = min(last, zone.date(at: latest))
    }
    return first <= last ? first...last : nil
  }

  /// Returns a date's draws from `earliest` to the study's end.
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

  /// Returns the wishes of the dates around an instant. A window can extend into the following day,
  /// and other zone rules can change the date.
  ///
  /// - Parameter earliest: earliest wish; nil for the study's start.
  func wishes(
    around instant: Instant, from earliest: Instant? = nil, by quietHours: QuietHours
  ) -> [Instant] {
    let date = zone.date(at: instant)
    let first =
      [earliest, studyStart].compactMap(\.self).max()
      ?? Instant(secondsSinceEpoch: Instant.range.lowerBound)
    return (-2...1).flatMap { distance in
      let date = date.adding(days: distance)
      return draws(on: date, from: first, quiet: quietHours.seconds(around: date, in: zone))
        .map(\.wish)
    }
  }

  func earliest(now: Instant, after last: Instant?) -> Instant {
    // An instant that follows a trigger may come at once and in any order.
    var earliest = schedule.plan.isAfter ? now : now.adding(minutes: Self.leadMinutes)
    if let last, !schedule.plan.isAfter {
      earliest = max(earliest, last.adding(seconds: gapSeconds))
    }
    if let studyStart { earliest = max(earliest, studyStart) }
    return earliest
  }

  /// Minimum number of seconds between two of its instants.
  var gapSeconds: Int {
    if case .standard(let plan) = schedule.plan { plan.minimumGapMinutes * 60 } else { 1 }
  }

  /// Returns the generator for instants drawn again because of quiet hours or other notifications.
  func redrawing(on date: CivilDate) -> Xoshiro256 { seed.generatorAgain(on: date) }

  func planned(_ at: Instant) -> PlannedInstant {
    var expiresAt: Instant?
    if schedule.expiresAfterMinutes > 0 {
      let expiry = at.adding(minutes: schedule.expiresAfterMinutes)
      // Sheets finished after the study's end are rejected.
      expiresAt = studyEnd.map { min($0, expiry) } ?? expiry
    }
    return PlannedInstant(at: at, expiresAt: expiresAt, fixed: isFixed)
  }
}

extension Instant {
  /// The whole second, rounded up.
  fileprivate var secondsRoundedUp: Int {
    nanoseconds > 0 ? secondsSinceEpoch + 1 : secondsSinceEpoch
  }
}
