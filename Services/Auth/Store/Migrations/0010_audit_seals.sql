-- Ends of the audit log, sealed with a key that is not in the database: nothing up to one can be changed any
-- more without the key. Written once; ids of entries and hashes only, nothing about a person: erasing and
-- anonymising leave it alone. Kept as long as there is an audit log.
CREATE TABLE audit_seals (
  -- Of the last entry that is sealed.
  number    bigint      PRIMARY KEY CHECK (number > 0),
  -- The entry's.
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns and the log's name.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32)
);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
