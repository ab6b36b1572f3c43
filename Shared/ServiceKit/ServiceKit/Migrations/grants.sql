-- Rights of the runtime role; see ServingRights.swift.
GRANT SELECT, INSERT, UPDATE (not_after), DELETE ON trusted_signing_keys TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (sealed_seed) ON service_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (not_after), DELETE ON trusted_service_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, suspended, changed_at, rights_changed_at) ON suspended_accounts TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (count) ON security_events TO :runtime;
GRANT SELECT, INSERT,
  UPDATE (participant_id, study_id, mode, study_modes, counts, done_at, awaited) ON erasures TO :runtime;
GRANT EXECUTE ON FUNCTION erasure_digest(uuid, text) TO :runtime;
GRANT SELECT, INSERT, UPDATE ON served_copies TO :runtime;
