internal import Questionnaires

extension ScheduleAnchorDefinition {
  /// The anchor; nil for the day of joining.
  var output: YAMLOutput? {
    var pairs = YAMLPairs()
    switch event {
    case .joining: break
    case .questionnaire(let id): pairs.add("questionnaire", id: id)
    case .date(let date): pairs.add("date", .quoted(date))
    case .staffDate(let id): pairs.add("staff-date", id: id)
    case .trigger(let id): pairs.add("trigger", id: id)
    }
    pairs.add("option", id: optionID)
    if offsetDays != 0 { pairs.add("offset-days", .word("\(offsetDays)")) }
    return pairs.pairs.isEmpty ? nil : pairs.compact
  }
}

extension ScheduleDaysDefinition {
  /// The days; nil for every day.
  var output: YAMLOutput? {
    guard self != ScheduleDaysDefinition() else { return nil }
    var pairs = YAMLPairs()
    switch rhythm {
    case nil: break
    case .everyDays(let number): pairs.add("every-days", .word("\(number)"))
    case .everyWeeks(let number): pairs.add("every-weeks", .word("\(number)"))
    case .everyMonths(let number): pairs.add("every-months", .word("\(number)"))
    case .burst(let on, let off):
      var burst = YAMLPairs()
      burst.add("on", .word("\(on)"))
      burst.add("off", .word("\(off)"))
      pairs.add("burst", burst.compact)
    case .sequence(let days): pairs.add("sequence", .compact(days.map { .word("\($0)") }))
    }
    pairs.add("count", count: dayCount)
    if !fromDate.isEmpty { pairs.add("from", .quoted(fromDate)) }
    if !untilDate.isEmpty { pairs.add("until", .quoted(untilDate)) }
    return pairs.compact
  }
}

extension PromptRulesDefinition {
  /// The rules; nil if empty.
  var output: YAMLOutput? {
    guard self != PromptRulesDefinition() else { return nil }
    var pairs = YAMLPairs()
    pairs.add("per-day-max", count: perDayMax)
    pairs.add("minimum-gap-minutes", count: minimumGapMinutes)
    if !holidays.isEmpty { pairs.add("holidays", .compact(holidays.map { .quoted($0) })) }
    return pairs.block
  }
}

extension ParticipantBoundsDefinition {
  /// - Parameter lose: called with each unsupported part.
  func output(_ lose: (String) -> Void) -> YAMLOutput {
    var pairs = YAMLPairs()
    pairs.add("per-day-min", count: perDayMin)
    pairs.add("per-day-max", count: perDayMax)
    pairs.add("minimum-gap-minutes", count: minimumGapMinutes)
    if earliestMinute > 0 || latestMinute > 0 {
      pairs.add(
        "window", .quoted(ClockTimes.text(from: earliestMinute, to: latestMinute, lose)))
    }
    return pairs.compact
  }
}

extension ClockTimes {
  /// Formats minutes since midnight as `08:00-20:00`; an end of 0 is midnight.
  static func text(from start: UInt32, to end: UInt32, _ lose: (String) -> Void) -> String {
    if max(start, end) >= 1_440 { lose("window beyond the day") }
    return "\(text(start))-\(end == 0 ? "24:00" : text(end))"
  }
}
