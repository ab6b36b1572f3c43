-- Erasing people: the saga over all services, and what this one does itself.

-- What was asked for. Names nobody: the digest is of two random ids (erasure_digest), and proves to who knows
-- them that the erasure was theirs. `none`; kept for ever, as the proof.
CREATE TABLE erasure_requests (
  -- Made by the client.
  erasure_id   uuid        PRIMARY KEY,
  digest       bytea       NOT NULL CHECK (octet_length(digest) = 32),
  -- Empty: everything.
  study_id     text        NOT NULL,
  mode         text        NOT NULL CHECK (mode IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  requested_at timestamptz NOT NULL,
  -- When every service had given its receipt.
  completed_at timestamptz
);
CREATE INDEX erasure_requests_pending ON erasure_requests (digest) WHERE completed_at IS NULL;

-- What each service has erased. `none`; kept for ever, as the proof.
CREATE TABLE erasure_receipts (
  erasure_id   uuid        NOT NULL REFERENCES erasure_requests,
  service      text        NOT NULL,
  -- {"answer_sheets": 200}
  counts       jsonb       NOT NULL CHECK (jsonb_typeof(counts) = 'object'),
  completed_at timestamptz NOT NULL,
  PRIMARY KEY (erasure_id, service)
);

-- The mail that tells of a complete erasure waits until then, under the erasure's id, and belongs to no account
-- any more. The address goes with the row, as always.
ALTER TABLE mail_outbox ALTER COLUMN participant_id DROP NOT NULL;
-- Purposes are named by MailOutbox alone.
ALTER TABLE mail_outbox DROP CONSTRAINT IF EXISTS mail_outbox_purpose_check;

-- Consents are written once and go with their participant: nobody but erase_participant deletes one.
CREATE FUNCTION refuse_change_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('otolith.erasing', true) = 'on'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID)
  THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
DROP TRIGGER consents_append_only ON consents;
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();

-- By which names the audit log knows people. With the row goes what links its entries to anybody, while they
-- and their chain stay as they were written. (Entries from before this table name people by their ids.)
--
-- Personal: `erase`.
CREATE TABLE audit_names (
  participant_id uuid PRIMARY KEY,
  audit_id       uuid NOT NULL DEFAULT gen_random_uuid()
);

-- Erases what is kept of a participant, or (with a study) what that study has. Here that is little, and there
-- are no answers: every mode erases, all at once. What it does twice has no further effect.
CREATE FUNCTION erase_participant(
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
  FOREACH kind IN ARRAY ARRAY['join_requests', 'enrolments', 'consents'] LOOP
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
REVOKE ALL ON FUNCTION erase_participant(uuid, text, text, bigint) FROM PUBLIC;
