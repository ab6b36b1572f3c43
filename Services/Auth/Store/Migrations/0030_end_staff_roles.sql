-- Staff that leaves: the account stays as that of a participant, and can be erased. The role that serves deletes
-- no row of account_roles; this function takes the roles of staff, and leaves an account one.

-- Answers whether there was a role of staff.
CREATE FUNCTION end_staff_roles(participant uuid)
RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  DELETE FROM account_roles WHERE participant_id = participant AND role <> 'participant';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM led_studies WHERE participant_id = participant;
  INSERT INTO account_roles (participant_id, role) VALUES (participant, 'participant')
  ON CONFLICT DO NOTHING;
  RETURN true;
END
$$;
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION end_staff_roles(uuid) SET search_path = %I, pg_temp', current_schema());
END
$$;
REVOKE ALL ON FUNCTION end_staff_roles(uuid) FROM PUBLIC;
