-- Rights of the runtime role; see ServingRights.swift.
GRANT SELECT ON partitioned_tables TO :runtime;
GRANT EXECUTE ON FUNCTION maintain_partitions(text, timestamptz) TO :runtime;
