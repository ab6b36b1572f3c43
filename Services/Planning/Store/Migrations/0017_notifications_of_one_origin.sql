-- otolith: concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS notifications_standing
  ON notifications (participant_id, at, study_id, questionnaire_id, schedule_id, origin)
  WHERE cancelled_at IS NULL;
