-- What the role that serves may do; see RuntimeGrants. Consents and the audit log are written once. Accounts,
-- enrolments, requests to join and messages go by erase_participant alone, or delete_unconfirmed.
GRANT SELECT, INSERT, UPDATE (password_hash, email, email_key, confirmed_at) ON accounts
  TO :runtime;
GRANT SELECT, INSERT ON account_roles TO :runtime;
GRANT SELECT, INSERT, DELETE ON led_studies TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (code_hash, expires_at) ON confirmation_codes
  TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (attempts, next_attempt_at) ON mail_outbox TO :runtime;
GRANT SELECT, INSERT, DELETE,
  UPDATE (generation, rotated_at, tokens_of_generation, revoked_at, proven_at) ON sessions TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (started_next) ON refresh_tokens TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE ON throttles TO :runtime;
GRANT SELECT, INSERT,
  UPDATE (left_at, consent_version, consent_language, group_id, grouped_at) ON enrolments
  TO :runtime;
GRANT SELECT, INSERT, UPDATE (state, note, consent_version, consent_language, decided_at, reason)
  ON join_requests TO :runtime;
GRANT SELECT, INSERT, UPDATE (uses, revoked_at) ON invitations TO :runtime;
GRANT INSERT ON consents TO :runtime;
GRANT SELECT, INSERT, UPDATE ON studies TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (seed, sealed_seed) ON signing_keys TO :runtime;
GRANT SELECT, INSERT ON audit_log TO :runtime;
GRANT SELECT ON audit_checkpoints TO :runtime;
GRANT SELECT, INSERT ON audit_seals TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (expires_at, used_at) ON access_codes TO :runtime;
-- UPDATE for FOR UPDATE alone.
GRANT SELECT, INSERT, DELETE, UPDATE (requested_at) ON mail_requests TO :runtime;
GRANT SELECT ON confirmation_key TO :runtime;
GRANT UPDATE (suspended_at, suspension_reason, test_participant, managed_revision) ON accounts
  TO :runtime;
GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint) TO :runtime;
GRANT EXECUTE ON FUNCTION delete_unconfirmed(uuid[]) TO :runtime;
GRANT EXECUTE ON FUNCTION end_staff_roles(uuid) TO :runtime;
GRANT SELECT, DELETE ON erased_sessions TO :runtime;
GRANT SELECT, INSERT, UPDATE (completed_at) ON erasure_requests TO :runtime;
GRANT SELECT, INSERT ON erasure_receipts TO :runtime;
GRANT UPDATE (created_at) ON mail_outbox TO :runtime;
GRANT SELECT, INSERT ON audit_names TO :runtime;
GRANT UPDATE (username, username_key, language, email_consent, newsletter_since, revision) ON accounts
  TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (value, consented_at) ON account_profiles TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE ON email_changes TO :runtime;
GRANT SELECT, INSERT ON messages TO :runtime;
GRANT SELECT, INSERT ON message_reads TO :runtime;
-- For the participant's own export.
GRANT SELECT ON consents TO :runtime;
GRANT SELECT, INSERT ON consent_texts TO :runtime;
GRANT UPDATE (consent_withdrawn_at) ON enrolments TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, earlier_end_at) ON consent_versions TO :runtime;
GRANT UPDATE (newsletter_token) ON accounts TO :runtime;
GRANT SELECT, INSERT, UPDATE (recipient_count, next_id, completed_at) ON newsletters TO :runtime;
GRANT SELECT, INSERT ON newsletter_texts TO :runtime;
GRANT SELECT, INSERT, DELETE ON sent_mails TO :runtime;
GRANT UPDATE (email_failed_at) ON accounts TO :runtime;
