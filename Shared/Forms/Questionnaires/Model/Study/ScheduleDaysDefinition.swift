/// Day 0 of a schedule.
public struct ScheduleAnchorDefinition: Sendable, Hashable {
  public enum Event: Sendable, Hashable {
    case joining
    /// The participant's latest sheet of this questionnaire of the study.
    case questionnaire(String)
    /// `YYYY-MM-DD`, the same for all participants.
    case date(String)
    /// Id of a date that the study's staff sets for each participant.
    case staffDate(String)
    /// The latest firing of this trigger of the study.
    case trigger(String)
  }

  public var event: Event
  /// Days from the event's date to day 0.
  public var offsetDays: Int32
  /// Option of the trigger's draw whose firings count; empty for all.
  public var optionID: String

  public init(event: Event = .joining, offsetDays: Int32 = 0, optionID: String = "") {
    self.event = event
    self.offsetDays = offsetDays
    self.optionID = optionID
  }
}

/// The days on which a plan applies.
public struct ScheduleDaysDefinition: Sendable, Hashable {
  /// Counted from the first day.
  public enum Rhythm: Sendable, Hashable {
    case everyDays(UInt32)
    /// Seven days of every so many weeks, starting on the weekday of the first day.
    case everyWeeks(UInt32)
    /// One day in every so many months.
    case everyMonths(UInt32)
    case burst(daysOn: UInt32, daysOff: UInt32)
    /// Distances from the first day, in days.
    case sequence([UInt32])
  }

  /// Rhythm; nil for every day.
  public var rhythm: Rhythm?
  /// Number of days from the first day on; 0 means unlimited.
  public var dayCount: UInt32
  /// `YYYY-MM-DD`, inclusive; empty for no bound.
  public var fromDate: String
  public var untilDate: String

  public init(
    rhythm: Rhythm? = nil, dayCount: UInt32 = 0, fromDate: String = "", untilDate: String = ""
  ) {
    self.rhythm = rhythm
    self.dayCount = dayCount
    self.fromDate = fromDate
    self.untilDate = untilDate
  }

  /// Whether at least a week lies between two of the days.
  var areRare: Bool {
    switch rhythm {
    case .everyDays(let number): number >= 7
    case .everyMonths: true
    case .everyWeeks, .burst, .sequence, nil: false
    }
  }
}
