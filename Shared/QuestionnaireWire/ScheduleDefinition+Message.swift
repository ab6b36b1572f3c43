public import Messages
public import Questionnaires

extension ScheduleDefinition {
  public init(_ message: CatalogueV1.Schedule) {
    let plan: Plan? =
      switch message.plan {
      case .standard(let plan): .standard(StandardPlanDefinition(plan))
      case .custom(let plan):
        .custom(
          plan.times.map { WeeklyTimeDefinition(day: $0.day.iso, minuteOfDay: $0.minuteOfDay) })
      case .monthly(let plan):
        .monthly(dayOfMonth: plan.dayOfMonth, minuteOfDay: plan.minuteOfDay)
      case .daily(let plan): .daily(plan.minutesOfDay)
      case .after(let plan): .after(AfterPlanDefinition(plan))
      case nil: nil
      }
    self.init(
      id: message.scheduleID, plan: plan, participantMayChange: message.participantMayChange,
      participantMayMute: message.participantMayMute,
      anchor: message.anchor.map(ScheduleAnchorDefinition.init) ?? ScheduleAnchorDefinition(),
      startDay: message.startDay,
      days: message.days.map(ScheduleDaysDefinition.init) ?? ScheduleDaysDefinition(),
      isDrawnOnce: message.drawnOnce, expiresAfterMinutes: message.expiresAfterMinutes,
      bounds: message.bounds.map(ParticipantBoundsDefinition.init), priority: message.priority,
      followUp: FollowUpDefinition(
        reminders: message.reminders.map {
          FollowUpDefinition.Reminders(count: $0.count, distanceMinutes: $0.distanceMinutes)
        },
        snooze: message.snooze.map {
          FollowUpDefinition.Snooze(timesMax: $0.timesMax, minutesMax: $0.minutesMax)
        }, completionMinutes: message.completionMinutes))
  }
}

extension StandardPlanDefinition {
  fileprivate init(_ message: CatalogueV1.StandardPlan) {
    self.init(
      perDay: message.perDay,
      windows: message.windows.map(DayWindowDefinition.init),
      minimumGapMinutes: message.minimumGapMinutes)
  }
}

extension AfterPlanDefinition {
  fileprivate init(_ message: CatalogueV1.AfterPlan) {
    self.init(
      delayMinutesMin: message.delayMinutesMin, delayMinutesMax: message.delayMinutesMax,
      windows: message.windows.map(DayWindowDefinition.init), lateMinutes: message.lateMinutes)
  }
}

extension DayWindowDefinition {
  fileprivate init(_ message: CatalogueV1.DayWindow) {
    self.init(
      day: message.day.iso, startMinute: message.startMinute, endMinute: message.endMinute)
  }
}

extension CatalogueV1.DayOfWeek {
  /// 1 Monday … 7 Sunday; nil if unspecified.
  fileprivate var iso: Int? {
    switch self {
    case .monday: 1
    case .tuesday: 2
    case .wednesday: 3
    case .thursday: 4
    case .friday: 5
    case .saturday: 6
    case .sunday: 7
    case .unspecified, .unrecognized: nil
    }
  }
}

extension CatalogueV1.Schedule {
  public init(_ definition: ScheduleDefinition) {
    let plan: OneOfPlan? =
      switch definition.plan {
      case .standard(let plan): .standard(CatalogueV1.StandardPlan(plan))
      case .custom(let times):
        .custom(
          CatalogueV1.CustomPlan(
            times: times.map {
              CatalogueV1.WeeklyTime(day: .init(iso: $0.day), minuteOfDay: $0.minuteOfDay)
            }))
      case .monthly(let day, let minute):
        .monthly(CatalogueV1.MonthlyPlan(dayOfMonth: day, minuteOfDay: minute))
      case .daily(let minutes): .daily(CatalogueV1.DailyPlan(minutesOfDay: minutes))
      case .after(let plan): .after(CatalogueV1.AfterPlan(plan))
      case nil: nil
      }
    self.init(
      plan: plan, participantMayChange: definition.participantMayChange,
      startDay: definition.startDay, expiresAfterMinutes: definition.expiresAfterMinutes,
      scheduleID: definition.id, anchor: CatalogueV1.ScheduleAnchor(definition.anchor),
      days: CatalogueV1.ScheduleDays(definition.days), drawnOnce: definition.isDrawnOnce,
      bounds: definition.bounds.map(CatalogueV1.ParticipantBounds.init),
      participantMayMute: definition.participantMayMute, priority: definition.priority,
      reminders: definition.followUp.reminders.map {
        CatalogueV1.Reminders(count: $0.count, distanceMinutes: $0.distanceMinutes)
      },
      snooze: definition.followUp.snooze.map {
        CatalogueV1.Snooze(timesMax: $0.timesMax, minutesMax: $0.minutesMax)
      }, completionMinutes: definition.followUp.completionMinutes)
  }
}

extension CatalogueV1.StandardPlan {
  fileprivate init(_ plan: StandardPlanDefinition) {
    self.init(
      perDay: plan.perDay,
      windows: plan.windows.map(CatalogueV1.DayWindow.init),
      minimumGapMinutes: plan.minimumGapMinutes)
  }
}

extension CatalogueV1.AfterPlan {
  fileprivate init(_ plan: AfterPlanDefinition) {
    self.init(
      delayMinutesMin: plan.delayMinutesMin, delayMinutesMax: plan.delayMinutesMax,
      windows: plan.windows.map(CatalogueV1.DayWindow.init), lateMinutes: plan.lateMinutes)
  }
}

extension CatalogueV1.DayWindow {
  fileprivate init(_ window: DayWindowDefinition) {
    self.init(
      day: .init(iso: window.day), startMinute: window.startMinute, endMinute: window.endMinute)
  }
}

extension CatalogueV1.DayOfWeek {
  /// - Parameter iso: 1 Monday … 7 Sunday.
  fileprivate init(iso: Int?) {
    let days: [CatalogueV1.DayOfWeek] = [
      .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
    self = iso.flatMap { (1...7).contains($0) ? days[$0 - 1] : nil } ?? .unspecified
  }
}
