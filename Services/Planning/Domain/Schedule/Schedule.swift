/// A plan with the conditions under which a study uses it.
package struct Schedule: Sendable, Hashable {
  package var plan: Plan
  /// Whether participants may replace the plan by one of their own (TYS FR 17).
  package var participantMayChange: Bool
  /// First day after joining on which anything is planned; 0 is the day of joining (TYS
  /// `start_day`).
  package var startDay: Int
  /// How long after its instant a notification can be answered, 1–44,640; 0 means until the next.
  package var expiresAfterMinutes: Int

  package init(
    plan: Plan, participantMayChange: Bool = false, startDay: Int = 0, expiresAfterMinutes: Int = 0
  ) {
    self.plan = plan
    self.participantMayChange = participantMayChange
    self.startDay = startDay
    self.expiresAfterMinutes = expiresAfterMinutes
  }
}

/// When a questionnaire asks to be filled in.
package enum Plan: Sendable, Hashable {
  case standard(StandardPlan)
  case custom(CustomPlan)
  case monthly(MonthlyPlan)

  /// Whether its instants are clock times somebody chose, not random ones (TYT
  /// `notification_fixed`).
  package var isFixed: Bool {
    switch self {
    case .standard: false
    case .custom, .monthly: true
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
    }
  }
}

extension Schedule {
  /// Ten years.
  package static let startDayRange = 0...3660
  /// At most 31 days.
  package static let expiresAfterMinutesRange = 0...44_640

  /// Everything that is wrong with the settings; empty when they can be planned.
  package func findings(path: String = "schedule") -> [Finding] {
    var findings = plan.findings(path: path)
    findings.require(Self.startDayRange, startDay, at: "\(path).start_day", .startDayOutOfRange)
    findings.require(
      Self.expiresAfterMinutesRange, expiresAfterMinutes, at: "\(path).expires_after_minutes",
      .expiryOutOfRange)
    return findings
  }
}

extension Schedule {
  /// Whether anything can be planned by it: its numbers are in range. Windows that overlap or hold
  /// fewer instants than asked for can still be planned; a study keeps running with what fits.
  package var isPlannable: Bool {
    findings().allSatisfy { $0.reason == .windowsOverlap || $0.reason == .scheduleInfeasible }
  }
}
