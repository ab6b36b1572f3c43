package import Questionnaires

/// A plan with the conditions under which a study uses it.
package struct Schedule: Sendable, Hashable {
  /// Tells a questionnaire's schedules apart; may be empty where there is one.
  package var id: String
  package var plan: Plan
  /// Whether participants may replace the plan by one of their own (TYS FR 17).
  package var participantMayChange: Bool
  /// Whether they may switch it off also where it asks once a week or once a month (TYS §7.2.6).
  package var participantMayMute: Bool
  /// What day 0 is.
  package var anchor: ScheduleAnchorDefinition
  /// First day on which anything is planned, counted from day 0 (TYS `start_day`).
  package var startDay: Int
  /// The days on which the plan counts.
  package var days: ScheduleDaysDefinition
  /// Random instants are drawn once, and then are the same clock times every day.
  package var isDrawnOnce: Bool
  /// How long after its instant a notification can be answered, 1–44,640; 0 means until the next.
  package var expiresAfterMinutes: Int
  /// How far participants may go; nil: as ``PlanBounds`` has it.
  package var bounds: ParticipantBoundsDefinition?
  /// What has the lowest gives way first.
  package var priority: Int
  package var followUp: FollowUpDefinition

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

  /// Its days count from when this was last filled in; empty: from something else.
  package var anchorQuestionnaireID: String {
    if case .questionnaire(let id) = anchor.event { id } else { "" }
  }

  /// Its days count from the date that staff sets under this id; empty: from something else.
  package var anchorStaffDateID: String {
    if case .staffDate(let id) = anchor.event { id } else { "" }
  }

  /// The trigger each of whose times it follows; nil: it follows none.
  package var followedTriggerID: String? {
    guard plan.isAfter, case .trigger(let id) = anchor.event else { return nil }
    return id
  }

  /// Whether what is planned depends on which date day 0 is, and not only on whether the first day has come.
  package var countsDays: Bool {
    !plan.isAfter
      && (anchor != ScheduleAnchorDefinition() || days.rhythm != nil || days.dayCount > 0)
  }
}

/// When a questionnaire asks to be filled in.
package enum Plan: Sendable, Hashable {
  case standard(StandardPlan)
  case custom(CustomPlan)
  case monthly(MonthlyPlan)
  case daily(DailyPlan)
  case after(AfterPlan)

  /// Whether its instants follow a trigger.
  package var isAfter: Bool {
    if case .after = self { true } else { false }
  }

  /// Whether its instants are clock times somebody chose, not random ones (TYT
  /// `notification_fixed`).
  package var isFixed: Bool {
    switch self {
    case .standard, .after: false
    case .custom, .monthly, .daily: true
    }
  }
}

extension Plan {
  /// Everything that is wrong with the settings; empty when they can be planned.
  ///
  /// - Parameter path: where the plan is, e.g. `schedule`; empty for the top level.
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
  /// Ten years.
  package static let startDayRange = 0...3660
  /// At most 31 days.
  package static let expiresAfterMinutesRange = 0...44_640

  /// Whether anything can be planned by it: its numbers are in range. Windows that overlap or hold
  /// fewer instants than asked for can still be planned; a study keeps running with what fits.
  package var isPlannable: Bool {
    Self.startDayRange.contains(startDay)
      && Self.expiresAfterMinutesRange.contains(expiresAfterMinutes)
      && plan.findings().allSatisfy {
        $0.reason == .windowsOverlap || $0.reason == .scheduleInfeasible
      }
  }
}
