-- What the role that serves may do; see RuntimeGrants.
GRANT SELECT, INSERT, UPDATE (not_after), DELETE ON trusted_signing_keys TO :runtime;
GRANT SELECT, INSERT, DELETE ON service_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (not_after), DELETE ON trusted_service_keys TO :runtime;
GRANT SELECT, INSERT, UPDATE (revision, suspended, changed_at) ON suspended_accounts TO :runtime;
GRANT SELECT, INSERT, DELETE, UPDATE (count) ON security_events TO :runtime;
