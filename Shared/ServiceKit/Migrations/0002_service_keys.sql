-- What a service shows to the others when it asks them in its own name. Neither table says anything
-- about a person; erasing and anonymising leave them alone.

-- Its own key pairs; a seed never leaves this table. A row stays until its key is trusted no longer
-- (31 days after it was made).
CREATE TABLE service_keys (
  key_id     text PRIMARY KEY,
  seed       bytea NOT NULL CHECK (octet_length(seed) = 32),
  created_at timestamptz NOT NULL
);

-- The public halves of the others' keys, as the bus brings them: some rows for each service. The end of
-- one is only ever brought forward, so that reading old events again gives no revoked key back. Rows go
-- 40 days after that end.
CREATE TABLE trusted_service_keys (
  service    text NOT NULL,
  key_id     text NOT NULL,
  public_key bytea NOT NULL CHECK (octet_length(public_key) = 32),
  not_after  timestamptz NOT NULL,
  PRIMARY KEY (service, key_id)
);
