/// The rules for what comes after a notification.
struct FollowUpChecker {
  /// Of reminders, and of putting off.
  static let times: ClosedRange<UInt32> = 1...10
  /// A day.
  static let minutes: ClosedRange<UInt32> = 1...1_440

  func check(
    _ schedule: ScheduleDefinition, _ path: FindingPath, into findings: inout FindingCollector
  ) {
    let followUp = schedule.followUp
    if let reminders = followUp.reminders {
      let path = path.field("reminders")
      if !Self.times.contains(reminders.count) {
        findings.add(path.field("count"), .remindersOutOfRange, "give 1–10")
      } else if !Self.minutes.contains(reminders.distanceMinutes) {
        findings.add(path.field("distance_minutes"), .remindersOutOfRange, "give 1–1440 minutes")
      } else if schedule.expiresAfterMinutes > 0,
        reminders.count * reminders.distanceMinutes >= schedule.expiresAfterMinutes
      {
        findings.add(
          path, .remindersOutOfRange,
          "the last one would come \(reminders.count * reminders.distanceMinutes) minutes after the "
            + "notification, which expires after \(schedule.expiresAfterMinutes)")
      }
    }
    if let snooze = followUp.snooze {
      let path = path.field("snooze")
      if !Self.times.contains(snooze.timesMax) {
        findings.add(path.field("times_max"), .snoozeOutOfRange, "give 1–10")
      }
      if !Self.minutes.contains(snooze.minutesMax) {
        findings.add(path.field("minutes_max"), .snoozeOutOfRange, "give 1–1440 minutes")
      }
    }
    if followUp.completionMinutes > Self.minutes.upperBound {
      findings.add(
        path.field("completion_minutes"), .completionOutOfRange, "give at most 1440 minutes")
    }
  }
}
