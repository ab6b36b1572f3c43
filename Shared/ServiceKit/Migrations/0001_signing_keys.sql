-- Public halves of the keys that sign access tokens, as the bus brings them: a service checks
-- tokens after a restart while otolith-auth is down.
CREATE TABLE trusted_signing_keys (
  key_id     text PRIMARY KEY,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  not_after  timestamptz NOT NULL
);
