internal import Messages

extension CatalogueV1.DayOfWeek {
  /// - Parameter day: 1 Monday … 7 Sunday.
  fileprivate static func iso(_ day: Int) -> CatalogueV1.DayOfWeek {
    [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday][day - 1]
  }
}

extension YAMLValue {
  func schedule() -> CatalogueV1.Schedule? {
    mapping { mapping in
      let plans = ["standard", "custom", "monthly"].compactMap { name in
        mapping.optional(name).map { (name, $0) }
      }
      if plans.count != 1 {
        mapping.report("exactly one of `standard`, `custom`, `monthly` is expected in a schedule")
      }
      return CatalogueV1.Schedule(
        plan: plans.first.flatMap { $1.plan($0) },
        participantMayChange: mapping.optional("participant-may-change")?.truth() ?? false,
        startDay: mapping.optional("start-day")?.unsigned() ?? 0,
        expiresAfterMinutes: mapping.optional("expires-after-minutes")?.unsigned() ?? 0)
    }
  }

  private func plan(_ name: String) -> CatalogueV1.Schedule.OneOfPlan? {
    switch name {
    case "standard": standardPlan().map { .standard($0) }
    case "custom": list().map { .custom(CatalogueV1.CustomPlan(times: $0.flatMap { $0.times() })) }
    default: monthlyPlan().map { .monthly($0) }
    }
  }

  private func standardPlan() -> CatalogueV1.StandardPlan? {
    mapping { mapping in
      CatalogueV1.StandardPlan(
        perDay: mapping.required("per-day")?.unsigned() ?? 0,
        windows: mapping.required("windows")?.windows() ?? [],
        minimumGapMinutes: mapping.optional("minimum-gap-minutes")?.unsigned() ?? 0)
    }
  }

  /// Weekdays may overlap in no way: the more specific key would silently win.
  private func windows() -> [CatalogueV1.DayWindow]? {
    mapping { mapping in
      var byDay: [Int: CatalogueV1.DayWindow] = [:]
      for (word, value, mark) in mapping.everything() {
        guard let days = ClockTimes.days(word) else {
          problems.add(
            mark, "`\(word)` is no weekday; write monday…sunday, weekdays, weekend or everyday")
          continue
        }
        guard let text = value.text() else { continue }
        guard let window = ClockTimes.window(text) else {
          value.report("`\(text)` is no window; write \"08:00-20:00\"")
          continue
        }
        for day in days {
          let window = CatalogueV1.DayWindow(
            day: .iso(day), startMinute: window.start, endMinute: window.end)
          if byDay.updateValue(window, forKey: day) != nil {
            problems.add(mark, "\(ClockTimes.weekdays[day - 1]) has two windows")
          }
        }
      }
      return byDay.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// `{days: [monday], at: "18:30"}`.
  private func times() -> [CatalogueV1.WeeklyTime] {
    let times = mapping { mapping in
      let minute = mapping.required("at")?.clockTime()
      let days = mapping.required("days")?.days() ?? []
      return days.map { CatalogueV1.WeeklyTime(day: .iso($0), minuteOfDay: minute ?? 0) }
    }
    return times ?? []
  }

  private func monthlyPlan() -> CatalogueV1.MonthlyPlan? {
    mapping { mapping in
      CatalogueV1.MonthlyPlan(
        dayOfMonth: mapping.required("day-of-month")?.unsigned() ?? 0,
        minuteOfDay: mapping.required("at")?.clockTime() ?? 0)
    }
  }

  /// A word for weekdays, or a list of such words.
  private func days() -> [Int] {
    let words = if case .sequence = node { list() ?? [] } else { [self] }
    return words.flatMap { value -> [Int] in
      guard let word = value.text() else { return [] }
      if let days = ClockTimes.days(word) { return Array(days) }
      value.report("`\(word)` is no weekday; write monday…sunday, weekdays, weekend or everyday")
      return []
    }
  }

  private func clockTime() -> UInt32? {
    guard let text = text() else { return nil }
    if let minute = ClockTimes.minute(text[...]) { return minute }
    report("`\(text)` is no clock time; write \"18:30\"")
    return nil
  }
}
