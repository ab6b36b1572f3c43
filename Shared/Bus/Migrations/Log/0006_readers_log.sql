-- Which events are not for everybody. Until now each member of otolith_bus_member read all of them:
-- the hashes of the studies' passwords were told to services that never check one.

-- For which sources a type is; one that is not in here is everybody's. A role may read it if it may
-- speak for one of them (see sources): whoever has given the roles other names has nothing to add here.
CREATE TABLE readers (
  type text NOT NULL CHECK (octet_length(type) BETWEEN 1 AND 255),
  source text NOT NULL CHECK (octet_length(source) BETWEEN 1 AND 255),
  PRIMARY KEY (type, source)
);
INSERT INTO readers (type, source) VALUES ('otolith.events.v1.StudyPasswordSet', 'otolith-auth');
REVOKE ALL ON readers FROM PUBLIC;
GRANT SELECT ON readers TO otolith_bus_member;

-- The types that a role may not read. In PL/pgSQL, for its plans are kept: this runs once for each
-- statement that reads.
CREATE FUNCTION types_of_others(reader name) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER AS $$
DECLARE
  others text[] := sources_of_others(reader);
BEGIN
  RETURN ARRAY(SELECT type FROM readers GROUP BY type HAVING bool_and(source = ANY (others)));
END
$$;
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION types_of_others(name) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION types_of_others FROM PUBLIC;
GRANT EXECUTE ON FUNCTION types_of_others TO otolith_bus_member;

-- What readers compare (type, txid, position) is compared by leakproof operators, so that they still go
-- along the index.
DROP POLICY everything_is_read ON log;
CREATE POLICY nobody_reads_what_is_for_others ON log FOR SELECT TO otolith_bus_member USING (
  type <> ALL ((SELECT types_of_others(session_user))::text[]));
