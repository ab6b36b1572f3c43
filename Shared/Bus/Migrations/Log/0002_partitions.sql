-- The log is divided by the month of the events' times, which are fixed when they are published: an
-- event that is appended again meets itself in the same partition.

ALTER TABLE log RENAME TO log_undivided;
ALTER TABLE log_undivided RENAME CONSTRAINT log_pkey TO log_undivided_pkey;
ALTER INDEX log_order RENAME TO log_undivided_order;
ALTER SEQUENCE log_position_seq RENAME TO log_undivided_position_seq;

CREATE TABLE log (
  position int8 GENERATED ALWAYS AS IDENTITY,
  -- Positions are given before the commit, so a reader that only remembered the last one would
  -- skip what commits late. Readers go by (txid, position) and stop in front of the oldest
  -- transaction that still runs.
  txid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  time timestamptz NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (event_id, time)
) PARTITION BY RANGE (time);
CREATE INDEX log_order ON log (txid, position) INCLUDE (type);
CREATE TABLE log_default PARTITION OF log DEFAULT;

-- Kept for ever unless the operator says otherwise: a new consumer reads from the start.
INSERT INTO partitioned_tables (table_name, time_column, width, ahead)
VALUES ('log', 'time', 'month', 2);
SELECT create_partition('log', month) FROM (
  SELECT DISTINCT date_trunc('month', time, 'UTC') AS month FROM log_undivided
  WHERE isfinite(time)) AS months;
SELECT FROM maintain_partitions('log', clock_timestamp());

INSERT INTO log (position, txid, event_id, source, type, subject, time, data)
  OVERRIDING SYSTEM VALUE
  SELECT position, txid, event_id, source, type, subject, time, data FROM log_undivided;
SELECT setval('log_position_seq', last_value, is_called) FROM log_undivided_position_seq;
DROP TABLE log_undivided;

-- Services append and read. They neither change nor delete, nor choose position or txid.
REVOKE ALL ON log FROM PUBLIC;
GRANT SELECT, INSERT (event_id, source, type, subject, time, data) ON log TO otolith_bus_member;
GRANT SELECT ON partitioned_tables TO otolith_bus_member;
GRANT EXECUTE ON FUNCTION maintain_partitions(text, timestamptz) TO otolith_bus_member;
