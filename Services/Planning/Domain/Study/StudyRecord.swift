package import FoundationEssentials
package import Questionnaires

/// Data of a study that planning needs.
package struct StudyRecord: Sendable, Hashable {
  /// Maximum repeat interval: ten years, the catalogue's limit; more would exceed the range of
  /// timestamps.
  package static let repeatIntervalHoursMax = 87_840

  package struct Questionnaire: Sendable, Hashable {
    package var questionnaireID: String
    package var isOneTime: Bool
    package var isDeactivated: Bool
    /// Whether nothing else is planned until it is filled in.
    package var isBlocking: Bool
    /// Groups that see it; empty for all participants.
    package var groupIDs: [String]
    /// Hours after which it may be filled in again, at most ``repeatIntervalHoursMax``; 0 for any
    /// time.
    package var repeatIntervalHours: Int
    /// Schedules, each with its own id; empty if participants fill it in at any time.
    package var schedules: [Schedule]
  }

  package var studyID: String
  package var revision: Int
  package var startsAt: Date?
  package var endsAt: Date?
  package var isPaused: Bool
  /// Whether staff sees the labels of participants.
  package var hasSubjectLabels: Bool
  package var notificationRules: PromptRulesDefinition
  /// Triggers of the study.
  package var triggers: [TriggerDefinition]
  /// Questionnaires in the order of the study.
  package var questionnaires: [Questionnaire]

  /// - Parameter revision: revision of the study in the catalogue.
  package init(_ study: StudyDefinition, revision: Int) {
    studyID = study.id
    self.revision = revision
    startsAt = study.startsAt?.date
    endsAt = study.endsAt?.date
    isPaused = study.isPaused
    hasSubjectLabels = study.hasSubjectLabels
    notificationRules = study.promptRules
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
  /// Precise to about 0.1 µs in this century, as is `Date`.
  fileprivate var date: Date {
    // Computed from the reference date to keep the precision.
    let seconds = Double(seconds) - Date.timeIntervalBetween1970AndReferenceDate
    return Date(timeIntervalSinceReferenceDate: seconds + Double(nanoseconds) / 1_000_000_000)
  }
}
