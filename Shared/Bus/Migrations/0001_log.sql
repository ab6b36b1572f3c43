-- The log of all integration events, in a schema of its own that may be in a database of its own.
CREATE TABLE log (
  position    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Ids are given out before the commit, so a reader must not pass one that commits late: it reads
  -- only transactions that ended before the oldest running one began.
  txid        xid8 NOT NULL DEFAULT pg_current_xact_id(),
  event_id    uuid NOT NULL UNIQUE,
  source      text NOT NULL,
  type        text NOT NULL,
  subject     text NOT NULL,
  occurred_at timestamptz NOT NULL,
  data        bytea NOT NULL
);
CREATE INDEX log_in_reading_order ON log (txid, position);

DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'otolith_bus_member') THEN
    GRANT USAGE ON SCHEMA bus TO otolith_bus_member;
    GRANT SELECT, INSERT ON log TO otolith_bus_member;
  END IF;
END
$$;
