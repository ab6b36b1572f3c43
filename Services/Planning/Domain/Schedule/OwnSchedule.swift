/// What a participant decided about one questionnaire.
public struct OwnSchedule: Sendable, Hashable {
  /// Nil when only muted. Muting keeps the plan that was chosen before.
  public var plan: Plan?
  /// Notifications are switched off (TYT §5.2.3, on/off).
  public var isMuted: Bool

  public init(plan: Plan?, isMuted: Bool) {
    self.plan = plan
    self.isMuted = isMuted
  }
}
