package import Calendar

/// Fixed clock times that repeat weekly (TYT §5.2.3 "custom", TYS §6 "Benutzerdefiniert").
package struct CustomPlan: Sendable, Hashable {
  package var times: [WeeklyTime]

  package init(times: [WeeklyTime]) {
    self.times = times
  }
}

/// A clock time of the participant that comes round once a week.
package struct WeeklyTime: Sendable, Hashable {
  /// nil where the sender named none, which validation refuses.
  package var day: DayOfWeek?
  /// 0–1439, minutes since midnight.
  package var minuteOfDay: Int

  package init(day: DayOfWeek?, minuteOfDay: Int) {
    self.day = day
    self.minuteOfDay = minuteOfDay
  }
}

extension CustomPlan {
  /// Times a week: one every quarter of an hour.
  package static let timesMax = 672

  /// Everything that is wrong with the settings; empty when they can be planned.
  package func findings(path: String = "custom") -> [Finding] {
    var findings: [Finding] = []
    if times.isEmpty {
      findings.append(
        Finding(field: "\(path).times", reason: .noTimes, description: "at least one is needed"))
    }
    guard times.count <= Self.timesMax else {
      findings.append(
        Finding(
          field: "\(path).times", reason: .tooManyTimes,
          description: "at most \(Self.timesMax), are \(times.count)"))
      return findings
    }
    var seen: Set<WeeklyTime> = []
    for (index, time) in times.enumerated() {
      let field = "\(path).times[\(index)]"
      findings.requireMinuteOfDay(time.minuteOfDay, at: "\(field).minute_of_day")
      guard time.day != nil else {
        findings.append(
          Finding(field: "\(field).day", reason: .dayMissing, description: "no weekday"))
        continue
      }
      if !seen.insert(time).inserted {
        findings.append(
          Finding(field: field, reason: .timeDuplicate, description: "is there more than once"))
      }
    }
    return findings
  }
}
