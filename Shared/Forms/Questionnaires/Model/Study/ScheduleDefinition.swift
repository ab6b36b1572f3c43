/// When participants are asked to fill in a questionnaire.
public struct ScheduleDefinition: Sendable, Hashable {
  public enum Plan: Sendable, Hashable {
    case standard(StandardPlanDefinition)
    case custom([WeeklyTimeDefinition])
    case monthly(dayOfMonth: UInt32, minuteOfDay: UInt32)
    /// Minutes since midnight.
    case daily([UInt32])
    /// One instant for each firing of a trigger.
    case after(AfterPlanDefinition)
  }

  /// Identifies a schedule of the questionnaire; may be empty if there is only one.
  public var id: String
  public var plan: Plan?
  public var participantMayChange: Bool
  /// Whether participants may mute it; also possible for weekly and monthly schedules.
  public var participantMayMute: Bool
  public var anchor: ScheduleAnchorDefinition
  /// First day, counted from day 0.
  public var startDay: UInt32
  public var days: ScheduleDaysDefinition
  /// Whether random instants are drawn once and used as the same clock times every day.
  public var isDrawnOnce: Bool
  public var expiresAfterMinutes: UInt32
  /// Bounds for participants' plans; nil if any valid plan is allowed.
  public var bounds: ParticipantBoundsDefinition?
  /// 0–100; the lowest priority yields first.
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

  /// Whether it asks once a week or more rarely; participants cannot change its days and count (TYS
  /// §7.2.6).
  public var asksRarely: Bool {
    switch plan {
    case .custom(let times): times.count == 1
    case .monthly: true
    case .daily(let minutes): minutes.count == 1 && days.areRare
    case .standard, .after, nil: false
    }
  }
}
