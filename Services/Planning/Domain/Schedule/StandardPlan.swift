package import Calendar

/// Random instants, one in each of `perDay` equal parts of the day's window (TYT §5.2.3).
package struct StandardPlan: Sendable, Hashable {
  /// Minutes between two instants where the sender names none (TYT §5.2.3).
  package static let minimumGapMinutesDefault = 15

  /// 1–96.
  package var perDay: Int
  /// At most one per weekday; a weekday without one has no notification.
  package var windows: [DayWindow]
  /// 1–720 elapsed minutes between any two instants, over midnight too.
  package var minimumGapMinutes: Int

  /// - Parameter minimumGapMinutes: 0 means the default.
  package init(perDay: Int, windows: [DayWindow], minimumGapMinutes: Int = 0) {
    self.perDay = perDay
    self.windows = windows
    self.minimumGapMinutes =
      minimumGapMinutes == 0 ? Self.minimumGapMinutesDefault : minimumGapMinutes
  }

  package func window(on day: DayOfWeek) -> DayWindow? {
    windows.first { $0.day == day }
  }
}

/// The part of a weekday in which random instants may lie, in clock times of the participant.
package struct DayWindow: Sendable, Hashable {
  /// The weekday on which the window starts; nil where the sender named none, which validation
  /// refuses.
  package var day: DayOfWeek?
  /// 0–1439, minutes since midnight.
  package var startMinute: Int
  /// 0–1439; not after `startMinute` means that the window ends on the following day. Equal means
  /// a whole day.
  package var endMinute: Int

  package init(day: DayOfWeek?, startMinute: Int, endMinute: Int) {
    self.day = day
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  package var endsOnFollowingDay: Bool { endMinute <= startMinute }

  /// 1–1440 minutes on a day without a clock change.
  package var nominalMinutes: Int {
    endMinute - startMinute + (endsOnFollowingDay ? 1440 : 0)
  }
}
