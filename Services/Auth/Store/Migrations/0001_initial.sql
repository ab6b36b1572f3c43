-- People. The only place that knows names and addresses; everybody else sees participant_id.
CREATE TABLE accounts (
  participant_id uuid        PRIMARY KEY,
  -- Made by the client; the same request again finds the account it made.
  request_id     uuid        NOT NULL UNIQUE,
  -- Null together for an anonymous account.
  username       text,
  -- In lower case.
  username_key   text        UNIQUE,
  -- Argon2id, PHC string.
  password_hash  text,
  -- Null without one, and once it was erased.
  email          text,
  -- In lower case.
  email_key      text,
  -- Whether the registration named an address and allowed to keep it; outlive the address, so that
  -- the same request can be recognised.
  email_given    boolean     NOT NULL,
  email_consent  boolean     NOT NULL,
  -- The studies to lead that the request named, whatever is led now.
  studies_given  text[]      NOT NULL,
  -- BCP 47, of mails.
  language       text        NOT NULL,
  created_at     timestamptz NOT NULL,
  -- Null while the account waits for its code.
  confirmed_at   timestamptz,
  CHECK ((username IS NULL) = (username_key IS NULL)),
  CHECK ((username IS NULL) = (password_hash IS NULL)),
  CHECK ((email IS NULL) = (email_key IS NULL)),
  CHECK (username IS NOT NULL OR (email IS NULL AND confirmed_at IS NOT NULL)),
  -- Without consent an address lives until the confirmation, no longer.
  CHECK (email IS NULL OR email_consent OR confirmed_at IS NULL)
);

-- A kept address belongs to one account; addresses that nobody has proved to own may be claimed by
-- several.
CREATE UNIQUE INDEX accounts_kept_email ON accounts (email_key) WHERE confirmed_at IS NOT NULL;
CREATE INDEX accounts_waiting ON accounts (created_at) WHERE confirmed_at IS NULL;
CREATE INDEX accounts_anonymous ON accounts (created_at) WHERE username IS NULL;

CREATE TABLE account_roles (
  participant_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  role           text NOT NULL CHECK (role IN ('participant', 'study_leader', 'administrator')),
  PRIMARY KEY (participant_id, role)
);

CREATE TABLE led_studies (
  participant_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  study_id       text NOT NULL,
  PRIMARY KEY (participant_id, study_id)
);

-- The code an account waits for; at most one.
CREATE TABLE confirmation_codes (
  participant_id uuid        PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- Argon2id: 50 bits are few (ASVS 5.0 6.5.2).
  code_hash      text        NOT NULL,
  expires_at     timestamptz NOT NULL,
  attempts       integer     NOT NULL
);

-- Mails to be sent. A row lives from the transaction that wants the mail until the mail is handed
-- over or given up; the address goes with it.
CREATE TABLE mail_outbox (
  mail_id         uuid        PRIMARY KEY,
  participant_id  uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  recipient       text        NOT NULL,
  language        text        NOT NULL,
  username        text        NOT NULL,
  code            text        NOT NULL,
  created_at      timestamptz NOT NULL,
  attempts        integer     NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at);
CREATE INDEX mail_outbox_account ON mail_outbox (participant_id);

-- Sessions are families of refresh tokens; see RefreshTokenFamily for what the columns mean.
CREATE TABLE sessions (
  session_id           uuid        PRIMARY KEY,
  participant_id       uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- The public part of every refresh token of the family: finds it, proves nothing.
  selector             bytea       NOT NULL UNIQUE CHECK (octet_length(selector) = 16),
  audiences            text[]      NOT NULL,
  signed_in_at         timestamptz NOT NULL,
  generation           integer     NOT NULL,
  rotated_at           timestamptz NOT NULL,
  tokens_of_generation integer     NOT NULL,
  revoked_at           timestamptz
);
CREATE INDEX sessions_account ON sessions (participant_id, signed_in_at);
CREATE INDEX sessions_rotated ON sessions (rotated_at);

-- Tokens of the current generation and the one before; whatever else bears a family's selector is
-- an old one.
CREATE TABLE refresh_tokens (
  session_id uuid    NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- SHA-256 of the 256 secret bits.
  token_hash bytea   NOT NULL CHECK (octet_length(token_hash) = 32),
  generation integer NOT NULL,
  PRIMARY KEY (session_id, token_hash)
);

-- How often somebody guessed lately. Keys are SHA-256 of what was guessed at, so that guessing at a
-- name that does not exist looks the same and leaves no name behind.
CREATE TABLE throttles (
  key             bytea       PRIMARY KEY CHECK (octet_length(key) = 32),
  attempts        integer     NOT NULL,
  last_attempt_at timestamptz NOT NULL,
  forgotten_at    timestamptz NOT NULL
);
CREATE INDEX throttles_forgotten ON throttles (forgotten_at);

CREATE TABLE enrolments (
  enrolment_id     bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participant_id   uuid        NOT NULL REFERENCES accounts,
  study_id         text        NOT NULL,
  joined_at        timestamptz NOT NULL,
  left_at          timestamptz,
  -- Of the consent in force.
  consent_version  text        NOT NULL,
  consent_language text        NOT NULL
);
CREATE UNIQUE INDEX enrolments_current
  ON enrolments (participant_id, study_id) WHERE left_at IS NULL;
CREATE INDEX enrolments_participant ON enrolments (participant_id, enrolment_id);

-- Every consent ever given; never changed.
CREATE TABLE consents (
  consent_id       bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  participant_id   uuid        NOT NULL REFERENCES accounts,
  study_id         text        NOT NULL,
  consent_version  text        NOT NULL,
  consent_language text        NOT NULL,
  given_at         timestamptz NOT NULL
);
CREATE INDEX consents_participant ON consents (participant_id, consent_id);

-- What joining needs to know of studies, as the bus brings it.
CREATE TABLE studies (
  study_id             text        PRIMARY KEY,
  revision             bigint      NOT NULL,
  consent_version      text        NOT NULL,
  needs_password       boolean     NOT NULL,
  -- Argon2id, PHC string; null until the event that carries it arrives.
  access_password_hash text,
  starts_at            timestamptz,
  ends_at              timestamptz
);

-- Ed25519 keys that sign access tokens. Rows disappear when a key is no longer published.
CREATE TABLE signing_keys (
  key_id     text        PRIMARY KEY,
  seed       bytea       NOT NULL CHECK (octet_length(seed) = 32),
  created_at timestamptz NOT NULL
);

-- Who did what when, in ids only. Each hash covers the row and the hash before it.
CREATE TABLE audit_log (
  number        bigint      PRIMARY KEY,
  time          timestamptz NOT NULL,
  actor         uuid,
  action        text        NOT NULL,
  subject       uuid,
  object        text        NOT NULL,
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
