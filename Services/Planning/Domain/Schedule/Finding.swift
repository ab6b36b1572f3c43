/// One error in settings.
package struct Finding: Sendable, Hashable {
  /// Machine-readable reason. The catalogue rejects study leaders' schedules with the same reasons,
  /// as far as it knows the rules.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    case perDayOutOfRange = "PER_DAY_OUT_OF_RANGE"
    case gapOutOfRange = "GAP_OUT_OF_RANGE"
    case noWindows = "NO_WINDOWS"
    case dayMissing = "DAY_MISSING"
    /// A weekday has more than one window.
    case dayDuplicate = "DAY_DUPLICATE"
    case minuteOutOfRange = "MINUTE_OUT_OF_RANGE"
    /// A window overlaps the window of the following day.
    case windowsOverlap = "WINDOWS_OVERLAP"
    /// The instants do not fit with the required gap.
    case scheduleInfeasible = "SCHEDULE_INFEASIBLE"
    /// Quiet hours leave no room for the instants.
    case inQuietHours = "IN_QUIET_HOURS"
    /// More per day than the participant's or the study's maximum over all schedules.
    case overPerDayMax = "OVER_PER_DAY_MAX"
    /// Closer than the participant's or the study's minimum gap over all schedules.
    case withinNotificationGap = "WITHIN_PROMPT_GAP"
    case noTimes = "NO_TIMES"
    case tooManyTimes = "TOO_MANY_TIMES"
    case timeDuplicate = "TIME_DUPLICATE"
    case dayOfMonthOutOfRange = "DAY_OF_MONTH_OUT_OF_RANGE"
    /// The study allows participants to change the clock time only, or nothing.
    case fixedByStudy = "SCHEDULE_FIXED_BY_STUDY"
    /// Outside the bounds that the study sets for participants.
    case outOfBounds = "PLAN_OUT_OF_BOUNDS"
  }

  /// Path from the settings, e.g. `standard.windows[2].start_minute`.
  package var field: String
  package var reason: Reason
  package var description: String
}

extension [Finding] {
  mutating func add(_ field: String, _ reason: Finding.Reason, _ description: String) {
    append(Finding(field: field, reason: reason, description: description))
  }

  mutating func require(
    _ range: ClosedRange<Int>, _ value: Int, at field: String, _ reason: Finding.Reason
  ) {
    guard !range.contains(value) else { return }
    add(field, reason, "must be \(range.lowerBound)–\(range.upperBound), not \(value)")
  }

  mutating func requireMinuteOfDay(_ minute: Int, at field: String) {
    require(0...1439, minute, at: field, .minuteOutOfRange)
  }
}
