-- Studies with their schedules, participants, plans and notifications, and their delivery.

-- All times are instants; local times exist only inside schedules and are interpreted in the
-- participant's time zone.

-- SECURITY DEFINER functions keep this search path, so that objects of a caller, temporary ones
-- included, cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- Studies ----------------------------------------------------------------------------------------

-- Studies as the catalogue published them, received over the bus, or fetched when the bus is behind.
CREATE TABLE studies (
  study_id text PRIMARY KEY,
  -- Counts published changes; an older revision never replaces a newer one.
  revision int8 NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Nothing is planned in a paused study.
  paused bool NOT NULL DEFAULT false,
  -- An otolith.catalogue.v1.PromptRules; NULL: none.
  prompt_rules bytea,
  -- Whether staff sees the labels of participants.
  subject_labels bool NOT NULL DEFAULT false
);

CREATE TABLE study_questionnaires (
  study_id text NOT NULL REFERENCES studies ON DELETE CASCADE,
  questionnaire_id text NOT NULL,
  -- The order in which the study offers them.
  position int8 NOT NULL,
  one_time bool NOT NULL,
  deactivated bool NOT NULL,
  -- Whether nothing else is planned until it is completed.
  blocking bool NOT NULL DEFAULT false,
  -- The groups that see it; empty: all.
  group_ids text[] NOT NULL DEFAULT '{}',
  -- Hours after which it may be completed again; 0: at any time.
  repeat_interval_hours int8 NOT NULL DEFAULT 0,
  PRIMARY KEY (study_id, questionnaire_id)
);

-- Schedules of questionnaires. The id is empty if a questionnaire has one schedule without an id.
CREATE TABLE study_schedules (
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  schedule_id text NOT NULL,
  -- The order in which the study lists them.
  position int8 NOT NULL,
  -- An otolith.catalogue.v1.Schedule.
  schedule bytea NOT NULL,
  -- The questionnaire from whose completion its days count; empty: none.
  anchor_questionnaire_id text NOT NULL DEFAULT '',
  -- The staff date from which its days count; empty: none.
  anchor_staff_date_id text NOT NULL DEFAULT '',
  -- Earlier ids of a questionnaire's only schedule, first one first. Its plans and the participants'
  -- own settings go on under the present id.
  earlier_ids text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (study_id, questionnaire_id, schedule_id),
  FOREIGN KEY (study_id, questionnaire_id) REFERENCES study_questionnaires ON DELETE CASCADE
);

-- Triggers: events that cause notifications and alerts.
CREATE TABLE study_triggers (
  study_id text NOT NULL REFERENCES studies ON DELETE CASCADE,
  trigger_id text NOT NULL,
  -- The order in which the study lists them.
  position int8 NOT NULL,
  -- An otolith.catalogue.v1.Trigger.
  trigger bytea NOT NULL,
  -- Whether it has an alert.
  alerts bool NOT NULL DEFAULT false,
  PRIMARY KEY (study_id, trigger_id)
);

-- Periods in which studies are or were paused.
CREATE TABLE study_pauses (
  study_id   text        NOT NULL REFERENCES studies ON DELETE CASCADE,
  paused_at  timestamptz NOT NULL,
  -- NULL: still paused.
  resumed_at timestamptz,
  PRIMARY KEY (study_id, paused_at)
);
CREATE UNIQUE INDEX study_pauses_open ON study_pauses (study_id) WHERE resumed_at IS NULL;

