import Questionnaires
import Serialization

extension ScheduleCoding {
  /// A stored schedule as an object: `plan` is `standard`, `custom` or `monthly`, clock times are `HH:MM`,
  /// days of the week are 1 for Monday to 7.
  ///
  /// - Throws: `DecodingError`.
  static func exported(_ bytes: [UInt8]) throws -> ExportedValue {
    let schedule = try definition(bytes)
    var json = JSONWriter()
    json.object { object in
      object.name("start_day")
      object.integer(Int64(schedule.startDay))
      object.name("expires_after_minutes")
      object.integer(Int64(schedule.expiresAfterMinutes))
      object.name("participant_may_change")
      object.bool(schedule.participantMayChange)
      if let plan = schedule.plan { write(plan, to: &object) }
    }
    return .json(json.text)
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
      write(plan.windows, named: "windows", to: &object) { window, object in
        write(day: window.day, to: &object)
        write(minute: window.startMinute, named: "start", to: &object)
        write(minute: window.endMinute, named: "end", to: &object)
      }
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
    }
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
