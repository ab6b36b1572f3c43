internal import Questionnaires

extension YAMLMapping {
  /// Reads what follows a notification.
  func followUp(at path: FindingPath) -> FollowUpDefinition {
    FollowUpDefinition(
      reminders: optional("reminders")?.reminders(at: path.field("reminders")),
      snooze: optional("snooze")?.snooze(at: path.field("snooze")),
      completionMinutes: unsigned("completion-minutes", at: path.field("completion_minutes")))
  }
}

extension YAMLValue {
  /// Reads `{count: 2, distance-minutes: 10}`.
  fileprivate func reminders(at path: FindingPath) -> FollowUpDefinition.Reminders? {
    noted(path)
    return mapping("reminders") { mapping in
      FollowUpDefinition.Reminders(
        count: mapping.required("count")?.noted(path.field("count")).unsigned() ?? 0,
        distanceMinutes: mapping.required("distance-minutes")?
          .noted(path.field("distance_minutes")).unsigned() ?? 0)
    }
  }

  /// Reads `{times: 3, minutes: 10}`.
  fileprivate func snooze(at path: FindingPath) -> FollowUpDefinition.Snooze? {
    noted(path)
    return mapping("snooze") { mapping in
      FollowUpDefinition.Snooze(
        timesMax: mapping.required("times")?.noted(path.field("times_max")).unsigned() ?? 0,
        minutesMax: mapping.required("minutes")?.noted(path.field("minutes_max")).unsigned() ?? 0)
    }
  }
}
