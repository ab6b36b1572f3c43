extension MonthlyPlan {
  /// Everything that is wrong with the settings; empty when they can be planned.
  public func findings(path: String = "monthly") -> [Finding] {
    var findings: [Finding] = []
    findings.require(1...31, dayOfMonth, at: "\(path).day_of_month", .dayOfMonthOutOfRange)
    findings.requireMinuteOfDay(minuteOfDay, at: "\(path).minute_of_day")
    return findings
  }
}
