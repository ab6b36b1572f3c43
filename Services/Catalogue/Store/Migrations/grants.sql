-- Rights of the runtime role; see ServingRights.swift. Published versions are never changed.
GRANT SELECT, INSERT, UPDATE (newest_version, retired_at, indexed_version, summary, licence, sharing,
  origin_project_id, origin_questionnaire_id, origin_version) ON questionnaires TO :runtime;
GRANT SELECT, INSERT ON questionnaire_versions TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, access_password_hash, unlisted, paused, shared, had_participants,
  retired_at, deleted_at) ON studies TO :runtime;
GRANT SELECT, INSERT ON installation_texts TO :runtime;
GRANT SELECT, INSERT ON study_revisions TO :runtime;
GRANT SELECT, INSERT ON study_revision_questionnaires TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, definition) ON projects TO :runtime;
GRANT SELECT, INSERT, UPDATE (role, since), DELETE ON project_roles TO :runtime;
GRANT SELECT, INSERT, DELETE ON questionnaire_texts TO :runtime;
GRANT SELECT, INSERT, DELETE ON questionnaire_items TO :runtime;
GRANT SELECT, INSERT ON item_scales TO :runtime;
GRANT SELECT, INSERT, UPDATE, DELETE ON drafts TO :runtime;
GRANT SELECT, INSERT, UPDATE (newest_version, shared) ON library_entries TO :runtime;
GRANT SELECT, INSERT ON library_versions TO :runtime;
GRANT SELECT, INSERT, UPDATE (media_type, created_at, named), DELETE ON media TO :runtime;
GRANT SELECT, INSERT, DELETE ON media_unclaimed TO :runtime;
GRANT SELECT ON file_folder TO :runtime;
GRANT USAGE ON SEQUENCE changes_position TO :runtime;
GRANT SELECT, INSERT, UPDATE ON changes TO :runtime;
GRANT SELECT, INSERT ON audit_log TO :runtime;
GRANT SELECT, INSERT ON audit_seals TO :runtime;
GRANT SELECT, INSERT ON staff_names TO :runtime;
GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint) TO :runtime;
