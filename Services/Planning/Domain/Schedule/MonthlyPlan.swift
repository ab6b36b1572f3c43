/// One fixed instant a month (TYS §6, monthly questionnaires).
public struct MonthlyPlan: Sendable, Hashable {
  /// 1–31; in a shorter month its last day.
  public var dayOfMonth: Int
  /// 0–1439, minutes since midnight.
  public var minuteOfDay: Int

  public init(dayOfMonth: Int, minuteOfDay: Int) {
    self.dayOfMonth = dayOfMonth
    self.minuteOfDay = minuteOfDay
  }
}
