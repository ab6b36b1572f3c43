-- All comings and goings, not only the latest: a sheet that was finished between leaving a study and
-- joining it again stays refused, however late it comes. Telling of a change again, or in another order,
-- changes nothing.
--
-- Personal: who took part in what, and when. Kept as long as the participant's sheets, whose validity
-- it proves; erased with them.
CREATE TABLE enrolment_changes (
  participant_id  uuid        NOT NULL,
  study_id        text        NOT NULL,
  at              timestamptz NOT NULL,
  -- Whether the participant joined then, or left.
  joined          boolean     NOT NULL,
  -- Of a departure the next joining; null while there is none.
  joined_again_at timestamptz,
  PRIMARY KEY (participant_id, study_id, at, joined),
  CHECK (joined_again_at IS NULL OR NOT joined)
);
INSERT INTO enrolment_changes (participant_id, study_id, at, joined)
  SELECT participant_id, study_id, joined_at, true FROM enrolments WHERE joined_at IS NOT NULL;
INSERT INTO enrolment_changes (participant_id, study_id, at, joined)
  SELECT participant_id, study_id, left_at, false FROM enrolments WHERE left_at IS NOT NULL;

-- Who left a short while ago, and who came back: both are few.
CREATE INDEX enrolment_changes_left ON enrolment_changes (at) WHERE NOT joined;
CREATE INDEX enrolment_changes_back ON enrolment_changes (joined_again_at)
  WHERE joined_again_at IS NOT NULL;

DROP TABLE enrolments;
