/// What day 0 of a schedule is.
public struct ScheduleAnchorDefinition: Sendable, Hashable {
  public enum Event: Sendable, Hashable {
    case joining
    /// When the participant last filled in this questionnaire of the study.
    case questionnaire(String)
    /// `YYYY-MM-DD`, the same for everybody.
    case date(String)
    /// A date that the study's staff sets for each participant, by its id.
    case staffDate(String)
    /// When this trigger of the study last fired.
    case trigger(String)
  }

  public var event: Event
  /// From the event's date to day 0.
  public var offsetDays: Int32

  public init(event: Event = .joining, offsetDays: Int32 = 0) {
    self.event = event
    self.offsetDays = offsetDays
  }
}

/// The days on which a plan counts.
public struct ScheduleDaysDefinition: Sendable, Hashable {
  /// Counted from the first day.
  public enum Rhythm: Sendable, Hashable {
    case everyDays(UInt32)
    /// Seven days of every so many weeks, which begin on the weekday of the first day.
    case everyWeeks(UInt32)
    /// A day in every so many months.
    case everyMonths(UInt32)
    case burst(daysOn: UInt32, daysOff: UInt32)
    /// Distances from the first day.
    case sequence([UInt32])
  }

  /// Nil: every day.
  public var rhythm: Rhythm?
  /// From the first day on; 0: without end.
  public var dayCount: UInt32
  /// `YYYY-MM-DD`, inclusive; empty: no such bound.
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

  /// At least a week lies between two of them.
  var areRare: Bool {
    switch rhythm {
    case .everyDays(let number): number >= 7
    case .everyMonths: true
    case .everyWeeks, .burst, .sequence, nil: false
    }
  }
}
