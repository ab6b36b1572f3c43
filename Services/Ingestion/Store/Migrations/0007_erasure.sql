-- Erasing what is kept of one participant. The role that serves may delete nothing by itself.

-- The new names of answers that stay when their participant is erased. Nobody but the function below sees
-- the table, and the rows go with the last answer.
--
-- Personal while an erasure is under way; empty otherwise.
CREATE TABLE anonymous_names (
  participant_id uuid NOT NULL,
  study_id       text NOT NULL,
  anonymous_id   uuid NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (participant_id, study_id)
);

-- Erases what is kept of a participant, or (with a study) what that study has; at most so many sheets at
-- once, so that locks and the log stay small: called again until it has nothing left to tell. What it does
-- twice has no further effect.
--
-- ANONYMISE_ANSWERS leaves the sheets under a new name of each study, with new sheet ids, without
-- notifications, and without positions, which point at people.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  gone bigint;
  is_any_left boolean;
BEGIN
  IF mode NOT IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS') THEN
    RAISE EXCEPTION 'no such mode: %', mode USING ERRCODE = 'invalid_parameter_value';
  END IF;

  IF mode = 'ANONYMISE_ANSWERS' THEN
    INSERT INTO anonymous_names (participant_id, study_id)
    SELECT DISTINCT participant, study_id FROM answer_sheets
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    ON CONFLICT DO NOTHING;
    -- A test stays one under another name.
    INSERT INTO test_participants (participant_id, marked, revision)
    SELECT anonymous_id, true, 0 FROM anonymous_names
    JOIN test_participants USING (participant_id)
    WHERE participant_id = participant AND marked
    ON CONFLICT DO NOTHING;
    WITH chosen AS MATERIALIZED (
      SELECT sheet_id, received_at FROM answer_sheets
      WHERE participant_id = participant AND (study = '' OR study_id = study)
      ORDER BY sheet_id LIMIT at_most
    )
    UPDATE answer_sheets AS sheet SET participant_id = anonymous_id, sheet_id = gen_random_uuid(),
      notification_id = '', positions = NULL
    FROM chosen, anonymous_names AS name
    WHERE sheet.participant_id = participant AND sheet.sheet_id = chosen.sheet_id
      AND sheet.received_at = chosen.received_at
      AND name.participant_id = participant AND name.study_id = sheet.study_id;
    GET DIAGNOSTICS gone = ROW_COUNT;
    kind := 'answer_sheets.anonymised';
  ELSE
    WITH chosen AS MATERIALIZED (
      SELECT sheet_id, received_at FROM answer_sheets
      WHERE participant_id = participant AND (study = '' OR study_id = study)
      ORDER BY sheet_id LIMIT at_most
    )
    DELETE FROM answer_sheets AS sheet USING chosen
    WHERE sheet.participant_id = participant AND sheet.sheet_id = chosen.sheet_id
      AND sheet.received_at = chosen.received_at;
    GET DIAGNOSTICS gone = ROW_COUNT;
    kind := 'answer_sheets';
  END IF;
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  is_any_left := gone >= at_most;

  WITH chosen AS MATERIALIZED (
    SELECT sheet_id FROM answer_sheet_keys
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    ORDER BY sheet_id LIMIT at_most
  )
  DELETE FROM answer_sheet_keys AS key USING chosen
  WHERE key.participant_id = participant AND key.sheet_id = chosen.sheet_id;
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'answer_sheet_keys';
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  IF is_any_left OR gone >= at_most THEN RETURN; END IF;

  DELETE FROM anonymous_names
  WHERE participant_id = participant AND (study = '' OR study_id = study);
  FOREACH kind IN ARRAY ARRAY['member_groups', 'enrolment_changes', 'sheet_usage'] LOOP
    EXECUTE format(
      'DELETE FROM %I WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2)', kind)
      USING participant, study;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
  IF study <> '' THEN RETURN; END IF;
  FOREACH kind IN ARRAY ARRAY['test_participants', 'suspended_accounts'] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
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
REVOKE ALL ON FUNCTION erase_participant(uuid, text, text, bigint) FROM PUBLIC;
