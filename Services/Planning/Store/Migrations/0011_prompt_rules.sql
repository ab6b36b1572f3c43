-- The rules that count over all schedules of a study, and over all that a person is asked.

-- An otolith.catalogue.v1.PromptRules; NULL: none.
ALTER TABLE studies ADD COLUMN prompt_rules bytea;

-- What participants chose, as ingestion tells. The latest counts.
CREATE TABLE prompt_settings (
  participant_id uuid PRIMARY KEY,
  -- Counts the changes of the participant's settings.
  revision int8 NOT NULL,
  -- An otolith.events.v1.PromptSettingsChanged without its participant.
  settings bytea NOT NULL,
  changed_at timestamptz NOT NULL
);

-- The rules that plans were made under, one row whenever they changed. With them, and what stood at the time, any
-- prompt is placed again.
CREATE TABLE person_rules (
  participant_id uuid NOT NULL,
  revision int8 NOT NULL CHECK (revision >= 1),
  planned_at timestamptz NOT NULL,
  -- A JSON object, the same for the same rules.
  rules text NOT NULL,
  PRIMARY KEY (participant_id, revision)
);

ALTER TABLE notifications
  -- Of person_rules; NULL: there were none.
  ADD COLUMN rules_revision int8,
  -- The date whose draw it is, by the participant's calendar; NULL: planned before this was kept.
  ADD COLUMN plan_date date,
  -- When its schedule would have had it, where the rules moved it; NULL: then.
  ADD COLUMN wish timestamptz;

-- What schedules asked for and the rules left no room for.
CREATE TABLE unplaced_notifications (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  schedule_id text NOT NULL,
  wish timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason IN ('quiet_hours', 'cap', 'gap')),
  rules_revision int8 NOT NULL,
  planned_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, wish, study_id, questionnaire_id, schedule_id)
);

-- As in 0009, with the new tables: those of which somebody has many first, at most so many rows at once, what refers
-- to others before them.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(
    hashtextextended('otolith planning ' || upper(participant::text), 0));

  FOREACH kind IN ARRAY ARRAY[
    'notifications', 'plan_revisions', 'unplaced_notifications', 'withdrawn_sheets', 'own_schedules',
    'completions', 'enrolments'
  ] LOOP
    EXECUTE format(
      'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$I'
      ' WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2) LIMIT $3))', kind)
      USING participant, study, at_most;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
    IF count >= at_most THEN RETURN; END IF;
  END LOOP;
  IF study <> '' THEN RETURN; END IF;
  FOREACH kind IN ARRAY ARRAY[
    'person_rules', 'prompt_settings', 'participants', 'suspended_accounts'
  ] LOOP
    EXECUTE format(
      'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(SELECT ctid FROM %1$I'
      ' WHERE participant_id = $1 LIMIT $2))', kind)
      USING participant, at_most;
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
