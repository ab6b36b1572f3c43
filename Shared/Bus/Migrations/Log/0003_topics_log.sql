-- CloudEvents attributes beyond the first ones, and how long each topic is kept.

ALTER TABLE log
  ADD COLUMN schema_version int4 NOT NULL DEFAULT 1,
  ADD COLUMN trace_parent text,
  ADD COLUMN trace_state text;
GRANT INSERT (schema_version, trace_parent, trace_state) ON log TO otolith_bus_member;

-- Readers go by type, each from its place.
DROP INDEX log_order;
CREATE INDEX log_topic ON log (type, txid, position);

CREATE TABLE topics (
  type text PRIMARY KEY CHECK (octet_length(type) BETWEEN 1 AND 255),
  -- Compacted: of each source and subject the latest event stays.
  latest_only bool NOT NULL,
  -- By the events' time; null: for ever.
  keep_seconds int8 CHECK (keep_seconds >= 1),
  -- The role that may change it: how long a service's events are kept is its own affair.
  declared_by name NOT NULL,
  declared_at timestamptz NOT NULL,
  -- Up to here the older events of each subject are gone already.
  compacted_txid xid8 NOT NULL DEFAULT '0',
  compacted_position int8 NOT NULL DEFAULT 0,
  CHECK (NOT latest_only OR keep_seconds IS NULL)
);
REVOKE ALL ON topics FROM PUBLIC;
GRANT SELECT ON topics TO otolith_bus_member;

-- SQLSTATE 42501 when another role declared it otherwise.
CREATE FUNCTION declare_topic(topic text, is_compacted bool, seconds int8) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  known topics;
BEGIN
  INSERT INTO topics (type, latest_only, keep_seconds, declared_by, declared_at)
  VALUES (topic, is_compacted, seconds, session_user, clock_timestamp())
  ON CONFLICT (type) DO NOTHING;
  SELECT * INTO known FROM topics WHERE type = topic FOR UPDATE;
  IF known.latest_only = is_compacted AND known.keep_seconds IS NOT DISTINCT FROM seconds THEN
    RETURN;
  END IF;
  IF known.declared_by <> session_user
    AND NOT pg_has_role(session_user, current_user, 'MEMBER') THEN
    RAISE insufficient_privilege USING MESSAGE = format(
      'the topic %s was declared by %s', topic, known.declared_by);
  END IF;
  UPDATE topics SET latest_only = is_compacted, keep_seconds = seconds,
    compacted_txid = '0', compacted_position = 0
  WHERE type = topic;
END
$$;

-- Removes what the topic's retention no longer keeps, at most so many events; returns how many went.
-- Anybody may call it, for it does no more than what was declared. Only settled events are looked at:
-- one that commits late is dealt with the next time.
CREATE FUNCTION prune_topic(topic text, at_most int8) RETURNS int8
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  known topics;
  settled xid8 := pg_snapshot_xmin(pg_current_snapshot());
  last_txid xid8;
  last_position int8;
  gone int8 := 0;
BEGIN
  -- One at a time; the others need not wait.
  SELECT * INTO known FROM topics WHERE type = topic FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;

  IF known.keep_seconds IS NOT NULL THEN
    WITH expired AS MATERIALIZED (
      SELECT txid, position FROM log
      WHERE type = topic AND txid < settled
        AND time < clock_timestamp() - make_interval(secs => known.keep_seconds)
      ORDER BY txid, position LIMIT at_most
    )
    DELETE FROM log USING expired
    WHERE log.type = topic AND (log.txid, log.position) = (expired.txid, expired.position);
    GET DIAGNOSTICS gone = ROW_COUNT;
    RETURN gone;
  END IF;

  IF known.latest_only THEN
    SELECT txid, position INTO last_txid, last_position FROM log
    WHERE type = topic AND txid < settled ORDER BY txid DESC, position DESC LIMIT 1;
    IF NOT FOUND OR (last_txid, last_position)
      <= (known.compacted_txid, known.compacted_position) THEN
      RETURN 0;
    END IF;
    WITH followed AS MATERIALIZED (
      SELECT txid, position FROM (
        SELECT txid, position, row_number() OVER (
          PARTITION BY source, subject ORDER BY txid DESC, position DESC) AS age
        FROM log WHERE type = topic AND txid < settled
      ) AS ranked
      WHERE age > 1
      ORDER BY txid, position LIMIT at_most
    )
    DELETE FROM log USING followed
    WHERE log.type = topic AND (log.txid, log.position) = (followed.txid, followed.position);
    GET DIAGNOSTICS gone = ROW_COUNT;
    IF gone < at_most THEN
      UPDATE topics SET compacted_txid = last_txid, compacted_position = last_position
      WHERE type = topic;
    END IF;
  END IF;
  RETURN gone;
END
$$;

-- Of this schema alone, and never of a caller's temporary tables.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION declare_topic(text, bool, int8) SET search_path = %I, pg_temp', current_schema());
  EXECUTE format(
    'ALTER FUNCTION prune_topic(text, int8) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION declare_topic, prune_topic FROM PUBLIC;
GRANT EXECUTE ON FUNCTION declare_topic, prune_topic TO otolith_bus_member;

-- Compaction starts anew as well.
CREATE OR REPLACE PROCEDURE forget_transactions() LANGUAGE sql AS $$
  UPDATE log SET txid = '3';
  UPDATE topics SET compacted_txid = '0', compacted_position = 0;
$$;
