internal import Questionnaires

extension ScheduleDefinition {
  /// - Parameter lose: called with each unsupported part.
  func output(_ lose: (String) -> Void) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("id", id: id)
    switch plan {
    case nil: lose("schedule without a plan")
    case .standard(let plan): pairs.add("standard", plan.output(lose))
    case .custom(let times): pairs.add("custom", .list(Self.output(times, lose)))
    case .monthly(let day, let minute):
      var monthly = YAMLPairs()
      monthly.add("day-of-month", .word("\(day)"))
      monthly.add("at", Self.clockTime(minute, lose))
      pairs.add("monthly", monthly.compact)
    case .daily(let minutes):
      pairs.add("daily", .compact(minutes.map { Self.clockTime($0, lose) }))
    case .after(let plan): pairs.add("after", plan.output(lose))
    }
    pairs.add("anchor", anchor.output)
    pairs.add("start-day", count: startDay)
    pairs.add("days", days.output)
    pairs.add("drawn-once", flag: isDrawnOnce)
    pairs.add("expires-after-minutes", count: expiresAfterMinutes)
    pairs.add("participant-may-change", flag: participantMayChange)
    pairs.add("participant-may-mute", flag: participantMayMute)
    pairs.add("bounds", bounds?.output(lose))
    pairs.add("priority", count: priority)
    pairs.add("reminders", followUp.reminders?.output)
    pairs.add("snooze", followUp.snooze?.output)
    pairs.add("completion-minutes", count: followUp.completionMinutes)
    return pairs.block
  }

  static func clockTime(_ minute: UInt32, _ lose: (String) -> Void) -> YAMLOutput {
    if minute >= 1_440 { lose("minute \(minute) of a day") }
    return .quoted(ClockTimes.text(minute))
  }

  /// Adjacent entries with the same clock time become one entry.
  private static func output(
    _ times: [WeeklyTimeDefinition], _ lose: (String) -> Void
  ) -> [YAMLOutput] {
    var entries: [(days: [Int], minute: UInt32)] = []
    for time in times {
      guard let day = time.day, (1...7).contains(day) else {
        lose("clock time without a weekday")
        continue
      }
      if entries.last?.minute == time.minuteOfDay {
        entries[entries.count - 1].days.append(day)
      } else {
        entries.append(([day], time.minuteOfDay))
      }
    }
    return entries.map { entry in
      var pairs = YAMLPairs()
      pairs.add("days", days(entry.days))
      pairs.add("at", clockTime(entry.minute, lose))
      return pairs.compact
    }
  }

  private static func days(_ days: [Int]) -> YAMLOutput {
    switch days {
    case [1, 2, 3, 4, 5, 6, 7]: .word("everyday")
    case [1, 2, 3, 4, 5]: .word("weekdays")
    case [6, 7]: .word("weekend")
    default: .compact(days.map { .word(ClockTimes.weekdays[$0 - 1]) })
    }
  }
}

extension StandardPlanDefinition {
  fileprivate func output(_ lose: (String) -> Void) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("per-day", .word("\(perDay)"))
    pairs.add("minimum-gap-minutes", count: minimumGapMinutes)
    pairs.add("windows", windows.output(lose))
    return pairs.compact
  }
}

extension AfterPlanDefinition {
  fileprivate func output(_ lose: (String) -> Void) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("delay-minutes-min", count: delayMinutesMin)
    pairs.add("delay-minutes-max", count: delayMinutesMax)
    if !windows.isEmpty { pairs.add("windows", windows.output(lose)) }
    pairs.add("late-minutes", count: lateMinutes)
    return pairs.compact
  }
}

extension [DayWindowDefinition] {
  /// Days with the same window are written as one word if possible.
  fileprivate func output(_ lose: (String) -> Void) -> YAMLOutput {
    var byDay: [Int: String] = [:]
    var last = 0
    for window in self {
      guard let day = window.day, (1...7).contains(day), day > last else {
        lose("windows that are not in the order of the week, one for each day")
        continue
      }
      last = day
      byDay[day] = ClockTimes.text(from: window.startMinute, to: window.endMinute, lose)
    }
    var pairs = YAMLPairs()
    for (word, days) in [("everyday", 1...7), ("weekdays", 1...5), ("weekend", 6...7)] {
      guard let first = byDay[days.lowerBound], days.allSatisfy({ byDay[$0] == first }) else {
        continue
      }
      pairs.add(word, .quoted(first))
      for day in days { byDay[day] = nil }
    }
    for (day, window) in byDay.sorted(by: { $0.key < $1.key }) {
      pairs.add(ClockTimes.weekdays[day - 1], .quoted(window))
    }
    return pairs.compact
  }
}

extension FollowUpDefinition.Reminders {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("count", .word("\(count)"))
    pairs.add("distance-minutes", .word("\(distanceMinutes)"))
    return pairs.compact
  }
}

extension FollowUpDefinition.Snooze {
  fileprivate var output: YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("times", .word("\(timesMax)"))
    pairs.add("minutes", .word("\(minutesMax)"))
    return pairs.compact
  }
}
