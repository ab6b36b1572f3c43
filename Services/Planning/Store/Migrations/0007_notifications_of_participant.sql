-- otolith: concurrently
-- Finds also what was cancelled, for erasing it and the revisions that it refers to.
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_participant
  ON notifications (participant_id, study_id);
