import Calendar
package import Questionnaires

// Conversion between a schedule of a study and its definition. The catalogue rejects unknown
// weekdays and numbers; here they are left out of the plan.

extension Schedule {
  /// - Returns: nil if the definition has no plan.
  package init?(_ definition: ScheduleDefinition) {
    guard let plan = definition.plan else { return nil }
    self.init(
      id: definition.id, plan: Plan(plan), participantMayChange: definition.participantMayChange,
      participantMayMute: definition.participantMayMute, anchor: definition.anchor,
      startDay: Int(definition.startDay), days: definition.days,
      isDrawnOnce: definition.isDrawnOnce,
      expiresAfterMinutes: Int(definition.expiresAfterMinutes), bounds: definition.bounds,
      priority: Int(definition.priority), followUp: definition.followUp)
  }

  /// - Precondition: No findings; numbers fit their fields.
  package var definition: ScheduleDefinition {
    ScheduleDefinition(
      id: id, plan: plan.definition, participantMayChange: participantMayChange,
      participantMayMute: participantMayMute, anchor: anchor, startDay: UInt32(clamping: startDay),
      days: days, isDrawnOnce: isDrawnOnce,
      expiresAfterMinutes: UInt32(clamping: expiresAfterMinutes), bounds: bounds,
      priority: UInt32(clamping: priority), followUp: followUp)
  }
}

extension Plan {
  package init(_ definition: ScheduleDefinition.Plan) {
    self =
      switch definition {
      case .standard(let plan): .standard(StandardPlan(plan))
      case .custom(let times):
        .custom(
          CustomPlan(
            times: times.map {
              WeeklyTime(
                day: $0.day.flatMap { DayOfWeek(rawValue: $0) }, minuteOfDay: Int($0.minuteOfDay))
            }))
      case .monthly(let dayOfMonth, let minuteOfDay):
        .monthly(MonthlyPlan(dayOfMonth: Int(dayOfMonth), minuteOfDay: Int(minuteOfDay)))
      case .daily(let minutes): .daily(DailyPlan(minutesOfDay: minutes.map { Int($0) }))
      case .after(let plan): .after(RelativePlan(plan))
      }
  }

  package var definition: ScheduleDefinition.Plan {
    switch self {
    case .standard(let plan): .standard(plan.definition)
    case .custom(let plan):
      .custom(
        plan.times.map {
          WeeklyTimeDefinition(
            day: $0.day?.rawValue, minuteOfDay: UInt32(clamping: $0.minuteOfDay))
        })
    case .monthly(let plan):
      .monthly(
        dayOfMonth: UInt32(clamping: plan.dayOfMonth),
        minuteOfDay: UInt32(clamping: plan.minuteOfDay))
    case .daily(let plan): .daily(plan.minutesOfDay.map { UInt32(clamping: $0) })
    case .after(let plan): .after(plan.definition)
    }
  }
}

extension StandardPlan {
  fileprivate init(_ definition: StandardPlanDefinition) {
    self.init(
      perDay: Int(definition.perDay),
      windows: definition.windows.map { DayWindow($0) },
      minimumGapMinutes: Int(definition.minimumGapMinutes))
  }

  fileprivate var definition: StandardPlanDefinition {
    StandardPlanDefinition(
      perDay: UInt32(clamping: perDay),
      windows: windows.map(\.definition), minimumGapMinutes: UInt32(clamping: minimumGapMinutes))
  }
}

extension DayWindow {
  init(_ definition: DayWindowDefinition) {
    self.init(
      day: definition.day.flatMap { DayOfWeek(rawValue: $0) },
      startMinute: Int(definition.startMinute), endMinute: Int(definition.endMinute))
  }

  var definition: DayWindowDefinition {
    DayWindowDefinition(
      day: day?.rawValue, startMinute: UInt32(clamping: startMinute),
      endMinute: UInt32(clamping: endMinute))
  }
}
