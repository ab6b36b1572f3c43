-- What the role that serves may do; see RuntimeGrants. What is published is never changed.
GRANT SELECT, INSERT, UPDATE (newest_version) ON questionnaires TO :runtime;
GRANT SELECT, INSERT ON questionnaire_versions TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, access_password_hash) ON studies TO :runtime;
GRANT SELECT, INSERT ON study_revisions TO :runtime;
GRANT SELECT, INSERT ON study_revision_questionnaires TO :runtime;
