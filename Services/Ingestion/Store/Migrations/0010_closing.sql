-- How sheets were closed and on what they were filled in; sheets that say nothing; and what was refused.

ALTER TABLE answer_sheets
  -- Null: of a release that knew complete and autosaved ones alone.
  ADD COLUMN closing text CHECK (closing IN ('complete', 'incomplete', 'autosaved', 'expired')),
  -- Empty where the client does not tell.
  ADD COLUMN device_system         text NOT NULL DEFAULT '',
  ADD COLUMN device_system_version text NOT NULL DEFAULT '',
  ADD COLUMN device_maker          text NOT NULL DEFAULT '',
  ADD COLUMN device_model          text NOT NULL DEFAULT '';

ALTER TABLE answer_sheet_keys
  -- Whether the sheet fills its questionnaire in. One without any answer does not: it uses up no one-time
  -- questionnaire, keeps nobody from filling in again, and lifts no block.
  ADD COLUMN fills_in boolean NOT NULL DEFAULT true;
-- What former releases took for filled in.
UPDATE answer_sheet_keys AS key SET fills_in = false, one_time = false
FROM answer_sheets AS sheet
WHERE sheet.autosaved AND sheet.answers = '{}' AND sheet.participant_id = key.participant_id
  AND sheet.sheet_id = key.sheet_id AND sheet.received_at = key.received_at;

-- Sheets that were refused for good, so that whoever filled them in can mend them on any device and send them
-- again under the same id. Kept for 30 days, the latest 200 of a participant.
--
-- Personal: what somebody answered. Erased in every mode.
CREATE TABLE rejected_sheets (
  participant_id uuid        NOT NULL,
  sheet_id       uuid        NOT NULL,
  study_id       text        NOT NULL,
  -- By the server's clock: the last time.
  rejected_at    timestamptz NOT NULL,
  -- {"sheet": …, "violations": [{"field": …, "reason": …, "description": …}]}, the sheet as it was sent. No
  -- jsonb, which takes no U+0000.
  contents       json        NOT NULL,
  -- Of the contents.
  bytes          integer     NOT NULL,
  PRIMARY KEY (participant_id, sheet_id)
);
CREATE INDEX rejected_sheets_by_time ON rejected_sheets (rejected_at);
INSERT INTO personal_tables (table_name, of_study) VALUES ('rejected_sheets', true);
