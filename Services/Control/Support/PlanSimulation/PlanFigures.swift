import PlanningService

/// Formats numbers for reports.
enum PlanFigures {
  /// `22:05`.
  static func clock(_ minuteOfDay: Int) -> String {
    let minute = minuteOfDay % 60
    let hour = minuteOfDay / 60
    return (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }

  /// `22:00-07:00`.
  static func clock(_ hours: NotificationSettings.Quiet) -> String {
    "\(clock(hours.startMinute))-\(clock(hours.endMinute))"
  }

  /// `45 s`, `12 min`, `1 h 5 min`, `2 d 3 h`; rounded down.
  static func duration(_ seconds: Int) -> String {
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min" }
    let (units, rest, names) =
      seconds < 86_400
      ? (seconds / 3600, seconds % 3600 / 60, ("h", "min"))
      : (seconds / 86_400, seconds % 86_400 / 3600, ("d", "h"))
    return rest == 0 ? "\(units) \(names.0)" : "\(units) \(names.0) \(rest) \(names.1)"
  }

  /// `12.5 %`.
  static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "-" }
    let thousandths = (part * 2000 + whole) / (2 * whole)
    return "\(thousandths / 10).\(thousandths % 10) %"
  }

  /// `3.25`: average with two decimals.
  static func each(_ total: Int, of count: Int) -> String {
    guard count > 0 else { return "-" }
    let hundredths = (total * 200 + count) / (2 * count)
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
  }
}
