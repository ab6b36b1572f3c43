package import FoundationEssentials
package import Questionnaires

/// What is known about the triggers of a participant's studies.
package struct TriggerFacts: Sendable {
  /// A prompt that came, in a study that looks at how many are answered.
  package struct Prompt: Sendable, Hashable {
    package var key: QuestionnaireKey
    package var at: Date
    package var isAnsweredInTime: Bool

    package init(key: QuestionnaireKey, at: Date, isAnsweredInTime: Bool) {
      self.key = key
      self.at = at
      self.isAnsweredInTime = isAnsweredInTime
    }
  }

  /// By study, in their order.
  package var triggers: [String: [TriggerDefinition]]
  package var occurrences: [KnownOccurrence]
  /// When something other than a sheet was last done that counts, by study.
  package var activity: [String: Date]
  package var prompts: [Prompt]

  package init(
    triggers: [String: [TriggerDefinition]] = [:], occurrences: [KnownOccurrence] = [],
    activity: [String: Date] = [:], prompts: [Prompt] = []
  ) {
    self.triggers = triggers
    self.occurrences = occurrences
    self.activity = activity
    self.prompts = prompts
  }

  /// Of these studies alone.
  package func of(_ studyIDs: some Collection<String>) -> TriggerFacts {
    TriggerFacts(
      triggers: triggers.filter { studyIDs.contains($0.key) },
      occurrences: occurrences.filter { studyIDs.contains($0.studyID) }, activity: activity,
      prompts: prompts)
  }

  /// So long ago something may have happened that prompts now: the longest delay after the longest time that it may be
  /// told late, and a week until the next window.
  package static let reach: TimeInterval = 70 * 86_400

  /// The longest time that a trigger looks back on how many prompts were answered, in days; nil: none does.
  package var complianceDays: Int? {
    triggers.values.joined().compactMap { trigger in
      if case .compliance(let cause)? = trigger.cause { Int(cause.days) } else { nil }
    }.max()
  }
}
