-- Anonymised answers keep nothing by which somebody is reached.

ALTER TABLE questionnaire_versions
  -- The questions for an e-mail address, a telephone number or an address of the web, in the order of their
  -- places. Null: stored by a release that did not look for them; the service does when it starts.
  ADD COLUMN contact_elements text[];

-- Erases what is kept of a participant, or (with a study) what that study has; at most so many sheets at
-- once, so that locks and the log stay small: called again until it has nothing left to tell. What it does
-- twice has no further effect.
--
-- ANONYMISE_ANSWERS leaves the sheets under a new name of each study, with new sheet ids, without
-- notifications, without positions, which point at people, and without what people are reached at. Of a
-- version that was not looked through no written answer stays.
CREATE OR REPLACE FUNCTION erase_participant(
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
      notification_id = '', positions = NULL,
      answers = answers - coalesce(
        (SELECT contact_elements FROM questionnaire_versions AS known
         WHERE known.questionnaire_id = sheet.questionnaire_id AND known.version = sheet.version),
        ARRAY(SELECT key FROM jsonb_each(answers) AS answer (key, value) WHERE value ? 'text')),
      -- They name no version: what any version asks people's contacts by goes.
      referenced_answers = (
        SELECT jsonb_agg(said ORDER BY place)
        FROM jsonb_array_elements(referenced_answers) WITH ORDINALITY AS answer (said, place)
        WHERE NOT said ? 'text' OR coalesce(
          (SELECT bool_and((said ->> 'element') <> ALL (contact_elements))
             AND bool_and(contact_elements IS NOT NULL)
           FROM questionnaire_versions AS known
           WHERE known.questionnaire_id = said ->> 'questionnaire'), false))
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
