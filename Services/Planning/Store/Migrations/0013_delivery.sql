-- How participants are reached, and what they are still to be told.

-- Devices that can be pushed to. Personal: whoever has a token and the operator's keys reaches the person. Kept until
-- the device is taken away, its app is gone, or the account is erased.
CREATE TABLE push_tokens (
  participant_id uuid NOT NULL,
  -- The client's own name of the device; another token of it takes the place of the one before.
  device_id text NOT NULL,
  -- PushPlatform.
  platform int2 NOT NULL,
  token text NOT NULL,
  app_id text NOT NULL,
  -- BCP 47; empty: not known.
  language text NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, device_id)
);
-- A device on which somebody else signs in tells the one before nothing any more.
CREATE UNIQUE INDEX push_tokens_token ON push_tokens (platform, app_id, token);

ALTER TABLE prompt_settings
  -- Prompts are to come by e-mail where no device can be pushed to.
  ADD COLUMN mail boolean NOT NULL DEFAULT false;

-- What is still to be told: of each notification that stands one row, with its next step: 0 is the notification itself,
-- from 1 on its reminders. Who tells it is known only when it is due (a device may be registered, a gateway may begin to
-- watch until then), so every notification has a row; the way stands in it, so that none is looked at by those who
-- cannot tell it. Personal, and shorter-lived than the notification: gone when it was told for the last time, answered,
-- dismissed or called off, when it is too late to tell it, and with the account.
CREATE TABLE due_prompts (
  participant_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- PromptWay: 0 gateways, 1 push, 2 e-mail.
  way int2 NOT NULL,
  step integer NOT NULL DEFAULT 0,
  -- Of the step.
  due_at timestamptz NOT NULL,
  -- When it may be taken: when it is due, when whoever has it must be done, or when it is tried again.
  try_at timestamptz NOT NULL,
  -- NULL: it cannot come too late by itself.
  expires_at timestamptz,
  -- Who has it until `try_at`; NULL: nobody.
  owner uuid,
  -- How often the step was taken; with the step it names one taking.
  attempts integer NOT NULL DEFAULT 0,
  -- It was late, and put off once so that not all that is late comes at once.
  spread boolean NOT NULL DEFAULT false,
  -- As the notification has them.
  at timestamptz NOT NULL,
  reminder_count integer NOT NULL,
  reminder_distance_minutes integer NOT NULL,
  PRIMARY KEY (participant_id, notification_id)
);
CREATE INDEX due_prompts_next ON due_prompts (way, try_at);

INSERT INTO personal_tables (table_name, place, of_study) VALUES
  ('due_prompts', 10, true), ('push_tokens', 100, false);

-- Who tells a participant: devices, else mails where they were chosen, else whatever gateway watches.
CREATE FUNCTION prompt_way(participant uuid) RETURNS int2 LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM push_tokens WHERE participant_id = participant) THEN 1
    WHEN EXISTS (SELECT FROM prompt_settings WHERE participant_id = participant AND mail) THEN 2
    ELSE 0 END::int2
$$;

-- The next reminder that can still be told: after `step`, not in the past, and before the expiry; NULL: none.
CREATE FUNCTION next_reminder(
  step integer, at timestamptz, count integer, distance_minutes integer, expires_at timestamptz, now timestamptz
) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN step < count AND distance_minutes > 0 THEN (
    SELECT next FROM (
      SELECT greatest(step + 1, ceil(extract(epoch FROM now - at) / (60 * distance_minutes))::integer) AS next
    ) AS found
    WHERE next <= count
      AND (expires_at IS NULL OR at + next * distance_minutes * interval '1 minute' < expires_at)
  ) END
$$;

-- Triggers, so that no statement that plans, answers, dismisses, puts off or calls off can forget about them, and all
-- happens in its transaction.
CREATE FUNCTION tell_of_planned() RETURNS trigger LANGUAGE plpgsql AS $$
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
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_of_planned AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS planned FOR EACH STATEMENT EXECUTE FUNCTION tell_of_planned();

CREATE FUNCTION keep_quiet_of_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM due_prompts USING changed
  WHERE due_prompts.participant_id = changed.participant_id
    AND due_prompts.notification_id = changed.notification_id
    AND (changed.cancelled_at IS NOT NULL OR changed.answered_at IS NOT NULL OR changed.dismissed_at IS NOT NULL);
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
    SET due_at = EXCLUDED.due_at, try_at = EXCLUDED.try_at, owner = NULL, attempts = 0, spread = false
    WHERE known.due_at < EXCLUDED.due_at;
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_quiet_of_ended AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_quiet_of_ended();

-- What stands already.
INSERT INTO due_prompts (participant_id, notification_id, study_id, questionnaire_id, way, due_at, try_at,
  expires_at, at, reminder_count, reminder_distance_minutes)
SELECT participant_id, notification_id, study_id, questionnaire_id, prompt_way(participant_id), at, at, expires_at, at,
  reminder_count, reminder_distance_minutes
FROM notifications
WHERE at > now() AND cancelled_at IS NULL AND answered_at IS NULL AND dismissed_at IS NULL;
