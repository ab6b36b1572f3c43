-- The log that all services append to and read from.

CREATE TABLE log (
  position int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Positions are given before the commit, so a reader that only remembered the last one would
  -- skip what commits late. Readers go by (txid, position) and stop in front of the oldest
  -- transaction that still runs.
  txid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  event_id uuid NOT NULL UNIQUE,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  time timestamptz NOT NULL,
  data bytea NOT NULL
);

CREATE UNIQUE INDEX log_order ON log (txid, position) INCLUDE (type);

-- Services append and read. They neither change nor delete, nor choose position or txid.
REVOKE ALL ON log FROM PUBLIC;
GRANT SELECT, INSERT (event_id, source, type, subject, time, data) ON log TO otolith_bus_member;

-- After the log was restored from a dump into another cluster, whose transaction ids start anew,
-- readers would wait for ids that are far away. This puts everything into the past, in order of
-- position. Then set every service's bus_cursors to txid '0', position 0: what was applied already
-- is known by the inbox.
CREATE PROCEDURE forget_transactions() LANGUAGE sql AS $$
  UPDATE log SET txid = '3';
$$;
REVOKE ALL ON PROCEDURE forget_transactions() FROM PUBLIC;
