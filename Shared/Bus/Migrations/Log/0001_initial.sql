-- The log that all services append to and read from, with its topics, publishers and readers.

-- The functions below keep this search path, so that objects of a caller, temporary ones included,
-- cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- The place of a new event in the order of readers: the later of the own transaction and the last one
-- that has ended. The caller holds the lock of the event's subject, so the subject's earlier events are
-- from transactions that have ended; the own transaction may have its id from before them. PL/pgSQL
-- takes a new snapshot here, after the lock was granted, unless the transaction keeps its first one. No
-- running transaction can still append before the result, since it appends at its own id or later.
-- Names are qualified because the caller's search path applies.
CREATE FUNCTION append_txid() RETURNS xid8 LANGUAGE plpgsql AS $$
BEGIN
  IF pg_catalog.current_setting('transaction_isolation') OPERATOR(pg_catalog.<>) 'read committed' THEN
    RAISE feature_not_supported USING
      MESSAGE = 'events can be published only in a transaction with isolation read committed';
  END IF;
  -- xid8 has no arithmetic.
  RETURN greatest(
    pg_catalog.pg_current_xact_id(),
    (pg_catalog.pg_snapshot_xmax(pg_catalog.pg_current_snapshot())::pg_catalog.text::pg_catalog.int8
      OPERATOR(pg_catalog.-) 1)::pg_catalog.text::pg_catalog.xid8);
END
$$;

-- Events as CloudEvents, partitioned by the year of their time, which is fixed when they are
-- published: an event that is appended again conflicts within the same partition. By the month, each
-- read of a consumer would open sixty partitions after five years, which takes a millisecond.
CREATE TABLE log (
  position int8 GENERATED ALWAYS AS IDENTITY,
  -- Positions are assigned before the commit, so a reader that remembered only the last one would
  -- skip events that commit late. Readers go by (txid, position) and stop before the oldest running
  -- transaction.
  txid xid8 NOT NULL DEFAULT append_txid(),
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  time timestamptz NOT NULL,
  data bytea NOT NULL,
  schema_version int4 NOT NULL DEFAULT 1,
  trace_parent text,
  trace_state text,
  PRIMARY KEY (event_id, time)
) PARTITION BY RANGE (time);
-- Readers go by type, each from its own position.
CREATE INDEX log_topic ON log (type, txid, position);
CREATE TABLE log_default PARTITION OF log DEFAULT;

-- Kept forever unless the operator sets a retention: a new consumer reads from the start.
INSERT INTO partitioned_tables (table_name, time_column, width, ahead)
VALUES ('log', 'time', 'year', 1);
SELECT FROM maintain_partitions('log', clock_timestamp());

-- Retention of each event type, declared by the services.
CREATE TABLE topics (
  type text PRIMARY KEY CHECK (octet_length(type) BETWEEN 1 AND 255),
  -- Whether the topic is compacted: only the latest event of each source and subject is kept.
  latest_only bool NOT NULL,
  -- Retention in seconds from the event's time; null: forever.
  keep_seconds int8 CHECK (keep_seconds >= 1),
  -- The role that may change the retention.
  declared_by name NOT NULL,
  declared_at timestamptz NOT NULL,
  -- Position up to which the topic is compacted.
  compacted_txid xid8 NOT NULL DEFAULT '0',
  compacted_position int8 NOT NULL DEFAULT 0,
  CHECK (NOT latest_only OR keep_seconds IS NULL)
);

-- The roles that may publish events of a source. A source without a row may be used by every member,
-- and the services' consumers ignore its events (EventConsumer.sources).
CREATE TABLE sources (
  source text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 255),
  -- By name: the role may be created later, or be dropped.
  role_name name NOT NULL,
  PRIMARY KEY (source, role_name)
);
-- The roles of deploy/postgres/bootstrap.sql. An owner can write to its service's outbox anyway.
INSERT INTO sources (source, role_name)
SELECT 'otolith-' || service, 'otolith_' || service || suffix
FROM unnest(ARRAY['auth', 'catalogue', 'ingestion', 'planning']) AS services (service)
  CROSS JOIN unnest(ARRAY['', '_owner']) AS roles (suffix);

