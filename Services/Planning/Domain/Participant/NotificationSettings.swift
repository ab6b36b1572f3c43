import Calendar
package import FoundationEssentials

/// A participant's settings for all notifications, reported by ingestion.
package struct NotificationSettings: Sendable, Hashable {
  package init(
    quietHours: [Quiet] = [], perDayMax: Int = 0, gapMinutes: Int = 0, wantsMail: Bool = false
  ) {
    self.quietHours = quietHours
    self.perDayMax = perDayMax
    self.gapMinutes = gapMinutes
    self.wantsMail = wantsMail
  }

  package struct Quiet: Sendable, Hashable {
    /// Weekday by ISO 8601, 1 (Monday) to 7; 0 for every day.
    package var day: Int
    /// Start, 0–1439, in minutes since midnight.
    package var startMinute: Int
    /// End, 0–1439; on the following day if not after the start.
    package var endMinute: Int

    package init(day: Int, startMinute: Int, endMinute: Int) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }

  package var quietHours: [Quiet] = []
  /// Maximum number of notifications per day; 0 for no limit.
  package var perDayMax: Int = 0
  /// Minimum gap between two notifications, in minutes; 0 for none.
  package var gapMinutes: Int = 0
  /// Whether notifications are sent by e-mail if no device can be reached.
  package var wantsMail: Bool = false
  /// Whether the account had no deliverable address when a mail was due.
  package var isMailRefused = false

  /// Quiet hours for each weekday. Values out of range have been rejected earlier and are ignored.
  package var quiet: QuietHours {
    let minutes = 0...1439
    let windows = quietHours.filter {
      minutes.contains($0.startMinute) && minutes.contains($0.endMinute)
    }.flatMap { quiet in
      let days =
        quiet.day == 0 ? DayOfWeek.allCases : [DayOfWeek(rawValue: quiet.day)].compactMap(\.self)
      return days.map {
        DayWindow(day: $0, startMinute: quiet.startMinute, endMinute: quiet.endMinute)
      }
    }
    return QuietHours(windows: windows)
  }
}

/// A change of a participant's notification settings.
package struct NotificationSettingsChange: Sendable, Hashable {
  package var participantID: UUID
  /// Number of the change, counted per participant.
  package var revision: Int
  package var settings: NotificationSettings
  package var at: Date
}
