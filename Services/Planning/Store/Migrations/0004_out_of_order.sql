-- A change of group may be told of before the joining that it belongs to.
ALTER TABLE enrolments
  DROP CONSTRAINT enrolments_check,
  ADD CONSTRAINT enrolments_check
    CHECK (joined_at IS NOT NULL OR left_at IS NOT NULL OR grouped_at IS NOT NULL);

-- completions.finished_at is kept up to date for every questionnaire: an interval may come later. Room
-- on the page lets a change stay on it, without touching the index.
ALTER TABLE completions SET (fillfactor = 80);
