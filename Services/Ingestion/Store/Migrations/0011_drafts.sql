-- Unfinished sheets, on whichever device they go on.

-- One that ended stays as long as a device that was offline may bring it back (400 days), without its contents.
-- One that was submitted is known by its key in answer_sheet_keys, whatever stands here: it ends with the very
-- commit of its sheet, and the row goes soon after.
--
-- Personal: what somebody began to answer. Erased with the participant's sheets, also where those stay
-- anonymously.
CREATE TABLE sheet_drafts (
  participant_id   uuid        NOT NULL,
  -- Made by the device: the id of the sheet that it becomes.
  draft_id         uuid        NOT NULL,
  study_id         text        NOT NULL,
  questionnaire_id text        NOT NULL,
  version          integer     NOT NULL,
  -- By the device's clock.
  started_at       timestamptz,
  -- By the server's clock.
  updated_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  -- Null while it can go on.
  ended_at         timestamptz,
  -- Counts the changes.
  revision         bigint      NOT NULL,
  -- Share of the questions shown that have an answer.
  percent          smallint    NOT NULL CHECK (percent BETWEEN 0 AND 100),
  -- As answer_sheets.answers.
  answers          jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- By element id, those without an answer included: when it was changed, and what the device said where that
  -- cannot be; microseconds since 1970: {"loudness": [1774746000000000]}.
  changes          jsonb       NOT NULL CHECK (jsonb_typeof(changes) = 'object'),
  -- Of both, as they were sent to the database.
  bytes            integer     NOT NULL,
  PRIMARY KEY (participant_id, draft_id)
);
CREATE INDEX sheet_drafts_expiring ON sheet_drafts (expires_at) WHERE ended_at IS NULL;
CREATE INDEX sheet_drafts_ended ON sheet_drafts (ended_at) WHERE ended_at IS NOT NULL;

INSERT INTO personal_tables (table_name, of_study) VALUES ('sheet_drafts', true);
