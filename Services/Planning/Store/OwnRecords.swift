import Postgres
import Privacy

/// Stored data of a participant for the participant's own export.
enum OwnRecords {
  static func sources(_ pool: PostgresPool) -> [any OwnRecordSource] {
    let questionnaire: [StoredRecords.Column] = [.text("study_id"), .text("questionnaire_id")]
    let schedule = questionnaire + [.text("schedule_id")]
    let questionnaireKey: [StoredRecords.KeyPart] = [.text("study_id"), .text("questionnaire_id")]
    return [
      StoredRecords(
        "participants", columns: [.text("time_zone")], key: [.text("time_zone")], pool: pool),
      StoredRecords(
        "test_participants", columns: [.flag("marked"), .integer("revision")],
        key: [.integer("revision")], pool: pool),
      StoredRecords(
        "enrolments",
        columns: [
          .text("study_id"), .time("joined_at"), .time("left_at"), .text("group_id"),
          .time("grouped_at"), .time("consent_ends_at"), .time("consent_told_at"),
          .text("subject_label"), .time("label_told_at"),
        ], key: [.text("study_id")], pool: pool),
      StoredRecords(
        "staff_dates",
        columns: [
          .text("study_id"), .text("staff_date_id"), .text("date", "to_char(date, 'YYYY-MM-DD')"),
          .time("set_at"),
        ], key: [.text("study_id"), .text("staff_date_id")], pool: pool),
      StoredRecords(
        "own_schedules",
        columns: schedule + [
          .bytes("schedule", "plan", read: ScheduleCoding.exported), .flag("muted"),
          .time("changed_at"),
        ], key: questionnaireKey + [.text("schedule_id")], pool: pool),
      StoredRecords(
        "completions", columns: questionnaire + [.time("finished_at"), .flag("taken_back")],
        key: questionnaireKey, pool: pool),
      StoredRecords(
        "withdrawn_sheets",
        columns: questionnaire + [.text("sheet_id"), .time("finished_at")],
        key: questionnaireKey + [.uuid("sheet_id")], pool: pool),
      StoredRecords(
        "plan_revisions",
        columns: schedule + [
          .integer("revision"), .time("planned_at"), .text("time_zone"),
          .bytes("schedule", read: ScheduleCoding.exportedInput),
          .text("day_zero", "to_char(day_zero, 'YYYY-MM-DD')"),
          .time("starts_at"), .time("ends_at"), .text("drawn_as"),
        ], key: questionnaireKey + [.text("schedule_id"), .integer("revision")], pool: pool),
    ] + notifications(pool, schedule)
  }

  private static func notifications(
    _ pool: PostgresPool, _ schedule: [StoredRecords.Column]
  ) -> [any OwnRecordSource] {
    let questionnaireKey: [StoredRecords.KeyPart] = [.text("study_id"), .text("questionnaire_id")]
    return [
      StoredRecords(
        "prompt_settings",
        columns: [
          .integer("revision"), .bytes("settings", read: ScheduleCoding.exportedSettings),
          .time("changed_at"), .flag("mail"),
          .flag("mail_refused"),
        ], key: [.integer("revision")], pool: pool),
      StoredRecords(
        "person_rules",
        columns: [.integer("revision"), .time("planned_at"), .text("rules")],
        key: [.integer("revision")], pool: pool),
      StoredRecords(
        "unplaced_notifications",
        columns: schedule + [
          .time("wish"), .text("reason"), .integer("rules_revision"), .time("planned_at"),
        ],
        key: questionnaireKey + [.text("schedule_id"), StoredRecords.microseconds("wish")],
        pool: pool),
      StoredRecords(
        "notifications",
        columns: [.text("notification_id")] + schedule + [
          .integer("revision"), .time("at"), .time("expires_at"), .flag("fixed"),
          .time("planned_at"), .time("handed_out_at"), .time("sent_at"), .time("delivered_at"),
          .time("opened_at"), .time("dismissed_at"), .time("snoozed_until"),
          .text("snoozed_at", snoozedAt), .time("cancelled_at"),
          .integer("reminder_count"), .integer("reminder_distance_minutes"),
          .integer("snooze_times_max"), .integer("snooze_minutes_max"),
          .integer("completion_minutes"),
          .time("answered_at"), .text("tzdata_version"), .integer("rules_revision"),
          .text("plan_date", "to_char(plan_date, 'YYYY-MM-DD')"), .time("wish"),
          .text("origin"), .text("moved_from"), .flag("cancelled_by_staff"),
          .text("no_room"),
        ], key: [.text("study_id"), .uuid("notification_id")], pool: pool),
    ] + deliveries(pool) + triggers(pool)
  }

  private static func deliveries(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "push_tokens",
        columns: [
          .text("device_id"),
          .text(
            "platform",
            "CASE platform WHEN 1 THEN 'APNs' WHEN 2 THEN 'FCM' ELSE 'Web Push' END"),
          .text("app_id"), .text("language"), .time("registered_at"),
        ], key: [.text("device_id")], pool: pool),
      StoredRecords(
        "due_prompts",
        columns: [
          .text("study_id"), .text("questionnaire_id"),
          .text("notification_id"),
          .text("way", "CASE way WHEN 1 THEN 'push' WHEN 2 THEN 'mail' ELSE 'gateway' END"),
          .integer("step"), .time("due_at"), .time("expires_at"),
        ], key: [.text("study_id"), .uuid("notification_id")], pool: pool),
    ]
  }

  /// SQL expression for times separated by spaces.
  private static let snoozedAt = """
    array_to_string(ARRAY(SELECT to_char(snooze AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
      FROM unnest(snoozed_at) AS snooze ORDER BY snooze), ' ')
    """
}

extension OwnRecords {
  /// Trigger firings, the alerts they raised, and the activity from which inactivity counts.
  static func triggers(_ pool: PostgresPool) -> [any OwnRecordSource] {
    [
      StoredRecords(
        "trigger_occurrences",
        columns: [
          .text("study_id"), .text("trigger_id"), .text("occurrence_id"), .time("fired_at"),
          .flag("withdrawn"), .time("told_at"), .flag("foreseen"), .text("outcome"),
          .time("prompts_at"), .time("decided_at"), .text("draw_options"), .text("draw_seed"),
        ], key: [.text("study_id"), .text("trigger_id"), .uuid("occurrence_id")], pool: pool),
      StoredRecords(
        "alerts",
        columns: [
          .text("study_id"), .text("trigger_id"), .text("alert_id"), .text("occurrence_id"),
          .time("fired_at"), .time("raised_at"), .time("escalate_at"), .time("escalated_at"),
          .time("acknowledged_at"), .text("note"),
        ], key: [.text("study_id"), .uuid("alert_id")], pool: pool),
      StoredRecords(
        "alert_deliveries",
        columns: [
          .text("study_id"), .text("alert_id"), .text("channel_id"), .flag("escalation"),
          .text("state"), .time("delivered_at"),
        ],
        key: [
          .text("study_id"), .uuid("alert_id"), .text("channel_id"),
          .integer("escalation::integer::bigint"),
        ], pool: pool),
      StoredRecords(
        "participant_activity",
        columns: [.text("study_id"), .text("kind"), .time("latest_at")],
        key: [.text("study_id"), .text("kind")], pool: pool),
    ]
  }
}
