public import Calendar

/// The part of a weekday in which random instants may lie, in clock times of the participant.
public struct DayWindow: Sendable, Hashable {
  /// The weekday on which the window starts; nil where the sender named none, which validation
  /// refuses.
  public var day: DayOfWeek?
  /// 0–1439, minutes since midnight.
  public var startMinute: Int
  /// 0–1439; not after `startMinute` means that the window ends on the following day. Equal means
  /// a whole day.
  public var endMinute: Int

  public init(day: DayOfWeek?, startMinute: Int, endMinute: Int) {
    self.day = day
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  public var endsOnFollowingDay: Bool { endMinute <= startMinute }

  /// 1–1440 minutes on a day without a clock change.
  public var nominalMinutes: Int {
    endMinute - startMinute + (endsOnFollowingDay ? 1440 : 0)
  }
}
