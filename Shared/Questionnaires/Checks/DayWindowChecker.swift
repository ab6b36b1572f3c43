/// Windows of a plan: one weekday each.
struct DayWindowChecker {
  /// - Parameters:
  ///   - path: of the plan.
  ///   - checkLength: asked about each window whose clock times are right.
  func check(
    _ windows: [DayWindowDefinition], _ path: FindingPath, into findings: inout FindingCollector,
    _ checkLength: (DayWindowDefinition, FindingPath, inout FindingCollector) -> Void
  ) {
    var days = Set<Int>()
    // One more than there are weekdays tells about the duplicate; the rest would repeat it.
    for (position, window) in windows.prefix(8).enumerated() {
      let here = path.item("windows", position)
      if let day = window.day {
        if !days.insert(day).inserted {
          findings.add(here.field("day"), .dayDuplicate, "each weekday has at most one window")
        }
      } else {
        findings.add(here.field("day"), .dayMissing, "name the weekday")
      }
      let startIsGood = ScheduleChecker.checkMinute(
        window.startMinute, here.field("start_minute"), into: &findings)
      let endIsGood = ScheduleChecker.checkMinute(
        window.endMinute, here.field("end_minute"), into: &findings)
      if startIsGood, endIsGood { checkLength(window, here, &findings) }
    }
  }
}
