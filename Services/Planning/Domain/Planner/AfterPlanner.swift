import Calendar

/// One instant for each time that a trigger fired: drawn by the occurrence alone, so that neither the time of asking
/// nor other occurrences have a say.
struct AfterPlanner: DayPlanner {
  let plan: AfterPlan
  let zone: any ZoneRules
  let seed: PlanSeed
  /// Whose end an instant waits for.
  let quietHours: QuietHours
  /// Of all occurrences, earliest first, none twice.
  private(set) var instants: [Instant] = []
  private var byDate: [CivilDate: [Instant]] = [:]

  init(
    plan: AfterPlan, zone: any ZoneRules, seed: PlanSeed, quietHours: QuietHours,
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

  /// How far it is moved rather than further, where something is in its way.
  private static let partSeconds = 2 * 3600

  /// What is in its way moves an instant back, within the window that it lies in or else the rest of its date.
  func draws(on date: CivilDate, quiet: [ClosedRange<Int>]) -> [DayDraw] {
    instants(on: date).map { instant in
      let second = instant.secondsSinceEpoch
      var open = SecondSet(second...max(second, end(after: instant, on: date)))
      for range in quiet { open.remove(range) }
      return DayDraw(
        wish: instant, part: open.clamped(to: second...second + Self.partSeconds), window: open)
    }
  }

  /// Nil: it was told too late, or no window comes within eight days.
  func instant(of fired: FiredTrigger) -> Instant? {
    guard let drawn = drawn(fired) else { return nil }
    var instant = drawn
    // Each step goes forward to an edge of a window; a week of them has at most so many.
    for _ in 0..<64 {
      guard let open = opening(from: instant) else { return nil }
      guard let quiet = quiet(at: open) else { return open }
      instant = Instant(secondsSinceEpoch: quiet.upperBound + 1)
    }
    return nil
  }

  /// Before windows and quiet hours; nil: told too late.
  func drawn(_ fired: FiredTrigger) -> Instant? {
    let instant = fired.firedAt.adding(seconds: delay(after: fired))
    guard instant < fired.toldAt else { return instant }
    return fired.toldAt.seconds(since: instant) <= plan.lateMinutes * 60 ? fired.toldAt : nil
  }

  /// How its instant comes about; nil: it has none.
  func trace(after fired: FiredTrigger) -> DelayTrace? {
    guard let drawn = drawn(fired), let instant = instant(of: fired) else { return nil }
    return DelayTrace(
      seed: seed.valueAfter(fired.idBytes), bounds: delaySeconds, seconds: delay(after: fired),
      drawn: drawn, window: windows(about: instant).first)
  }

  private var delaySeconds: ClosedRange<Int> {
    plan.delayMinutes.lowerBound * 60...plan.delayMinutes.upperBound * 60
  }

  private func delay(after fired: FiredTrigger) -> Int {
    var generator = seed.generatorAfter(fired.idBytes)
    let bounds = delaySeconds
    return bounds.lowerBound + generator.next(through: bounds.upperBound - bounds.lowerBound)
  }

  /// Those that an instant lies in: yesterday's can reach into today.
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
    // Yesterday's window can reach into today; next week's is the last to come.
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

  /// The last second that it may move to.
  private func end(after instant: Instant, on date: CivilDate) -> Int {
    let ends = windows(about: instant).map(\.upperBound.secondsSinceEpoch)
    let midnight = zone.start(of: LocalTime(date.adding(days: 1), minuteOfDay: 0))
    return (ends.max() ?? midnight.secondsSinceEpoch) - 1
  }
}
