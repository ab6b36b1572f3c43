package import Calendar
package import Questionnaires

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

  package init(_ definition: PromptRulesDefinition) {
    self.init(
      gapMinutes: Int(definition.minimumGapMinutes), perDayMax: Int(definition.perDayMax),
      holidays: Set(definition.holidays.compactMap { CivilDate(iso8601: $0) }))
  }
}

/// The rules that count over everything that a person is asked.
package struct PersonPromptRules: Sendable, Hashable {
  package var quietHours: QuietHours
  /// As ``StudyPromptRules/gapMinutes``, over all studies.
  package var gapMinutes: Int
  /// As ``StudyPromptRules/perDayMax``, over all studies.
  package var perDayMax: Int
  /// By study; only those that have any.
  package var studies: [String: StudyPromptRules]

  package init(
    quietHours: QuietHours = QuietHours(), gapMinutes: Int = 0, perDayMax: Int = 0,
    studies: [String: StudyPromptRules] = [:]
  ) {
    self.quietHours = quietHours
    self.gapMinutes = gapMinutes
    self.perDayMax = perDayMax
    self.studies = studies.filter { $0.value != StudyPromptRules() }
  }

  /// - Parameter studies: those that the participant takes part in.
  package init(_ settings: PromptSettings, studies: [String: StudyPromptRules]) {
    self.init(
      quietHours: settings.quiet, gapMinutes: settings.gapMinutes,
      perDayMax: settings.perDayMax, studies: studies)
  }

  /// Every schedule is planned as if it were alone.
  package var isTrivial: Bool { self == PersonPromptRules() }
}

/// Numbered rules of a person.
package struct PersonRulesRevision: Sendable, Hashable {
  /// From 1.
  package var number: Int
  /// The same for the same rules.
  package var rules: String

  package init(number: Int, rules: String) {
    self.number = number
    self.rules = rules
  }
}
