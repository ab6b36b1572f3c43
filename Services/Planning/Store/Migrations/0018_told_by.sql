-- By which taking a prompt was told, and on which devices; less work with each that is told, and with each plan that is
-- asked for again.

ALTER TABLE notifications
  -- Of each step that was told (the notification itself first, then its reminders) the number of the taking that told
  -- it, so that the same is answered to whoever says so again, and something else to whoever had it before.
  ADD COLUMN told_attempts integer[];
-- Noting that one was told touches no index: with room on the page the new row stays there.
ALTER TABLE notifications SET (fillfactor = 85);

ALTER TABLE due_prompts
  -- Devices that were told the step already, while others are still to take it.
  ADD COLUMN told_devices text[];
-- What was taken leaves its place in the index behind.
ALTER TABLE due_prompts SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);

ALTER TABLE planning_due
  -- The number of the latest change of the participant's notifications (notifications.change): by this row alone a plan
  -- that was given out is known to be what it was.
  ADD COLUMN changed int8 NOT NULL DEFAULT 0;
-- Room for it on the page.
ALTER TABLE planning_due SET (fillfactor = 80);

-- As in 0013, and notes the change.
CREATE OR REPLACE FUNCTION tell_of_planned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO due_prompts (participant_id, notification_id, study_id, questionnaire_id, way, due_at, try_at,
    expires_at, at, reminder_count, reminder_distance_minutes)
  SELECT participant_id, notification_id, study_id, questionnaire_id, way, at, at, expires_at, at, reminder_count,
    reminder_distance_minutes
  FROM planned
  JOIN (
    SELECT participant_id, prompt_way(participant_id) AS way
    FROM (SELECT DISTINCT participant_id FROM planned) AS someone
  ) AS reached USING (participant_id)
  WHERE cancelled_at IS NULL AND answered_at IS NULL AND dismissed_at IS NULL;
  UPDATE planning_due AS due SET changed = news.change
  FROM (SELECT participant_id, max(change) AS change FROM planned GROUP BY participant_id) AS news
  WHERE due.participant_id = news.participant_id AND due.changed < news.change;
  RETURN NULL;
END
$$;

-- As in 0013, and notes the change. What is merely told, handed out or delivered ends nothing: then neither is looked
-- at.
CREATE OR REPLACE FUNCTION keep_quiet_of_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM changed WHERE cancelled_at IS NOT NULL OR answered_at IS NOT NULL OR dismissed_at IS NOT NULL
  ) THEN
    DELETE FROM due_prompts USING changed
    WHERE due_prompts.participant_id = changed.participant_id
      AND due_prompts.notification_id = changed.notification_id
      AND (changed.cancelled_at IS NOT NULL OR changed.answered_at IS NOT NULL OR changed.dismissed_at IS NOT NULL);
    UPDATE planning_due AS due SET changed = news.change
    FROM (SELECT participant_id, max(change) AS change FROM changed GROUP BY participant_id) AS news
    WHERE due.participant_id = news.participant_id AND due.changed < news.change;
  END IF;
  IF NOT EXISTS (SELECT FROM changed WHERE snoozed_until IS NOT NULL) THEN RETURN NULL; END IF;
  -- What was put off is told again then, even if nothing was left to tell; whoever has it meanwhile does not have it
  -- any more.
  INSERT INTO due_prompts AS known (participant_id, notification_id, study_id, questionnaire_id, way, step, due_at,
    try_at, expires_at, at, reminder_count, reminder_distance_minutes)
  SELECT participant_id, notification_id, changed.study_id, changed.questionnaire_id, prompt_way(participant_id),
    changed.reminder_count, changed.snoozed_until, changed.snoozed_until, changed.expires_at, changed.at,
    changed.reminder_count, changed.reminder_distance_minutes
  FROM changed JOIN before USING (participant_id, notification_id)
  WHERE changed.snoozed_until IS DISTINCT FROM before.snoozed_until AND changed.snoozed_until IS NOT NULL
    AND changed.cancelled_at IS NULL AND changed.answered_at IS NULL AND changed.dismissed_at IS NULL
  ON CONFLICT (participant_id, notification_id) DO UPDATE
    SET due_at = EXCLUDED.due_at, try_at = EXCLUDED.try_at, owner = NULL, attempts = 0, spread = false,
      told_devices = NULL
    WHERE known.due_at < EXCLUDED.due_at;
  RETURN NULL;
END
$$;

-- Whose participation was erased is planned for at once, like everybody whose plan may be another one.
CREATE FUNCTION plan_without_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE planning_due SET plan_at = '-infinity' WHERE participant_id IN (SELECT participant_id FROM gone);
  RETURN NULL;
END
$$;
CREATE TRIGGER plan_without_erased AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION plan_without_erased();
