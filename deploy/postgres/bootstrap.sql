-- Roles and schemas of Otolith in one database. Run by a superuser, in that database, as often as
-- you like; a second run changes nothing but the passwords given:
--
--   createdb otolith
--   psql -v ON_ERROR_STOP=1 -d otolith -f bootstrap.sql
--
-- Passwords are never in this file. Each of the variables auth_password, catalogue_password,
-- ingestion_password, planning_password and bus_password that is given becomes the password of its
-- role; without one the role has none, which is right for `peer` and `trust` on a local socket:
--
--   psql -d otolith -v auth_password="$(cat auth.secret)" … -f bootstrap.sql
--
-- What comes of it:
--   otolith_auth, otolith_catalogue, otolith_ingestion, otolith_planning
--       log in, own the schema of their name, and reach nothing of each other's
--   otolith_bus
--       logs in, owns the schema bus; only `migrate` uses it
--   otolith_bus_member
--       a group of the four: appends to and reads from bus.log, may not change or delete
--   PUBLIC
--       may not even connect
--
-- Services may sit in databases of their own: run this in each. The bus may too.
-- max_locks_per_transaction should be 256: publishing locks each subject of a batch.

\set ON_ERROR_STOP on
\set QUIET on
SET client_min_messages = warning;

BEGIN;

-- Two runs in one cluster take turns: roles belong to all of its databases.
SELECT pg_advisory_xact_lock(hashtextextended('otolith bootstrap', 0)) \g /dev/null

DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY[
    'otolith_auth', 'otolith_catalogue', 'otolith_ingestion', 'otolith_planning', 'otolith_bus'
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
  FOREACH role_name IN ARRAY ARRAY[
    'otolith_auth', 'otolith_catalogue', 'otolith_ingestion', 'otolith_planning'
  ] LOOP
    IF NOT pg_has_role(role_name, 'otolith_bus_member', 'MEMBER') THEN
      EXECUTE format('GRANT otolith_bus_member TO %I', role_name);
    END IF;
  END LOOP;
END
$$;

-- The database and the schema public: nobody but our roles, and they only connect. TEMPORARY is
-- not given either: no service needs it.
DO $$
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format(
    'GRANT CONNECT ON DATABASE %I TO otolith_auth, otolith_catalogue, otolith_ingestion, '
    'otolith_planning, otolith_bus', current_database());
END
$$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;

CREATE SCHEMA IF NOT EXISTS auth AUTHORIZATION otolith_auth;
CREATE SCHEMA IF NOT EXISTS catalogue AUTHORIZATION otolith_catalogue;
CREATE SCHEMA IF NOT EXISTS ingestion AUTHORIZATION otolith_ingestion;
CREATE SCHEMA IF NOT EXISTS planning AUTHORIZATION otolith_planning;
CREATE SCHEMA IF NOT EXISTS bus AUTHORIZATION otolith_bus;
REVOKE ALL ON SCHEMA auth, catalogue, ingestion, planning, bus FROM PUBLIC;
GRANT USAGE ON SCHEMA bus TO otolith_bus_member;

-- Functions are executable by PUBLIC unless told otherwise.
ALTER DEFAULT PRIVILEGES FOR ROLE otolith_auth, otolith_catalogue, otolith_ingestion,
  otolith_planning, otolith_bus REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

COMMIT;

\if :{?auth_password}
ALTER ROLE otolith_auth PASSWORD :'auth_password';
\endif
\if :{?catalogue_password}
ALTER ROLE otolith_catalogue PASSWORD :'catalogue_password';
\endif
\if :{?ingestion_password}
ALTER ROLE otolith_ingestion PASSWORD :'ingestion_password';
\endif
\if :{?planning_password}
ALTER ROLE otolith_planning PASSWORD :'planning_password';
\endif
\if :{?bus_password}
ALTER ROLE otolith_bus PASSWORD :'bus_password';
\endif
