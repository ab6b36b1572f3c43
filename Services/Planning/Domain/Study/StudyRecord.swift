package import FoundationEssentials
package import Questionnaires

/// What planning has to know of a study.
package struct StudyRecord: Sendable, Hashable {
  /// Ten years, the catalogue's limit; more would leave the range of timestamps.
  package static let repeatIntervalHoursMax = 87_840

  package struct Questionnaire: Sendable, Hashable {
    package var questionnaireID: String
    package var isOneTime: Bool
    package var isDeactivated: Bool
    /// Until it was filled in, nothing else is planned.
    package var isBlocking: Bool
    /// The groups that see it; empty: everybody.
    package var groupIDs: [String]
    /// After which it may be filled in again; 0: at any time. At most ``repeatIntervalHoursMax``.
    package var repeatIntervalHours: Int
    /// Each with an id of its own; none: filled in whenever the participant likes.
    package var schedules: [Schedule]
  }

  package var studyID: String
  package var revision: Int
  package var startsAt: Date?
  package var endsAt: Date?
  package var isPaused: Bool
  package var promptRules: PromptRulesDefinition
  /// What happens that brings prompts.
  package var triggers: [TriggerDefinition]
  /// In the order in which the study offers them.
  package var questionnaires: [Questionnaire]

  /// - Parameter revision: as the catalogue counts them.
  package init(_ study: StudyDefinition, revision: Int) {
    studyID = study.id
    self.revision = revision
    startsAt = study.startsAt?.date
    endsAt = study.endsAt?.date
    isPaused = study.isPaused
    promptRules = study.promptRules
    triggers = study.triggers
    questionnaires = study.questionnaires.map { use in
      Questionnaire(
        questionnaireID: use.questionnaireID, isOneTime: use.recurrence == .oneTime,
        isDeactivated: use.isDeactivated, isBlocking: use.isBlocking, groupIDs: use.groupIDs,
        repeatIntervalHours: min(Int(use.repeatIntervalHours), Self.repeatIntervalHoursMax),
        schedules: use.schedules.compactMap { Schedule($0) })
    }
  }
}

extension UTCInstant {
  /// To the precision of `Date`, about 0.1 µs in this century.
  fileprivate var date: Date {
    // From the reference date, so that nothing is lost to the distance from 1970.
    let seconds = Double(seconds) - Date.timeIntervalBetween1970AndReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds + Double(nanoseconds) / 1_000_000_000)
  }
}