-- Keys with which ingestion derives the pseudonyms of a study's exports.
CREATE TABLE pseudonym_keys (
  study_id text  PRIMARY KEY,
  key      bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- Participants -----------------------------------------------------------------------------------

-- Enrolments, received over the bus. The latest of each time wins, so that events may be repeated or
-- arrive in another order; a participant is enrolled if joined_at is later than left_at.
CREATE TABLE enrolments (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  joined_at timestamptz,
  left_at timestamptz,
  -- The participant's group; empty: none.
  group_id text NOT NULL DEFAULT '',
  -- When the group was set. May arrive before the joining.
  grouped_at timestamptz,
  -- End of the consent, after which nothing is planned; NULL: it stays valid.
  consent_ends_at timestamptz,
  -- When an event or token told it; the latest counts.
  consent_told_at timestamptz,
  -- The pseudonym in exports; NULL: not requested yet.
  pseudonym text,
  -- The label by which the study's own records know the participant; empty: none.
  subject_label text NOT NULL DEFAULT '',
  -- Time of the event that reported it; the latest counts.
  label_told_at timestamptz,
  PRIMARY KEY (participant_id, study_id),
  CHECK (joined_at IS NOT NULL OR left_at IS NOT NULL OR grouped_at IS NOT NULL)
);
CREATE UNIQUE INDEX enrolments_pseudonym ON enrolments (study_id, pseudonym);

CREATE TABLE participants (
  participant_id uuid PRIMARY KEY,
  -- IANA name, or an offset such as `UTC+05:30`.
  time_zone text NOT NULL CHECK (octet_length(time_zone) <= 64)
);

-- Test participants, received over the bus from otolith-auth. Compliance reports leave them out, as
-- exports do, unless asked for; the current mark counts, also for earlier notifications. Rows of
-- removed marks stay, so that late or repeated events change nothing.
--
-- Personal: the random id. Erased with the participant.
CREATE TABLE test_participants (
  participant_id uuid    PRIMARY KEY,
  marked         boolean NOT NULL,
  -- Grows with each change of the account by an administrator; the highest wins.
  revision       bigint  NOT NULL
);

-- Schedules that participants changed or muted for themselves.
CREATE TABLE own_schedules (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- An otolith.catalogue.v1.Schedule of which only the plan is used; NULL: as the study prescribes.
  plan bytea,
  muted bool NOT NULL,
  changed_at timestamptz NOT NULL,
  schedule_id text NOT NULL DEFAULT '',
  PRIMARY KEY (participant_id, study_id, questionnaire_id, schedule_id),
  CHECK (muted OR plan IS NOT NULL)
);

-- Questionnaires that were completed at least once; ends the plan of one-time questionnaires.
CREATE TABLE completions (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- When the latest sheet was finished.
  finished_at timestamptz,
  -- Whether all of its sheets were withdrawn; then it is not completed.
  taken_back bool NOT NULL DEFAULT false,
  PRIMARY KEY (participant_id, study_id, questionnaire_id)
-- Free space allows heap-only updates.
) WITH (fillfactor = 80);

-- Sheets that participants withdrew, so that a repeated or late acceptance event counts for nothing.
CREATE TABLE withdrawn_sheets (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  sheet_id uuid NOT NULL,
  finished_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, questionnaire_id, sheet_id)
);

-- When participants last kept a health record or listened to a sound, in studies with a trigger for
-- days without either.
CREATE TABLE participant_activity (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('record', 'listening')),
  latest_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, kind)
);

-- Notification settings of participants, received from ingestion. The latest revision wins.
CREATE TABLE prompt_settings (
  participant_id uuid PRIMARY KEY,
  -- Counts the changes of the participant's settings.
  revision int8 NOT NULL,
  -- An otolith.events.v1.PromptSettingsChanged without its participant.
  settings bytea NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Whether notifications are sent by e-mail if no device can be pushed to.
  mail boolean NOT NULL DEFAULT false,
  -- Whether the account had no deliverable address when a mail was due, since the last change.
  mail_refused boolean NOT NULL DEFAULT false
);

-- Dates that staff sets for a participant, from which schedules count.
CREATE TABLE staff_dates (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  staff_date_id  text        NOT NULL,
  date           date        NOT NULL,
  -- A name of audit_names.
  set_by         uuid        NOT NULL,
  set_at         timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, staff_date_id)
);
CREATE INDEX staff_dates_of_study ON staff_dates (study_id);

-- Devices that can be pushed to.
--
-- Personal: with the operator's keys a token reaches the person. Kept until the device is removed, its
-- app is gone, or the account is erased.
CREATE TABLE push_tokens (
  participant_id uuid NOT NULL,
  -- Chosen by the client; a new token of the device replaces the old one.
  device_id text NOT NULL,
  -- PushPlatform.
  platform int2 NOT NULL,
  token text NOT NULL,
  app_id text NOT NULL,
  -- BCP 47; empty: unknown.
  language text NOT NULL,
  registered_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, device_id)
);
-- A device belongs to the participant who signed in last.
CREATE UNIQUE INDEX push_tokens_token ON push_tokens (platform, app_id, token);

