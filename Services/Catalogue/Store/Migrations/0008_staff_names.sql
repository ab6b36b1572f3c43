-- What staff made and did names nobody once they are erased.

-- By which names of their own the columns below and the entries of audit_log know who it was: random, and linked
-- to a person by this table alone. With the row goes that link, while what was published, the entries and their
-- chain stay as they were written. (Entries from before this table have participants' ids themselves.)
--
-- Personal: `erase`; kept as long as the account.
CREATE TABLE staff_names (
  participant_id uuid PRIMARY KEY,
  name           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- From here on published_by and created_by are such names. Nobody writes between the look for people and the
-- change of the rows; in the order in which publications write them. A process of the version before that runs
-- on beside the new ones would write ids, which nothing changes into names afterwards: nothing with that version
-- was released, so there is none to wait for, and whoever runs one from the sources stops it first.
LOCK TABLE questionnaire_versions, library_versions, study_revisions, projects, drafts
  IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO staff_names (participant_id)
  SELECT published_by FROM questionnaire_versions
  UNION SELECT published_by FROM library_versions
  UNION SELECT published_by FROM study_revisions
  UNION SELECT created_by FROM projects WHERE created_by IS NOT NULL
  UNION SELECT created_by FROM drafts;

-- What is published stays as it is but for this one column, over which no hash is taken.
ALTER TABLE questionnaire_versions DISABLE TRIGGER published_never_changes;
UPDATE questionnaire_versions SET published_by = name FROM staff_names WHERE participant_id = published_by;
ALTER TABLE questionnaire_versions ENABLE TRIGGER published_never_changes;
ALTER TABLE library_versions DISABLE TRIGGER published_never_changes;
UPDATE library_versions SET published_by = name FROM staff_names WHERE participant_id = published_by;
ALTER TABLE library_versions ENABLE TRIGGER published_never_changes;
ALTER TABLE study_revisions DISABLE TRIGGER published_never_changes;
UPDATE study_revisions SET published_by = name FROM staff_names WHERE participant_id = published_by;
ALTER TABLE study_revisions ENABLE TRIGGER published_never_changes;
UPDATE projects SET created_by = name FROM staff_names WHERE participant_id = created_by;
UPDATE drafts SET created_by = name FROM staff_names WHERE participant_id = created_by;

-- Who was erased already has left rows behind, but no link to them.
DELETE FROM staff_names USING erasures
WHERE is_whole AND digest = erasure_digest(staff_names.participant_id, '');

-- Erasing what is kept of one participant: little, for only who writes studies is in the catalogue.
CREATE OR REPLACE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER AS $$
#variable_conflict use_column
BEGIN
  IF study <> '' THEN RETURN; END IF;
  FOREACH kind IN ARRAY ARRAY['project_roles', 'staff_names', 'suspended_accounts'] LOOP
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
