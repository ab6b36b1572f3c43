-- Answer sheets, each stored once.
CREATE TABLE answer_sheets (
  participant_id     uuid        NOT NULL,
  -- Made by the device. Together with the participant it identifies the sheet; payload_hash says
  -- whether a second one with the same id is the same.
  sheet_id           uuid        NOT NULL,
  -- The order in which exports read. Given out before the commit, so gaps and late ones occur.
  sequence           bigint      GENERATED ALWAYS AS IDENTITY,
  study_id           text        NOT NULL,
  questionnaire_id   text        NOT NULL,
  version            integer     NOT NULL,
  -- Whether the study allowed one sheet of this questionnaire when this one came.
  one_time           boolean     NOT NULL,
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
  -- SHA-256 of the canonical contents.
  payload_hash       bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  -- By element id: {"loudness": {"number": 0.5, "place": 0, "at": 1774746000000000}}; the place
  -- among the answers as sent, the device's time in microseconds where it was recorded.
  answers            jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- Arrays in the order of measuring; null without any.
  noise              jsonb       CHECK (jsonb_typeof(noise) = 'array'),
  positions          jsonb       CHECK (jsonb_typeof(positions) = 'array'),
  -- What the device knew of other questionnaires.
  referenced_answers jsonb       CHECK (jsonb_typeof(referenced_answers) = 'array'),
  PRIMARY KEY (participant_id, sheet_id)
);

-- Decides between two first sheets of a one-time questionnaire that arrive at once.
CREATE UNIQUE INDEX answer_sheets_one_time
  ON answer_sheets (participant_id, study_id, questionnaire_id) WHERE one_time;
CREATE INDEX answer_sheets_of_participant
  ON answer_sheets (participant_id, questionnaire_id, finished_at, sheet_id);
CREATE INDEX answer_sheets_of_study
  ON answer_sheets (study_id, questionnaire_id, sequence);

-- Read models: what other services own, as the bus told or as the catalogue answered.

CREATE TABLE questionnaire_versions (
  questionnaire_id text    NOT NULL,
  version          integer NOT NULL,
  content_hash     text    NOT NULL,
  -- Serialized otolith.catalogue.v1.Questionnaire.
  definition       bytea   NOT NULL,
  PRIMARY KEY (questionnaire_id, version)
);

CREATE TABLE studies (
  study_id  text    PRIMARY KEY,
  revision  bigint  NOT NULL,
  starts_at timestamptz,
  ends_at   timestamptz
);

CREATE TABLE study_questionnaires (
  study_id         text    NOT NULL REFERENCES studies ON DELETE CASCADE,
  questionnaire_id text    NOT NULL,
  version          integer NOT NULL,
  one_time         boolean NOT NULL,
  -- Whether it can be filled in now, and since when it cannot; a closed one without a time was
  -- never open.
  availability     text    NOT NULL CHECK (availability IN ('open', 'deactivated', 'removed')),
  closed_at        timestamptz,
  PRIMARY KEY (study_id, questionnaire_id),
  CHECK (availability <> 'open' OR closed_at IS NULL),
  CHECK (availability <> 'removed' OR closed_at IS NOT NULL)
);

CREATE TABLE enrolments (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  joined_at      timestamptz,
  -- Null while enrolled.
  left_at        timestamptz,
  PRIMARY KEY (participant_id, study_id)
);
CREATE INDEX enrolments_ended ON enrolments (left_at) WHERE left_at IS NOT NULL;

-- Keys of the pseudonyms in exports: with another key in each study, exports of two studies
-- cannot be joined by participant.
CREATE TABLE pseudonym_keys (
  study_id text  PRIMARY KEY,
  key      bytea NOT NULL CHECK (octet_length(key) = 32)
);
