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

  func instants(on date: CivilDate) -> [Instant] {
    guard let window = window(on: date) else { return [] }
    return positions(within: window.upperBound - window.lowerBound, on: date)
      .map { Instant(secondsSinceEpoch: window.lowerBound + $0) }
  }

  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    guard let window = window(on: date) else { return [] }
    let open = Self.open(window, quiet)
    guard !open.isEmpty else {
      return (0..<count(within: window.upperBound - window.lowerBound)).map { _ in
        DayDraw(wish: Instant(secondsSinceEpoch: window.lowerBound), part: open, window: open)
      }
    }
    // Positions among the seconds that are left: without quiet hours, seconds from the window's beginning.
    let span = open.count - 1
    let positions = positions(within: span, on: date)
    return positions.enumerated().map { index, position in
      let part = part(index, of: positions.count, span: span)
      return DayDraw(
        wish: Instant(secondsSinceEpoch: open.element(at: position)),
        // Where parts are shorter than the gap, instants leave them.
        part: open.clamped(
          to: open.element(at: part.lowerBound)...open.element(at: max(part.upperBound, position))),
        window: open)
    }
  }

  func trace(on date: CivilDate, quiet: [ClosedRange<Int>]) -> DayTrace {
    guard let window = window(on: date) else { return DayTrace() }
    let open = Self.open(window, quiet)
    guard !open.isEmpty else { return DayTrace() }
    var trace = DayTrace(
      seed: isDrawnOnce ? seed.valueOnce : seed.value(on: date), windows: open)
    _ = positions(within: open.count - 1, on: date) { drawn in
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
  private func window(on date: CivilDate) -> ClosedRange<Int>? {
    guard zone.hasDate(date), let window = plan.window(on: date.dayOfWeek) else { return nil }
    let start = zone.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    let end = zone.start(
      of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
    // A window wholly inside the hour that spring leaves out does not happen.
    guard start < end else { return nil }
    var last = end
    if let next = nextWindowStart(after: date) {
      last = min(last, next.adding(seconds: -gapSeconds))
    }
    return start <= last ? start.secondsSinceEpoch...last.secondsSinceEpoch : nil
  }

  /// Fewer than asked for only on a day that a clock change or quiet hours have made shorter.
  private func count(within span: Int) -> Int {
    min(plan.perDay, StandardPlan.feasibleCount(span: span, gap: gapSeconds))
  }

  /// A date's draws, within 0…`span`.
  ///
  /// - Parameter note: is told of each.
  private func positions(
    within span: Int, on date: CivilDate, _ note: (DrawnPosition) -> Void = { _ in }
  ) -> [Int] {
    var generator = isDrawnOnce ? seed.generatorOnce() : seed.generator(on: date)
    let count = count(within: span)
    var positions: [Int] = []
    positions.reserveCapacity(count)
    for index in 0..<count {
      let part = part(index, of: count, span: span)
      let lower = max(part.lowerBound, positions.last.map { $0 + gapSeconds } ?? 0)
      let upper = max(lower, min(part.upperBound, span - (count - 1 - index) * gapSeconds))
      let position = lower + generator.next(through: upper - lower)
      positions.append(position)
      note(
        DrawnPosition(
          partFirst: part.lowerBound, partLast: part.upperBound, lowest: lower, highest: upper,
          position: position))
    }
    return positions
  }

  /// One of the equal parts of 0…`span`; where there are more parts than seconds, one may lie before its beginning.
  private func part(
    _ index: Int, of count: Int, span: Int
  ) -> (lowerBound: Int, upperBound: Int) {
    (span * index / count, index == count - 1 ? span : span * (index + 1) / count - 1)
  }

  /// Windows three days on start more than a gap (at most 12 hours) after this one's end, which is
  /// at most 24 hours after its start, even if the zone leaves out a date.
  private func nextWindowStart(after date: CivilDate) -> Instant? {
    for distance in 1...3 {
      let following = date.adding(days: distance)
      guard zone.hasDate(following), let window = plan.window(on: following.dayOfWeek) else {
        continue
      }
      return zone.start(of: LocalTime(following, minuteOfDay: window.startMinute))
    }
    return nil
  }
}
