-- Ids of requests that made accounts are kept as half of their SHA-256: that of an anonymous account lets its
-- participant in for an hour.
UPDATE accounts SET request_id =
  encode(substr(sha256(uuid_send(request_id)), 1, 16), 'hex')::uuid;

-- The same request that comes once more after everything was erased makes nobody anew: it stands, as the sessions
-- do, in erased_sessions, for as long. Nothing else of it is known.
CREATE FUNCTION note_erased_request() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO erased_sessions (digest, erased_at)
  SELECT sha256(uuid_send(OLD.request_id)), max(requested_at) FROM erasures
  WHERE participant_id = OLD.participant_id AND is_whole HAVING count(*) > 0
  ON CONFLICT DO NOTHING;
  RETURN OLD;
END
$$;
CREATE TRIGGER accounts_note_erased_request AFTER DELETE ON accounts
  FOR EACH ROW EXECUTE FUNCTION note_erased_request();

-- Limits of mails by the address that they go to go with the account, too.
CREATE OR REPLACE FUNCTION forget_typed_names() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  typed text;
BEGIN
  FOREACH typed IN ARRAY ARRAY[OLD.username_key, OLD.email_key] LOOP
    CONTINUE WHEN typed IS NULL;
    -- Keys are SHA-256 of what was typed: see ThrottleKey.
    DELETE FROM throttles WHERE key IN (
      SELECT sha256(convert_to(purpose || ' ' || typed, 'UTF8')) FROM unnest(ARRAY[
        'sign-in', 'sign-in from anywhere', 'confirmation', 'mail', 'reset', 'recovery',
        'email-change', 'upgrade', 'confirmation to', 'reset to'
      ]) AS purpose);
    DELETE FROM mail_requests WHERE lower(identifier) = typed;
  END LOOP;
  DELETE FROM throttles WHERE key IN (
    SELECT sha256(convert_to(purpose || ' ' || upper(OLD.participant_id::text), 'UTF8'))
    FROM unnest(ARRAY['own-password', 'email-change', 'email-code', 'taken-names']) AS purpose);
  RETURN OLD;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION note_erased_request() SET search_path = %I, pg_temp', current_schema());
  EXECUTE format('ALTER FUNCTION forget_typed_names() SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION note_erased_request() FROM PUBLIC;
