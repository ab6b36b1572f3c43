package import FoundationEssentials

/// One time that a trigger fired, with what became of it.
package struct KnownOccurrence: Sendable, Hashable {
  package var studyID: String
  package var triggerID: String
  package var fired: FiredTrigger
  package var isWithdrawn: Bool
  /// Nil: not decided yet.
  package var outcome: TriggerOutcome?
  /// When its first prompt comes, or came; nil: none does.
  package var promptsAt: Date?
  /// Planning found it itself.
  package var isForeseen: Bool

  package init(
    studyID: String, triggerID: String, fired: FiredTrigger, isWithdrawn: Bool = false,
    outcome: TriggerOutcome? = nil, promptsAt: Date? = nil, isForeseen: Bool = false
  ) {
    self.studyID = studyID
    self.triggerID = triggerID
    self.fired = fired
    self.isWithdrawn = isWithdrawn
    self.outcome = outcome
    self.promptsAt = promptsAt
    self.isForeseen = isForeseen
  }
}
