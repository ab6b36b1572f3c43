import PlanningDomain
import Questionnaires
import Serialization

extension ScheduleCoding {
  /// A stored schedule as an object: `plan` is `standard`, `custom`, `monthly`, `daily` or `after`, clock times are `HH:MM`,
  /// days of the week are 1 for Monday to 7. What the study does not say is left out, but for the first three.
  ///
  /// - Throws: `DecodingError`.
  static func exported(_ bytes: [UInt8]) throws -> ExportedValue {
    .json(try json(bytes, isInput: false))
  }

  /// As ``exported(_:)``, of what a plan was drawn from: participants' rights are none of it.
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
      object.name("start_day")
      object.integer(Int64(schedule.startDay))
      object.name("expires_after_minutes")
      object.integer(Int64(schedule.expiresAfterMinutes))
      if !isInput {
        object.name("participant_may_change")
        object.bool(schedule.participantMayChange)
      }
      write(schedule.anchor, to: &object)
      write(schedule.days, to: &object)
      if schedule.isDrawnOnce {
        object.name("drawn_once")
        object.bool(true)
      }
      if let plan = schedule.plan { write(plan, to: &object) }
    }
    return json.text
  }

  /// What a participant chose, as plans are made under it.
  ///
  /// - Throws: `DecodingError`.
  static func exportedSettings(_ bytes: [UInt8]) throws -> ExportedValue {
    .json(PersonPromptRules(try settings(bytes), studies: [:]).text)
  }

  private static func write(_ plan: ScheduleDefinition.Plan, to object: inout JSONWriter) {
    object.name("plan")
    switch plan {
    case .standard(let plan):
      object.string("standard")
      object.name("per_day")
      object.integer(Int64(plan.perDay))
      object.name("minimum_gap_minutes")
      object.integer(Int64(plan.minimumGapMinutes))
      write(plan.windows, to: &object)
    case .custom(let times):
      object.string("custom")
      write(times, named: "times", to: &object) { time, object in
        write(day: time.day, to: &object)
        write(minute: time.minuteOfDay, named: "time", to: &object)
      }
    case .monthly(let day, let minute):
      object.string("monthly")
      object.name("day_of_month")
      object.integer(Int64(day))
      write(minute: minute, named: "time", to: &object)
    case .daily(let minutes):
      object.string("daily")
      write(minutes, named: "times", to: &object) { minute, object in
        write(minute: minute, named: "time", to: &object)
      }
    case .after(let plan):
      object.string("after")
      write(Int64(plan.delayMinutesMin), named: "delay_minutes_min", to: &object)
      write(Int64(plan.delayMinutesMax), named: "delay_minutes_max", to: &object)
      write(plan.windows, to: &object)
    }
  }

  private static func write(_ windows: [DayWindowDefinition], to object: inout JSONWriter) {
    write(windows, named: "windows", to: &object) { window, object in
      write(day: window.day, to: &object)
      write(minute: window.startMinute, named: "start", to: &object)
      write(minute: window.endMinute, named: "end", to: &object)
    }
  }

  private static func write(_ anchor: ScheduleAnchorDefinition, to object: inout JSONWriter) {
    switch anchor.event {
    case .joining: break
    case .questionnaire(let id): write(id, named: "anchor_questionnaire_id", to: &object)
    case .date(let date): write(date, named: "anchor_date", to: &object)
    case .staffDate(let id): write(id, named: "anchor_staff_date_id", to: &object)
    case .trigger(let id): write(id, named: "anchor_trigger_id", to: &object)
    }
    if anchor.offsetDays != 0 {
      write(Int64(anchor.offsetDays), named: "anchor_offset_days", to: &object)
    }
  }

  private static func write(_ days: ScheduleDaysDefinition, to object: inout JSONWriter) {
    switch days.rhythm {
    case nil: break
    case .everyDays(let number): write(Int64(number), named: "every_days", to: &object)
    case .everyWeeks(let number): write(Int64(number), named: "every_weeks", to: &object)
    case .everyMonths(let number): write(Int64(number), named: "every_months", to: &object)
    case .burst(let on, let off):
      write(Int64(on), named: "days_on", to: &object)
      write(Int64(off), named: "days_off", to: &object)
    case .sequence(let days):
      object.name("sequence")
      object.array { array in for day in days { array.integer(Int64(day)) } }
    }
    if days.dayCount > 0 { write(Int64(days.dayCount), named: "day_count", to: &object) }
    for (name, date) in [("from_date", days.fromDate), ("until_date", days.untilDate)]
    where !date.isEmpty {
      write(date, named: name, to: &object)
    }
  }

  private static func write(_ text: String, named name: String, to object: inout JSONWriter) {
    object.name(name)
    object.string(text)
  }

  private static func write(_ number: Int64, named name: String, to object: inout JSONWriter) {
    object.name(name)
    object.integer(number)
  }

  private static func write<Element>(
    _ elements: [Element], named name: String, to object: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    object.name(name)
    object.array { array in
      for element in elements { array.object { write(element, &$0) } }
    }
  }

  private static func write(day: Int?, to object: inout JSONWriter) {
    guard let day else { return }
    object.name("day")
    object.integer(Int64(day))
  }

  private static func write(minute: UInt32, named name: String, to object: inout JSONWriter) {
    func twoDigits(_ number: UInt32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    object.name(name)
    object.string("\(twoDigits(minute / 60)):\(twoDigits(minute % 60))")
  }
}