-- Event types that only some services may read, with the sources that may; a type without a row is
-- readable by all. A role may read a type if it may publish as one of these sources (see sources).
CREATE TABLE readers (
  type text NOT NULL CHECK (octet_length(type) BETWEEN 1 AND 255),
  source text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 255),
  PRIMARY KEY (type, source)
);
INSERT INTO readers (type, source) VALUES ('otolith.events.v1.StudyPasswordSet', 'otolith-auth');

-- Identity of this log. Services store positions in their own databases and compare it, since a
-- position is meaningless in another log. One row.
CREATE TABLE identity (
  is_only bool PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO identity DEFAULT VALUES;

-- Sources that a role may not publish as. PL/pgSQL because it caches plans: the function runs once
-- for each statement that appends.
CREATE FUNCTION sources_of_others(speaker name) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  -- The log's owner and superusers may publish as any source.
  IF EXISTS (
    SELECT FROM pg_roles WHERE rolname = speaker AND pg_has_role(oid, current_user, 'MEMBER')) THEN
    RETURN '{}';
  END IF;
  RETURN ARRAY(
    SELECT source FROM sources
    EXCEPT
    SELECT source FROM sources
      JOIN pg_roles AS listed ON listed.rolname = role_name
      JOIN pg_roles AS present ON present.rolname = speaker
    WHERE pg_has_role(present.oid, listed.oid, 'MEMBER'));
END
$$;

-- Event types that a role may not read. PL/pgSQL because it caches plans: the function runs once for
-- each statement that reads.
CREATE FUNCTION types_of_others(reader name) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  others text[] := sources_of_others(reader);
BEGIN
  RETURN ARRAY(SELECT type FROM readers GROUP BY type HAVING bool_and(source = ANY (others)));
END
$$;

-- Services append and read. They cannot change or delete, nor choose position or txid. Appending is
-- limited to the role's own sources and to the limits of the outbox, which consumers rely on.
-- Readers compare (type, txid, position) with leakproof operators, so the policy allows index scans.
-- The functions take as long as an append: the usual cases, a source of this very role and a type that
-- all may read, are decided without them.
ALTER TABLE log ENABLE ROW LEVEL SECURITY;
CREATE POLICY nobody_reads_what_is_for_others ON log FOR SELECT TO otolith_bus_member USING (
  type <> ALL (ARRAY(SELECT restricted.type FROM readers AS restricted))
  OR type <> ALL ((SELECT types_of_others(session_user))::text[]));
CREATE POLICY nobody_speaks_for_another ON log FOR INSERT TO otolith_bus_member WITH CHECK (
  (source = ANY (ARRAY(SELECT own.source FROM sources AS own WHERE own.role_name = session_user))
    OR source <> ALL ((SELECT sources_of_others(session_user))::text[]))
  AND octet_length(source) BETWEEN 1 AND 255
  AND octet_length(type) BETWEEN 1 AND 255
  AND octet_length(subject) BETWEEN 1 AND 255
  AND octet_length(data) <= 4194304
  AND schema_version >= 1
  AND coalesce(octet_length(trace_parent), 0) <= 256
  AND coalesce(octet_length(trace_state), 0) <= 512);

-- Declares the retention of a topic. Fails with SQLSTATE 42501 if another role declared it differently.
CREATE FUNCTION declare_topic(topic text, is_compacted bool, seconds int8) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
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

-- Removes at most `at_most` events that the topic's retention does not keep; returns their number.
-- Every member may call it, since it only carries out what was declared, and only for events that the
-- declaring role may publish. Events of running transactions are left to the next call.
CREATE FUNCTION prune_topic(topic text, at_most int8) RETURNS int8
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  known topics;
  others text[];
  settled xid8 := pg_snapshot_xmin(pg_current_snapshot());
  last_txid xid8;
  last_position int8;
  gone int8 := 0;
BEGIN
  -- One session prunes; concurrent calls return at once.
  SELECT * INTO known FROM topics WHERE type = topic FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN 0; END IF;
  others := sources_of_others(known.declared_by);

  IF known.keep_seconds IS NOT NULL THEN
    WITH expired AS MATERIALIZED (
      SELECT txid, position FROM log
      WHERE type = topic AND txid < settled AND source <> ALL (others)
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
        FROM log WHERE type = topic AND txid < settled AND source <> ALL (others)
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

-- Erases the events of some subjects of a source from before a time, at most `at_most` of them, and
-- returns their number: call it again until it returns 0. Readers pass over the gaps. There is no
-- index by subject, since every append would pay for it: one call reads all topics of the subjects,
-- so pass many subjects in one call, after all readers have read their events. Fails with SQLSTATE
-- 42501 if the role may not publish as the source.
CREATE FUNCTION erase_subjects(
  of_source text, subjects text[], before timestamptz, at_most int8
) RETURNS int8 LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  gone int8;
BEGIN
  IF of_source = ANY (sources_of_others(session_user)) THEN
    RAISE insufficient_privilege USING MESSAGE = format(
      'the role %s may not speak for %s', session_user, of_source);
  END IF;
  WITH chosen AS MATERIALIZED (
    SELECT event_id, time FROM log
    WHERE log.subject = ANY (subjects) AND log.source = of_source AND log.time < before
    LIMIT greatest(at_most, 0)
  )
  DELETE FROM log USING chosen
  WHERE log.event_id = chosen.event_id AND log.time = chosen.time;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

-- Erases events of a source by their ids and returns their number; used for one study of a
-- participant, which only the source can tell from the data. Fails with SQLSTATE 42501 if the role may
-- not publish as the source.
CREATE FUNCTION erase_events(of_source text, ids uuid[]) RETURNS int8
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  gone int8;
BEGIN
  IF of_source = ANY (sources_of_others(session_user)) THEN
    RAISE insufficient_privilege USING MESSAGE = format(
      'the role %s may not speak for %s', session_user, of_source);
  END IF;
  DELETE FROM log WHERE event_id = ANY (ids) AND source = of_source;
  GET DIAGNOSTICS gone = ROW_COUNT;
  RETURN gone;
END
$$;

-- For a log that was restored from a dump into another cluster, whose transaction ids start again:
-- readers would wait for ids far ahead. Moves all events to the past, in the order of their positions,
-- and gives the log a new identity. Then set every service's bus_cursors to txid '0', position 0; the
-- inbox skips events that were applied before.
CREATE PROCEDURE forget_transactions() LANGUAGE sql SET search_path FROM CURRENT AS $$
  UPDATE log SET txid = '3';
  UPDATE topics SET compacted_txid = '0', compacted_position = 0;
  UPDATE identity SET id = gen_random_uuid(), made_at = clock_timestamp();
$$;

REVOKE ALL ON log, topics, sources, readers, identity FROM PUBLIC;
GRANT SELECT, INSERT (event_id, source, type, subject, time, data, schema_version, trace_parent,
  trace_state) ON log TO otolith_bus_member;
GRANT SELECT ON topics, sources, readers, identity, partitioned_tables TO otolith_bus_member;

REVOKE ALL ON PROCEDURE forget_transactions FROM PUBLIC;
REVOKE ALL ON FUNCTION append_txid, sources_of_others, types_of_others, declare_topic, prune_topic,
  erase_subjects, erase_events FROM PUBLIC;
GRANT EXECUTE ON FUNCTION append_txid, sources_of_others, types_of_others, declare_topic, prune_topic,
  erase_subjects, erase_events, maintain_partitions TO otolith_bus_member;
