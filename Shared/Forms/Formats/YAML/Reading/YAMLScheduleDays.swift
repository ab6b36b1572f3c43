internal import Questionnaires

extension YAMLValue {
  /// Reads `{questionnaire}`, `{date}`, `{staff-date}` or `{trigger, option}`, each with `offset-days`;
  /// or `{offset-days}` alone.
  func anchor(at path: FindingPath) -> ScheduleAnchorDefinition? {
    noted(path)
    return mapping("anchor") { mapping in
      let events: [(key: String, event: ScheduleAnchorDefinition.Event)] = [
        mapping.optional("questionnaire")?.noted(path.field("questionnaire_id")).text()
          .map { ("questionnaire", .questionnaire($0)) },
        mapping.optional("date")?.noted(path.field("date")).text().map { ("date", .date($0)) },
        mapping.optional("staff-date")?.noted(path.field("staff_date_id")).text()
          .map { ("staff-date", .staffDate($0)) },
        mapping.optional("trigger")?.noted(path.field("trigger_id")).text()
          .map { ("trigger", .trigger($0)) },
      ].compactMap(\.self)
      if events.count > 1 {
        mapping.report(
          "\(events.map { "`\($0.key)`" }.joined(separator: " and ")) exclude each other")
      }
      return ScheduleAnchorDefinition(
        event: events.first?.event ?? .joining,
        offsetDays: mapping.optional("offset-days")?.noted(path.field("offset_days")).signed() ?? 0,
        optionID: mapping.text("option", at: path.field("option_id")))
    }
  }

  /// Reads a rhythm and its duration.
  func scheduleDays(at path: FindingPath) -> ScheduleDaysDefinition? {
    noted(path)
    return mapping("days") { mapping in
      let rhythms = ["every-days", "every-weeks", "every-months", "burst", "sequence"]
        .compactMap { name in mapping.optional(name).map { (name, $0) } }
      if rhythms.count > 1 {
        mapping.report(
          "\(rhythms.map { "`\($0.0)`" }.joined(separator: " and ")) exclude each other")
      }
      return ScheduleDaysDefinition(
        rhythm: rhythms.first.flatMap { $1.rhythm($0, at: path) },
        dayCount: mapping.unsigned("count", at: path.field("day_count")),
        fromDate: mapping.text("from", at: path.field("from_date")),
        untilDate: mapping.text("until", at: path.field("until_date")))
    }
  }

  private func rhythm(_ name: String, at path: FindingPath) -> ScheduleDaysDefinition.Rhythm? {
    switch name {
    case "every-days": noted(path.field("every_days")).unsigned().map { .everyDays($0) }
    case "every-weeks": noted(path.field("every_weeks")).unsigned().map { .everyWeeks($0) }
    case "every-months": noted(path.field("every_months")).unsigned().map { .everyMonths($0) }
    case "burst": burst(at: path.field("burst"))
    default: sequence(at: path.field("sequence"))
    }
  }

  private func burst(at path: FindingPath) -> ScheduleDaysDefinition.Rhythm? {
    noted(path)
    return mapping("burst") { mapping in
      .burst(
        daysOn: mapping.required("on")?.noted(path.field("days_on")).unsigned() ?? 0,
        daysOff: mapping.required("off")?.noted(path.field("days_off")).unsigned() ?? 0)
    }
  }

  private func sequence(at path: FindingPath) -> ScheduleDaysDefinition.Rhythm? {
    let path = path.field("days")
    noted(path)
    return list().map { days in
      .sequence(
        days.enumerated().compactMap { index, value in value.noted(path.index(index)).unsigned() })
    }
  }

  /// Reads `{per-day-max, minimum-gap-minutes, holidays}`.
  func promptRules(at path: FindingPath) -> PromptRulesDefinition? {
    noted(path)
    return mapping("prompts") { mapping in
      PromptRulesDefinition(
        perDayMax: mapping.unsigned("per-day-max", at: path.field("per_day_max")),
        minimumGapMinutes: mapping.unsigned(
          "minimum-gap-minutes", at: path.field("minimum_gap_minutes")),
        holidays: mapping.optional("holidays")?.noted(path.field("holidays"))
          .texts(at: path.field("holidays")) ?? [])
    }
  }

  /// Reads `{per-day-min, per-day-max, minimum-gap-minutes, window}`.
  func bounds(at path: FindingPath) -> ParticipantBoundsDefinition? {
    noted(path)
    return mapping("bounds") { mapping in
      var bounds = ParticipantBoundsDefinition(
        perDayMin: mapping.unsigned("per-day-min", at: path.field("per_day_min")),
        perDayMax: mapping.unsigned("per-day-max", at: path.field("per_day_max")),
        minimumGapMinutes: mapping.unsigned(
          "minimum-gap-minutes", at: path.field("minimum_gap_minutes")))
      if let value = mapping.optional("window")?.noted(path.field("earliest_minute")),
        let text = value.text()
      {
        if let window = ClockTimes.window(text) {
          (bounds.earliestMinute, bounds.latestMinute) = (window.start, window.end)
        } else {
          value.report("`\(text)` is not a window; write \"08:00-20:00\"")
        }
      }
      return bounds
    }
  }
}
