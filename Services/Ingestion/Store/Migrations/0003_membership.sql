-- Rules of studies about who fills in what, when; and what is computed from a sheet.

ALTER TABLE answer_sheets
  -- The participant's group in the study when it was finished; empty: none.
  ADD COLUMN group_id text NOT NULL DEFAULT '',
  -- Rules that it was filled in against: BLOCKED, PAUSED.
  ADD COLUMN deviations text[] NOT NULL DEFAULT '{}',
  -- [{"id": "total", "value": 12, "band": "mild"}], by the version that the sheet names; null
  -- without any.
  ADD COLUMN scores jsonb;

ALTER TABLE studies
  ADD COLUMN has_groups boolean NOT NULL DEFAULT false,
  -- Serialized otolith.catalogue.v1.Study of which only next_lists is set; null without any.
  ADD COLUMN next_lists bytea,
  -- The questionnaires after which something may be offered.
  ADD COLUMN next_after text[] NOT NULL DEFAULT '{}';

ALTER TABLE study_questionnaires
  -- Place in the order in which the study offers them.
  ADD COLUMN position integer NOT NULL DEFAULT 0,
  ADD COLUMN repeat_interval_hours bigint NOT NULL DEFAULT 0,
  -- From then on nothing else is to be filled in before it is; null: blocks nothing.
  ADD COLUMN blocks_since timestamptz,
  -- The groups that see it; empty: everybody.
  ADD COLUMN group_ids text[] NOT NULL DEFAULT '{}';

CREATE TABLE study_pauses (
  study_id   text        NOT NULL REFERENCES studies ON DELETE CASCADE,
  paused_at  timestamptz NOT NULL,
  -- Null while it lasts.
  resumed_at timestamptz,
  PRIMARY KEY (study_id, paused_at)
);
-- One at a time.
CREATE UNIQUE INDEX study_pauses_open ON study_pauses (study_id) WHERE resumed_at IS NULL;

-- Which group of a study a participant belonged to since when. Each period ends where the next one
-- begins, so that sheets that come late are judged by the time at which they were finished.
CREATE TABLE member_groups (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  since          timestamptz NOT NULL,
  -- Empty: none.
  group_id       text        NOT NULL,
  PRIMARY KEY (participant_id, study_id, since)
);
