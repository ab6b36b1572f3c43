-- The log loses what it has of a person in one study: whose study an event is of stands in its data, which
-- its source can read.

-- Removes events by their ids; returns how many went. Only those that `source` published. SQLSTATE 42501 for
-- a role that may not speak for it.
CREATE FUNCTION erase_events(of_source text, ids uuid[])
RETURNS int8 LANGUAGE plpgsql SECURITY DEFINER AS $$
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
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION erase_events(text, uuid[]) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION erase_events(text, uuid[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_events(text, uuid[]) TO otolith_bus_member;
