-- What the role that serves may do; see RuntimeGrants.
GRANT SELECT ON partitioned_tables TO :runtime;
GRANT EXECUTE ON FUNCTION maintain_partitions(text, timestamptz) TO :runtime;
