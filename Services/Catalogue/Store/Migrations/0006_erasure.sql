-- Erasing what is kept of one participant, of whom the catalogue knows nothing: only who writes studies is
-- in it, and such an account is not erased as a participant. The receipt says so. (A participant who had
-- a role in a project once loses it.)
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
BEGIN
  IF study <> '' THEN RETURN; END IF;
  FOREACH kind IN ARRAY ARRAY['project_roles', 'suspended_accounts'] LOOP
    EXECUTE format('DELETE FROM %I WHERE participant_id = $1', kind) USING participant;
    GET DIAGNOSTICS count = ROW_COUNT;
    IF count > 0 THEN RETURN NEXT; END IF;
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
