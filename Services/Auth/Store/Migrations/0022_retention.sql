-- How long studies keep what their participants answered, and what was ended by that.

-- Whole days; null: no such limit. All null: kept without limit.
ALTER TABLE studies
  ADD retention_days_after_end     integer CHECK (retention_days_after_end > 0),
  ADD retention_days_after_leaving integer CHECK (retention_days_after_leaving > 0),
  -- A mode of erasures.
  ADD retention_outcome text CHECK (retention_outcome IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS'));

-- What the study said when the consent was given; goes with its row.
ALTER TABLE consents
  ADD retention_days_after_end     integer,
  ADD retention_days_after_leaving integer,
  ADD retention_outcome            text;

-- Whether nobody asked for it but the study's retention ended.
ALTER TABLE erasure_requests ADD by_retention boolean NOT NULL DEFAULT false;
CREATE INDEX erasure_requests_by_retention ON erasure_requests (study_id) WHERE by_retention;

-- Who has left a study, the first first; current ones last.
CREATE INDEX enrolments_left ON enrolments (study_id, left_at);
