-- From which copy of this schema, and beside which copy of the log, the service has answered calls last. What
-- finds itself in another copy was restored from a backup: people who have been erased since may be in it
-- again, see RestoreGuard.
--
-- Of no person. Kept for ever.
CREATE TABLE served_copies (
  is_only     boolean     PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The cluster's system identifier, and the database's oid.
  cluster     text        NOT NULL,
  database    text        NOT NULL,
  -- Of the write-ahead log, as its files are named.
  timeline    text        NOT NULL,
  -- The same as the row's xmin, until the row is written by a restore.
  written_by  xid8        NOT NULL,
  -- See EventLog.origin; null: there was none.
  log         text,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
