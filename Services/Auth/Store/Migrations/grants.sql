-- Rights of the runtime role; see ServingRights.swift. Consents and the audit log are append-only. Accounts,
-- enrolments, requests to join and messages are deleted by the functions below only.

GRANT SELECT, INSERT, UPDATE (name, audiences, study_ids, introspects, revoked_at, limited_at, revision)
  ON clients TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (expires_at) ON client_secrets TO :runtime;

GRANT SELECT, INSERT, UPDATE (username, username_key, password_hash, email, email_key, email_consent,
  language, confirmed_at, suspended_at, suspension_reason, test_participant, managed_revision,
  rights_changed_at, revision, newsletter_since, newsletter_token, email_failed_at,
  team_mails_off) ON accounts TO :runtime;
GRANT SELECT, INSERT ON account_roles TO :runtime;
GRANT SELECT, INSERT, DELETE ON led_studies TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (since, expires_at) ON study_roles TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (verbs, revision) ON defined_roles TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (value, consented_at) ON account_profiles TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (code_hash, expires_at) ON confirmation_codes TO :runtime;
GRANT SELECT ON confirmation_key TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE ON email_changes TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (expires_at, used_at) ON access_codes TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (sealed_code, created_at, confirmed_at, last_step) ON second_factors
  TO :runtime;
GRANT SELECT, INSERT, DELETE ON second_factor_codes TO :runtime;
GRANT SELECT, INSERT ON provider_identities TO :runtime;
GRANT SELECT, INSERT, DELETE ON provider_roles TO :runtime;
GRANT SELECT, INSERT, DELETE ON provider_sign_ins TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE ON throttles TO :runtime;

GRANT SELECT, INSERT, DELETE,
  UPDATE (signed_in_at, generation, rotated_at, tokens_of_generation, revoked_at, proven_at, client_id)
  ON sessions TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (started_next) ON refresh_tokens TO :runtime;
GRANT SELECT, DELETE ON erased_sessions TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (sealed_seed) ON signing_keys TO :runtime;

GRANT SELECT, INSERT, UPDATE, DELETE ON studies TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, earlier_end_at) ON consent_versions TO :runtime;
GRANT SELECT, INSERT ON consent_texts TO :runtime;
GRANT SELECT, INSERT, UPDATE (left_at, consent_version, consent_language, group_id, grouped_at,
  consent_withdrawn_at, consent_ends_told, subject_label) ON enrolments TO :runtime;
GRANT SELECT, INSERT ON consents TO :runtime;
GRANT SELECT, INSERT, UPDATE (state, note, consent_version, consent_language, decided_at, reason)
  ON join_requests TO :runtime;
GRANT SELECT, INSERT, UPDATE (uses, revoked_at, sealed_code, code_proof, label), DELETE
  ON invitations TO :runtime;

GRANT SELECT, INSERT, UPDATE (sealed_code, ended_at, seed, parameters) ON allocation_schemes TO :runtime;
GRANT SELECT, INSERT ON allocations TO :runtime;
GRANT SELECT, INSERT, UPDATE (state, decided_by, decided_at) ON unblindings TO :runtime;

GRANT SELECT, INSERT ON messages TO :runtime;
GRANT SELECT, INSERT ON message_reads TO :runtime;

GRANT SELECT, INSERT, UPDATE (recipient_count, next_id, completed_at) ON newsletters TO :runtime;
GRANT SELECT, INSERT ON newsletter_texts TO :runtime;
GRANT SELECT, INSERT, UPDATE (due_at, requests, messages, mailed_at) ON team_mails TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (created_at, attempts, next_attempt_at, sealed_code) ON mail_outbox
  TO :runtime;
-- UPDATE is needed for FOR UPDATE only.
GRANT SELECT, INSERT, DELETE, UPDATE (requested_at) ON mail_requests TO :runtime;
GRANT SELECT, INSERT, DELETE ON sent_mails TO :runtime;

GRANT SELECT, INSERT, UPDATE (completed_at, is_journaled) ON erasure_requests TO :runtime;
GRANT SELECT, INSERT ON erasure_receipts TO :runtime;

GRANT SELECT, INSERT ON audit_log TO :runtime;
GRANT SELECT ON audit_checkpoints TO :runtime;
GRANT SELECT, INSERT ON audit_seals TO :runtime;
GRANT SELECT, INSERT ON audit_names TO :runtime;

GRANT EXECUTE ON FUNCTION erase_participant(uuid, text, text, bigint) TO :runtime;
GRANT EXECUTE ON FUNCTION delete_unconfirmed(uuid[]) TO :runtime;
GRANT EXECUTE ON FUNCTION end_staff_roles(uuid) TO :runtime;
GRANT EXECUTE ON FUNCTION end_provider_role(uuid, text) TO :runtime;
