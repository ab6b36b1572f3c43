-- Whose events are whose. Until now each member of otolith_bus_member could append in the name of
-- every other: one service that is taken over could have published a signing key of its own, which all
-- the others would have trusted.

-- Who speaks for a source. One that is not in here is anybody's: consumers of the services take no
-- event of it (EventConsumer.sources).
CREATE TABLE sources (
  source text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 255),
  -- By name: the role may be made later, or be dropped.
  role_name name NOT NULL,
  PRIMARY KEY (source, role_name)
);
-- The names of deploy/postgres/bootstrap.sql. An owner can write into its service's outbox anyway.
INSERT INTO sources (source, role_name)
SELECT 'otolith-' || service, 'otolith_' || service || suffix
FROM unnest(ARRAY['auth', 'catalogue', 'ingestion', 'planning']) AS services (service)
  CROSS JOIN unnest(ARRAY['', '_owner']) AS roles (suffix);
REVOKE ALL ON sources FROM PUBLIC;
GRANT SELECT ON sources TO otolith_bus_member;

-- The sources that a role may not speak for. In PL/pgSQL, for its plans are kept: this runs once for
-- each statement that appends.
CREATE FUNCTION sources_of_others(speaker name) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
BEGIN
  -- The log's owner and superusers may say anything.
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
REVOKE ALL ON FUNCTION sources_of_others FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sources_of_others TO otolith_bus_member;

-- Nor may anybody append what the outbox would not have taken: consumers rely on its limits, and one
-- whose parked events no longer fit into an index would read no further.
ALTER TABLE log ENABLE ROW LEVEL SECURITY;
CREATE POLICY everything_is_read ON log FOR SELECT TO otolith_bus_member USING (true);
CREATE POLICY nobody_speaks_for_another ON log FOR INSERT TO otolith_bus_member WITH CHECK (
  source <> ALL ((SELECT sources_of_others(session_user))::text[])
  AND octet_length(source) BETWEEN 1 AND 255
  AND octet_length(type) BETWEEN 1 AND 255
  AND octet_length(subject) BETWEEN 1 AND 255
  AND octet_length(data) <= 4194304
  AND schema_version >= 1
  AND coalesce(octet_length(trace_parent), 0) <= 256
  AND coalesce(octet_length(trace_state), 0) <= 512);

-- As before, but of those events alone that the topic's declarer may speak for: otherwise whoever is
-- first to declare a topic could have the events of others removed.
CREATE OR REPLACE FUNCTION prune_topic(topic text, at_most int8) RETURNS int8
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  known topics;
  others text[];
  settled xid8 := pg_snapshot_xmin(pg_current_snapshot());
  last_txid xid8;
  last_position int8;
  gone int8 := 0;
BEGIN
  -- One at a time; the others need not wait.
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

-- Of this schema alone, and never of a caller's temporary tables.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION sources_of_others(name) SET search_path = %I, pg_temp', current_schema());
  EXECUTE format(
    'ALTER FUNCTION prune_topic(text, int8) SET search_path = %I, pg_temp', current_schema());
END
$$;
