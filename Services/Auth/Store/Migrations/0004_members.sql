-- otolith: concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS enrolments_member ON enrolments (study_id, member_id);
