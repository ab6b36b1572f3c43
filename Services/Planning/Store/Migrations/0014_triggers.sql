-- What happens that brings prompts.

CREATE TABLE study_triggers (
  study_id text NOT NULL REFERENCES studies ON DELETE CASCADE,
  trigger_id text NOT NULL,
  -- The order in which the study names them.
  position int8 NOT NULL,
  -- An otolith.catalogue.v1.Trigger.
  trigger bytea NOT NULL,
  PRIMARY KEY (study_id, trigger_id)
);

-- The times that triggers fired, each once, however often it was told; as long as the participant, since what has
-- prompted keeps others away.
CREATE TABLE trigger_occurrences (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  trigger_id text NOT NULL,
  -- Made of what caused it.
  occurrence_id uuid NOT NULL,
  -- When it happened, or is going to.
  fired_at timestamptz NOT NULL,
  -- What caused it was taken back.
  withdrawn bool NOT NULL,
  -- When it was first told of at that time; of one that prompts, from when on it could.
  told_at timestamptz NOT NULL,
  -- Planning found it itself, and may find that it does not happen.
  foreseen bool NOT NULL DEFAULT false,
  -- What becomes of it; NULL: not decided yet.
  outcome text CHECK (outcome IN
    ('planned', 'cooldown', 'at_most', 'too_late', 'withdrawn', 'left', 'idle')),
  -- When its first prompt comes, or came.
  prompts_at timestamptz,
  decided_at timestamptz CHECK ((decided_at IS NOT NULL) = (outcome IS NOT NULL)),
  PRIMARY KEY (participant_id, study_id, trigger_id, occurrence_id)
);

-- When participants last kept a health record, or listened to a sound, in studies where days without any count.
CREATE TABLE participant_activity (
  participant_id uuid NOT NULL,
  study_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('record', 'listening')),
  latest_at timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, kind)
);

INSERT INTO personal_tables (table_name, place, of_study) VALUES
  ('trigger_occurrences', 45, true), ('participant_activity', 75, true);
