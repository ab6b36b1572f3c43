package import Calendar

/// The rules that count over all schedules of a study.
package struct StudyPromptRules: Sendable, Hashable {
  /// Least minutes between two prompts of different schedules; 0: any.
  package var gapMinutes: Int
  /// On each date; 0: any number.
  package var perDayMax: Int
  /// Nothing is asked on these dates of the participant's calendar.
  package var holidays: Set<CivilDate>

  package init(gapMinutes: Int = 0, perDayMax: Int = 0, holidays: Set<CivilDate> = []) {
    self.gapMinutes = gapMinutes
    self.perDayMax = perDayMax
    self.holidays = holidays
  }
}

/// The rules that count over everything that a person is asked.
package struct PersonPromptRules: Sendable, Hashable {
  package var quietHours: QuietHours
  /// As ``StudyPromptRules/gapMinutes``, over all studies.
  package var gapMinutes: Int
  /// As ``StudyPromptRules/perDayMax``, over all studies.
  package var perDayMax: Int
  /// By study.
  package var studies: [String: StudyPromptRules]

  package init(
    quietHours: QuietHours = QuietHours(), gapMinutes: Int = 0, perDayMax: Int = 0,
    studies: [String: StudyPromptRules] = [:]
  ) {
    self.quietHours = quietHours
    self.gapMinutes = gapMinutes
    self.perDayMax = perDayMax
    self.studies = studies
  }
}
