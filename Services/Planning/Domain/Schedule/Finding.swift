/// One thing that is wrong with settings.
package struct Finding: Sendable, Hashable {
  /// For programs. The catalogue refuses study leaders' schedules with the same reasons, as far as it knows the rules.
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    case perDayOutOfRange = "PER_DAY_OUT_OF_RANGE"
    case gapOutOfRange = "GAP_OUT_OF_RANGE"
    case noWindows = "NO_WINDOWS"
    case dayMissing = "DAY_MISSING"
    /// A weekday has a window already.
    case dayDuplicate = "DAY_DUPLICATE"
    case minuteOutOfRange = "MINUTE_OUT_OF_RANGE"
    /// A window runs into the one of the following day.
    case windowsOverlap = "WINDOWS_OVERLAP"
    /// So many instants do not fit at the gap demanded.
    case scheduleInfeasible = "SCHEDULE_INFEASIBLE"
    /// The participant's quiet hours leave no room for so many.
    case inQuietHours = "IN_QUIET_HOURS"
    /// More a day than the participant wants, or the study allows, over everything.
    case overPerDayMax = "OVER_PER_DAY_MAX"
    /// Closer than the participant wants, or the study allows, over everything.
    case withinPromptGap = "WITHIN_PROMPT_GAP"
    case noTimes = "NO_TIMES"
    case tooManyTimes = "TOO_MANY_TIMES"
    case timeDuplicate = "TIME_DUPLICATE"
    case dayOfMonthOutOfRange = "DAY_OF_MONTH_OUT_OF_RANGE"
    /// The study lets participants choose the clock time only, or nothing.
    case fixedByStudy = "SCHEDULE_FIXED_BY_STUDY"
    /// The study lets participants go less far.
    case outOfBounds = "PLAN_OUT_OF_BOUNDS"
  }

  /// Path from the settings, e.g. `standard.windows[2].start_minute`.
  package var field: String
  package var reason: Reason
  package var description: String

  package init(field: String, reason: Reason, description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}

extension [Finding] {
  mutating func require(
    _ range: ClosedRange<Int>, _ value: Int, at field: String, _ reason: Finding.Reason
  ) {
    guard !range.contains(value) else { return }
    append(
      Finding(
        field: field, reason: reason,
        description: "must be \(range.lowerBound)–\(range.upperBound), is \(value)"))
  }

  mutating func requireMinuteOfDay(_ minute: Int, at field: String) {
    require(0...1439, minute, at: field, .minuteOutOfRange)
  }
}
