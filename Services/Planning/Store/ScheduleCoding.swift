import Calendar
import Messages
import PlanningDomain

/// Between schedules on the wire, which are also what the tables hold, and the domain's.
extension Schedule {
  /// - Returns: nil for a schedule without a plan.
  init?(_ message: CatalogueV1.Schedule) {
    guard let plan = message.plan else { return nil }
    self.init(
      plan: Plan(plan), participantMayChange: message.participantMayChange,
      startDay: Int(message.startDay), expiresAfterMinutes: Int(message.expiresAfterMinutes))
  }

  /// - Precondition: no findings; numbers fit their fields.
  var message: CatalogueV1.Schedule {
    CatalogueV1.Schedule(
      plan: plan.message, participantMayChange: participantMayChange,
      startDay: UInt32(clamping: startDay),
      expiresAfterMinutes: UInt32(clamping: expiresAfterMinutes))
  }
}

extension Plan {
  init(_ message: CatalogueV1.Schedule.OneOfPlan) {
    self =
      switch message {
      case .standard(let plan): .standard(StandardPlan(plan))
      case .custom(let plan): .custom(CustomPlan(plan))
      case .monthly(let plan): .monthly(MonthlyPlan(plan))
      }
  }

  var message: CatalogueV1.Schedule.OneOfPlan {
    switch self {
    case .standard(let plan): .standard(plan.message)
    case .custom(let plan): .custom(plan.message)
    case .monthly(let plan): .monthly(plan.message)
    }
  }
}

extension StandardPlan {
  init(_ message: CatalogueV1.StandardPlan) {
    self.init(
      perDay: Int(message.perDay),
      windows: message.windows.map { window in
        DayWindow(
          day: DayOfWeek(window.day), startMinute: Int(window.startMinute),
          endMinute: Int(window.endMinute))
      }, minimumGapMinutes: Int(message.minimumGapMinutes))
  }

  var message: CatalogueV1.StandardPlan {
    CatalogueV1.StandardPlan(
      perDay: UInt32(clamping: perDay),
      windows: windows.map { window in
        CatalogueV1.DayWindow(
          day: CatalogueV1.DayOfWeek(window.day), startMinute: UInt32(clamping: window.startMinute),
          endMinute: UInt32(clamping: window.endMinute))
      }, minimumGapMinutes: UInt32(clamping: minimumGapMinutes))
  }
}

extension CustomPlan {
  init(_ message: CatalogueV1.CustomPlan) {
    self.init(
      times: message.times.map {
        WeeklyTime(day: DayOfWeek($0.day), minuteOfDay: Int($0.minuteOfDay))
      })
  }

  var message: CatalogueV1.CustomPlan {
    CatalogueV1.CustomPlan(
      times: times.map {
        CatalogueV1.WeeklyTime(
          day: CatalogueV1.DayOfWeek($0.day), minuteOfDay: UInt32(clamping: $0.minuteOfDay))
      })
  }
}

extension MonthlyPlan {
  init(_ message: CatalogueV1.MonthlyPlan) {
    self.init(dayOfMonth: Int(message.dayOfMonth), minuteOfDay: Int(message.minuteOfDay))
  }

  var message: CatalogueV1.MonthlyPlan {
    CatalogueV1.MonthlyPlan(
      dayOfMonth: UInt32(clamping: dayOfMonth), minuteOfDay: UInt32(clamping: minuteOfDay))
  }
}

extension DayOfWeek {
  /// - Returns: nil for none and for one that this version does not know.
  init?(_ message: CatalogueV1.DayOfWeek) {
    self.init(rawValue: Int(message.rawValue))
  }
}

extension CatalogueV1.DayOfWeek {
  init(_ day: DayOfWeek?) {
    self.init(rawValue: Int32(day?.rawValue ?? 0))
  }
}
