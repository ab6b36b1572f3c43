public import Calendar

/// A clock time of the participant that comes round once a week.
public struct WeeklyTime: Sendable, Hashable {
  /// nil where the sender named none, which validation refuses.
  public var day: DayOfWeek?
  /// 0–1439, minutes since midnight.
  public var minuteOfDay: Int

  public init(day: DayOfWeek?, minuteOfDay: Int) {
    self.day = day
    self.minuteOfDay = minuteOfDay
  }
}
