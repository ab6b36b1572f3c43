/// Random instants, one in each of `perDay` equal parts of the day's window (TYT §5.2.3).
public struct StandardPlanDefinition: Sendable, Hashable {
  public var perDay: UInt32
  public var windows: [DayWindowDefinition]
  /// 0 means the default.
  public var minimumGapMinutes: UInt32

  public init(perDay: UInt32, windows: [DayWindowDefinition], minimumGapMinutes: UInt32 = 0) {
    self.perDay = perDay
    self.windows = windows
    self.minimumGapMinutes = minimumGapMinutes
  }

  /// With the default in its place.
  public var gapMinutes: UInt32 {
    minimumGapMinutes == 0 ? CatalogueDefaults.minimumGapMinutes : minimumGapMinutes
  }
}

/// Clock times in minutes since midnight; an end not after the start lies on the following day.
public struct DayWindowDefinition: Sendable, Hashable {
  /// ISO 8601: 1 Monday … 7 Sunday. Nil when the definition names none.
  public var day: Int?
  public var startMinute: UInt32
  public var endMinute: UInt32

  public init(day: Int?, startMinute: UInt32, endMinute: UInt32) {
    self.day = day
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  /// In minutes, 1–1440, for clock times that are in range.
  public var lengthMinutes: UInt32 {
    endMinute > startMinute ? endMinute - startMinute : endMinute + 1440 - startMinute
  }
}

/// A clock time that repeats weekly.
public struct WeeklyTimeDefinition: Sendable, Hashable {
  /// ISO 8601: 1 Monday … 7 Sunday. Nil when the definition names none.
  public var day: Int?
  public var minuteOfDay: UInt32

  public init(day: Int?, minuteOfDay: UInt32) {
    self.day = day
    self.minuteOfDay = minuteOfDay
  }
}

/// One instant for each time that a trigger fired.
public struct AfterPlanDefinition: Sendable, Hashable {
  /// From when it happened.
  public var delayMinutesMin: UInt32
  public var delayMinutesMax: UInt32
  /// Outside of which an instant waits; empty: any time is good.
  public var windows: [DayWindowDefinition]
  /// How much later than its instant something may be told; 0 means the default.
  public var lateMinutes: UInt32

  public init(
    delayMinutesMin: UInt32 = 0, delayMinutesMax: UInt32 = 0, windows: [DayWindowDefinition] = [],
    lateMinutes: UInt32 = 0
  ) {
    self.delayMinutesMin = delayMinutesMin
    self.delayMinutesMax = delayMinutesMax
    self.windows = windows
    self.lateMinutes = lateMinutes
  }
}
