-- A device whose account was erased learns that by its refresh token, long after its access tokens have ended.

-- SHA-256 of what the refresh tokens of a session begin with: 128 random bits, of nobody by themselves. Of
-- sessions that were alive when everything of their participant was erased. `none`; kept as long as such a token
-- would have lived without use.
CREATE TABLE erased_sessions (
  digest    bytea       PRIMARY KEY CHECK (octet_length(digest) = 32),
  -- When it was asked for.
  erased_at timestamptz NOT NULL
);
CREATE INDEX erased_sessions_by_time ON erased_sessions (erased_at);

-- Erases what is kept of a participant, or (with a study) what that study has. Here that is little, and there
-- are no answers: every mode erases, all at once. What it does twice has no further effect.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
BEGIN
  -- One after the other with whoever changes the account.
  PERFORM FROM accounts WHERE participant_id = participant FOR UPDATE;
  IF study = '' THEN
    INSERT INTO erased_sessions (digest, erased_at)
    SELECT sha256(selector), asked.at FROM sessions, (
      SELECT max(requested_at) AS at FROM erasures
      WHERE erasures.participant_id = participant AND is_whole
    ) AS asked
    WHERE sessions.participant_id = participant AND revoked_at IS NULL AND asked.at IS NOT NULL
    ON CONFLICT DO NOTHING;
    -- Whatever was typed goes with the row of the account, see forget_typed_names. These may come after it, of
    -- calls that were under way. Keys are SHA-256: see ThrottleKey.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || upper(participant::text), 'UTF8'))
      FROM unnest(ARRAY['own-password', 'email-change', 'email-code', 'taken-names']) AS purpose);
  END IF;
  DELETE FROM throttles USING (
    SELECT study_id FROM enrolments WHERE participant_id = participant
    UNION SELECT study_id FROM join_requests WHERE participant_id = participant
  ) AS known
  WHERE (study = '' OR study_id = study) AND key = ANY (ARRAY[
    sha256(convert_to('study ' || study_id || ' ' || upper(participant::text), 'UTF8')),
    sha256(convert_to('invitation ' || study_id || ' ' || upper(participant::text), 'UTF8'))]);

  -- Until the loop is through; whoever else sets it is not the owner.
  PERFORM set_config('otolith.erasing', 'on', true);
  DELETE FROM message_reads USING messages
  WHERE message_reads.participant_id = participant AND messages.message_id = message_reads.message_id
    AND (study = '' OR messages.study_id = study);
  FOREACH kind IN ARRAY ARRAY['join_requests', 'enrolments', 'consents', 'messages'] LOOP
    EXECUTE format(
      'DELETE FROM %I WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2)', kind)
      USING participant, study;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
  PERFORM set_config('otolith.erasing', 'off', true);
  IF study <> '' THEN RETURN; END IF;
  -- Refresh tokens go with their sessions, and whatever else hangs on an account with the account.
  FOREACH kind IN ARRAY ARRAY[
    'led_studies', 'confirmation_codes', 'mail_outbox', 'sessions', 'account_roles', 'accounts',
    'audit_names', 'suspended_accounts'
  ] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
  END LOOP;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION erase_participant(uuid, text, text, bigint) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
