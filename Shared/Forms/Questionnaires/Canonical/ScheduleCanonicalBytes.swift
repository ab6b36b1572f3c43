extension CanonicalEncoder {
  /// Records everything except the id. Default values have no record, so that older schedules keep
  /// their bytes.
  mutating func record(_ schedule: ScheduleDefinition) {
    record("participant_may_change", schedule.participantMayChange)
    record("start_day", schedule.startDay)
    record("expires_after_minutes", schedule.expiresAfterMinutes)
    record(schedule.plan)
    record(schedule.anchor)
    record(schedule.days)
    if schedule.isDrawnOnce { record("drawn_once", true) }
    if let bounds = schedule.bounds { record(bounds) }
    if schedule.participantMayMute { record("participant_may_mute", true) }
    if schedule.priority > 0 { record("priority", schedule.priority) }
    record(schedule.followUp)
  }

  /// Records nothing if there are no rules.
  mutating func record(_ rules: PromptRulesDefinition) {
    if rules.perDayMax > 0 { record("prompts_per_day_max", rules.perDayMax) }
    if rules.minimumGapMinutes > 0 { record("prompt_gap_minutes", rules.minimumGapMinutes) }
    if !rules.holidays.isEmpty {
      list("holidays", rules.holidays.sorted()) { $0.record("date", $1) }
    }
  }

  private mutating func record(_ followUp: FollowUpDefinition) {
    if let reminders = followUp.reminders {
      record("reminder_count", reminders.count)
      record("reminder_distance_minutes", reminders.distanceMinutes)
    }
    if let snooze = followUp.snooze {
      record("snooze_times_max", snooze.timesMax)
      record("snooze_minutes_max", snooze.minutesMax)
    }
    if followUp.completionMinutes > 0 {
      record("completion_minutes", followUp.completionMinutes)
    }
  }

  private mutating func record(_ plan: ScheduleDefinition.Plan?) {
    switch plan {
    case nil: break
    case .standard(let plan):
      record("plan", "standard")
      record("per_day", plan.perDay)
      record("minimum_gap_minutes", plan.gapMinutes)
      record(plan.windows)
    case .custom(let times):
      record("plan", "custom")
      let sorted = times.sorted { ($0.day ?? 0, $0.minuteOfDay) < ($1.day ?? 0, $1.minuteOfDay) }
      list("times", sorted) { encoder, time in
        encoder.record("day", time.day ?? 0)
        encoder.record("minute_of_day", time.minuteOfDay)
      }
    case .monthly(let day, let minute):
      record("plan", "monthly")
      record("day_of_month", day)
      record("minute_of_day", minute)
    case .daily(let minutes):
      record("plan", "daily")
      list("minutes_of_day", minutes.sorted()) { $0.record("minute_of_day", $1) }
    case .after(let plan):
      record("plan", "after")
      record("delay_minutes_min", plan.delayMinutesMin)
      record("delay_minutes_max", plan.delayMinutesMax)
      record(plan.windows)
      record("late_minutes", plan.lateMinutes)
    }
  }

  /// Each weekday has one window at most, so the order has no meaning.
  private mutating func record(_ windows: [DayWindowDefinition]) {
    list("windows", windows.sorted { ($0.day ?? 0) < ($1.day ?? 0) }) { encoder, window in
      encoder.record("day", window.day ?? 0)
      encoder.record("start_minute", window.startMinute)
      encoder.record("end_minute", window.endMinute)
    }
  }

  private mutating func record(_ anchor: ScheduleAnchorDefinition) {
    switch anchor.event {
    case .joining: break
    case .questionnaire(let id): record("anchor_questionnaire_id", id)
    case .date(let date): record("anchor_date", date)
    case .staffDate(let id): record("anchor_staff_date_id", id)
    case .trigger(let id): record("anchor_trigger_id", id)
    }
    if anchor.offsetDays != 0 { record("anchor_offset_days", anchor.offsetDays) }
    if !anchor.optionID.isEmpty { record("anchor_option_id", anchor.optionID) }
  }

  private mutating func record(_ days: ScheduleDaysDefinition) {
    switch days.rhythm {
    case nil: break
    case .everyDays(let number): record("every_days", number)
    case .everyWeeks(let number): record("every_weeks", number)
    case .everyMonths(let number): record("every_months", number)
    case .burst(let on, let off):
      record("days_on", on)
      record("days_off", off)
    case .sequence(let days): list("sequence", days) { $0.record("day", $1) }
    }
    if days.dayCount > 0 { record("day_count", days.dayCount) }
    if !days.fromDate.isEmpty { record("from_date", days.fromDate) }
    if !days.untilDate.isEmpty { record("until_date", days.untilDate) }
  }

  private mutating func record(_ bounds: ParticipantBoundsDefinition) {
    record("bounds_per_day_min", bounds.perDayMin)
    record("bounds_per_day_max", bounds.perDayMax)
    record("bounds_minimum_gap_minutes", bounds.minimumGapMinutes)
    record("bounds_earliest_minute", bounds.earliestMinute)
    record("bounds_latest_minute", bounds.latestMinute)
  }
}
