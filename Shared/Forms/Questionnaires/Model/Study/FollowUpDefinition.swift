/// Rules after a notification: reminders, snoozing, and the time for completing.
public struct FollowUpDefinition: Sendable, Hashable {
  /// Repetitions of a notification while it is neither answered nor dismissed and can still be
  /// answered in time.
  public struct Reminders: Sendable, Hashable {
    /// 1–10.
    public var count: UInt32
    /// Minutes before the first and between two reminders, 1–1,440.
    public var distanceMinutes: UInt32

    public init(count: UInt32, distanceMinutes: UInt32) {
      self.count = count
      self.distanceMinutes = distanceMinutes
    }
  }

  /// Postponement of a notification, at most until its expiry.
  public struct Snooze: Sendable, Hashable {
    /// 1–10.
    public var timesMax: UInt32
    /// Minutes per snooze, 1–1,440.
    public var minutesMax: UInt32

    public init(timesMax: UInt32, minutesMax: UInt32) {
      self.timesMax = timesMax
      self.minutesMax = minutesMax
    }
  }

  /// Reminders; nil if it is not repeated.
  public var reminders: Reminders?
  /// Snoozing; nil if it cannot be postponed.
  public var snooze: Snooze?
  /// Minutes to complete a started questionnaire, at most 1,440; 0 if it must be completed before
  /// the expiry.
  public var completionMinutes: UInt32

  public init(
    reminders: Reminders? = nil, snooze: Snooze? = nil, completionMinutes: UInt32 = 0
  ) {
    self.reminders = reminders
    self.snooze = snooze
    self.completionMinutes = completionMinutes
  }
}
