/// A wall clock reading: a date and the minutes since its midnight, without a zone.
public struct LocalTime: Sendable, Hashable {
  public let date: CivilDate
  /// 0–1439; larger values continue into the following dates.
  public let minuteOfDay: Int

  public init(_ date: CivilDate, minuteOfDay: Int) {
    self.date = date
    self.minuteOfDay = minuteOfDay
  }

  /// Seconds since 1970-01-01T00:00:00 on the same wall clock.
  var wallSeconds: Int {
    date.dayNumber * 86_400 + minuteOfDay * 60
  }
}
