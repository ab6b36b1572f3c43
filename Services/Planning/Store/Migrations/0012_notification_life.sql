-- The life of a notification. What it has come to (otolith.planning.v1.NotificationState) follows from its times and
-- the time of asking: nothing has to be written when one expires.

ALTER TABLE notifications
  -- NULL: when it was handed out, before this was kept.
  ADD COLUMN planned_at timestamptz,
  -- NULL: no device has asked for it yet.
  ALTER COLUMN handed_out_at DROP NOT NULL,
  -- It was pushed, or taken over by a gateway.
  ADD COLUMN sent_at timestamptz,
  -- What devices told of; of each what happened first.
  ADD COLUMN delivered_at timestamptz,
  ADD COLUMN opened_at timestamptz,
  ADD COLUMN dismissed_at timestamptz,
  -- When it was put off, ascending, and until when the last of these.
  ADD COLUMN snoozed_at timestamptz[] NOT NULL DEFAULT '{}',
  ADD COLUMN snoozed_until timestamptz,
  -- Counts over all participants: whatever a plan's token has not seen has a higher number.
  ADD COLUMN change int8 NOT NULL DEFAULT 0,
  -- How it is told again, and how it can be put off, as the device was told; 0: not.
  ADD COLUMN reminder_count integer NOT NULL DEFAULT 0,
  ADD COLUMN reminder_distance_minutes integer NOT NULL DEFAULT 0,
  ADD COLUMN snooze_times_max integer NOT NULL DEFAULT 0,
  ADD COLUMN snooze_minutes_max integer NOT NULL DEFAULT 0,
  -- From having begun to having finished; 0: any.
  ADD COLUMN completion_minutes integer NOT NULL DEFAULT 0;
-- Takes the index of what stands with it.
ALTER TABLE notifications DROP COLUMN state;
-- At most one of a schedule at any instant.
CREATE UNIQUE INDEX notifications_standing
  ON notifications (participant_id, at, study_id, questionnaire_id, schedule_id)
  WHERE cancelled_at IS NULL;
-- What was cancelled, too.
CREATE INDEX notifications_of_participant ON notifications (participant_id, at);
DROP INDEX notifications_participant;

CREATE SEQUENCE plan_changes;

ALTER TABLE enrolments
  -- As the participant's token said last: nobody is asked after it. NULL: no end is known.
  ADD COLUMN consent_ends_at timestamptz;

ALTER TABLE study_schedules
  -- The questionnaire that its days count from; empty: none.
  ADD COLUMN anchor_questionnaire_id text NOT NULL DEFAULT '';

-- Participants whose next days are planned without being asked for.
CREATE TABLE planning_due (
  participant_id uuid PRIMARY KEY,
  plan_at timestamptz NOT NULL,
  -- Of the zone's rules that the last plan was made by (IANAZone.digest).
  zone_digest int8 NOT NULL
);
CREATE INDEX planning_due_at ON planning_due (plan_at);
-- Those whose zone is known already, over a day.
INSERT INTO planning_due (participant_id, plan_at, zone_digest)
SELECT participant_id, now() + random() * interval '1 day', 0 FROM participants;

-- The tables of which rows are of a participant, in the order in which they are erased: those that refer to others
-- first.
CREATE TABLE personal_tables (
  table_name text PRIMARY KEY,
  place integer NOT NULL,
  -- Whether each row is of one study (`study_id`); the others go with the account alone.
  of_study boolean NOT NULL
);
INSERT INTO personal_tables (table_name, place, of_study) VALUES
  ('notifications', 20, true), ('plan_revisions', 30, true), ('unplaced_notifications', 40, true),
  ('withdrawn_sheets', 50, true), ('own_schedules', 60, true), ('completions', 70, true),
  ('enrolments', 80, true), ('person_rules', 110, false), ('prompt_settings', 120, false),
  ('planning_due', 130, false), ('participants', 140, false), ('suspended_accounts', 150, false);

-- As in 0011, for every table that is registered.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  is_of_study boolean;
BEGIN
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
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION erase_participant(uuid, text, text, bigint) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
