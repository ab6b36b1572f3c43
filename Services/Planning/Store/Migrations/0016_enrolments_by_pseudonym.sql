-- otolith: concurrently
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS enrolments_pseudonym ON enrolments (study_id, pseudonym);
