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

  /// The gap with the default applied.
  public var gapMinutes: UInt32 {
    minimumGapMinutes == 0 ? CatalogueDefaults.minimumGapMinutes : minimumGapMinutes
  }
}

/// Clock times in minutes since midnight; an end not after the start lies on the following day.
public struct DayWindowDefinition: Sendable, Hashable {
  /// ISO 8601: 1 Monday … 7 Sunday; nil if absent.
  public var day: Int?
  public var startMinute: UInt32
  public var endMinute: UInt32

  public init(day: Int?, startMinute: UInt32, endMinute: UInt32) {
    self.day = day
    self.startMinute = startMinute
    self.endMinute = endMinute
  }

  /// Length in minutes, 1–1440.
  public var lengthMinutes: UInt32 {
    let (start, end) = (startMinute % 1_440, endMinute % 1_440)
    return end > start ? end - start : end + 1_440 - start
  }
}

/// A weekly clock time.
public struct WeeklyTimeDefinition: Sendable, Hashable {
  /// ISO 8601: 1 Monday … 7 Sunday; nil if absent.
  public var day: Int?
  public var minuteOfDay: UInt32

  public init(day: Int?, minuteOfDay: UInt32) {
    self.day = day
    self.minuteOfDay = minuteOfDay
  }
}

/// One instant for each firing of a trigger.
public struct AfterPlanDefinition: Sendable, Hashable {
  /// Minimum minutes after the firing.
  public var delayMinutesMin: UInt32
  public var delayMinutesMax: UInt32
  /// Windows that an instant waits for; empty means any time.
  public var windows: [DayWindowDefinition]
  /// Maximum delay of a notification in minutes; 0 means the default.
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
