-- Tables that are partitioned by time, and the functions that create and drop partitions.

-- The functions below keep this search path. They run with their owner's rights, so objects of the
-- caller must not shadow those of the schema; pg_temp is searched first unless it is named.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- One row for each table that is partitioned by time.
CREATE TABLE partitioned_tables (
  table_name       text    PRIMARY KEY,
  -- A timestamptz; boundaries are midnights in UTC.
  time_column      text    NOT NULL,
  width            text    NOT NULL CHECK (width IN ('day', 'month', 'year')),
  -- Number of partitions created in advance after the current one.
  ahead            integer NOT NULL CHECK (ahead BETWEEN 1 AND 60),
  -- A partition that ended more days ago is dropped as a whole; NULL: never.
  retention_days   integer CHECK (retention_days BETWEEN 1 AND 36500),
  -- Whether only empty partitions are dropped.
  drops_only_empty boolean NOT NULL DEFAULT false,
  -- Function of this schema that is called with the partition's name before it is dropped.
  before_drop      text,
  -- Storage parameters for new partitions, which do not inherit them from the table.
  storage          text
);

-- Lists the partitions of a table. Bounds are NULL unless the partition is a range of two instants.
CREATE FUNCTION partitions_of(parent text)
RETURNS TABLE (partition_name text, is_default boolean, starts_at timestamptz, ends_at timestamptz)
STABLE LANGUAGE sql
SET search_path FROM CURRENT SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
  SELECT relname::text, bound = 'DEFAULT', times[1]::timestamptz, times[2]::timestamptz
  FROM pg_inherits
  JOIN pg_class ON pg_class.oid = inhrelid
  CROSS JOIN LATERAL pg_get_expr(relpartbound, pg_class.oid) AS bound
  CROSS JOIN LATERAL regexp_match(
    bound, '^FOR VALUES FROM \(''([^'']+)''\) TO \(''([^'']+)''\)$') AS times
  WHERE inhparent = to_regclass(quote_ident(parent))
$$;

-- Creates the partition of an instant and moves its rows there from the default partition. Readers
-- and writers of the other partitions are blocked only if there are such rows. Returns whether the
-- partition is new.
CREATE FUNCTION create_partition(parent text, at timestamptz) RETURNS boolean LANGUAGE plpgsql
SET search_path FROM CURRENT SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
DECLARE
  settings partitioned_tables;
  first_instant timestamptz;
  next_instant timestamptz;
  name text;
  default_name text;
  column_name text;
  is_needed boolean;
BEGIN
  SELECT * INTO STRICT settings FROM partitioned_tables WHERE table_name = parent;
  first_instant := date_trunc(settings.width, at);
  next_instant := first_instant + ('1 ' || settings.width)::interval;
  -- Serialises concurrent calls.
  EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  IF EXISTS (
    SELECT FROM partitions_of(parent) WHERE starts_at <= first_instant AND ends_at >= next_instant
  ) THEN
    RETURN false;
  END IF;
  -- Queries plan for and lock every partition that they cannot exclude.
  IF (SELECT count(*) FROM partitions_of(parent)) >= 1000 THEN
    RAISE EXCEPTION '% has 1000 partitions, which is the most', parent
      USING ERRCODE = 'program_limit_exceeded', HINT = 'Set a retention.';
  END IF;
  name := parent || to_char(first_instant, CASE settings.width
    WHEN 'day' THEN '_YYYY_MM_DD' WHEN 'month' THEN '_YYYY_MM' ELSE '_YYYY' END);
  EXECUTE format(
    'CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED '
    'INCLUDING STORAGE INCLUDING COMPRESSION)', name, parent)
    || coalesce(' WITH (' || settings.storage || ')', '');
  -- LIKE does not copy which columns have no statistics.
  FOR column_name IN
    SELECT attname FROM pg_attribute
    WHERE attrelid = to_regclass(quote_ident(parent)) AND attnum > 0 AND NOT attisdropped
      AND attstattarget = 0
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN %I SET STATISTICS 0', name, column_name);
  END LOOP;
  SELECT partition_name INTO default_name FROM partitions_of(parent) WHERE is_default;
  IF FOUND THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM ONLY %1$I WHERE %2$I >= $1 AND %2$I < $2)',
      default_name, settings.time_column) INTO is_needed USING first_instant, next_instant;
    IF is_needed THEN
      -- A concurrent insert that was already routed to the default partition would fail its
      -- constraint, so writers have to wait.
      EXECUTE format('LOCK TABLE ONLY %I IN ACCESS EXCLUSIVE MODE', parent);
    END IF;
    -- ATTACH needs this lock anyway. Taken now, no row arrives after the move.
    EXECUTE format('LOCK TABLE ONLY %I IN ACCESS EXCLUSIVE MODE', default_name);
    EXECUTE format(
      'WITH moved AS (DELETE FROM ONLY %1$I WHERE %2$I >= $1 AND %2$I < $2 RETURNING *) '
      'INSERT INTO %3$I SELECT * FROM moved', default_name, settings.time_column, name)
      USING first_instant, next_instant;
  END IF;
  EXECUTE format(
    'ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name,
    first_instant, next_instant);
  RETURN true;
