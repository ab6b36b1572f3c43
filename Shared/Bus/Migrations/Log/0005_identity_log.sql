-- Which log this is: places in it, which services remember in databases of their own, say nothing about
-- another log that has come to stand where it stood. Holds nothing of persons; one row, for ever.
CREATE TABLE identity (
  is_only bool PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  made_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO identity DEFAULT VALUES;
REVOKE ALL ON identity FROM PUBLIC;
GRANT SELECT ON identity TO otolith_bus_member;

-- All places change, so it is another log: readers stop until they are told from where.
CREATE OR REPLACE PROCEDURE forget_transactions() LANGUAGE sql AS $$
  UPDATE log SET txid = '3';
  UPDATE topics SET compacted_txid = '0', compacted_position = 0;
  UPDATE identity SET id = gen_random_uuid(), made_at = clock_timestamp();
$$;
-- Whatever the caller's search path is.
DO $$
BEGIN
  EXECUTE format(
    'ALTER PROCEDURE forget_transactions() SET search_path = %I, pg_temp', current_schema());
END
$$;
