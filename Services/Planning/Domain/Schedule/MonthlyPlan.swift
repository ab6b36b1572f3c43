/// One fixed instant a month (TYS §6, monthly questionnaires).
package struct MonthlyPlan: Sendable, Hashable {
  /// 1–31; in a shorter month its last day.
  package var dayOfMonth: Int
  /// 0–1439, minutes since midnight.
  package var minuteOfDay: Int

  package init(dayOfMonth: Int, minuteOfDay: Int) {
    self.dayOfMonth = dayOfMonth
    self.minuteOfDay = minuteOfDay
  }
}

extension MonthlyPlan {
  /// Everything that is wrong with the settings; empty when they can be planned.
  package func findings(path: String = "monthly") -> [Finding] {
    var findings: [Finding] = []
    findings.require(1...31, dayOfMonth, at: "\(path).day_of_month", .dayOfMonthOutOfRange)
    findings.requireMinuteOfDay(minuteOfDay, at: "\(path).minute_of_day")
    return findings
  }
}
