-- What the role that serves may do; see RuntimeGrants.
GRANT SELECT, INSERT, UPDATE (not_after) ON trusted_signing_keys TO :runtime;
