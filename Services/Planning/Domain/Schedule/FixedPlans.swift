package import Calendar

/// Fixed clock times that repeat weekly (TYT §5.2.3 "custom", TYS §6 "Benutzerdefiniert").
package struct CustomPlan: Sendable, Hashable {
  package var times: [WeeklyTime]
}

/// A weekly clock time of the participant.
package struct WeeklyTime: Sendable, Hashable {
  /// Weekday; nil if the sender named none, which validation rejects.
  package var day: DayOfWeek?
  /// 0–1439, minutes since midnight.
  package var minuteOfDay: Int
}

extension CustomPlan {
  /// Maximum number of times per week: one every quarter of an hour.
  package static let timesMax = 672

  /// Returns all errors in the settings; empty if they are valid.
  package func findings(path: String = "custom") -> [Finding] {
    var findings: [Finding] = []
    if times.isEmpty {
      findings.add("\(path).times", .noTimes, "at least one time is required")
    }
    guard times.count <= Self.timesMax else {
      findings.add(
        "\(path).times", .tooManyTimes,
        "at most \(Self.timesMax) times are allowed, not \(times.count)")
      return findings
    }
    var seen: Set<WeeklyTime> = []
    for (index, time) in times.enumerated() {
      let field = "\(path).times[\(index)]"
      findings.requireMinuteOfDay(time.minuteOfDay, at: "\(field).minute_of_day")
      guard time.day != nil else {
        findings.add("\(field).day", .dayMissing, "a weekday is required")
        continue
      }
      if !seen.insert(time).inserted {
        findings.add(field, .timeDuplicate, "the same time appears more than once")
      }
    }
    return findings
  }
}

/// Fixed clock times on every day.
package struct DailyPlan: Sendable, Hashable {
  /// Maximum number of times: one every quarter of an hour.
  package static let timesMax = 96

  /// Minutes since midnight, 0–1439 each.
  package var minutesOfDay: [Int]
}

extension DailyPlan {
  /// Returns all errors in the settings; empty if they are valid.
  package func findings(path: String = "daily") -> [Finding] {
    let path = "\(path).minutes_of_day"
    guard !minutesOfDay.isEmpty else {
      return [Finding(field: path, reason: .noTimes, description: "at least one time is required")]
    }
    guard minutesOfDay.count <= Self.timesMax else {
      return [
        Finding(
          field: path, reason: .tooManyTimes,
          description: "at most \(Self.timesMax) times are allowed, not \(minutesOfDay.count)")
      ]
    }
    var findings: [Finding] = []
    var seen: Set<Int> = []
    for (index, minute) in minutesOfDay.enumerated() {
      let field = "\(path)[\(index)]"
      findings.requireMinuteOfDay(minute, at: field)
      if !seen.insert(minute).inserted {
        findings.add(field, .timeDuplicate, "the same time appears more than once")
      }
    }
    return findings
  }
}

/// One fixed instant per month (TYS §6, monthly questionnaires).
package struct MonthlyPlan: Sendable, Hashable {
  /// Day of the month, 1–31; in a shorter month its last day.
  package var dayOfMonth: Int
  /// 0–1439, minutes since midnight.
  package var minuteOfDay: Int
}

extension MonthlyPlan {
  /// Returns all errors in the settings; empty if they are valid.
  package func findings(path: String = "monthly") -> [Finding] {
    var findings: [Finding] = []
    findings.require(1...31, dayOfMonth, at: "\(path).day_of_month", .dayOfMonthOutOfRange)
    findings.requireMinuteOfDay(minuteOfDay, at: "\(path).minute_of_day")
    return findings
  }
}
