extension CustomPlan {
  /// Times a week: one every quarter of an hour.
  public static let timesMax = 672

  /// Everything that is wrong with the settings; empty when they can be planned.
  public func findings(path: String = "custom") -> [Finding] {
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
