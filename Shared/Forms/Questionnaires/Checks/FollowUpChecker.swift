/// Checks reminders, snoozing and completion time of notifications.
struct FollowUpChecker {
  /// Number of reminders, or of snoozes.
  static let times: ClosedRange<UInt32> = 1...10
  /// One day at most.
  static let minutes: ClosedRange<UInt32> = 1...1_440

  func check(_ schedule: ScheduleDefinition, _ path: FindingPlace) {
    let followUp = schedule.followUp
    if let reminders = followUp.reminders {
      let path = path.field("reminders")
      if !Self.times.contains(reminders.count) {
        path.field("count").add(.remindersOutOfRange, "give 1–10")
      } else if !Self.minutes.contains(reminders.distanceMinutes) {
        path.field("distance_minutes").add(.remindersOutOfRange, "give 1–1440 minutes")
      } else if schedule.expiresAfterMinutes > 0,
        reminders.count * reminders.distanceMinutes >= schedule.expiresAfterMinutes
      {
        path.add(
          .remindersOutOfRange,
          "the last one comes \(reminders.count * reminders.distanceMinutes) minutes after the "
            + "notification, which expires after \(schedule.expiresAfterMinutes)")
      }
    }
    if let snooze = followUp.snooze {
      let path = path.field("snooze")
      if !Self.times.contains(snooze.timesMax) {
        path.field("times_max").add(.snoozeOutOfRange, "give 1–10")
      }
      if !Self.minutes.contains(snooze.minutesMax) {
        path.field("minutes_max").add(.snoozeOutOfRange, "give 1–1440 minutes")
      }
    }
    if followUp.completionMinutes > Self.minutes.upperBound {
      path.field("completion_minutes").add(.completionOutOfRange, "give at most 1440 minutes")
    }
  }
}
