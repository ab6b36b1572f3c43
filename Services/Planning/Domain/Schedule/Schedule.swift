/// A plan with the conditions under which a study uses it.
public struct Schedule: Sendable, Hashable {
  public var plan: Plan
  /// Whether participants may replace the plan by one of their own (TYS FR 17).
  public var participantMayChange: Bool
  /// First day after joining on which anything is planned; 0 is the day of joining (TYS
  /// `start_day`).
  public var startDay: Int
  /// How long after its instant a notification can be answered, 1–44,640; 0 means until the next.
  public var expiresAfterMinutes: Int

  public init(
    plan: Plan, participantMayChange: Bool = false, startDay: Int = 0, expiresAfterMinutes: Int = 0
  ) {
    self.plan = plan
    self.participantMayChange = participantMayChange
    self.startDay = startDay
    self.expiresAfterMinutes = expiresAfterMinutes
  }
}
