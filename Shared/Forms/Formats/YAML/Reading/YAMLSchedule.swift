internal import Questionnaires

extension YAMLMapping {
  /// Reads `schedule`, or a list `schedules`.
  ///
  /// - Parameter use: path of the questionnaire's use.
  func schedules(at use: FindingPath) -> [ScheduleDefinition] {
    let (one, several) = (optional("schedule"), optional("schedules"))
    if one != nil, several != nil { report("`schedule` and `schedules` exclude each other") }
    guard let several else {
      return one.flatMap { $0.schedule(at: use.item("schedules", 0)) }.map { [$0] } ?? []
    }
    several.noted(use.field("schedules"))
    var schedules: [ScheduleDefinition] = []
    for value in several.list() ?? [] {
      let path = use.item("schedules", schedules.count)
      if let schedule = value.schedule(at: path) { schedules.append(schedule) }
    }
    return schedules
  }
}

extension YAMLValue {
  fileprivate func schedule(at path: FindingPath) -> ScheduleDefinition? {
    noted(path)
    return mapping("schedule") { mapping in
      let plans = ["standard", "custom", "monthly", "daily", "after"].compactMap { name in
        mapping.optional(name).map { (name, $0) }
      }
      if plans.count != 1 {
        mapping.report(
          "expected exactly one of `standard`, `custom`, `monthly`, `daily`, `after` in a schedule"
        )
      }
      return ScheduleDefinition(
        id: mapping.text("id", at: path.field("schedule_id")),
        plan: plans.first.flatMap { $1.plan($0, at: path.field($0)) },
        participantMayChange: mapping.truth("participant-may-change"),
        participantMayMute: mapping.truth(
          "participant-may-mute", at: path.field("participant_may_mute")),
        anchor: mapping.optional("anchor")?.anchor(at: path.field("anchor"))
          ?? ScheduleAnchorDefinition(),
        startDay: mapping.unsigned("start-day", at: path.field("start_day")),
        days: mapping.optional("days")?.scheduleDays(at: path.field("days"))
          ?? ScheduleDaysDefinition(),
        isDrawnOnce: mapping.truth("drawn-once", at: path.field("drawn_once")),
        expiresAfterMinutes: mapping.unsigned(
          "expires-after-minutes", at: path.field("expires_after_minutes")),
        bounds: mapping.optional("bounds")?.bounds(at: path.field("bounds")),
        priority: mapping.unsigned("priority", at: path.field("priority")),
        followUp: mapping.followUp(at: path))
    }
  }

  private func plan(_ name: String, at path: FindingPath) -> ScheduleDefinition.Plan? {
    noted(path)
    switch name {
    case "standard": return standardPlan(at: path).map { .standard($0) }
    case "custom":
      var times: [WeeklyTimeDefinition] = []
      for value in list() ?? [] {
        for time in value.times() {
          value.noted(path.item("times", times.count))
          times.append(time)
        }
      }
      return .custom(times)
    case "daily":
      return .daily(clockTimes(at: path.field("minutes_of_day")))
    case "after": return afterPlan(at: path)
    default: return monthlyPlan(at: path)
    }
  }

  private func standardPlan(at path: FindingPath) -> StandardPlanDefinition? {
    mapping("standard-plan") { mapping in
      StandardPlanDefinition(
        perDay: mapping.required("per-day")?.noted(path.field("per_day")).unsigned() ?? 0,
        windows: mapping.required("windows")?.windows(at: path) ?? [],
        minimumGapMinutes: mapping.unsigned(
          "minimum-gap-minutes", at: path.field("minimum_gap_minutes")))
    }
  }

  /// Weekdays must not overlap: the more specific key would silently win.
  private func windows(at path: FindingPath) -> [DayWindowDefinition]? {
    noted(path.field("windows"))
    return mapping("windows") { mapping in
      var byDay: [Int: (DayWindowDefinition, SourcePosition)] = [:]
      for (word, value, place) in mapping.everything() {
        guard let days = ClockTimes.days(word) else {
          reading.add(.valueInvalid, at: place, Self.noWeekday(word))
          continue
        }
        guard let text = value.text() else { continue }
        guard let window = ClockTimes.window(text) else {
          value.report("`\(text)` is not a window; write \"08:00-20:00\"")
          continue
        }
        for day in days {
          let window = DayWindowDefinition(
            day: day, startMinute: window.start, endMinute: window.end)
          if byDay.updateValue((window, place), forKey: day) != nil {
            reading.add(
              .keyDuplicate, at: place, "\(ClockTimes.weekdays[day - 1]) has two windows")
          }
        }
      }
      return byDay.sorted { $0.key < $1.key }.enumerated().map { index, found in
        reading.note(path.item("windows", index), at: found.value.1)
        return found.value.0
      }
    }
  }

  private static func noWeekday(_ word: String) -> String {
    "`\(word)` is not a weekday; write monday…sunday, weekdays, weekend or everyday"
  }

  /// Reads `{days: [monday], at: "18:30"}`.
  private func times() -> [WeeklyTimeDefinition] {
    let times = mapping("weekly-time") { mapping in
      let minute = mapping.required("at")?.clockTime()
      let days = mapping.required("days")?.days() ?? []
      return days.map { WeeklyTimeDefinition(day: $0, minuteOfDay: minute ?? 0) }
    }
    return times ?? []
  }

  private func monthlyPlan(at path: FindingPath) -> ScheduleDefinition.Plan? {
    mapping("monthly-plan") { mapping in
      .monthly(
        dayOfMonth: mapping.required("day-of-month")?.noted(path.field("day_of_month"))
          .unsigned() ?? 0,
        minuteOfDay: mapping.required("at")?.noted(path.field("minute_of_day")).clockTime() ?? 0)
    }
  }

  private func afterPlan(at path: FindingPath) -> ScheduleDefinition.Plan? {
    mapping("after-plan") { mapping in
      .after(
        AfterPlanDefinition(
          delayMinutesMin: mapping.unsigned(
            "delay-minutes-min", at: path.field("delay_minutes_min")),
          delayMinutesMax: mapping.unsigned(
            "delay-minutes-max", at: path.field("delay_minutes_max")),
          windows: mapping.optional("windows")?.windows(at: path) ?? [],
          lateMinutes: mapping.unsigned("late-minutes", at: path.field("late_minutes"))))
    }
  }

  /// Reads a word for weekdays, or a list of such words.
  private func days() -> [Int] {
    let words = isSequence ? list() ?? [] : [self]
    return words.flatMap { value -> [Int] in
      guard let word = value.text() else { return [] }
      if let days = ClockTimes.days(word) { return Array(days) }
      value.report(Self.noWeekday(word))
      return []
    }
  }

  func clockTime() -> UInt32? {
    guard let text = text() else { return nil }
    if let minute = ClockTimes.minute(text[...]) { return minute }
    report("`\(text)` is not a clock time; write \"18:30\"")
    return nil
  }
}
