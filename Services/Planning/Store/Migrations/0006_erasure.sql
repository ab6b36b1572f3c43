-- Erasing what is kept of one participant. The role that serves may delete nothing of it by itself, but
-- own schedules.

-- Erases what is kept of a participant, or (with a study) what that study has; at most so many
-- notifications and revisions at once: called again until it has nothing left to tell. There are no answers
-- here, so that every mode erases. Whoever plans for the participant goes first.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  gone bigint;
  is_any_left boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(
    hashtextextended('otolith planning ' || upper(participant::text), 0));

  WITH chosen AS MATERIALIZED (
    SELECT notification_id FROM notifications
    WHERE participant_id = participant AND (study = '' OR study_id = study) LIMIT at_most
  )
  DELETE FROM notifications USING chosen
  WHERE notifications.notification_id = chosen.notification_id;
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'notifications';
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  -- Revisions are what notifications refer to.
  IF gone >= at_most THEN RETURN; END IF;

  WITH chosen AS MATERIALIZED (
    SELECT study_id, questionnaire_id, revision FROM plan_revisions
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    LIMIT at_most
  )
  DELETE FROM plan_revisions AS plan USING chosen
  WHERE plan.participant_id = participant AND plan.study_id = chosen.study_id
    AND plan.questionnaire_id = chosen.questionnaire_id AND plan.revision = chosen.revision;
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'plan_revisions';
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  IF gone >= at_most THEN RETURN; END IF;

  FOREACH kind IN ARRAY ARRAY['own_schedules', 'completions', 'enrolments'] LOOP
    EXECUTE format(
      'DELETE FROM %I WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2)', kind)
      USING participant, study;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
  IF study = '' THEN
    FOREACH kind IN ARRAY ARRAY['participants', 'suspended_accounts'] LOOP
      EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
      GET DIAGNOSTICS count = ROW_COUNT;
      IF count > 0 THEN RETURN NEXT; END IF;
    END LOOP;
  END IF;
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
REVOKE ALL ON FUNCTION erase_participant(uuid, text, text, bigint) FROM PUBLIC;
