-- Times are instants; clock times exist only inside schedules and count in the participant's zone.

-- What the catalogue published. Fed by the bus, or by asking when the bus is behind.
CREATE TABLE studies (
  study_id text PRIMARY KEY,
  -- Counts published changes; an older one never replaces a newer.
  revision int8 NOT NULL,
  starts_at timestamptz,
  ends_at timestamptz
);

CREATE TABLE study_questionnaires (
  study_id text NOT NULL REFERENCES studies ON DELETE CASCADE,
  questionnaire_id text NOT NULL,
  -- The order in which the study offers them.
  position int8 NOT NULL,
  one_time bool NOT NULL,
  deactivated bool NOT NULL,
  -- An otolith.catalogue.v1.Schedule; NULL: filled in whenever the participant likes.
  schedule bytea,
  PRIMARY KEY (study_id, questionnaire_id)
);

-- Who joined and left, as far as the bus has told. The latest of each counts, so that events may
-- come again: enrolled where joined_at is later than left_at.
CREATE TABLE enrolments (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  joined_at timestamptz,
  left_at timestamptz,
  PRIMARY KEY (participant_id, study_id),
  CHECK (joined_at IS NOT NULL OR left_at IS NOT NULL)
);

CREATE TABLE participants (
  participant_id uuid PRIMARY KEY,
  -- IANA name.
  time_zone text NOT NULL CHECK (octet_length(time_zone) <= 64)
);

-- What participants decided for themselves.
CREATE TABLE own_schedules (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  -- An otolith.catalogue.v1.Schedule of which only the plan counts; NULL: as prescribed.
  plan bytea,
  muted bool NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, questionnaire_id),
  CHECK (muted OR plan IS NOT NULL)
);

-- Questionnaires that were filled in at least once; ends the plan of one-time ones.
CREATE TABLE completions (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  PRIMARY KEY (participant_id, study_id, questionnaire_id)
);

-- Everything that a draw depended on, one row whenever it changed. With the participant's id and
-- the date it draws any notification of the revision again.
CREATE TABLE plan_revisions (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  revision int8 NOT NULL CHECK (revision >= 1),
  planned_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  -- The otolith.catalogue.v1.Schedule in force; NULL: nothing was planned.
  schedule bytea,
  starts_at timestamptz,
  ends_at timestamptz,
  PRIMARY KEY (participant_id, study_id, questionnaire_id, revision)
);

-- What was given to devices. Rows change their state and never their instant.
CREATE TABLE notifications (
  notification_id uuid PRIMARY KEY,
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  questionnaire_id text NOT NULL,
  revision int8 NOT NULL,
  at timestamptz NOT NULL,
  -- NULL: until the next one.
  expires_at timestamptz,
  fixed bool NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'cancelled', 'answered')),
  handed_out_at timestamptz NOT NULL,
  cancelled_at timestamptz CHECK ((cancelled_at IS NOT NULL) = (state = 'cancelled')),
  -- Also set where the device asked before it heard of the cancellation.
  answered_at timestamptz CHECK (answered_at IS NOT NULL OR state <> 'answered'),
  FOREIGN KEY (participant_id, study_id, questionnaire_id, revision) REFERENCES plan_revisions
);

-- At most one at any instant, and the way to a participant's coming ones.
CREATE UNIQUE INDEX notifications_standing
  ON notifications (participant_id, at, study_id, questionnaire_id) WHERE state <> 'cancelled';
