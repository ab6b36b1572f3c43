-- Accounts that nobody confirmed go by a function: the role that serves deletes no account. It takes those
-- alone that never had a token and that no event told of, so that nothing of them is anywhere else. Others that
-- are no longer used go as everything of a participant does, by an erasure of all services.

-- Answers whose they were, and by which names the audit log knows them: the rows with those go, too.
CREATE FUNCTION delete_unconfirmed(participants uuid[])
RETURNS TABLE (participant_id uuid, audit_id uuid) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
DECLARE
  deleted uuid[];
BEGIN
  WITH gone AS (
    DELETE FROM accounts
    WHERE participant_id = ANY (participants) AND confirmed_at IS NULL AND managed_revision = 0
      AND NOT EXISTS (SELECT FROM account_roles
        WHERE account_roles.participant_id = accounts.participant_id AND role <> 'participant')
    RETURNING participant_id
  )
  SELECT coalesce(array_agg(participant_id), '{}') INTO deleted FROM gone;
  RETURN QUERY
  WITH names AS (
    DELETE FROM audit_names WHERE participant_id = ANY (deleted) RETURNING participant_id, audit_id
  )
  SELECT participant_id, audit_id FROM unnest(deleted) AS gone (participant_id)
    LEFT JOIN names USING (participant_id);
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION delete_unconfirmed(uuid[]) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION delete_unconfirmed(uuid[]) FROM PUBLIC;

-- Of accounts that expired before.
DELETE FROM audit_names WHERE NOT EXISTS (
  SELECT FROM accounts WHERE accounts.participant_id = audit_names.participant_id);
