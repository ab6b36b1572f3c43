import Questionnaires
import Serialization

extension ScheduleCoding {
  /// Exports a stored schedule as a JSON object. `plan` is `standard`, `custom`, `monthly`, `daily`
  /// or `after`; clock times are `HH:MM`; weekdays are 1 (Monday) to 7. Absent settings are
  /// omitted, except for the first three.
  ///
  /// - Throws: `DecodingError`.
  static func exported(_ bytes: [UInt8]) throws -> ExportedValue {
    .json(try json(bytes, isInput: false))
  }

  /// Exports the inputs of a plan like ``exported(_:)``, without the participants' permissions.
  ///
  /// - Throws: `DecodingError`.
  static func exportedInput(_ bytes: [UInt8]) throws -> ExportedValue {
    .json(try json(bytes, isInput: true))
  }

  /// - Throws: `DecodingError`.
  static func json(_ bytes: [UInt8], isInput: Bool) throws -> String {
    let schedule = try definition(bytes)
    var json = JSONWriter()
    json.object { object in
      object.member("start_day", schedule.startDay)
      object.member("expires_after_minutes", schedule.expiresAfterMinutes)
      if !isInput { object.member("participant_may_change", schedule.participantMayChange) }
      write(schedule.anchor, to: &object)
      write(schedule.days, to: &object)
      if schedule.isDrawnOnce { object.member("drawn_once", true) }
      if let plan = schedule.plan { write(plan, to: &object) }
    }
    return json.text
  }

  /// Exports a participant's notification settings as rules.
  ///
  /// - Throws: `DecodingError`.
  static func exportedSettings(_ bytes: [UInt8]) throws -> ExportedValue {
    .json(PersonNotificationRules(try settings(bytes), studies: [:]).text)
  }

  private static func write(_ plan: ScheduleDefinition.Plan, to object: inout JSONWriter) {
    switch plan {
    case .standard(let plan):
      object.member("plan", "standard")
      object.member("per_day", plan.perDay)
      object.member("minimum_gap_minutes", plan.minimumGapMinutes)
      write(plan.windows, to: &object)
    case .custom(let times):
      object.member("plan", "custom")
      object.objects("times", times) { time, object in
        if let day = time.day { object.member("day", day) }
        object.member("time", clock(time.minuteOfDay))
      }
    case .monthly(let day, let minute):
      object.member("plan", "monthly")
      object.member("day_of_month", day)
      object.member("time", clock(minute))
    case .daily(let minutes):
      object.member("plan", "daily")
      object.objects("times", minutes) { minute, object in
        object.member("time", clock(minute))
      }
    case .after(let plan):
      object.member("plan", "after")
      object.member("delay_minutes_min", plan.delayMinutesMin)
      object.member("delay_minutes_max", plan.delayMinutesMax)
      write(plan.windows, to: &object)
    }
  }

  private static func write(_ windows: [DayWindowDefinition], to object: inout JSONWriter) {
    object.objects("windows", windows) { window, object in
      if let day = window.day { object.member("day", day) }
      object.member("start", clock(window.startMinute))
      object.member("end", clock(window.endMinute))
    }
  }

  private static func write(_ anchor: ScheduleAnchorDefinition, to object: inout JSONWriter) {
    switch anchor.event {
    case .joining: break
    case .questionnaire(let id): object.member("anchor_questionnaire_id", id)
    case .date(let date): object.member("anchor_date", date)
    case .staffDate(let id): object.member("anchor_staff_date_id", id)
    case .trigger(let id): object.member("anchor_trigger_id", id)
    }
    if !anchor.optionID.isEmpty { object.member("anchor_option_id", anchor.optionID) }
    if anchor.offsetDays != 0 {
      object.member("anchor_offset_days", anchor.offsetDays)
    }
  }

  private static func write(_ days: ScheduleDaysDefinition, to object: inout JSONWriter) {
    switch days.rhythm {
    case nil: break
    case .everyDays(let number): object.member("every_days", number)
    case .everyWeeks(let number): object.member("every_weeks", number)
    case .everyMonths(let number): object.member("every_months", number)
    case .burst(let on, let off):
      object.member("days_on", on)
      object.member("days_off", off)
    case .sequence(let days): object.member("sequence", days)
    }
    if days.dayCount > 0 { object.member("day_count", days.dayCount) }
    for (name, date) in [("from_date", days.fromDate), ("until_date", days.untilDate)]
    where !date.isEmpty {
      object.member(name, date)
    }
  }

  private static func clock(_ minute: UInt32) -> String {
    func twoDigits(_ number: UInt32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
  }
}
