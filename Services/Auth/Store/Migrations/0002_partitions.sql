-- The audit log is divided by month. Where a month is dropped, a checkpoint stays behind, so that
-- the chain of the others can still be followed.

ALTER TABLE audit_log RENAME TO audit_log_undivided;
ALTER TABLE audit_log_undivided RENAME CONSTRAINT audit_log_pkey TO audit_log_undivided_pkey;

-- Who did what when, in ids only. Each hash covers the row and the hash before it. Numbers are given
-- one by one under a lock, which makes them unique among all months.
CREATE TABLE audit_log (
  number        bigint      NOT NULL,
  time          timestamptz NOT NULL,
  actor         uuid,
  action        text        NOT NULL,
  subject       uuid,
  object        text        NOT NULL,
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32),
  PRIMARY KEY (number, time)
) PARTITION BY RANGE (time);
CREATE TABLE audit_log_default PARTITION OF audit_log DEFAULT;

-- Entries first_number to last_number were dropped with their month.
CREATE TABLE audit_checkpoints (
  first_number  bigint      PRIMARY KEY,
  last_number   bigint      NOT NULL CHECK (last_number >= first_number),
  -- Of the first one.
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  -- Of the last one.
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32),
  dropped_at    timestamptz NOT NULL
);

-- Clocks differ, so that a month need not be one run of numbers.
CREATE FUNCTION keep_audit_checkpoints(partition_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO audit_checkpoints (first_number, last_number, previous_hash, hash, dropped_at) '
    'SELECT first.number, last.number, first.previous_hash, last.hash, clock_timestamp() '
    'FROM ('
    '  SELECT min(number) AS first_number, max(number) AS last_number FROM ('
    '    SELECT number, number - row_number() OVER (ORDER BY number) AS run FROM %1$I'
    '  ) AS entries GROUP BY run'
    ') AS runs '
    'JOIN %1$I AS first ON first.number = first_number '
    'JOIN %1$I AS last ON last.number = last_number', partition_name);
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION keep_audit_checkpoints(text) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION keep_audit_checkpoints(text) FROM PUBLIC;

INSERT INTO partitioned_tables (table_name, time_column, width, ahead, before_drop)
VALUES ('audit_log', 'time', 'month', 2, 'keep_audit_checkpoints');
SELECT create_partition('audit_log', month) FROM (
  SELECT DISTINCT date_trunc('month', time, 'UTC') AS month FROM audit_log_undivided
  WHERE isfinite(time)) AS months;
SELECT FROM maintain_partitions('audit_log', clock_timestamp());

INSERT INTO audit_log (number, time, actor, action, subject, object, previous_hash, hash)
  SELECT number, time, actor, action, subject, object, previous_hash, hash
  FROM audit_log_undivided;
DROP TABLE audit_log_undivided;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_checkpoints_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_checkpoints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
