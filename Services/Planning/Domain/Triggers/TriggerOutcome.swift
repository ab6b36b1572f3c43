/// What became of one time that a trigger fired. Tables have the raw value.
package enum TriggerOutcome: String, Sendable, Hashable, CaseIterable {
  /// It prompts, or did, as its schedules say; where other rules leave no room, that is told of its prompts.
  case planned
  /// Too near to another one that prompts.
  case cooldown
  /// The trigger has prompted as often as it may.
  case atMost = "at_most"
  /// It was told later than its schedules take it.
  case tooLate = "too_late"
  /// What caused it was taken back.
  case withdrawn
  /// The participant did not take part when it happened.
  case left
  /// The study is paused, or nothing waits for the trigger.
  case idle
}
