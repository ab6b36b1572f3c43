-- Messages between participants and the teams of their studies.
--
-- Personal: `erase`, with the account and with what a study has of a participant; an address for answers goes
-- with its message. What a team wrote to several names nobody and stays.
CREATE TABLE messages (
  -- Made by the client.
  message_id     uuid        PRIMARY KEY,
  study_id       text        NOT NULL,
  -- Who wrote it, or to whom it is; null: from the team to several.
  participant_id uuid        REFERENCES accounts ON DELETE CASCADE,
  member_id      uuid,
  from_team      boolean     NOT NULL,
  -- Empty: to all, or to one.
  group_id       text        NOT NULL,
  text           text        NOT NULL CHECK (char_length(text) BETWEEN 1 AND 4000),
  answerable     boolean     NOT NULL,
  -- Empty: none.
  reply_email    text        NOT NULL,
  answer_to      uuid        REFERENCES messages ON DELETE SET NULL,
  created_at     timestamptz NOT NULL,
  CHECK (participant_id IS NOT NULL OR from_team),
  CHECK ((participant_id IS NULL) = (member_id IS NULL))
);
CREATE INDEX messages_of_study ON messages (study_id, created_at, message_id);
CREATE INDEX messages_of_participant ON messages (participant_id, created_at)
  WHERE participant_id IS NOT NULL;
CREATE INDEX messages_answers ON messages (answer_to) WHERE answer_to IS NOT NULL;

-- What participants have read. Personal: `erase`, as the messages; kept as long as those.
CREATE TABLE message_reads (
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  message_id     uuid        NOT NULL REFERENCES messages ON DELETE CASCADE,
  read_at        timestamptz NOT NULL,
  PRIMARY KEY (participant_id, message_id)
);
CREATE INDEX message_reads_message ON message_reads (message_id);

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
    -- Keys are SHA-256 of what was typed: see ThrottleKey.
    DELETE FROM throttles USING accounts
    WHERE accounts.participant_id = participant AND key = ANY (ARRAY[
      sha256(convert_to('sign-in ' || username_key, 'UTF8')),
      sha256(convert_to('sign-in ' || email_key, 'UTF8')),
      sha256(convert_to('confirmation ' || username_key, 'UTF8')),
      sha256(convert_to('mail ' || username_key, 'UTF8'))]);
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
