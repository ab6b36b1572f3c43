import Calendar
package import FoundationEssentials

/// What a participant chose about all prompts, as ingestion tells.
package struct PromptSettings: Sendable, Hashable {
  package struct Quiet: Sendable, Hashable {
    /// ISO 8601, 1 Monday to 7; 0: every day.
    package var day: Int
    /// 0–1439, minutes since midnight.
    package var startMinute: Int
    /// 0–1439; not after the start: on the following day.
    package var endMinute: Int

    package init(day: Int, startMinute: Int, endMinute: Int) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }

  package var quietHours: [Quiet]
  /// 0: any number.
  package var perDayMax: Int
  /// 0: any.
  package var gapMinutes: Int
  /// By e-mail, where no device can be told.
  package var wantsMail: Bool

  package init(
    quietHours: [Quiet] = [], perDayMax: Int = 0, gapMinutes: Int = 0, wantsMail: Bool = false
  ) {
    self.quietHours = quietHours
    self.perDayMax = perDayMax
    self.gapMinutes = gapMinutes
    self.wantsMail = wantsMail
  }

  /// On each weekday; what is out of range was refused before it came here.
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

/// That a participant chose.
package struct PromptSettingsChange: Sendable, Hashable {
  package var participantID: UUID
  /// Counts the changes of the participant's settings.
  package var revision: Int
  package var settings: PromptSettings
  package var at: Date

  package init(participantID: UUID, revision: Int, settings: PromptSettings, at: Date) {
    self.participantID = participantID
    self.revision = revision
    self.settings = settings
    self.at = at
  }
}