-- Plans ------------------------------------------------------------------------------------------

-- All inputs of a plan, one row per change. With the participant's id and the date, each notification
-- of the revision can be drawn again.
CREATE TABLE plan_revisions (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  revision int8 NOT NULL CHECK (revision >= 1),
  planned_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  -- The otolith.catalogue.v1.Schedule in force; NULL: nothing was planned.
  schedule bytea,
  starts_at timestamptz,
  ends_at timestamptz,
  schedule_id text NOT NULL DEFAULT '',
  -- The date from which the schedule's days count; NULL: irrelevant.
  day_zero date,
  -- The id of the schedule when it was planned first, on which draws depend.
  drawn_as text NOT NULL DEFAULT '',
  PRIMARY KEY (participant_id, study_id, questionnaire_id, schedule_id, revision)
);

-- The rules across schedules and studies that plans were made under, one row per change. Together with
-- the other notifications of that time, each notification can be placed again.
CREATE TABLE person_rules (
  participant_id uuid NOT NULL,
  revision int8 NOT NULL CHECK (revision >= 1),
  planned_at timestamptz NOT NULL,
  -- A JSON object, identical for identical rules.
  rules text NOT NULL,
  PRIMARY KEY (participant_id, revision)
);

-- Notifications given to devices. `at` never changes. The state (otolith.planning.v1.NotificationState)
-- follows from the times and the current time, so that expiry needs no write.
CREATE TABLE notifications (
  notification_id uuid PRIMARY KEY,
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- Of plan_revisions; NULL: set by staff, not drawn.
  revision int8,
  at timestamptz NOT NULL,
  -- NULL: until the next one.
  expires_at timestamptz,
  fixed bool NOT NULL,
  -- NULL: no device has fetched it yet.
  handed_out_at timestamptz,
  cancelled_at timestamptz,
  -- Also set if the sheet arrived before the device learnt of the cancellation.
  answered_at timestamptz,
  -- Version of the time zone database (`2026a`) with which it was drawn; NULL: unknown.
  tzdata_version text CHECK (octet_length(tzdata_version) <= 16),
  schedule_id text NOT NULL DEFAULT '',
  -- Of person_rules; NULL: there were no rules.
  rules_revision int8,
  -- The date of the draw in the participant's calendar.
  plan_date date,
  -- The instant that the schedule drew, if the rules moved it; NULL: `at`.
  wish timestamptz,
  planned_at timestamptz NOT NULL,
  -- When it was pushed, or accepted by a gateway.
  sent_at timestamptz,
  -- Reported by devices; the earliest time of each.
  delivered_at timestamptz,
  opened_at timestamptz,
  dismissed_at timestamptz,
  -- When it was snoozed, ascending, and the end of the last snooze.
  snoozed_at timestamptz[] NOT NULL DEFAULT '{}',
  snoozed_until timestamptz,
  -- Counts over all participants (plan_changes): what a plan's token has not seen has a higher number.
  change int8 NOT NULL DEFAULT 0,
  -- Reminders and snoozing, as last sent to the device; 0: none.
  reminder_count integer NOT NULL DEFAULT 0,
  reminder_distance_minutes integer NOT NULL DEFAULT 0,
  snooze_times_max integer NOT NULL DEFAULT 0,
  snooze_minutes_max integer NOT NULL DEFAULT 0,
  -- Maximum minutes from start to finish; 0: no limit.
  completion_minutes integer NOT NULL DEFAULT 0,
  -- Whether the schedule or staff set it.
  origin text NOT NULL DEFAULT 'schedule' CHECK (origin IN ('schedule', 'staff')),
  -- The notification that staff moved here.
  moved_from uuid,
  -- Whether staff cancelled it; the schedule does not replace it.
  cancelled_by_staff boolean NOT NULL DEFAULT false,
  -- For each step delivered (the notification, then its reminders) the number of the attempt that
  -- delivered it, so that a repeated report gets the same answer and an earlier owner another.
  told_attempts integer[],
  -- Why a notification after a trigger, or one that gave its place to such a notification, is not
  -- planned. It is cancelled, and counts in no report.
  no_room text CHECK (no_room IN ('quiet_hours', 'cap', 'gap', 'displaced')),
  FOREIGN KEY (participant_id, study_id, questionnaire_id, schedule_id, revision)
    REFERENCES plan_revisions,
  CHECK ((revision IS NULL) = (origin = 'staff'))
-- Free space allows heap-only updates.
) WITH (fillfactor = 85);
-- At most one active notification of a schedule and origin at an instant.
CREATE UNIQUE INDEX notifications_standing
  ON notifications (participant_id, at, study_id, questionnaire_id, schedule_id, origin)
  WHERE cancelled_at IS NULL;
