-- Comparisons with all participants of a study, and feedback texts.

-- Serialized otolith.catalogue.v1.Study with comparisons and feedback_texts only; null: neither.
ALTER TABLE studies ADD COLUMN results bytea;

-- What is released of a comparison that a study declares: the row of the latest release, which the next
-- one replaces as a whole. Nothing recomputes it.
--
-- Not personal: a rounded mean of at least 11 participants.
CREATE TABLE comparison_releases (
  study_id      text NOT NULL,
  comparison_id text NOT NULL,
  -- The latest night (UTC) in which it was decided whether to release; null before the first one.
  examined_on   date,
  -- What was compared; another declaration has no release yet.
  definition    text NOT NULL DEFAULT '',
  -- Null: withheld.
  released_at   timestamptz,
  -- Number of contributors; decides on the next release, and is not shown.
  contributors  integer NOT NULL DEFAULT 0,
  -- The same, rounded down to tens.
  participants  integer NOT NULL DEFAULT 0,
  -- Place of the mean in the range, 0–1, rounded to a twentieth.
  mean          float8,
  -- Upper ends of the first three quarters, likewise; empty if one has too few participants.
  quarters      float8[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (study_id, comparison_id),
  CHECK ((released_at IS NULL) = (mean IS NULL))
);

-- The participants who contribute to the present release of a comparison, with their means. Decides
-- whether the next release would reveal a few of them.
--
-- Personal: a mean of answers. Erased in every mode, since a participant without `sheet_usage` does not
-- contribute; a release that reads the answers while they are erased then fails, and is tried again.
CREATE TABLE comparison_contributors (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  comparison_id  text   NOT NULL,
  -- Place of the mean in the range, 0–1.
  place          float8 NOT NULL,
  PRIMARY KEY (participant_id, study_id, comparison_id),
  FOREIGN KEY (participant_id, study_id) REFERENCES sheet_usage ON DELETE CASCADE
);
CREATE INDEX comparison_contributors_of_study ON comparison_contributors (study_id, comparison_id);
INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('comparison_contributors', true, NULL);
