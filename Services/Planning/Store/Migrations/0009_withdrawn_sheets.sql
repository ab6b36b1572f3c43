-- Ingestion tells, with each sheet that is taken back, which of the others still fills the questionnaire in. So only
-- those that were taken back are kept here: one that is told of once more, or before its acceptance, counts for nothing.
DELETE FROM completing_sheets WHERE NOT withdrawn;
ALTER TABLE completing_sheets RENAME TO withdrawn_sheets;
ALTER TABLE withdrawn_sheets DROP COLUMN withdrawn;
ALTER INDEX completing_sheets_pkey RENAME TO withdrawn_sheets_pkey;

-- As in 0008, with the table by its new name.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  gone bigint;
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

  WITH chosen AS MATERIALIZED (
    SELECT study_id, questionnaire_id, sheet_id FROM withdrawn_sheets
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    LIMIT at_most
  )
  DELETE FROM withdrawn_sheets AS sheet USING chosen
  WHERE sheet.participant_id = participant AND sheet.study_id = chosen.study_id
    AND sheet.questionnaire_id = chosen.questionnaire_id AND sheet.sheet_id = chosen.sheet_id;
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'withdrawn_sheets';
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
