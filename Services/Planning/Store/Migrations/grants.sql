-- Rights of the runtime role; see ServingRights.swift. The inputs of plans are never changed.
GRANT SELECT, INSERT, UPDATE (revision, starts_at, ends_at, paused, prompt_rules, subject_labels), DELETE
  ON studies TO :runtime;
GRANT SELECT, INSERT, DELETE ON study_questionnaires TO :runtime;
GRANT SELECT, INSERT ON study_schedules TO :runtime;
GRANT SELECT, INSERT, UPDATE (resumed_at) ON study_pauses TO :runtime;
GRANT SELECT, INSERT ON pseudonym_keys TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (date, set_by, set_at) ON staff_dates TO :runtime;
GRANT SELECT, INSERT ON audit_names TO :runtime;
GRANT SELECT, INSERT ON audit_log TO :runtime;
GRANT SELECT, INSERT ON audit_seals TO :runtime;
GRANT SELECT, INSERT, UPDATE (joined_at, left_at, group_id, grouped_at, consent_ends_at, consent_told_at,
  pseudonym, subject_label, label_told_at) ON enrolments TO :runtime;
GRANT SELECT, INSERT, UPDATE (time_zone) ON participants TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (plan, muted, changed_at) ON own_schedules TO :runtime;
GRANT SELECT, INSERT, UPDATE (finished_at, taken_back) ON completions TO :runtime;
GRANT SELECT, INSERT ON withdrawn_sheets TO :runtime;
GRANT SELECT, INSERT ON plan_revisions TO :runtime;
GRANT SELECT, INSERT ON person_rules TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, settings, changed_at, mail, mail_refused) ON prompt_settings TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (platform, token, app_id, language, registered_at) ON push_tokens TO :runtime;
GRANT SELECT, INSERT, DELETE,
  UPDATE (way, step, due_at, try_at, expires_at, owner, last_owner, attempts, spread, told_devices, reminder_count,
    reminder_distance_minutes) ON due_prompts TO :runtime;
GRANT SELECT, INSERT, DELETE ON study_triggers TO :runtime;
GRANT SELECT, INSERT, UPDATE (fired_at, withdrawn, told_at, outcome, prompts_at, decided_at, alert_at, draw_options,
    draw_seed)
  ON trigger_occurrences TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (roles, url, sealed_secret, updated_at, updated_by) ON alert_channels
  TO :runtime;
GRANT SELECT, INSERT, UPDATE (escalated_at, acknowledged_at, acknowledged_by, note) ON alerts TO :runtime;
GRANT SELECT, INSERT, UPDATE (state, attempts, request, try_at, failure, http_status, delivered_at)
  ON alert_deliveries TO :runtime;
GRANT SELECT, INSERT, UPDATE (latest_at) ON participant_activity TO :runtime;
GRANT SELECT, INSERT, UPDATE (marked, revision) ON test_participants TO :runtime;
GRANT SELECT, INSERT, DELETE ON unplaced_notifications TO :runtime;
GRANT SELECT, INSERT,
  UPDATE (expires_at, handed_out_at, sent_at, told_attempts, delivered_at, opened_at, dismissed_at, snoozed_at, snoozed_until,
    cancelled_at, answered_at, cancelled_by_staff, change, no_room, reminder_count, reminder_distance_minutes,
    snooze_times_max, snooze_minutes_max, completion_minutes) ON notifications TO :runtime;
GRANT USAGE, SELECT ON SEQUENCE plan_changes TO :runtime;
GRANT SELECT, INSERT, UPDATE (plan_at, zone_digest, changed) ON planning_due TO :runtime;
GRANT EXECUTE ON FUNCTION prompt_way(uuid),
  next_reminder(integer, timestamptz, integer, integer, timestamptz, timestamptz) TO :runtime;
GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint) TO :runtime;
