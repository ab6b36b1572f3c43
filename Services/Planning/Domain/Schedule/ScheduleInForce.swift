/// What counts for one participant and questionnaire at the moment.
public struct ScheduleInForce: Sendable, Hashable {
  public var schedule: Schedule
  /// False where everything is as the study prescribes.
  public var isOwn: Bool
  /// Nothing is planned.
  public var isMuted: Bool

  public init(schedule: Schedule, isOwn: Bool, isMuted: Bool) {
    self.schedule = schedule
    self.isOwn = isOwn
    self.isMuted = isMuted
  }
}