-- Includes cancelled ones.
CREATE INDEX notifications_of_participant ON notifications (participant_id, at);
-- For compliance. Neither column changes, so that updates stay heap-only.
CREATE INDEX notifications_of_study ON notifications (study_id, at);

CREATE SEQUENCE plan_changes;

-- Draws that were not planned: the rules left no room, or the lead time.
CREATE TABLE unplaced_notifications (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  schedule_id text NOT NULL,
  wish timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason IN ('quiet_hours', 'cap', 'gap', 'lead_time', 'displaced')),
  rules_revision int8 NOT NULL,
  planned_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, wish, study_id, questionnaire_id, schedule_id)
);

-- Firings of triggers, one row each, however often reported. Kept as long as the participant, since
-- they count for cooldowns and limits.
CREATE TABLE trigger_occurrences (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  trigger_id text NOT NULL,
  -- Derived from the cause.
  occurrence_id uuid NOT NULL,
  -- When it happened or will happen.
  fired_at timestamptz NOT NULL,
  -- Whether the cause was withdrawn.
  withdrawn bool NOT NULL,
  -- When it was first reported with that time.
  told_at timestamptz NOT NULL,
  -- Whether planning predicted it and may find that it does not happen.
  foreseen bool NOT NULL DEFAULT false,
  -- NULL: not decided yet.
  outcome text CHECK (outcome IN
    ('planned', 'cooldown', 'at_most', 'too_late', 'withdrawn', 'left', 'idle', 'unavailable', 'not_drawn')),
  -- The time of its first notification.
  prompts_at timestamptz,
  decided_at timestamptz CHECK ((decided_at IS NOT NULL) = (outcome IS NOT NULL)),
  -- When to decide on its alert; NULL: decided, or there is none.
  alert_at timestamptz,
  -- Options of the draw with their millionths: `walk=300000 rest=300000`; empty: not available; NULL:
  -- nothing is drawn, or planning decides on it. They stay as first recorded.
  draw_options text,
  -- Seed of the draw; NULL until planning decides.
  draw_seed text CHECK (draw_seed ~ '^[0-9a-f]{16}$'),
  PRIMARY KEY (participant_id, study_id, trigger_id, occurrence_id)
);
CREATE INDEX trigger_occurrences_alerting ON trigger_occurrences (alert_at) WHERE alert_at IS NOT NULL;

-- Participants whose next days are planned in the background.
CREATE TABLE planning_due (
  participant_id uuid PRIMARY KEY,
  plan_at timestamptz NOT NULL,
  -- Digest of the time zone's rules at the last plan (IANAZone.digest).
  zone_digest int8 NOT NULL,
  -- The latest notifications.change of the participant: shows that a plan is unchanged without
  -- reading the notifications.
  changed int8 NOT NULL DEFAULT 0
-- Free space allows heap-only updates.
) WITH (fillfactor = 80);
CREATE INDEX planning_due_at ON planning_due (plan_at);

-- Delivery ---------------------------------------------------------------------------------------

