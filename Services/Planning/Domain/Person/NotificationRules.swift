package import Calendar
package import Questionnaires

/// Rules for all schedules of a study together.
package struct StudyNotificationRules: Sendable, Hashable {
  /// Minimum number of minutes between two notifications of different schedules; 0 for no limit.
  package var gapMinutes: Int
  /// Maximum number of notifications per date; 0 for no limit.
  package var perDayMax: Int
  /// Dates in the participant's calendar without notifications.
  package var holidays: Set<CivilDate>

  package init(gapMinutes: Int = 0, perDayMax: Int = 0, holidays: Set<CivilDate> = []) {
    self.gapMinutes = gapMinutes
    self.perDayMax = perDayMax
    self.holidays = holidays
  }

  package init(_ definition: PromptRulesDefinition) {
    self.init(
      gapMinutes: Int(definition.minimumGapMinutes), perDayMax: Int(definition.perDayMax),
      holidays: Set(definition.holidays.compactMap { CivilDate(iso8601: $0) }))
  }
}

/// Rules for all notifications of a person together.
package struct PersonNotificationRules: Sendable, Hashable {
  package var quietHours: QuietHours
  /// Like ``StudyNotificationRules/gapMinutes``, over all studies.
  package var gapMinutes: Int
  /// Like ``StudyNotificationRules/perDayMax``, over all studies.
  package var perDayMax: Int
  /// Rules by study; studies without rules are left out.
  package var studies: [String: StudyNotificationRules]

  package init(
    quietHours: QuietHours = QuietHours(), gapMinutes: Int = 0, perDayMax: Int = 0,
    studies: [String: StudyNotificationRules] = [:]
  ) {
    self.quietHours = quietHours
    self.gapMinutes = gapMinutes
    self.perDayMax = perDayMax
    self.studies = studies.filter { $0.value != StudyNotificationRules() }
  }

  /// - Parameter studies: rules of the studies in which the participant is enrolled.
  package init(_ settings: NotificationSettings, studies: [String: StudyNotificationRules]) {
    self.init(
      quietHours: settings.quiet, gapMinutes: settings.gapMinutes,
      perDayMax: settings.perDayMax, studies: studies)
  }

  /// Whether there are no rules, so that every schedule is planned independently.
  package var isTrivial: Bool { self == PersonNotificationRules() }
}

/// A numbered revision of a person's rules.
package struct PersonRulesRevision: Sendable, Hashable {
  /// Revision number, starting at 1.
  package var number: Int
  /// Canonical text of the rules.
  package var rules: String
}

/// A person's quiet hours: weekly windows of the clock without notifications.
package struct QuietHours: Sendable, Hashable {
  /// Any number of windows per weekday; the end of a window is exclusive.
  package var windows: [DayWindow] = []

  /// Returns the quiet hours that affect notifications of a date, whose window may extend into the
  /// following day.
  ///
  /// - Returns: Ranges of seconds since 1970-01-01.
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
