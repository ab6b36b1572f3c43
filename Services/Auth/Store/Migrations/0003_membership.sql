-- Joining by request and by invitation, and groups of participants.

ALTER TABLE studies
  -- A leader decides on each request.
  ADD COLUMN by_request boolean NOT NULL DEFAULT false,
  ADD COLUMN unlisted   boolean NOT NULL DEFAULT false,
  ADD COLUMN paused     boolean NOT NULL DEFAULT false,
  ADD COLUMN group_ids  text[]  NOT NULL DEFAULT '{}',
  -- Serialized otolith.catalogue.v1.LocalizedText, for mails; null: the id has to do.
  ADD COLUMN title      bytea;

ALTER TABLE enrolments
  -- Names the enrolment for leaders; stands nowhere else.
  ADD COLUMN member_id  uuid NOT NULL DEFAULT gen_random_uuid(),
  -- The study's group that the participant belongs to; empty: none.
  ADD COLUMN group_id   text NOT NULL DEFAULT '',
  -- When a leader last changed the group; null: never.
  ADD COLUMN grouped_at timestamptz;

CREATE TABLE join_requests (
  join_request_id  uuid        PRIMARY KEY,
  participant_id   uuid        NOT NULL REFERENCES accounts,
  study_id         text        NOT NULL,
  state            text        NOT NULL
    CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'expired')),
  -- The participant's words to the leader. May say who it is, so it goes with the decision.
  note             text        NOT NULL,
  -- Of the consent given with the request.
  consent_version  text        NOT NULL,
  consent_language text        NOT NULL,
  requested_at     timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  decided_at       timestamptz,
  -- The leader's words to the participant.
  reason           text        NOT NULL DEFAULT '',
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK (state = 'pending' OR note = '')
);
CREATE UNIQUE INDEX join_requests_pending ON join_requests (participant_id, study_id)
  WHERE state = 'pending';
CREATE INDEX join_requests_participant ON join_requests (participant_id, requested_at);
CREATE INDEX join_requests_study
  ON join_requests (study_id, state, requested_at, join_request_id);
CREATE INDEX join_requests_due ON join_requests (expires_at) WHERE state = 'pending';

-- Codes by which people join. Readable, since leaders hand them out again and again; 50 random bits
-- that open one study, for a while, to a number of people.
CREATE TABLE invitations (
  invitation_id uuid        PRIMARY KEY,
  study_id      text        NOT NULL,
  -- Whoever joins by it belongs to the group; empty: none.
  group_id      text        NOT NULL,
  code          text        NOT NULL,
  uses          integer     NOT NULL DEFAULT 0,
  uses_max      integer     NOT NULL CHECK (uses_max > 0),
  valid_days    integer     NOT NULL CHECK (valid_days > 0),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  revoked_at    timestamptz,
  UNIQUE (study_id, code),
  CHECK (uses <= uses_max)
);
CREATE INDEX invitations_study ON invitations (study_id, created_at);

ALTER TABLE mail_outbox
  ADD COLUMN purpose text NOT NULL DEFAULT 'confirmation'
    CHECK (purpose IN ('confirmation', 'approval', 'rejection')),
  -- What a decision was about, in the participant's language, and why.
  ADD COLUMN study_title text NOT NULL DEFAULT '',
  ADD COLUMN reason      text NOT NULL DEFAULT '';
