package import Questionnaires

/// A plan with its conditions in a study.
package struct Schedule: Sendable, Hashable {
  /// Id among a questionnaire's schedules; may be empty for a single schedule.
  package var id: String = ""
  package var plan: Plan
  /// Whether participants may replace the plan by their own (TYS FR 17).
  package var participantMayChange: Bool = false
  /// Whether participants may mute the schedule even if it asks only weekly or monthly (TYS
  /// §7.2.6).
  package var participantMayMute: Bool = false
  /// Event that determines day 0.
  package var anchor: ScheduleAnchorDefinition = ScheduleAnchorDefinition()
  /// First planned day, counted from day 0 (TYS `start_day`).
  package var startDay: Int = 0
  /// Days on which the plan is active.
  package var days: ScheduleDaysDefinition = ScheduleDaysDefinition()
  /// Whether random instants are drawn once and then have the same clock times every day.
  package var isDrawnOnce: Bool = false
  /// Minutes in which a notification can be answered, 1–44,640; 0 for until the next one.
  package var expiresAfterMinutes: Int = 0
  /// Bounds for participants' plans; nil for the defaults of ``PlanBounds``.
  package var bounds: ParticipantBoundsDefinition?
  /// Priority; the lowest yields first.
  package var priority: Int = 0
  package var followUp: FollowUpDefinition = FollowUpDefinition()

  package init(
    id: String = "", plan: Plan, participantMayChange: Bool = false,
    participantMayMute: Bool = false,
    anchor: ScheduleAnchorDefinition = ScheduleAnchorDefinition(), startDay: Int = 0,
    days: ScheduleDaysDefinition = ScheduleDaysDefinition(), isDrawnOnce: Bool = false,
    expiresAfterMinutes: Int = 0, bounds: ParticipantBoundsDefinition? = nil,
    priority: Int = 0, followUp: FollowUpDefinition = FollowUpDefinition()
  ) {
    self.id = id
    self.plan = plan
    self.participantMayChange = participantMayChange
    self.participantMayMute = participantMayMute
    self.anchor = anchor
    self.startDay = startDay
    self.days = days
    self.isDrawnOnce = isDrawnOnce
    self.expiresAfterMinutes = expiresAfterMinutes
    self.bounds = bounds
    self.priority = priority
    self.followUp = followUp
  }

  /// Questionnaire from whose latest answer days are counted; empty if absent.
  package var anchorQuestionnaireID: String {
    if case .questionnaire(let id) = anchor.event { id } else { "" }
  }

  /// Id of the staff date from which days are counted; empty if absent.
  package var anchorStaffDateID: String {
    if case .staffDate(let id) = anchor.event { id } else { "" }
  }

  /// Trigger whose firings the plan follows; nil if it follows none.
  package var followedTriggerID: String? {
    guard plan.isAfter, case .trigger(let id) = anchor.event else { return nil }
    return id
  }

  /// Whether the plan depends on the exact date of day 0, not only on whether the first day has
  /// come.
  package var countsDays: Bool {
    !plan.isAfter
      && (anchor != ScheduleAnchorDefinition() || days.rhythm != nil || days.dayCount > 0)
  }
}

/// Times at which a questionnaire asks to be filled in.
package enum Plan: Sendable, Hashable {
  case standard(StandardPlan)
  case custom(CustomPlan)
  case monthly(MonthlyPlan)
  case daily(DailyPlan)
  case after(RelativePlan)

  /// Whether its instants follow a trigger.
  package var isAfter: Bool {
    if case .after = self { true } else { false }
  }

  /// Whether its instants are chosen clock times, not random ones (TYT `notification_fixed`).
  package var isFixed: Bool {
    switch self {
    case .standard, .after: false
    case .custom, .monthly, .daily: true
    }
  }
}

extension Plan {
  /// Returns all errors in the settings; empty if they are valid.
  ///
  /// - Parameter path: path of the plan, e.g. `schedule`; empty for the top level.
  package func findings(path: String = "") -> [Finding] {
    let prefix = path.isEmpty ? "" : "\(path)."
    return switch self {
    case .standard(let plan): plan.findings(path: "\(prefix)standard")
    case .custom(let plan): plan.findings(path: "\(prefix)custom")
    case .monthly(let plan): plan.findings(path: "\(prefix)monthly")
    case .daily(let plan): plan.findings(path: "\(prefix)daily")
    case .after(let plan): plan.findings(path: "\(prefix)after")
    }
  }
}

extension Schedule {
  /// Allowed start days; up to ten years.
  package static let startDayRange = 0...3660
  /// Allowed minutes until expiry; up to 31 days.
  package static let expiresAfterMinutesRange = 0...44_640

  /// Whether the schedule can be planned: its numbers are in range. Windows that overlap or are too
  /// short can still be planned; the study continues with the instants that fit.
  package var isPlannable: Bool {
    Self.startDayRange.contains(startDay)
      && Self.expiresAfterMinutesRange.contains(expiresAfterMinutes)
      && plan.findings().allSatisfy {
        $0.reason == .windowsOverlap || $0.reason == .scheduleInfeasible
      }
  }
}
