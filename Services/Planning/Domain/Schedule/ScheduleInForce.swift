/// What counts for one participant and questionnaire at the moment.
package struct ScheduleInForce: Sendable, Hashable {
  package var schedule: Schedule
  /// False where everything is as the study prescribes.
  package var isOwn: Bool
  /// Nothing is planned.
  package var isMuted: Bool

  package init(schedule: Schedule, isOwn: Bool, isMuted: Bool) {
    self.schedule = schedule
    self.isOwn = isOwn
    self.isMuted = isMuted
  }
}

/// What a participant decided about one questionnaire.
package struct OwnSchedule: Sendable, Hashable {
  /// Nil when only muted. Muting keeps the plan that was chosen before.
  package var plan: Plan?
  /// Notifications are switched off (TYT §5.2.3, on/off).
  package var isMuted: Bool

  package init(plan: Plan?, isMuted: Bool) {
    self.plan = plan
    self.isMuted = isMuted
  }
}
