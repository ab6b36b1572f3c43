-- What is kept of a participant beside answer sheets is listed, so that a table that comes later is erased by
-- its own line alone; and what a study says of drafts, amendments, ways of closing, records and listening.

-- Each table but `answer_sheets` and `answer_sheet_keys` with a column `participant_id`, in the order in which
-- they are emptied. None is partitioned.
CREATE TABLE personal_tables (
  table_name text    PRIMARY KEY,
  place      integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- Whether each row is of one study (`study_id`); the others go with the account alone.
  of_study   boolean NOT NULL,
  -- How rows stay where answers are anonymised: what is assigned to their columns beside the new name. Null:
  -- they are erased all the same. Needs `of_study`.
  anonymised text,
  CHECK (anonymised IS NULL OR of_study)
);
INSERT INTO personal_tables (table_name, of_study) VALUES
  ('member_groups', true), ('enrolment_changes', true), ('sheet_usage', true),
  ('test_participants', false), ('suspended_accounts', false);

ALTER TABLE studies
  -- The types of health records that it takes, and the vocabulary of each; empty where there is none.
  ADD COLUMN record_types text[] NOT NULL DEFAULT '{}',
  ADD COLUMN record_vocabularies text[] NOT NULL DEFAULT '{}',
  -- Whose sounds its participants listen to.
  ADD COLUMN sound_collection_ids text[] NOT NULL DEFAULT '{}',
  ADD CHECK (cardinality(record_types) = cardinality(record_vocabularies));

ALTER TABLE study_questionnaires
  -- Whether what was sent may be amended and withdrawn.
  ADD COLUMN revisable boolean NOT NULL DEFAULT false,
  -- Whether it may be closed on purpose with required answers missing.
  ADD COLUMN may_close_incomplete boolean NOT NULL DEFAULT false,
  -- Days after its latest change in which a draft ends; 0: the service's default.
  ADD COLUMN draft_days integer NOT NULL DEFAULT 0;

-- The names under which rows of a study stay.
CREATE FUNCTION name_anonymously(participant uuid, study text) RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  source text;
BEGIN
  FOR source IN
    SELECT 'answer_sheets' UNION ALL
    SELECT table_name FROM personal_tables WHERE anonymised IS NOT NULL
  LOOP
    EXECUTE format(
      'INSERT INTO anonymous_names (participant_id, study_id) SELECT DISTINCT participant_id, study_id FROM %I
       WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2) ON CONFLICT DO NOTHING', source)
      USING participant, study;
  END LOOP;
  -- A test stays one under another name.
  INSERT INTO test_participants (participant_id, marked, revision)
  SELECT anonymous_id, true, 0 FROM anonymous_names
  JOIN test_participants USING (participant_id)
  WHERE participant_id = participant AND marked
  ON CONFLICT DO NOTHING;
END
$$;
REVOKE ALL ON FUNCTION name_anonymously(uuid, text) FROM PUBLIC;

-- Erases what is kept of a participant, or (with a study) what that study has; at most so many rows of a table
-- at once, so that locks and the log stay small: called again until it has nothing left to tell. What it does
-- twice has no further effect.
--
-- ANONYMISE_ANSWERS leaves the sheets under a new name of each study, with new sheet ids, without
-- notifications, without positions, which point at people, and without what people are reached at. Of a
-- version that was not looked through no written answer stays. Of other tables it leaves what
-- `personal_tables` says, under the same name.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  gone bigint;
  is_any_left boolean;
  entry personal_tables;
BEGIN
  IF mode NOT IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS') THEN
    RAISE EXCEPTION 'no such mode: %', mode USING ERRCODE = 'invalid_parameter_value';
  END IF;

  IF mode = 'ANONYMISE_ANSWERS' THEN
    PERFORM name_anonymously(participant, study);
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
  is_any_left := is_any_left OR gone >= at_most;

  FOR entry IN
    SELECT * FROM personal_tables WHERE of_study OR study = '' ORDER BY of_study DESC, place
  LOOP
    -- What tells of the account itself, and the names, go when nothing else is left.
    IF is_any_left AND NOT entry.of_study THEN RETURN; END IF;
    IF mode = 'ANONYMISE_ANSWERS' AND entry.anonymised IS NOT NULL THEN
      EXECUTE format(
        'UPDATE %1$I AS kept SET participant_id = anonymous_id, %2$s FROM anonymous_names AS name
         WHERE kept.ctid = ANY (ARRAY(
           SELECT ctid FROM %1$I
           WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2) LIMIT $3))
           AND name.participant_id = $1 AND name.study_id = kept.study_id',
        entry.table_name, entry.anonymised)
        USING participant, study, at_most;
      kind := entry.table_name || '.anonymised';
    ELSE
      EXECUTE format(
        'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM %1$I WHERE participant_id = $1 %2$s LIMIT $3))',
        entry.table_name, CASE WHEN entry.of_study THEN 'AND ($2 = '''' OR study_id = $2)' ELSE '' END)
        USING participant, study, at_most;
      kind := entry.table_name;
    END IF;
    GET DIAGNOSTICS gone = ROW_COUNT;
    count := gone;
    IF gone > 0 THEN RETURN NEXT; END IF;
    is_any_left := is_any_left OR gone >= at_most;
  END LOOP;
  IF is_any_left THEN RETURN; END IF;
  DELETE FROM anonymous_names
  WHERE participant_id = participant AND (study = '' OR study_id = study);
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
