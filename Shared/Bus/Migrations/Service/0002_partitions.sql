-- The outbox is divided by day: its rows come and go, and what they leave behind goes with the day.

ALTER TABLE outbox RENAME TO outbox_undivided;
ALTER TABLE outbox_undivided RENAME CONSTRAINT outbox_pkey TO outbox_undivided_pkey;
ALTER SEQUENCE outbox_id_seq RENAME TO outbox_undivided_id_seq;

-- Events of committed transactions that the relay has not yet appended to the log. Per subject,
-- ids follow the order of the commits: see Outbox.swift.
CREATE TABLE outbox (
  id int8 GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  time timestamptz NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (id, time)
) PARTITION BY RANGE (time);
CREATE TABLE outbox_default PARTITION OF outbox DEFAULT
  WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);

-- A day is dropped once it is over and everything of it was relayed, never before.
INSERT INTO partitioned_tables
  (table_name, time_column, width, ahead, retention_days, drops_only_empty, storage)
VALUES ('outbox', 'time', 'day', 2, 1, true,
  'autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000');
SELECT FROM maintain_partitions('outbox', clock_timestamp());

INSERT INTO outbox OVERRIDING SYSTEM VALUE SELECT * FROM outbox_undivided;
SELECT setval('outbox_id_seq', last_value, is_called) FROM outbox_undivided_id_seq;
DROP TABLE outbox_undivided;
