/// Fixed clock times of each day.
package struct DailyPlan: Sendable, Hashable {
  /// One every quarter of an hour.
  package static let timesMax = 96

  /// 0–1439 each, minutes since midnight.
  package var minutesOfDay: [Int]

  package init(minutesOfDay: [Int]) {
    self.minutesOfDay = minutesOfDay
  }
}

extension DailyPlan {
  /// Everything that is wrong with the settings; empty when they can be planned.
  package func findings(path: String = "daily") -> [Finding] {
    let path = "\(path).minutes_of_day"
    guard !minutesOfDay.isEmpty else {
      return [Finding(field: path, reason: .noTimes, description: "at least one is needed")]
    }
    guard minutesOfDay.count <= Self.timesMax else {
      return [
        Finding(
          field: path, reason: .tooManyTimes,
          description: "at most \(Self.timesMax), are \(minutesOfDay.count)")
      ]
    }
    var findings: [Finding] = []
    var seen: Set<Int> = []
    for (index, minute) in minutesOfDay.enumerated() {
      let field = "\(path)[\(index)]"
      findings.requireMinuteOfDay(minute, at: field)
      if !seen.insert(minute).inserted {
        findings.append(
          Finding(field: field, reason: .timeDuplicate, description: "is there more than once"))
      }
    }
    return findings
  }
}