-- One row for each active notification, with its next step: 0 is the notification itself, 1 and up are
-- reminders. The delivery channel may change until the step is due; it is stored so that each channel
-- reads only its own rows.
--
-- Personal. Deleted when the last step was delivered, when the notification is answered, dismissed,
-- cancelled or too late, and with the account.
CREATE TABLE due_prompts (
  participant_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- DeliveryChannel: 0 gateways, 1 push, 2 e-mail.
  way int2 NOT NULL,
  step integer NOT NULL DEFAULT 0,
  -- When the step is due.
  due_at timestamptz NOT NULL,
  -- When it may be claimed: when due, when the owner's lease ends, or at the next retry.
  try_at timestamptz NOT NULL,
  -- NULL: does not expire by itself.
  expires_at timestamptz,
  -- The process that has it until `try_at`; NULL: none.
  owner uuid,
  -- The owner that had it last; other gateways may claim it first. NULL: none.
  last_owner uuid,
  -- How often the step was claimed; with `step` it identifies the claim.
  attempts integer NOT NULL DEFAULT 0,
  -- Whether it was late and was delayed once, to spread the load.
  spread boolean NOT NULL DEFAULT false,
  -- Copied from the notification.
  at timestamptz NOT NULL,
  reminder_count integer NOT NULL,
  reminder_distance_minutes integer NOT NULL,
  -- Devices to which the step was delivered while others are pending.
  told_devices text[],
  PRIMARY KEY (participant_id, notification_id)
-- Claims leave dead index entries behind, which vacuum has to remove early.
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_cost_delay = 0);
CREATE INDEX due_prompts_next ON due_prompts (way, try_at);

-- The delivery channel of a participant: push if a device is registered, else e-mail if chosen, else
-- gateways.
CREATE FUNCTION prompt_way(participant uuid) RETURNS int2 LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN EXISTS (SELECT FROM push_tokens WHERE participant_id = participant) THEN 1
    WHEN EXISTS (SELECT FROM prompt_settings WHERE participant_id = participant AND mail) THEN 2
    ELSE 0 END::int2
$$;

-- The next reminder after `step` that is not in the past and before the expiry; NULL: none.
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

-- Triggers keep due_prompts and planning_due.changed in step with the notifications, in the same
-- transaction, whichever statement changes them.

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
  UPDATE planning_due AS due SET changed = news.change
  FROM (SELECT participant_id, max(change) AS change FROM planned GROUP BY participant_id) AS news
  WHERE due.participant_id = news.participant_id AND due.changed < news.change;
  RETURN NULL;
END
$$;
CREATE TRIGGER tell_of_planned AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS planned FOR EACH STATEMENT EXECUTE FUNCTION tell_of_planned();

CREATE FUNCTION keep_quiet_of_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Deliveries and reports end nothing and take neither branch.
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
  -- A snoozed notification is delivered again at the end of the snooze, even if no step was left. The
  -- present owner loses it.
  INSERT INTO due_prompts AS known (participant_id, notification_id, study_id, questionnaire_id, way, step, due_at,
    try_at, expires_at, at, reminder_count, reminder_distance_minutes)
  SELECT participant_id, notification_id, changed.study_id, changed.questionnaire_id, prompt_way(participant_id),
    changed.reminder_count, changed.snoozed_until, changed.snoozed_until, changed.expires_at, changed.at,
    changed.reminder_count, changed.reminder_distance_minutes
  FROM changed JOIN before USING (participant_id, notification_id)
  WHERE changed.snoozed_until IS DISTINCT FROM before.snoozed_until AND changed.snoozed_until IS NOT NULL
    AND changed.cancelled_at IS NULL AND changed.answered_at IS NULL AND changed.dismissed_at IS NULL
  ON CONFLICT (participant_id, notification_id) DO UPDATE
    SET due_at = EXCLUDED.due_at, try_at = EXCLUDED.try_at, owner = NULL, last_owner = NULL, attempts = 0,
      spread = false, told_devices = NULL
    WHERE known.due_at < EXCLUDED.due_at;
  RETURN NULL;
END
$$;
CREATE TRIGGER keep_quiet_of_ended AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_quiet_of_ended();

-- Plans again at once for participants whose enrolment was erased.
CREATE FUNCTION plan_without_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE planning_due SET plan_at = '-infinity' WHERE participant_id IN (SELECT participant_id FROM gone);
  RETURN NULL;
