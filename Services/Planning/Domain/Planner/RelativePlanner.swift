import Calendar

/// Plans one instant for each firing of a trigger. The draw depends on the occurrence only, not on
/// the time of the request or on other occurrences.
struct RelativePlanner: DayPlanner {
  let plan: RelativePlan
  let zone: any ZoneRules
  let seed: PlanSeed
  /// Quiet hours; an instant within them moves to their end.
  let quietHours: QuietHours
  /// Instants of all occurrences, ascending, without duplicates.
  private(set) var instants: [Instant] = []
  private var byDate: [CivilDate: [Instant]] = [:]

  init(
    plan: RelativePlan, zone: any ZoneRules, seed: PlanSeed, quietHours: QuietHours,
    fired: [FiredTrigger]
  ) {
    self.plan = plan
    self.zone = zone
    self.seed = seed
    self.quietHours = quietHours
    instants = Set(fired.compactMap(instant)).sorted()
    byDate = Dictionary(grouping: instants) { zone.date(at: $0) }
  }

  func add(
    on date: CivilDate, from earliest: Int, by clock: inout ZoneClock, to seconds: inout [Int]
  ) {
    seconds += (byDate[date] ?? []).lazy.map(\.secondsSinceEpoch).filter { $0 >= earliest }
  }

  /// Length of the part in which an instant is placed again first, in seconds.
  private static let partSeconds = 2 * 3600

  /// An instant that is not free moves later, within its window or else within the rest of its
  /// date.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    instants(on: date).map { instant in
      let second = instant.secondsSinceEpoch
      var open = IntervalSet(second...max(second, end(after: instant, on: date)))
      for range in quiet { open.remove(range) }
      return DayDraw(
        wish: instant, part: open.clamped(to: second...second + Self.partSeconds), window: open)
    }
  }

  /// Returns nil if planning learned of the firing too late, or if no window opens within eight
  /// days.
  func instant(of fired: FiredTrigger) -> Instant? {
    guard let drawn = drawn(fired) else { return nil }
    var instant = drawn
    // Each step moves forward to the edge of a window; 64 steps cover a week of windows.
    for _ in 0..<64 {
      guard let open = opening(from: instant) else { return nil }
      guard let quiet = quiet(at: open) else { return open }
      instant = Instant(secondsSinceEpoch: quiet.upperBound + 1)
    }
    return nil
  }

  /// Returns the instant before windows and quiet hours are applied; nil if planning learned of the
  /// firing too late.
  func drawn(_ fired: FiredTrigger) -> Instant? {
    let instant = fired.firedAt.adding(seconds: delay(after: fired))
    guard instant < fired.toldAt else { return instant }
    return fired.toldAt.seconds(since: instant) <= plan.lateMinutes * 60 ? fired.toldAt : nil
  }

  /// Returns how the instant is drawn; nil if absent.
  func trace(after fired: FiredTrigger) -> DelayTrace? {
    guard let drawn = drawn(fired), let instant = instant(of: fired) else { return nil }
    return DelayTrace(
      seed: seed.valueAfter(fired.id.bytes), bounds: delaySeconds, seconds: delay(after: fired),
      drawn: drawn, window: windows(about: instant).first)
  }

  private var delaySeconds: ClosedRange<Int> {
    plan.delayMinutes.lowerBound * 60...plan.delayMinutes.upperBound * 60
  }

  private func delay(after fired: FiredTrigger) -> Int {
    var generator = seed.generatorAfter(fired.id.bytes)
    let bounds = delaySeconds
    return bounds.lowerBound + generator.next(through: bounds.upperBound - bounds.lowerBound)
  }

  /// Returns the windows that contain an instant; yesterday's window can extend into today.
  private func windows(about instant: Instant) -> [Range<Instant>] {
    let date = zone.date(at: instant)
    var clock = ZoneClock(zone)
    return [-1, 0].compactMap { window(on: date.adding(days: $0), by: &clock) }
      .filter { $0.contains(instant) }
  }

  private func opening(from instant: Instant) -> Instant? {
    guard !plan.windows.isEmpty else { return instant }
    let today = zone.date(at: instant)
    var clock = ZoneClock(zone)
    // Yesterday's window can extend into today; the window one week ahead is the last candidate.
    for distance in -1...8 {
      guard let window = window(on: today.adding(days: distance), by: &clock),
        instant < window.upperBound
      else { continue }
      return max(instant, window.lowerBound)
    }
    return nil
  }

  private func window(on date: CivilDate, by clock: inout ZoneClock) -> Range<Instant>? {
    plan.window(on: date.dayOfWeek).flatMap { clock.window($0, on: date) }
  }

  private func quiet(at instant: Instant) -> ClosedRange<Int>? {
    quietHours.seconds(around: zone.date(at: instant), in: zone).first {
      $0.contains(instant.secondsSinceEpoch)
    }
  }

  /// Returns the last second to which the instant may move.
  private func end(after instant: Instant, on date: CivilDate) -> Int {
    let ends = windows(about: instant).map(\.upperBound.secondsSinceEpoch)
    let midnight = zone.start(of: LocalTime(date.adding(days: 1), minuteOfDay: 0))
    return (ends.max() ?? midnight.secondsSinceEpoch) - 1
  }
}
