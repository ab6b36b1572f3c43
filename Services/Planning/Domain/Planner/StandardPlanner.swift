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
    guard zone.hasDate(date), let window = plan.window(on: date.dayOfWeek) else { return [] }
    let start = zone.start(of: LocalTime(date, minuteOfDay: window.startMinute))
    let end = zone.start(
      of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
    // A window wholly inside the hour that spring leaves out does not happen.
    guard start < end else { return [] }
    var last = end
    if let next = nextWindowStart(after: date) {
      last = min(last, next.adding(seconds: -gapSeconds))
    }
    let span = last.seconds(since: start)
    // Fewer than asked for only on a day that a clock change has made shorter.
    let count = min(plan.perDay, StandardPlan.feasibleCount(span: span, gap: gapSeconds))
    var generator = isDrawnOnce ? seed.generatorOnce() : seed.generator(on: date)
    return draw(count, span: span, by: &generator).map { start.adding(seconds: $0) }
  }

  /// `count` offsets within 0…`span` seconds.
  private func draw(_ count: Int, span: Int, by generator: inout Xoshiro256) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      let partStart = span * index / count
      let partEnd = index == count - 1 ? span : span * (index + 1) / count - 1
      let lower = max(partStart, offsets.last.map { $0 + gapSeconds } ?? 0)
      let upper = max(lower, min(partEnd, span - (count - 1 - index) * gapSeconds))
      offsets.append(lower + generator.next(through: upper - lower))
    }
    return offsets
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