END
$$;
CREATE TRIGGER plan_without_erased AFTER DELETE ON enrolments
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION plan_without_erased();

-- Alerts -----------------------------------------------------------------------------------------

-- Channels by which alerts of a study reach its staff: mails to roles, or a webhook.
CREATE TABLE alert_channels (
  study_id      text        NOT NULL REFERENCES studies ON DELETE CASCADE,
  channel_id    text        NOT NULL,
  -- Empty: a webhook.
  roles         text[]      NOT NULL,
  -- Empty: mails.
  url           text        NOT NULL,
  -- Key of the webhook's signature, sealed by the service (WebhookSecrets).
  sealed_secret bytea,
  updated_at    timestamptz NOT NULL,
  -- A name of audit_names.
  updated_by    uuid        NOT NULL,
  PRIMARY KEY (study_id, channel_id),
  CHECK ((roles = '{}') = (url <> '') AND (url <> '') = (sealed_secret IS NOT NULL))
);

-- Alerts, one for each occurrence of a trigger that raises one.
CREATE TABLE alerts (
  alert_id               uuid        PRIMARY KEY,
  participant_id         uuid        NOT NULL,
  study_id               text        NOT NULL,
  trigger_id             text        NOT NULL,
  occurrence_id          uuid        NOT NULL,
  fired_at               timestamptz NOT NULL,
  raised_at              timestamptz NOT NULL,
  -- An otolith.catalogue.v1.LocalizedText.
  text                   bytea       NOT NULL,
  -- When it escalates if it is not acknowledged; NULL: never.
  escalate_at            timestamptz,
  escalation_channel_ids text[]      NOT NULL,
  escalated_at           timestamptz,
  acknowledged_at        timestamptz,
  -- A name of audit_names.
  acknowledged_by        uuid,
  note                   text        NOT NULL DEFAULT '',
  UNIQUE (participant_id, study_id, trigger_id, occurrence_id)
);
CREATE INDEX alerts_of_study ON alerts (study_id, raised_at, alert_id);
CREATE INDEX alerts_escalating ON alerts (escalate_at)
  WHERE escalate_at IS NOT NULL AND escalated_at IS NULL AND acknowledged_at IS NULL;

-- Deliveries of alerts. Failed ones are dead letters: kept until staff retries them.
CREATE TABLE alert_deliveries (
  -- An escalation may add one while the participant is erased.
  alert_id       uuid        NOT NULL REFERENCES alerts ON DELETE CASCADE,
  channel_id     text        NOT NULL,
  -- Whether it belongs to the escalation.
  escalation     bool        NOT NULL,
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  state          text        NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'sent', 'delivered', 'failed')),
  -- Attempts since it was created or last retried by staff.
  attempts       integer     NOT NULL DEFAULT 0,
  -- Number of the latest attempt, never reset: the outcome of an earlier one is ignored.
  request        integer     NOT NULL DEFAULT 0,
  -- When it may be claimed: when due, or when the lease of its attempt ends.
  try_at         timestamptz NOT NULL,
  -- AlertFailure of the latest attempt; NULL: it did not fail.
  failure        text,
  -- HTTP status of the latest attempt; 0: none.
  http_status    integer     NOT NULL DEFAULT 0,
  delivered_at   timestamptz,
  PRIMARY KEY (alert_id, channel_id, escalation)
);
CREATE INDEX alert_deliveries_next ON alert_deliveries (try_at) WHERE state = 'pending';
CREATE INDEX alert_deliveries_failed ON alert_deliveries (alert_id) WHERE state = 'failed';
CREATE INDEX alert_deliveries_of_participant ON alert_deliveries (participant_id);

