-- Answer sheets are divided by the month in which they were received. What must be unique among all
-- of them, and what finds a participant's, stands in a table of its own.

ALTER TABLE answer_sheets RENAME TO answer_sheets_undivided;
ALTER TABLE answer_sheets_undivided
  RENAME CONSTRAINT answer_sheets_pkey TO answer_sheets_undivided_pkey;
ALTER INDEX answer_sheets_of_study RENAME TO answer_sheets_undivided_of_study;
ALTER SEQUENCE answer_sheets_sequence_seq RENAME TO answer_sheets_undivided_sequence_seq;

-- One row for each sheet that was ever accepted, also when the sheet's month was dropped: a device
-- that sends it again is still told that it is stored, or that it differs. Divided by participant,
-- since only small indexes stay in memory.
CREATE TABLE answer_sheet_keys (
  participant_id   uuid        NOT NULL,
  -- Made by the device. Together with the participant it identifies the sheet; payload_hash says
  -- whether a second one with the same id is the same.
  sheet_id         uuid        NOT NULL,
  study_id         text        NOT NULL,
  questionnaire_id text        NOT NULL,
  -- Whether the study allowed one sheet of this questionnaire when this one came.
  one_time         boolean     NOT NULL,
  -- By the device's clock.
  finished_at      timestamptz NOT NULL,
  -- The sheet's own: says in which month to look for it.
  received_at      timestamptz NOT NULL,
  -- SHA-256 of the canonical contents.
  payload_hash     bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  PRIMARY KEY (participant_id, sheet_id)
) PARTITION BY HASH (participant_id);

DO $$
BEGIN
  FOR number IN 0..15 LOOP
    EXECUTE format(
      'CREATE TABLE %I PARTITION OF answer_sheet_keys FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
      'answer_sheet_keys_' || number, number);
  END LOOP;
END
$$;

-- Decides between two first sheets of a one-time questionnaire that arrive at once.
CREATE UNIQUE INDEX answer_sheet_keys_one_time
  ON answer_sheet_keys (participant_id, study_id, questionnaire_id) WHERE one_time;
CREATE INDEX answer_sheet_keys_of_participant
  ON answer_sheet_keys (participant_id, questionnaire_id, finished_at, sheet_id);

CREATE TABLE answer_sheets (
  participant_id     uuid        NOT NULL,
  sheet_id           uuid        NOT NULL,
  -- The order in which exports read. Given out before the commit, so gaps and late ones occur.
  sequence           bigint      GENERATED ALWAYS AS IDENTITY,
  study_id           text        NOT NULL,
  questionnaire_id   text        NOT NULL,
  version            integer     NOT NULL,
  -- By the device's clock.
  started_at         timestamptz,
  finished_at        timestamptz NOT NULL,
  -- By the server's clock.
  received_at        timestamptz NOT NULL,
  time_zone          text        NOT NULL,
  -- What the zone was ahead of UTC at finished_at.
  utc_offset_minutes smallint    NOT NULL,
  notification_id    text        NOT NULL,
  autosaved          boolean     NOT NULL,
  app_version        text        NOT NULL,
  platform           text        NOT NULL,
  -- By element id: {"loudness": {"number": 0.5, "place": 0, "at": 1774746000000000}}; the place
  -- among the answers as sent, the device's time in microseconds where it was recorded.
  answers            jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- Arrays in the order of measuring; null without any.
  noise              jsonb       CHECK (jsonb_typeof(noise) = 'array'),
  positions          jsonb       CHECK (jsonb_typeof(positions) = 'array'),
  -- What the device knew of other questionnaires.
  referenced_answers jsonb       CHECK (jsonb_typeof(referenced_answers) = 'array'),
  PRIMARY KEY (participant_id, sheet_id, received_at)
) PARTITION BY RANGE (received_at);
CREATE TABLE answer_sheets_default PARTITION OF answer_sheets DEFAULT;
CREATE INDEX answer_sheets_of_study ON answer_sheets (study_id, questionnaire_id, sequence);

INSERT INTO partitioned_tables (table_name, time_column, width, ahead)
VALUES ('answer_sheets', 'received_at', 'month', 2);
SELECT create_partition('answer_sheets', month) FROM (
  SELECT DISTINCT date_trunc('month', received_at, 'UTC') AS month FROM answer_sheets_undivided
  WHERE isfinite(received_at)) AS months;
SELECT FROM maintain_partitions('answer_sheets', clock_timestamp());

INSERT INTO answer_sheet_keys
  SELECT participant_id, sheet_id, study_id, questionnaire_id, one_time, finished_at, received_at,
    payload_hash
  FROM answer_sheets_undivided;
INSERT INTO answer_sheets OVERRIDING SYSTEM VALUE
  SELECT participant_id, sheet_id, sequence, study_id, questionnaire_id, version, started_at,
    finished_at, received_at, time_zone, utc_offset_minutes, notification_id, autosaved,
    app_version, platform, answers, noise, positions, referenced_answers
  FROM answer_sheets_undivided;
SELECT setval('answer_sheets_sequence_seq', last_value, is_called)
  FROM answer_sheets_undivided_sequence_seq;
DROP TABLE answer_sheets_undivided;
