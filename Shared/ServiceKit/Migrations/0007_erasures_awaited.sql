-- Whom an erasure waits for, in place of who wrote its row: a transaction that began between the row's writing
-- and its commit has not seen it either, and one that has only read so far has no id to be known by.
--
-- Transactions that were under way in this database when the row was looked at first, by the names that
-- pg_locks gives them (virtualxid). Null: nobody has looked yet; empty: all of them are through. Of no person.
ALTER TABLE erasures DROP COLUMN noted_by, ADD COLUMN awaited text[];
