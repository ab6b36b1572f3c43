-- Randomised allocation to arms, and unblinding.

-- SECURITY DEFINER functions keep this search path, so that objects of a caller, temporary ones
-- included, cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- Schemes of allocation. Not personal; kept forever, so that a trial can be verified.
CREATE TABLE allocation_schemes (
  -- Created by the client.
  scheme_id     uuid        PRIMARY KEY,
  study_id      text        NOT NULL,
  -- Groups of the study that members get by allocation only.
  arm_ids       text[]      NOT NULL CHECK (array_length(arm_ids, 1) BETWEEN 2 AND 10),
  -- Whether groups are concealed from staff without the right allocation.read until the end.
  blinded       boolean     NOT NULL,
  -- Whether one person may unblind a member without a second one.
  unblind_alone boolean     NOT NULL,
  -- SHA-256 of the seed and the canonical parameters.
  commitment    bytea       NOT NULL CHECK (octet_length(commitment) = 32),
  -- The seed and the parameters; sealed like a signing key and bound to scheme_id.
  sealed_code   bytea       NOT NULL CHECK (octet_length(sealed_code) >= 40),
  started_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  -- Revealed at the end.
  seed          bytea       CHECK (octet_length(seed) = 32),
  parameters    text,
  CHECK ((ended_at IS NULL) = (seed IS NULL)),
  CHECK ((ended_at IS NULL) = (parameters IS NULL))
);
CREATE UNIQUE INDEX allocation_schemes_running ON allocation_schemes (study_id) WHERE ended_at IS NULL;
CREATE INDEX allocation_schemes_of_study ON allocation_schemes (study_id, started_at);

-- Allocations in order. Never changed.
--
-- Personal: an erasure removes the participant and the time from the row; the position, the stratum and
-- the arm stay, so that the sequence can be recomputed.
CREATE TABLE allocations (
  scheme_id      uuid        NOT NULL REFERENCES allocation_schemes,
  study_id       text        NOT NULL,
  -- From 1 without gaps.
  position       bigint      NOT NULL CHECK (position > 0),
  -- Levels in the order of the factors.
  stratum        text[]      NOT NULL,
  group_id       text        NOT NULL,
  participant_id uuid        REFERENCES accounts,
  -- The enrolment at the time of the allocation.
  member_id      uuid,
  -- Created by the client.
  request_id     uuid,
  allocated_at   timestamptz,
  PRIMARY KEY (scheme_id, position)
);
CREATE UNIQUE INDEX allocations_participant ON allocations (participant_id, study_id);
CREATE UNIQUE INDEX allocations_request ON allocations (scheme_id, request_id);

-- Requests to unblind a member.
--
-- Personal: erased with the account and with the participant's part of a study.
CREATE TABLE unblindings (
  -- Created by the client.
  unblinding_id  uuid        PRIMARY KEY,
  study_id       text        NOT NULL,
  participant_id uuid        NOT NULL REFERENCES accounts,
  -- The enrolment that was named.
  member_id      uuid        NOT NULL,
  reason         text        NOT NULL,
  state          text        NOT NULL CHECK (state IN ('pending', 'approved', 'rejected')),
  -- Accounts of staff; null after their erasure.
  requested_by   uuid,
  decided_by     uuid,
  requested_at   timestamptz NOT NULL,
  decided_at     timestamptz,
  CHECK ((state = 'pending') = (decided_at IS NULL))
);
CREATE INDEX unblindings_study ON unblindings (study_id, requested_at, unblinding_id);
CREATE INDEX unblindings_participant ON unblindings (participant_id);
CREATE INDEX unblindings_requested ON unblindings (requested_by);
CREATE INDEX unblindings_decided ON unblindings (decided_by);

-- Erases a participant, or with a study the participant's part of it. Idempotent. Every mode erases,
-- since this service stores no answers, and `at_most` has no effect, since the rows are few.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  -- Serialises with changes of the account.
  PERFORM FROM accounts WHERE participant_id = participant FOR UPDATE;
  IF study = '' THEN
    INSERT INTO erased_sessions (digest, erased_at)
    SELECT sha256(selector), asked.at FROM sessions, (
      SELECT max(requested_at) AS at FROM erasures
      WHERE erasures.participant_id = participant AND is_whole
    ) AS asked
    WHERE sessions.participant_id = participant AND revoked_at IS NULL AND asked.at IS NOT NULL
    ON CONFLICT DO NOTHING;
    -- The account's trigger deletes the others (see forget_typed_names). Calls in progress may still
    -- add these after it.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || upper(participant::text), 'UTF8'))
      FROM unnest(ARRAY[
        'own-password', 'one-time-code', 'email-change', 'email-code', 'taken-names'
      ]) AS purpose);
  END IF;
  DELETE FROM throttles USING (
    SELECT study_id FROM enrolments WHERE participant_id = participant
    UNION SELECT study_id FROM join_requests WHERE participant_id = participant
  ) AS known
  WHERE (study = '' OR study_id = study) AND key = ANY (ARRAY[
    sha256(convert_to('study ' || study_id || ' ' || upper(participant::text), 'UTF8')),
    sha256(convert_to('invitation ' || study_id || ' ' || upper(participant::text), 'UTF8'))]);

  -- Allows the loop to delete consents; the setting has no effect for other roles.
  PERFORM set_config('otolith.erasing', 'on', true);
  DELETE FROM message_reads USING messages
  WHERE message_reads.participant_id = participant AND messages.message_id = message_reads.message_id
    AND (study = '' OR messages.study_id = study);
  -- The position stays, so that the sequence of allocations can be recomputed.
  kind := 'allocations';
  UPDATE allocations SET participant_id = NULL, member_id = NULL, request_id = NULL, allocated_at = NULL
  WHERE participant_id = participant AND (study = '' OR study_id = study);
  GET DIAGNOSTICS count = ROW_COUNT;
  IF count > 0 THEN RETURN NEXT; END IF;
  FOREACH kind IN ARRAY ARRAY['join_requests', 'unblindings', 'enrolments', 'consents', 'messages'] LOOP
    EXECUTE format(
      'DELETE FROM %I WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2)', kind)
      USING participant, study;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
  PERFORM set_config('otolith.erasing', 'off', true);
  IF study <> '' THEN RETURN; END IF;
  -- Requests by former staff stay with the members that they are about.
  UPDATE unblindings SET requested_by = NULL WHERE requested_by = participant;
  UPDATE unblindings SET decided_by = NULL WHERE decided_by = participant;
  -- Refresh tokens cascade from their sessions, and the remaining tables from the account.
  FOREACH kind IN ARRAY ARRAY[
    'led_studies', 'study_roles', 'confirmation_codes', 'mail_outbox', 'sessions', 'account_roles', 'accounts',
    'audit_names', 'suspended_accounts'
  ] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END
$$;
