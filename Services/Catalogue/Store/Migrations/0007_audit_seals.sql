-- Ends of the projects' audit trails, sealed with a key that is not in the database: nothing up to one can be
-- changed any more without the key. Written once; ids of projects and hashes only, nothing about a person:
-- erasing and anonymising leave it alone. Kept as long as there is an audit trail.
CREATE TABLE audit_seals (
  -- `otolith-catalogue/` and the project's id.
  log       text        NOT NULL,
  -- Of the last entry that is sealed.
  number    bigint      NOT NULL CHECK (number > 0),
  -- The entry's.
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32),
  PRIMARY KEY (log, number)
);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_published();
