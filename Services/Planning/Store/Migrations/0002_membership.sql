-- Who sees which questionnaire, and when nothing is planned.

-- Nothing is planned in a paused study.
ALTER TABLE studies ADD COLUMN paused bool NOT NULL DEFAULT false;

ALTER TABLE study_questionnaires
  -- Until it was filled in, nothing else is planned.
  ADD COLUMN blocking bool NOT NULL DEFAULT false,
  -- The groups that see it; empty: everybody.
  ADD COLUMN group_ids text[] NOT NULL DEFAULT '{}';

ALTER TABLE enrolments
  -- The group that the participant belongs to; empty: none.
  ADD COLUMN group_id text NOT NULL DEFAULT '',
  -- Since when; the latest counts.
  ADD COLUMN grouped_at timestamptz;
