-- Creates roles and schemas of Otolith in one database. Run it as a superuser in that database. It is
-- idempotent; a second run changes only the given passwords:
--
--   createdb otolith
--   psql -v ON_ERROR_STOP=1 -d otolith -f bootstrap.sql
--
-- Passwords are never in this file. Each of the variables auth_password, auth_owner_password,
-- catalogue_password, catalogue_owner_password, ingestion_password, ingestion_owner_password,
-- planning_password, planning_owner_password and bus_password sets the password of its role, if it is
-- given. Roles without one have no password, as required for `peer` and `trust` on a local socket.
-- Do not use -v, which a process list shows. Use a file that only you can read, with lines such as
-- `\set auth_password 'of auth'`:
--
--   psql -d otolith -f passwords.psql -f bootstrap.sql
--
-- Services and otolithctl find their passwords as libpq does: in ~/.pgpass or the file that PGPASSFILE
-- or `passfile=` in the address names (mode 0600, lines of host:port:database:role:password), or in a
-- service file (`service=` in the address, PGSERVICEFILE).
--
-- Restore a dump one schema at a time: drop the schema, run this, pg_restore --schema, `migrate`. The
-- commands are in deploy/restore.md.
--
-- Result:
--   otolith_auth_owner, otolith_catalogue_owner, otolith_ingestion_owner, otolith_planning_owner
--       log in, own the schema auth, catalogue, ingestion or planning; only `migrate` and
--       `partitions` use them
--   otolith_auth, otolith_catalogue, otolith_ingestion, otolith_planning
--       log in, serve; they have the rights that `migrate` grants, table by table, and no access to
--       each other's schemas
--   otolith_bus
--       logs in, owns the schema bus; only `otolithctl bus migrate` uses it
--   otolith_bus_member
--       the group of the four serving roles: reads bus.log and appends to it, each with the source of
--       its service (bus.sources); may not update or delete
--   PUBLIC
--       may not connect
--
-- Services may use separate databases, and so may the bus: run this file in each.
-- max_locks_per_transaction should be 256: publishing locks each subject of a batch.

\set ON_ERROR_STOP on
\set QUIET on
SET client_min_messages = warning;

BEGIN;

-- Runs in one cluster are serialised, since its databases share the roles.
SELECT pg_advisory_xact_lock(hashtextextended('otolith bootstrap', 0)) \g /dev/null

DO $$
DECLARE
  service text;
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY[
    'otolith_auth', 'otolith_catalogue', 'otolith_ingestion', 'otolith_planning',
    'otolith_auth_owner', 'otolith_catalogue_owner', 'otolith_ingestion_owner',
    'otolith_planning_owner', 'otolith_bus'
  ] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format(
        'CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS',
        role_name);
    END IF;
  END LOOP;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'otolith_bus_member') THEN
    CREATE ROLE otolith_bus_member NOLOGIN;
  END IF;
  FOREACH service IN ARRAY ARRAY['auth', 'catalogue', 'ingestion', 'planning'] LOOP
    role_name := 'otolith_' || service;
    IF NOT pg_has_role(role_name, 'otolith_bus_member', 'MEMBER') THEN
      EXECUTE format('GRANT otolith_bus_member TO %I', role_name);
    END IF;
  END LOOP;
END
$$;

-- Only Otolith's roles may use the database, and only to connect. TEMPORARY is not granted: no service
-- needs it.
DO $$
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format(
    'GRANT CONNECT ON DATABASE %I TO otolith_auth, otolith_catalogue, otolith_ingestion, '
    'otolith_planning, otolith_auth_owner, otolith_catalogue_owner, otolith_ingestion_owner, '
    'otolith_planning_owner, otolith_bus', current_database());
END
$$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;

CREATE SCHEMA IF NOT EXISTS auth AUTHORIZATION otolith_auth_owner;
CREATE SCHEMA IF NOT EXISTS catalogue AUTHORIZATION otolith_catalogue_owner;
CREATE SCHEMA IF NOT EXISTS ingestion AUTHORIZATION otolith_ingestion_owner;
CREATE SCHEMA IF NOT EXISTS planning AUTHORIZATION otolith_planning_owner;
CREATE SCHEMA IF NOT EXISTS bus AUTHORIZATION otolith_bus;
REVOKE ALL ON SCHEMA auth, catalogue, ingestion, planning, bus FROM PUBLIC;
GRANT USAGE ON SCHEMA bus TO otolith_bus_member;

-- By default PUBLIC may execute functions.
ALTER DEFAULT PRIVILEGES FOR ROLE otolith_auth_owner, otolith_catalogue_owner,
  otolith_ingestion_owner, otolith_planning_owner, otolith_bus
  REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

COMMIT;

\if :{?auth_password}
ALTER ROLE otolith_auth PASSWORD :'auth_password';
\endif
\if :{?auth_owner_password}
ALTER ROLE otolith_auth_owner PASSWORD :'auth_owner_password';
\endif
\if :{?catalogue_password}
ALTER ROLE otolith_catalogue PASSWORD :'catalogue_password';
\endif
\if :{?catalogue_owner_password}
ALTER ROLE otolith_catalogue_owner PASSWORD :'catalogue_owner_password';
\endif
\if :{?ingestion_password}
ALTER ROLE otolith_ingestion PASSWORD :'ingestion_password';
\endif
\if :{?ingestion_owner_password}
ALTER ROLE otolith_ingestion_owner PASSWORD :'ingestion_owner_password';
\endif
\if :{?planning_password}
ALTER ROLE otolith_planning PASSWORD :'planning_password';
\endif
\if :{?planning_owner_password}
ALTER ROLE otolith_planning_owner PASSWORD :'planning_owner_password';
\endif
\if :{?bus_password}
ALTER ROLE otolith_bus PASSWORD :'bus_password';
\endif
