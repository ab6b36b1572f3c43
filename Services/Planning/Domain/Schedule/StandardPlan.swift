package import Calendar

/// Random instants, one in each of `perDay` equal parts of the day's window (TYT §5.2.3).
package struct StandardPlan: Sendable, Hashable {
  /// Default minutes between two instants (TYT §5.2.3).
  package static let minimumGapMinutesDefault = 15

  /// Number of instants per day, 1–96.
  package var perDay: Int
  /// Windows, at most one per weekday; weekdays without one have no notifications.
  package var windows: [DayWindow]
  /// Minimum elapsed minutes between any two instants, 1–720, also over midnight.
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

/// The part of a weekday in which random instants may lie, in the participant's clock times.
package struct DayWindow: Sendable, Hashable {
  /// Weekday on which the window starts; nil if the sender named none, which validation rejects.
  package var day: DayOfWeek?
  /// Start, 0–1439, in minutes since midnight.
  package var startMinute: Int
  /// End, 0–1439. Not after `startMinute` means on the following day; equal means 24 hours.
  package var endMinute: Int

  package init(day: DayOfWeek?, startMinute: Int, endMinute: Int) {
    self.day = day
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  package var endsOnFollowingDay: Bool { endMinute <= startMinute }

  /// Length on a day without a clock change, 1–1440 minutes.
  package var nominalMinutes: Int {
    endMinute - startMinute + (endsOnFollowingDay ? 1440 : 0)
  }
}
