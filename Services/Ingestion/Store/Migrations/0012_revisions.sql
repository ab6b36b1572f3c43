-- What participants make of sheets that are stored: corrections and withdrawals. The sheet itself is written once
-- and is the first revision; of the others each stands here, with all that it says.

-- Personal: as the sheets. Where answers stay anonymously, the newest revision becomes part of the sheet, and the
-- former ones go.
CREATE TABLE sheet_revisions (
  participant_id    uuid        NOT NULL,
  sheet_id          uuid        NOT NULL,
  revision          integer     NOT NULL CHECK (revision >= 2),
  -- Made by the device, or by the server where one question is withdrawn from all sheets; payload_hash says whether
  -- a second amendment with the same id is the same (SHA-256).
  amendment_id      uuid        NOT NULL,
  payload_hash      bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  -- As the sheet says; with sheet_received_at, which says in which month to look for it.
  study_id          text        NOT NULL,
  questionnaire_id  text        NOT NULL,
  version           integer     NOT NULL,
  finished_at       timestamptz NOT NULL,
  sheet_received_at timestamptz NOT NULL,
  -- Why, in the participant's words.
  reason            text        NOT NULL,
  -- By the device's clock.
  amended_at        timestamptz NOT NULL,
  -- By the server's clock.
  received_at       timestamptz NOT NULL,
  -- The sheet was taken back; it has no answers then.
  withdrawn         boolean     NOT NULL,
  -- As answer_sheets.answers and scores.
  answers           jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  scores            jsonb,
  -- Two that build on the same revision cannot both be the next one.
  PRIMARY KEY (participant_id, sheet_id, revision),
  UNIQUE (participant_id, amendment_id)
);
CREATE INDEX sheet_revisions_of_study
  ON sheet_revisions (study_id, participant_id, sheet_id, revision);

ALTER TABLE answer_sheet_keys
  -- The participant took the sheet back: it counts for nothing, `one_time` is taken from it.
  ADD COLUMN withdrawn boolean NOT NULL DEFAULT false;

INSERT INTO personal_tables (table_name, of_study) VALUES ('sheet_revisions', true);

-- Makes the newest revisions of a participant's sheets the only ones, in the sheets themselves; sheets that were
-- taken back go. In one piece: what was amended is little.
CREATE FUNCTION keep_present_answers(participant uuid, study text) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  DELETE FROM answer_sheets AS sheet USING sheet_revisions AS last
  WHERE last.participant_id = participant AND (study = '' OR last.study_id = study)
    AND last.withdrawn AND sheet.participant_id = participant
    AND sheet.sheet_id = last.sheet_id AND sheet.received_at = last.sheet_received_at;
  UPDATE answer_sheets AS sheet SET answers = present.answers, scores = present.scores
  FROM (
    SELECT DISTINCT ON (sheet_id) sheet_id, sheet_received_at, answers, scores
    FROM sheet_revisions
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    ORDER BY sheet_id, revision DESC) AS present
  WHERE sheet.participant_id = participant AND sheet.sheet_id = present.sheet_id
    AND sheet.received_at = present.sheet_received_at;
  DELETE FROM sheet_revisions
  WHERE participant_id = participant AND (study = '' OR study_id = study);
END
$$;
REVOKE ALL ON FUNCTION keep_present_answers(uuid, text) FROM PUBLIC;

-- The names under which rows of a study stay, each as it is at last.
CREATE OR REPLACE FUNCTION name_anonymously(participant uuid, study text) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  source text;
BEGIN
  PERFORM keep_present_answers(participant, study);
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

-- Deletes revisions of sheets that are not there any more, since their month was dropped; at most so many.
CREATE FUNCTION delete_revisions_of_nothing(at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  gone bigint;
BEGIN
  DELETE FROM sheet_revisions WHERE (participant_id, sheet_id, revision) IN (
    SELECT participant_id, sheet_id, revision FROM sheet_revisions AS r
    WHERE NOT EXISTS (
      SELECT FROM answer_sheets AS s
      WHERE s.participant_id = r.participant_id AND s.sheet_id = r.sheet_id
        AND s.received_at = r.sheet_received_at)
    LIMIT at_most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION delete_revisions_of_nothing(bigint) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
REVOKE ALL ON FUNCTION delete_revisions_of_nothing(bigint) FROM PUBLIC;
