-- The log loses a person: events of a participant carry the id as their subject and in their data, and most
-- topics are kept for ever. Deleting leaves a gap like those of a retention, over which readers go: they
-- remember a place, and ask for what comes after it.

-- Removes the events of a subject that happened before a time, at most so many; returns how many went: called
-- again until that is none. Only the events that `source` published: a subject is an aggregate of its source,
-- and another's may have the same name. There is no index by subject, since each append would pay for it, so
-- that one call reads the subject's topics: whoever erases many calls with all of them.
--
-- Who calls it knows that whoever has to hear of the events has. SQLSTATE 42501 for a role that may not speak
-- for the source.
CREATE FUNCTION erase_subjects(
  of_source text, subjects text[], before timestamptz, at_most int8
) RETURNS int8 LANGUAGE plpgsql SECURITY DEFINER AS $$
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
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION erase_subjects(text, text[], timestamptz, int8) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
REVOKE ALL ON FUNCTION erase_subjects(text, text[], timestamptz, int8) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION erase_subjects(text, text[], timestamptz, int8) TO otolith_bus_member;
