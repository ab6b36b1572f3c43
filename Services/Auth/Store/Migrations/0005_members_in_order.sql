-- otolith: concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS enrolments_of_study ON enrolments (study_id, enrolment_id)
  WHERE left_at IS NULL;
