public import Calendar

/// Random instants, one in each of `perDay` equal parts of the day's window (TYT §5.2.3).
public struct StandardPlan: Sendable, Hashable {
  /// Minutes between two instants where the sender names none (TYT §5.2.3).
  public static let minimumGapMinutesDefault = 15

  /// 1–96.
  public var perDay: Int
  /// At most one per weekday; a weekday without one has no notification.
  public var windows: [DayWindow]
  /// 1–720 elapsed minutes between any two instants, over midnight too.
  public var minimumGapMinutes: Int

  /// - Parameter minimumGapMinutes: 0 means the default.
  public init(perDay: Int, windows: [DayWindow], minimumGapMinutes: Int = 0) {
    self.perDay = perDay
    self.windows = windows
    self.minimumGapMinutes =
      minimumGapMinutes == 0 ? Self.minimumGapMinutesDefault : minimumGapMinutes
  }

  public func window(on day: DayOfWeek) -> DayWindow? {
    windows.first { $0.day == day }
  }
}
