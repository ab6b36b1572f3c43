-- What participants listened to.

CREATE TABLE listening_sessions (
  participant_id     uuid        NOT NULL,
  session_id         uuid        NOT NULL,
  study_id           text        NOT NULL,
  collection_id      text        NOT NULL,
  collection_version integer     NOT NULL,
  sound_id           text        NOT NULL,
  -- By the device's clock.
  started_at         timestamptz NOT NULL,
  -- By the server's clock.
  received_at        timestamptz NOT NULL,
  time_zone          text        NOT NULL,
  -- What the zone was ahead of UTC at the start.
  utc_offset_minutes integer     NOT NULL,
  -- Without pauses.
  net_milliseconds   integer     NOT NULL CHECK (net_milliseconds BETWEEN 1 AND 86400000),
  -- The loop that was chosen, 0 for an endless one; null: none.
  loop_minutes       integer,
  ended_by           text        NOT NULL CHECK (ended_by IN ('user', 'timer', 'sound')),
  rated              text        NOT NULL CHECK (rated IN ('rated', 'declined', 'not_asked')),
  -- CGI of change, 1 (very much better) to 7 (very much worse).
  rating             integer     CHECK (rating BETWEEN 1 AND 7),
  app_version        text        NOT NULL,
  -- As of answer_sheets.
  deviations         text[]      NOT NULL,
  -- SHA-256 of the canonical contents; empty once the session is anonymous.
  payload_hash       bytea       NOT NULL,
  -- In the order of writing, for exports.
  sequence           bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (participant_id, session_id),
  CHECK ((rated = 'rated') = (rating IS NOT NULL))
);
-- A participant's own, latest first: of all studies, or of one.
CREATE INDEX listening_sessions_by_time
  ON listening_sessions (participant_id, started_at, session_id);
CREATE INDEX listening_sessions_of_study
  ON listening_sessions (participant_id, study_id, started_at, session_id);
CREATE INDEX listening_sessions_export ON listening_sessions (study_id, sequence);

-- How much each participant has stored of each study, for the quota.
CREATE TABLE listening_usage (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  sessions       bigint NOT NULL,
  -- The latest day, in UTC and by the server's clock, on which sessions were received, and how many.
  day            date   NOT NULL,
  day_sessions   bigint NOT NULL,
  PRIMARY KEY (participant_id, study_id)
-- Every session changes its row: room on the page lets the change stay on it, without touching the index.
) WITH (fillfactor = 60);

-- The collections of sounds that studies have or had, so that what was heard before one left is still accepted.
CREATE TABLE study_sound_collections (
  study_id      text NOT NULL,
  collection_id text NOT NULL,
  -- From when on it was no longer the study's; null while it is.
  closed_at     timestamptz,
  PRIMARY KEY (study_id, collection_id)
);
INSERT INTO study_sound_collections (study_id, collection_id)
SELECT DISTINCT study_id, unnest(sound_collection_ids) FROM studies;

INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  -- The hash would tell whose it was to who has the session as it was sent.
  ('listening_sessions', true, 'session_id = gen_random_uuid(), payload_hash = ''''::bytea'),
  ('listening_usage', true, NULL);
