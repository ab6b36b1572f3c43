package import Calendar

/// When a person is not to be asked: windows of the clock that come round on weekdays.
package struct QuietHours: Sendable, Hashable {
  /// Any number a weekday; the end of each is not quiet any more.
  package var windows: [DayWindow]

  package init(windows: [DayWindow] = []) {
    self.windows = windows
  }

  /// All that concerns prompts of a date, whose window may begin on it and end on the following day.
  ///
  /// - Returns: seconds since 1970-01-01.
  package func seconds(around date: CivilDate, in zone: any ZoneRules) -> [ClosedRange<Int>] {
    guard !windows.isEmpty else { return [] }
    return (-1...2).flatMap { distance in
      let date = date.adding(days: distance)
      return windows.compactMap { window -> ClosedRange<Int>? in
        guard window.day == date.dayOfWeek, zone.hasDate(date) else { return nil }
        let start = zone.start(of: LocalTime(date, minuteOfDay: window.startMinute))
        let end = zone.start(
          of: LocalTime(date, minuteOfDay: window.startMinute + window.nominalMinutes))
        return start < end ? start.secondsSinceEpoch...end.secondsSinceEpoch - 1 : nil
      }
    }
  }
}
