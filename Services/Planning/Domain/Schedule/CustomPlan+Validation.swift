extension CustomPlan {
  /// As many on one weekday as a standard plan can have.
  public static let timesPerDayMax = StandardPlan.perDayRange.upperBound

  /// Everything that is wrong with the settings; empty when they can be planned.
  public func findings(path: String = "custom") -> [Finding] {
    var findings: [Finding] = []
    if times.isEmpty {
      findings.append(
        Finding(field: "\(path).times", reason: .required, description: "at least one is needed"))
    }
    var seen: Set<WeeklyTime> = []
    var countOfDay: [DayOfWeek: Int] = [:]
    for (index, time) in times.enumerated() {
      let field = "\(path).times[\(index)]"
      findings.require(0...1439, time.minuteOfDay, at: "\(field).minute_of_day")
      guard let day = time.day else {
        findings.append(
          Finding(field: "\(field).day", reason: .required, description: "no weekday"))
        continue
      }
      countOfDay[day, default: 0] += 1
      if !seen.insert(time).inserted {
        findings.append(
          Finding(field: field, reason: .duplicate, description: "is there more than once"))
      }
    }
    for day in DayOfWeek.allCases where countOfDay[day, default: 0] > Self.timesPerDayMax {
      findings.append(
        Finding(
          field: "\(path).times", reason: .tooMany,
          description: "at most \(Self.timesPerDayMax) on \(day)"))
    }
    return findings
  }
}
