-- Which tables are divided by time, and the functions that make and drop their partitions.

-- The functions remember this path. They run with their owner's rights, so nothing that a caller
-- made may come before what they mean; pg_temp is searched first unless it is named.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

CREATE TABLE partitioned_tables (
  table_name       text    PRIMARY KEY,
  -- A timestamptz; boundaries are midnights in UTC.
  time_column      text    NOT NULL,
  width            text    NOT NULL CHECK (width IN ('day', 'month')),
  -- How many partitions are kept ready after the present one.
  ahead            integer NOT NULL CHECK (ahead BETWEEN 1 AND 60),
  -- A partition that ended longer ago is dropped as a whole; NULL: never.
  retention_days   integer CHECK (retention_days BETWEEN 1 AND 36500),
  -- Whether a partition is dropped only when it has no rows left.
  drops_only_empty boolean NOT NULL DEFAULT false,
  -- A function of this schema, called with a partition's name before it is dropped.
  before_drop      text,
  -- Storage parameters of the partitions, which partitioned tables cannot pass on.
  storage          text
);

-- A partition that is no range between two instants has no times.
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

-- Makes the partition that an instant belongs to, and moves there what the default partition holds
-- of it. Where it holds nothing, readers and writers of the other partitions are not held up.
-- Returns whether there was none before.
CREATE FUNCTION create_partition(parent text, at timestamptz) RETURNS boolean LANGUAGE plpgsql
SET search_path FROM CURRENT SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
DECLARE
  settings partitioned_tables;
  first_instant timestamptz;
  next_instant timestamptz;
  name text;
  default_name text;
  is_needed boolean;
BEGIN
  SELECT * INTO STRICT settings FROM partitioned_tables WHERE table_name = parent;
  first_instant := date_trunc(settings.width, at);
  next_instant := first_instant + ('1 ' || settings.width)::interval;
  -- One at a time.
  EXECUTE format('LOCK TABLE ONLY %I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  IF EXISTS (
    SELECT FROM partitions_of(parent) WHERE starts_at <= first_instant AND ends_at >= next_instant
  ) THEN
    RETURN false;
  END IF;
  -- Queries plan for every partition that they cannot rule out, and lock it.
  IF (SELECT count(*) FROM partitions_of(parent)) >= 1000 THEN
    RAISE EXCEPTION '% has 1000 partitions, which is the most', parent
      USING ERRCODE = 'program_limit_exceeded', HINT = 'Set a retention.';
  END IF;
  name := parent || to_char(
    first_instant, CASE settings.width WHEN 'day' THEN '_YYYY_MM_DD' ELSE '_YYYY_MM' END);
  EXECUTE format(
    'CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED '
    'INCLUDING STORAGE INCLUDING COMPRESSION)', name, parent)
    || coalesce(' WITH (' || settings.storage || ')', '');
  SELECT partition_name INTO default_name FROM partitions_of(parent) WHERE is_default;
  IF FOUND THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM ONLY %1$I WHERE %2$I >= $1 AND %2$I < $2)',
      default_name, settings.time_column) INTO is_needed USING first_instant, next_instant;
    IF is_needed THEN
      -- A row that is already on its way to the default partition would find that it has become the
      -- wrong one. Where rows come for this partition, all writers therefore wait for a moment.
      EXECUTE format('LOCK TABLE ONLY %I IN ACCESS EXCLUSIVE MODE', parent);
    END IF;
    -- Attaching needs this lock anyway. Taken now, nothing comes in behind what is moved.
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

-- Drops a partition; returns false when it has rows that forbid it.
CREATE FUNCTION drop_partition(parent text, name text) RETURNS boolean LANGUAGE plpgsql
SET search_path FROM CURRENT AS $$
DECLARE
  settings partitioned_tables;
  has_rows boolean;
BEGIN
  SELECT * INTO STRICT settings FROM partitioned_tables WHERE table_name = parent;
  -- Nobody writes to it any more, so that what is looked at is what is dropped.
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

-- Brings a table's partitions up to date: those of `at` and ahead of it, those of rows in the
-- default partition, and without those past retention. Whoever serves may call it, so it does
-- nothing that its caller could do harm with: rows are dropped by the server's clock as well, and
-- the number of partitions is limited. What fails now is tried by the next call.
CREATE FUNCTION maintain_partitions(parent text, at timestamptz)
RETURNS TABLE (
  -- Another session is at it.
  is_busy boolean, created integer, dropped integer,
  -- Rows in the default partition, counted up to 100,000.
  default_rows bigint,
  -- What could not be done.
  problems text[]
) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT SET timezone = 'UTC' SET datestyle = 'ISO'
-- Everybody else queues behind who waits for an exclusive lock.
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

REVOKE ALL ON FUNCTION partitions_of(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION create_partition(text, timestamptz) FROM PUBLIC;
REVOKE ALL ON FUNCTION drop_partition(text, text) FROM PUBLIC;
REVOKE ALL ON FUNCTION maintain_partitions(text, timestamptz) FROM PUBLIC;