END
$$;

-- Drops a partition. Returns false if it must be empty and is not.
CREATE FUNCTION drop_partition(parent text, name text) RETURNS boolean LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  settings partitioned_tables;
  has_rows boolean;
BEGIN
  SELECT * INTO STRICT settings FROM partitioned_tables WHERE table_name = parent;
  -- Blocks writers, so that the partition stays empty between the check and the drop.
  EXECUTE format('LOCK TABLE ONLY %I IN SHARE ROW EXCLUSIVE MODE', name);
  IF settings.drops_only_empty THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM ONLY %I)', name) INTO has_rows;
    IF has_rows THEN RETURN false; END IF;
  END IF;
  IF settings.before_drop IS NOT NULL THEN
    EXECUTE format('SELECT %I($1)', settings.before_drop) USING name;
  END IF;
  EXECUTE format('DROP TABLE %I', name);
  RETURN true;
END
$$;

-- Brings a table's partitions up to date: creates those for `at`, for the time ahead and for rows of
-- the default partition, and drops those past their retention. The runtime role may call it, so it
-- cannot do harm: dropping also obeys the server's clock, and the number of partitions is limited.
-- Failures are reported and retried by the next call.
CREATE FUNCTION maintain_partitions(parent text, at timestamptz)
RETURNS TABLE (
  -- Whether another session is maintaining partitions; then nothing was done.
  is_busy boolean, created integer, dropped integer,
  -- Rows in the default partition, counted up to 100,000.
  default_rows bigint,
  -- Errors of single partitions.
  problems text[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT SET timezone = 'UTC' SET datestyle = 'ISO'
-- Other sessions queue behind a waiting exclusive lock.
SET lock_timeout = '500ms' AS $$
DECLARE
  settings partitioned_tables;
  default_name text;
  instant timestamptz;
  name text;
BEGIN
  is_busy := NOT pg_try_advisory_xact_lock(
    hashtextextended('otolith partitions of ' || current_schema(), 0));
  created := 0;
  dropped := 0;
  default_rows := 0;
  problems := '{}';
  SELECT * INTO settings FROM partitioned_tables WHERE table_name = parent;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'table % is not divided by time', parent USING ERRCODE = 'undefined_table';
  END IF;
  IF at IS NULL OR at NOT BETWEEN '2000-01-01' AND '2200-01-01' THEN
    RAISE EXCEPTION 'the time % is out of range', at USING ERRCODE = 'datetime_field_overflow';
  END IF;
  IF is_busy THEN
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT partition_name INTO default_name FROM partitions_of(parent) WHERE is_default;
  FOR instant IN EXECUTE format(
    'SELECT * FROM ('
    '  SELECT date_trunc($1, $2) + number * (''1 '' || $1)::interval AS instant'
    '  FROM generate_series(0, $3) AS number'
    '  UNION'
    '  (SELECT DISTINCT date_trunc($1, %1$I) FROM ONLY %2$I WHERE isfinite(%1$I)'
    '    ORDER BY 1 LIMIT 24)'
    ') AS wanted WHERE NOT EXISTS ('
    '  SELECT FROM partitions_of($4) WHERE starts_at <= instant AND instant < ends_at)'
    'ORDER BY instant', settings.time_column, coalesce(default_name, parent))
    USING settings.width, at, settings.ahead, parent
  LOOP
    BEGIN
      IF create_partition(parent, instant) THEN created := created + 1; END IF;
    EXCEPTION WHEN OTHERS THEN
      problems := problems || format('no partition for %s: %s', instant, SQLERRM);
    END;
  END LOOP;
  FOR name IN
    SELECT partition_name FROM partitions_of(parent)
    WHERE ends_at <= least(at, clock_timestamp()) - make_interval(days => settings.retention_days)
    ORDER BY ends_at LIMIT 24
  LOOP
    BEGIN
      IF drop_partition(parent, name) THEN dropped := dropped + 1; END IF;
    EXCEPTION WHEN OTHERS THEN
      problems := problems || format('%s is not dropped: %s', name, SQLERRM);
    END;
  END LOOP;
  IF default_name IS NOT NULL THEN
    EXECUTE format('SELECT count(*) FROM (SELECT FROM ONLY %I LIMIT 100000) AS outliers',
      default_name) INTO default_rows;
  END IF;
  RETURN NEXT;
END
$$;

REVOKE ALL ON FUNCTION partitions_of, create_partition, drop_partition, maintain_partitions
  FROM PUBLIC;
