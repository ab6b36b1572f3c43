-- The way back into an account.

-- Codes by which people set a password: mailed, handed over, or written down for a bad day.
-- Of a person: erased with the account. Kept until they end (reset 30 minutes, invitation 7 days) or, of
-- recovery, until they are used or replaced; a used one answers repetitions for 30 minutes more.
CREATE TABLE access_codes (
  -- SHA-256 of 115 random bits (ASVS 5.0 6.5.2).
  code_hash      bytea       PRIMARY KEY CHECK (octet_length(code_hash) = 32),
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purpose        text        NOT NULL CHECK (purpose IN ('reset', 'invitation', 'recovery')),
  created_at     timestamptz NOT NULL,
  -- Null: it does not end by itself.
  expires_at     timestamptz,
  used_at        timestamptz
);
CREATE INDEX access_codes_account ON access_codes (participant_id);
CREATE INDEX access_codes_expiring ON access_codes (expires_at) WHERE expires_at IS NOT NULL;

-- Mails that somebody asked for without a token, until a background worker has looked whether there is such
-- an account: so neither answer nor duration tells. What was typed may name a person, with an account or
-- without: deleted within seconds, and after an hour at the latest; nothing of it is copied for nobody.
CREATE TABLE mail_requests (
  request_id   bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `reset`: a username or an address; `confirmation`: a username.
  purpose      text        NOT NULL CHECK (purpose IN ('reset', 'confirmation')),
  identifier   text        NOT NULL,
  requested_at timestamptz NOT NULL
);

-- The key of confirmation codes' hashes: 50 bits are few, so that a copy of the hashes without the key
-- must be worth nothing. Nothing of persons; kept for good. Replaced, it makes the codes that are out
-- worthless, and no more.
CREATE TABLE confirmation_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  key      bytea   NOT NULL CHECK (octet_length(key) = 32)
);
INSERT INTO confirmation_key (key)
VALUES (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));
-- Those that were hashed otherwise match nothing any more: another one is mailed on request.
COMMENT ON COLUMN confirmation_codes.code_hash IS 'HMAC-SHA-256, base64url';

ALTER TABLE mail_outbox DROP CONSTRAINT IF EXISTS mail_outbox_purpose_check;
ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_purpose_check CHECK (purpose IN (
  'confirmation', 'approval', 'rejection', 'reset', 'invitation', 'recovery', 'password_changed'));
