-- What somebody typed of an account goes with it, whoever deletes it: limits of attempts and mails that were
-- asked for are found by names and addresses, which nobody knows any more afterwards.
--
-- Attempts with one access code have a digest of 115 random bits as their key, of which the account keeps but
-- another digest: nobody finds either by the other. They are forgotten within hours.
CREATE FUNCTION forget_typed_names() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  typed text;
BEGIN
  FOREACH typed IN ARRAY ARRAY[OLD.username_key, OLD.email_key] LOOP
    CONTINUE WHEN typed IS NULL;
    -- Keys are SHA-256 of what was typed: see ThrottleKey.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || typed, 'UTF8')) FROM unnest(ARRAY[
        'sign-in', 'sign-in from anywhere', 'confirmation', 'mail', 'reset', 'recovery'
      ]) AS purpose);
    DELETE FROM mail_requests WHERE lower(identifier) = typed;
  END LOOP;
  DELETE FROM throttles
  WHERE key = sha256(convert_to('own-password ' || upper(OLD.participant_id::text), 'UTF8'));
  RETURN OLD;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION forget_typed_names() SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION forget_typed_names() FROM PUBLIC;
CREATE TRIGGER accounts_forget_typed_names BEFORE DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION forget_typed_names();
