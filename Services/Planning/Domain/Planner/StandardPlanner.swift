import Calendar

/// Plans the random instants of a ``StandardPlan``: stratified, with a minimum gap that always
/// holds.
///
/// The window is divided into n equal parts with one instant each, uniform in whole seconds. If the
/// gap excludes the beginning of a part, the instant is drawn from the rest of it. If nothing is
/// left, the instant comes exactly one gap after the previous one. Every draw leaves room for all
/// following ones, so n instants always fit (the published algorithm drops those that do not, TYT
/// §5.2.3).
///
/// A window that ends less than one gap before the start of the next one is shortened, so the gap
/// holds over midnight. The next day's draw is therefore independent of this one, and every date
/// can be recomputed by itself.
///
/// If instants are drawn once, every date uses the same random numbers. Windows of the same length
/// then have the same clock times, except for the effect of clock changes.
struct StandardPlanner: DayPlanner {
  let plan: StandardPlan
  let zone: any ZoneRules
  let seed: PlanSeed
  var isDrawnOnce = false

  private var gapSeconds: Int { plan.minimumGapMinutes * 60 }

  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    guard let window = window(on: date, by: &clock), window.upperBound >= earliest else { return }
    forEachPosition(within: window.upperBound - window.lowerBound, on: date) { drawn in
      let second = window.lowerBound + drawn.position
      if second >= earliest { seconds.append(second) }
    }
  }

  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    var clock = ZoneClock(zone)
    guard let window = window(on: date, by: &clock) else { return [] }
    let open = Self.open(window, quiet)
    guard !open.isEmpty else {
      return (0..<count(within: window.upperBound - window.lowerBound)).map { _ in
        DayDraw(wish: Instant(secondsSinceEpoch: window.lowerBound), part: open, window: open)
      }
    }
    // Positions count the remaining seconds; without quiet hours, seconds from the start of the
    // window.
    var draws: [DayDraw] = []
    forEachPosition(within: open.count - 1, on: date) { drawn in
      // If parts are shorter than the gap, an instant can lie behind its part.
      let last = max(drawn.partLast, drawn.position)
      draws.append(
        DayDraw(
          wish: Instant(secondsSinceEpoch: open.element(at: drawn.position)),
          part: open.clamped(to: open.element(at: drawn.partFirst)...open.element(at: last)),
          window: open))
    }
    return draws
  }

  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    var clock = ZoneClock(zone)
    guard let window = window(on: date, by: &clock) else { return DayTrace() }
    let open = Self.open(window, quiet)
    guard !open.isEmpty else { return DayTrace() }
    var trace = DayTrace(
      seed: isDrawnOnce ? seed.valueOnce : seed.value(on: date), windows: open)
    forEachPosition(within: open.count - 1, on: date) { drawn in
      trace.steps.append(drawn)
      trace.wishes.append(Instant(secondsSinceEpoch: open.element(at: drawn.position)))
    }
    return trace
  }

  /// Returns the seconds of a window outside quiet hours.
  private static func open(_ window: ClosedRange<Int>, _ quiet: [ClosedRange<Int>]) -> IntervalSet {
    var open = IntervalSet(window)
    for range in quiet { open.remove(range) }
    return open
  }

  /// Returns the seconds in which a date's instants may lie; nil if there is no window or nothing
  /// is left of it.
  private func window(on date: CivilDate, by clock: inout ZoneClock) -> ClosedRange<Int>? {
    guard let planned = plan.window(on: date.dayOfWeek),
      let window = clock.window(planned, on: date)
    else { return nil }
    var last = window.upperBound
    if let next = nextWindowStart(after: date, by: &clock) {
      last = min(last, next.adding(seconds: -gapSeconds))
    }
    guard window.lowerBound <= last else { return nil }
    return window.lowerBound.secondsSinceEpoch...last.secondsSinceEpoch
  }

  /// Less than the requested number only on a day shortened by a clock change or by quiet hours.
  private func count(within span: Int) -> Int {
    min(plan.perDay, StandardPlan.feasibleCount(span: span, gap: gapSeconds))
  }

  /// Draws the positions of a date, within 0…`span`, one from each equal part.
  private func forEachPosition(
    within span: Int, on date: CivilDate, _ body: (DrawnPosition) -> Void
  ) {
    let count = count(within: span)
    guard count > 0 else { return }
    var generator = isDrawnOnce ? seed.generatorOnce() : seed.generator(on: date)
    let gap = gapSeconds
    // Part i begins at ⌊span · i / count⌋, computed incrementally: `whole` seconds further each
    // time, plus one whenever the accumulated remainders reach `count`.
    let (whole, rest) = span.quotientAndRemainder(dividingBy: count)
    var (partFirst, rests, earliest) = (0, 0, 0)
    for index in 0..<count {
      var next = partFirst + whole
      rests += rest
      if rests >= count {
        rests -= count
        next += 1
      }
      let partLast = index == count - 1 ? span : next - 1
      let lowest = max(partFirst, earliest)
      let highest = max(lowest, min(partLast, span - (count - 1 - index) * gap))
      let position = lowest + generator.next(through: highest - lowest)
      body(
        DrawnPosition(
          partFirst: partFirst, partLast: partLast, lowest: lowest, highest: highest,
          position: position))
      earliest = position + gap
      partFirst = next
    }
  }

  /// Windows three or more days ahead start more than a gap (at most 12 hours) after the end of
  /// this one, which lasts at most 24 hours, even if the zone leaves out a date.
  private func nextWindowStart(after date: CivilDate, by clock: inout ZoneClock) -> Instant? {
    for distance in 1...3 {
      let following = date.adding(days: distance)
      guard let window = plan.window(on: following.dayOfWeek), clock.hasDate(following) else {
        continue
      }
      return clock.start(of: LocalTime(following, minuteOfDay: window.startMinute))
    }
    return nil
  }
}

extension ZoneClock {
  /// Returns the window on a date, from its first instant to its end (exclusive); nil if it does
  /// not exist on that date.
  mutating func window(_ window: DayWindow, on date: CivilDate) -> Range<Instant>? {
    guard hasDate(date) else { return nil }
    let start = self.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    let end = self.start(
      of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
    // The window may lie wholly within the hour skipped by a clock change.
    return start < end ? start..<end : nil
  }
}
