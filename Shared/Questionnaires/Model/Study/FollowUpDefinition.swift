/// What comes after a notification: how it is told again, how it can be put off, and how long answering may take.
public struct FollowUpDefinition: Sendable, Hashable {
  /// Told again as long as it is neither answered nor dismissed and can be answered in time.
  public struct Reminders: Sendable, Hashable {
    /// 1–10.
    public var count: UInt32
    /// From the notification to the first, and between two, 1–1,440.
    public var distanceMinutes: UInt32

    public init(count: UInt32, distanceMinutes: UInt32) {
      self.count = count
      self.distanceMinutes = distanceMinutes
    }
  }

  /// Put off, never beyond its expiry.
  public struct Snooze: Sendable, Hashable {
    /// 1–10.
    public var timesMax: UInt32
    /// At once, 1–1,440.
    public var minutesMax: UInt32

    public init(timesMax: UInt32, minutesMax: UInt32) {
      self.timesMax = timesMax
      self.minutesMax = minutesMax
    }
  }

  /// Nil: it is told once.
  public var reminders: Reminders?
  /// Nil: it cannot be put off.
  public var snooze: Snooze?
  /// From having begun to fill in, at most 1,440; 0: what is finished before the expiry is in time.
  public var completionMinutes: UInt32

  public init(
    reminders: Reminders? = nil, snooze: Snooze? = nil, completionMinutes: UInt32 = 0
  ) {
    self.reminders = reminders
    self.snooze = snooze
    self.completionMinutes = completionMinutes
  }
}
