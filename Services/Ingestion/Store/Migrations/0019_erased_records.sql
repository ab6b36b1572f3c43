-- Records that are erased with one study leave no tombstones: the participant's other devices begin anew, as those
-- do whose tombstones were forgotten.

-- Erases by the list of tables, as before. Nobody calls it but the one below.
ALTER FUNCTION erase_participant(uuid, text, text, bigint) RENAME TO erase_listed;

-- As erase_listed, which says what it does. Where records go, a change that has no record stands for them, and
-- every cursor from before it is too old.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
BEGIN
  -- The counter first, as whoever changes records locks it.
  PERFORM FROM record_counters WHERE participant_id = participant FOR UPDATE;
  FOR kind, count IN SELECT * FROM erase_listed(participant, study, mode, at_most) LOOP
    IF kind IN ('health_records', 'health_records.anonymised') THEN
      UPDATE record_counters SET change = change + 1, forgotten = change + 1
      WHERE participant_id = participant;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION erase_participant(uuid, text, text, bigint) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
REVOKE ALL ON FUNCTION erase_participant(uuid, text, text, bigint) FROM PUBLIC;
