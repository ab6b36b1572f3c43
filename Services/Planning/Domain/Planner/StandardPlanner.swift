import Calendar

/// Random instants of a ``StandardPlan``: stratified, with a minimum gap that always holds.
///
/// The window is cut into n equal parts with one instant, uniform in whole seconds, in each. An
/// instant that would come too close to the one before is drawn from what is left of its part;
/// where nothing is left it comes exactly one gap later. Every draw leaves room for all that
/// follow, so that n instants always fit (the published algorithm drops what does not, TYT
/// §5.2.3).
///
/// To keep the gap over midnight, a window that ends less than one gap before the next one starts
/// gives way by what is missing. The next day's draw then needs to know nothing of this one: every
/// date can be recomputed by itself.
///
/// Where instants are drawn once, every date draws from the same numbers: windows of the same length have the
/// same clock times, and a clock change moves what it must.
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
    // Positions among the seconds that are left: without quiet hours, seconds from the window's beginning.
    var draws: [DayDraw] = []
    forEachPosition(within: open.count - 1, on: date) { drawn in
      // Where parts are shorter than the gap, instants leave them.
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

  /// What quiet hours leave of a window.
  private static func open(_ window: ClosedRange<Int>, _ quiet: [ClosedRange<Int>]) -> SecondSet {
    var open = SecondSet(window)
    for range in quiet { open.remove(range) }
    return open
  }

  /// The seconds in which a date's instants may lie; nil: there is no window, or nothing is left of it.
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

  /// Fewer than asked for only on a day that a clock change or quiet hours have made shorter.
  private func count(within span: Int) -> Int {
    min(plan.perDay, StandardPlan.feasibleCount(span: span, gap: gapSeconds))
  }

  /// A date's draws, within 0…`span`, one from each equal part of it.
  private func forEachPosition(
    within span: Int, on date: CivilDate, _ body: (DrawnPosition) -> Void
  ) {
    let count = count(within: span)
    guard count > 0 else { return }
    var generator = isDrawnOnce ? seed.generatorOnce() : seed.generator(on: date)
    let gap = gapSeconds
    // Part i begins at ⌊span · i / count⌋: so many whole seconds further each time, and one more when the rests
    // have come to one.
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

  /// Windows three days on start more than a gap (at most 12 hours) after this one's end, which is
  /// at most 24 hours after its start, even if the zone leaves out a date.
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
