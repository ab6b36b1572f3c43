package import FoundationEssentials
package import Questionnaires

/// Data about the triggers of a participant's studies.
package struct TriggerFacts: Sendable {
  /// A past notification in a study with a compliance trigger.
  package struct Notification: Sendable, Hashable {
    package var key: QuestionnaireKey
    package var at: Date
    package var isAnsweredInTime: Bool
  }

  /// Triggers by study, in the study's order.
  package var triggers: [String: [TriggerDefinition]] = [:]
  package var occurrences: [KnownOccurrence] = []
  /// Time of the latest activity other than sheets, by study.
  package var activity: [String: Date] = [:]
  package var notifications: [Notification] = []

  /// Returns the facts of some studies only.
  package func of(_ studyIDs: some Collection<String>) -> TriggerFacts {
    TriggerFacts(
      triggers: triggers.filter { studyIDs.contains($0.key) },
      occurrences: occurrences.filter { studyIDs.contains($0.studyID) }, activity: activity,
      notifications: notifications)
  }

  /// How far back a firing can still bring a notification, in seconds: the longest delay, plus the
  /// longest lateness, plus a week until the next window.
  package static let reach: TimeInterval = 70 * 86_400

  /// Longest period of a compliance trigger, in days; nil if absent.
  package var complianceDays: Int? {
    triggers.values.joined().compactMap { trigger in
      if case .compliance(let cause)? = trigger.cause { Int(cause.days) } else { nil }
    }.max()
  }
}
