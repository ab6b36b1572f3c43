/// When a questionnaire asks to be filled in.
public struct ScheduleDefinition: Sendable, Hashable {
  public enum Plan: Sendable, Hashable {
    case standard(StandardPlanDefinition)
    case custom([WeeklyTimeDefinition])
    case monthly(dayOfMonth: UInt32, minuteOfDay: UInt32)
    /// Minutes since midnight.
    case daily([UInt32])
    /// One instant for each time that a trigger fired.
    case after(AfterPlanDefinition)
  }

  /// Tells a questionnaire's schedules apart; may be empty where there is one.
  public var id: String
  /// Nil when the definition has none.
  public var plan: Plan?
  public var participantMayChange: Bool
  /// A schedule that asks once a week or once a month may be switched off, too.
  public var participantMayMute: Bool
  public var anchor: ScheduleAnchorDefinition
  /// Days after day 0.
  public var startDay: UInt32
  public var days: ScheduleDaysDefinition
  /// Random instants are drawn once, and then are the same clock times every day.
  public var isDrawnOnce: Bool
  public var expiresAfterMinutes: UInt32
  /// Nil: participants may choose any plan that is right in itself.
  public var bounds: ParticipantBoundsDefinition?
  /// 0–100: what has the lowest gives way first.
  public var priority: UInt32
  public var followUp: FollowUpDefinition

  public init(
    id: String = "", plan: Plan?, participantMayChange: Bool = false,
    participantMayMute: Bool = false,
    anchor: ScheduleAnchorDefinition = ScheduleAnchorDefinition(), startDay: UInt32 = 0,
    days: ScheduleDaysDefinition = ScheduleDaysDefinition(), isDrawnOnce: Bool = false,
    expiresAfterMinutes: UInt32 = 0, bounds: ParticipantBoundsDefinition? = nil,
    priority: UInt32 = 0, followUp: FollowUpDefinition = FollowUpDefinition()
  ) {
    self.id = id
    self.plan = plan
    self.participantMayChange = participantMayChange
    self.participantMayMute = participantMayMute
    self.anchor = anchor
    self.startDay = startDay
    self.days = days
    self.isDrawnOnce = isDrawnOnce
    self.expiresAfterMinutes = expiresAfterMinutes
    self.bounds = bounds
    self.priority = priority
    self.followUp = followUp
  }

  /// Once a week or once a month, or more rarely: participants keep its days and number (TYS §7.2.6).
  public var asksRarely: Bool {
    switch plan {
    case .custom(let times): times.count == 1
    case .monthly: true
    case .daily(let minutes): minutes.count == 1 && days.areRare
    case .standard, .after, nil: false
    }
  }
}
