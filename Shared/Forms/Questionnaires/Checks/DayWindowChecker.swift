/// Checks the windows of a plan: one per weekday.
struct DayWindowChecker {
  /// - Parameters:
  ///   - path: path of the plan.
  ///   - checkLength: called for each window with valid clock times.
  func check(
    _ windows: [DayWindowDefinition], _ path: FindingPlace,
    _ checkLength: (DayWindowDefinition, FindingPlace) -> Void
  ) {
    var days = Set<Int>()
    // Eight windows are enough to report a duplicate weekday; the others would repeat the finding.
    for (position, window) in windows.prefix(8).enumerated() {
      let here = path.item("windows", position)
      if let day = window.day {
        if !days.insert(day).inserted {
          here.field("day").add(.dayDuplicate, "each weekday has at most one window")
        }
      } else {
        here.field("day").add(.dayMissing, "name the weekday")
      }
      let startIsGood = ScheduleChecker.checkMinute(window.startMinute, here.field("start_minute"))
      let endIsGood = ScheduleChecker.checkMinute(window.endMinute, here.field("end_minute"))
      if startIsGood, endIsGood { checkLength(window, here) }
    }
  }
}