-- Keeps trigger_occurrences.alert_at: an occurrence of a trigger with an alert is decided on when it
-- has happened, once for each time it is reported with. A foreseen one waits a minute for an event
-- that withdraws it.
CREATE FUNCTION await_alert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.fired_at, OLD.withdrawn) = (NEW.fired_at, NEW.withdrawn) THEN
    RETURN NEW;
  END IF;
  NEW.alert_at := CASE WHEN NOT NEW.withdrawn
    AND EXISTS (SELECT FROM study_triggers AS known
      WHERE known.study_id = NEW.study_id AND known.trigger_id = NEW.trigger_id AND known.alerts)
    AND NOT EXISTS (SELECT FROM alerts AS raised
      WHERE raised.participant_id = NEW.participant_id AND raised.study_id = NEW.study_id
        AND raised.trigger_id = NEW.trigger_id AND raised.occurrence_id = NEW.occurrence_id)
    THEN NEW.fired_at + CASE WHEN NEW.foreseen THEN 1 ELSE 0 END * interval '1 minute' END;
  RETURN NEW;
END
$$;
CREATE TRIGGER await_alert BEFORE INSERT OR UPDATE OF fired_at, withdrawn ON trigger_occurrences
  FOR EACH ROW EXECUTE FUNCTION await_alert();

-- Audit log --------------------------------------------------------------------------------------

-- Actions of staff, append-only; each entry contains the hash of the one before.
CREATE TABLE audit_log (
  number        bigint      PRIMARY KEY CHECK (number >= 1),
  time          timestamptz NOT NULL,
  -- A name of audit_names, like the subject.
  actor         uuid        NOT NULL,
  action        text        NOT NULL,
  subject       uuid        NOT NULL,
  -- Ids of the study and of what was changed; never personal data.
  object        text        NOT NULL,
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32)
);

-- Random names under which the audit log knows people. Deleting a row removes the link between entries
-- and a person, while the entries and their chain stay unchanged.
CREATE TABLE audit_names (
  participant_id uuid PRIMARY KEY,
  audit_id       uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- Seals of the audit log, made with a key outside the database: entries up to a seal cannot be changed
-- without the key.
CREATE TABLE audit_seals (
  log       text        NOT NULL,
  -- The last entry that is sealed, and its hash.
  number    bigint      NOT NULL CHECK (number > 0),
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32),
  PRIMARY KEY (log, number)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Erasure ----------------------------------------------------------------------------------------

-- The tables with rows of a participant, in the order in which they are erased: referring tables first.
CREATE TABLE personal_tables (
  table_name text PRIMARY KEY,
  place integer NOT NULL,
  -- Whether each row belongs to a study (`study_id`); the other tables are erased with the account only.
  of_study boolean NOT NULL
);
INSERT INTO personal_tables (table_name, place, of_study) VALUES
  ('due_prompts', 10, true), ('notifications', 20, true), ('plan_revisions', 30, true),
  ('unplaced_notifications', 40, true), ('alert_deliveries', 42, true), ('alerts', 43, true),
  ('trigger_occurrences', 45, true),
  ('withdrawn_sheets', 50, true), ('own_schedules', 60, true), ('staff_dates', 65, true),
  ('completions', 70, true), ('participant_activity', 75, true), ('enrolments', 80, true),
  ('push_tokens', 100, false), ('person_rules', 110, false), ('prompt_settings', 120, false),
  ('audit_names', 125, false), ('planning_due', 130, false), ('participants', 140, false),
  ('test_participants', 145, false), ('suspended_accounts', 150, false);

-- Erases a participant, or with a study the participant's part of it: at most `at_most` rows of a
-- table in one call. Call it again until it returns nothing. There are no answers here, so that every
-- mode erases.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
DECLARE
  is_of_study boolean;
BEGIN
  -- Serialises with planning for the participant.
  PERFORM pg_advisory_xact_lock(
    hashtextextended('otolith planning ' || upper(participant::text), 0));

  FOR kind, is_of_study IN
    SELECT table_name, of_study FROM personal_tables
    WHERE of_study OR study = '' ORDER BY place, table_name
  LOOP
    EXECUTE format(
      'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$I WHERE participant_id = $1%2$s LIMIT $3))',
      kind, CASE WHEN is_of_study THEN ' AND ($2 = '''' OR study_id = $2)' ELSE '' END)
      USING participant, study, at_most;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
    IF count >= at_most THEN RETURN; END IF;
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION erase_participant FROM PUBLIC;
