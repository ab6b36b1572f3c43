-- A questionnaire has several schedules, each with an id; empty: the only one, without an id.

CREATE TABLE study_schedules (
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  schedule_id text NOT NULL,
  -- The order in which the study names them.
  position int8 NOT NULL,
  -- An otolith.catalogue.v1.Schedule.
  schedule bytea NOT NULL,
  PRIMARY KEY (study_id, questionnaire_id, schedule_id),
  FOREIGN KEY (study_id, questionnaire_id) REFERENCES study_questionnaires ON DELETE CASCADE
);
INSERT INTO study_schedules (study_id, questionnaire_id, schedule_id, position, schedule)
SELECT study_id, questionnaire_id, '', 1, schedule FROM study_questionnaires
WHERE schedule IS NOT NULL;
ALTER TABLE study_questionnaires DROP COLUMN schedule;

ALTER TABLE own_schedules
  ADD COLUMN schedule_id text NOT NULL DEFAULT '',
  DROP CONSTRAINT own_schedules_pkey,
  ADD PRIMARY KEY (participant_id, study_id, questionnaire_id, schedule_id);

ALTER TABLE notifications
  DROP CONSTRAINT notifications_participant_id_study_id_questionnaire_id_rev_fkey,
  ADD COLUMN schedule_id text NOT NULL DEFAULT '';
ALTER TABLE plan_revisions
  ADD COLUMN schedule_id text NOT NULL DEFAULT '',
  -- The date that the schedule's days count from; NULL: it makes no difference.
  ADD COLUMN day_zero date,
  DROP CONSTRAINT plan_revisions_pkey,
  ADD PRIMARY KEY (participant_id, study_id, questionnaire_id, schedule_id, revision);
ALTER TABLE notifications
  ADD FOREIGN KEY (participant_id, study_id, questionnaire_id, schedule_id, revision)
    REFERENCES plan_revisions;
-- At most one of a schedule at any instant.
DROP INDEX notifications_standing;
CREATE UNIQUE INDEX notifications_standing
  ON notifications (participant_id, at, study_id, questionnaire_id, schedule_id)
  WHERE state <> 'cancelled';
