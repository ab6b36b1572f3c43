-- Tables that every service has: keys, suspended accounts, security events, erasures, restores.

-- Public keys that verify access tokens, received over the bus. A service can verify tokens after a
-- restart while otolith-auth is down.
CREATE TABLE trusted_signing_keys (
  key_id     text PRIMARY KEY,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  not_after  timestamptz NOT NULL
);

-- The service's own key pairs, with which it authenticates to the other services. A row stays until
-- its key is no longer trusted (31 days after creation). Not personal.
CREATE TABLE service_keys (
  key_id      text        PRIMARY KEY,
  -- XChaCha20-Poly1305: nonce, 32 sealed bytes, tag; bound to the table's name and key_id. The sealing
  -- key is outside the database, so that a backup cannot call as the service.
  sealed_seed bytea       NOT NULL CHECK (octet_length(sealed_seed) = 72),
  created_at  timestamptz NOT NULL
);

-- Public keys of the other services, received over the bus. `not_after` only ever moves to an earlier
-- time, so that replayed events do not restore a revoked key. Rows are deleted 40 days after it. Not
-- personal.
CREATE TABLE trusted_service_keys (
  service    text NOT NULL,
  key_id     text NOT NULL,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  not_after  timestamptz NOT NULL,
  PRIMARY KEY (service, key_id)
);

-- Accounts that were ever suspended, or whose rights as staff ever changed, received over the bus, so
-- that their access tokens are rejected while otolith-auth is down. Rows of restored accounts stay, so
-- that late or repeated events change nothing. Processes poll the table every 15 seconds.
--
-- Personal: the random id of the account. Erased with the account.
CREATE TABLE suspended_accounts (
  participant_id uuid        PRIMARY KEY,
  -- Grows with each change of the account by an administrator; the highest wins.
  revision       bigint      NOT NULL,
  suspended      boolean     NOT NULL,
  changed_at     timestamptz NOT NULL,
  -- When roles or led studies last changed: older tokens are rejected; null: never.
  rights_changed_at timestamptz
);
CREATE INDEX suspended_accounts_now ON suspended_accounts (participant_id) WHERE suspended;
CREATE INDEX suspended_accounts_changed ON suspended_accounts (changed_at);

-- Security events for investigations: failed sign-ins, calls rejected for a missing role, exports.
-- Counted by the minute, so that a flood takes few rows: of each kind and minute a process keeps at
-- most 20 apart and counts the rest under an empty `who` and `what`. Never contains network
-- addresses, names or texts chosen by a caller.
--
--   SELECT minute, kind, who, what, count FROM auth.security_events
--   WHERE minute > now() - interval '1 day' ORDER BY minute, kind;
--
-- Personal where `who` is the random id of an account (staff). Each service deletes rows after 90
-- days; erasing an account keeps them until then, as evidence of access to other people's data. At
-- most about 100 MB for each kind.
CREATE TABLE security_events (
  -- UTC, by the server's clock.
  minute timestamptz NOT NULL,
  -- sign_in_failed, call_refused, export_begun, export_ended, export_broken, password_changed,
  -- password_reset.
  kind   text        NOT NULL,
  -- Failed sign-in: a hash of the name, with a key that only the process knows and that ends with it.
  -- Otherwise the participant id of the caller; empty: unknown, or one of many.
  who    text        NOT NULL,
  -- The method or the study.
  what   text        NOT NULL,
  count  bigint      NOT NULL CHECK (count > 0),
  PRIMARY KEY (minute, kind, who, what)
);

-- Erasures of this service, pending and done. A row names the participant only while it is pending;
-- afterwards it keeps a digest of random ids, which detects late sheets and events of erased
-- participants, and the counts of the receipt.
--
-- Personal while pending, not personal afterwards. Kept forever.
CREATE TABLE erasures (
  -- Created by the client.
  erasure_id     uuid        PRIMARY KEY,
  -- See erasure_digest.
  digest         bytea       NOT NULL CHECK (octet_length(digest) = 32),
  -- Whether the digest is of the whole account or of one study.
  is_whole       boolean     NOT NULL,
  -- The three are null once the erasure is done. An empty study: the whole account.
  participant_id uuid,
  study_id       text,
  mode           text CHECK (mode IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS')),
  -- By the clock of otolith-auth; older data of the participant is rejected.
  requested_at   timestamptz NOT NULL,
  -- Rows erased so far, by kind.
  counts         jsonb       NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(counts) = 'object'),
  done_at        timestamptz,
  -- Virtual ids (pg_locks.virtualxid) of transactions that were running when the row was first read
  -- and may not have seen it. Null: not read yet; empty: all have ended.
  awaited        text[],
  -- Of a whole erasure: modes of the studies that override `mode`, by study. Emptied with the id.
  study_modes    jsonb       NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(study_modes) = 'object'),
  CHECK ((done_at IS NULL) = (participant_id IS NOT NULL)),
  CHECK ((participant_id IS NULL) = (study_id IS NULL)),
  CHECK ((participant_id IS NULL) = (mode IS NULL))
);
CREATE INDEX erasures_digest ON erasures (digest);
CREATE INDEX erasures_pending ON erasures (requested_at) WHERE done_at IS NULL;

-- SHA-256 of a participant id and a study id; an empty study stands for the whole account. Participant
-- ids have 122 random bits and cannot be guessed. Study ids contain no backslash, so the cast to bytea
-- takes their bytes; unlike convert_to it is immutable, and the function can be inlined.
CREATE FUNCTION erasure_digest(participant uuid, study text) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(uuid_send(participant) || study::bytea);
REVOKE ALL ON FUNCTION erasure_digest(uuid, text) FROM PUBLIC;

-- The copy of this schema, and of the log, with which the service last answered calls. A difference
-- means that the database was restored from a backup, which may contain people erased since then; see
-- RestoreGuard. One row. Not personal.
CREATE TABLE served_copies (
  is_only     boolean     PRIMARY KEY DEFAULT true CHECK (is_only),
  -- System identifier of the cluster, and oid of the database.
  cluster     text        NOT NULL,
  database    text        NOT NULL,
  -- Timeline of the write-ahead log, as its files are named.
  timeline    text        NOT NULL,
  -- Equals the row's xmin unless the row was written by a restore.
  written_by  xid8        NOT NULL,
  -- See EventLog.origin; null: there was no log.
  log         text,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  -- When a backup was last accepted in place of the served copy, by the clock of the service.
  restored_at timestamptz
);
