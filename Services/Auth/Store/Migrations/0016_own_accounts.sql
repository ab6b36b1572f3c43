-- What people change of their own accounts, and addresses as names.

ALTER TABLE accounts
  -- Of what its owner changes; the etag.
  ADD COLUMN revision         bigint NOT NULL DEFAULT 1,
  -- Since when its owner wants the newsletter, which is also the consent to it; null: does not.
  ADD COLUMN newsletter_since timestamptz,
  -- A password without a username: the address is the name.
  DROP CONSTRAINT accounts_check1,
  DROP CONSTRAINT accounts_check3,
  ADD CONSTRAINT accounts_names
    CHECK (password_hash IS NULL OR username IS NOT NULL OR email IS NOT NULL),
  ADD CONSTRAINT accounts_anonymous CHECK (password_hash IS NOT NULL
    OR (username IS NULL AND email IS NULL AND confirmed_at IS NOT NULL)),
  ADD CONSTRAINT accounts_newsletter CHECK (newsletter_since IS NULL OR email IS NOT NULL);

DROP INDEX accounts_anonymous;
CREATE INDEX accounts_abandoned ON accounts (created_at) WHERE password_hash IS NULL;
-- Of accounts that wait, too.
CREATE INDEX accounts_by_email ON accounts (email_key) WHERE email_key IS NOT NULL;

-- What people say of themselves, each field with the consent to its keeping.
--
-- Personal: `erase`, with the account; a field goes when its owner empties it.
CREATE TABLE account_profiles (
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  field          text        NOT NULL,
  value          text        NOT NULL CHECK (value <> ''),
  consented_at   timestamptz NOT NULL,
  PRIMARY KEY (participant_id, field)
);

-- New addresses that wait for the codes that were mailed to them and to those before; see EmailChange.
--
-- Personal: `erase`, with the account; kept until they expire, a day.
CREATE TABLE email_changes (
  participant_id    uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  email             text        NOT NULL,
  -- HMAC-SHA-256, base64url, as of confirmation codes.
  code_hash         text        NOT NULL,
  current_code_hash text,
  -- Argon2id, PHC string.
  password_hash     text,
  expires_at        timestamptz NOT NULL,
  done_at           timestamptz
);
CREATE INDEX email_changes_expiring ON email_changes (expires_at);

-- Limits of changes of addresses go with the account, too.
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
        'email-change'
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
  EXECUTE format('ALTER FUNCTION forget_typed_names() SET search_path = %I, pg_temp', current_schema());
END
$$;
