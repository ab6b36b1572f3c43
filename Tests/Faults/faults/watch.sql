-- What only the tests need, made by the superuser: the observers' schema, and a record of what was
-- published that depends on neither relay nor log.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'otolith_observer') THEN
    CREATE ROLE otolith_observer LOGIN;
  END IF;
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO otolith_observer', current_database());
END
$$;
GRANT otolith_bus_member TO otolith_observer;
CREATE SCHEMA IF NOT EXISTS observer AUTHORIZATION otolith_observer;

CREATE SCHEMA faults;
GRANT USAGE ON SCHEMA faults TO PUBLIC;

-- A row for each event, in the transaction that published it. Of one subject the numbers follow the
-- commits, since publishing locks the subject.
CREATE TABLE faults.published (
  number int8 GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  data bytea NOT NULL
);
CREATE INDEX published_by_id ON faults.published (event_id);

CREATE FUNCTION faults.note_publication() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO faults.published (event_id, source, type, subject, data)
  VALUES (NEW.event_id, NEW.source, NEW.type, NEW.subject, NEW.data);
  RETURN NULL;
END
$$;
GRANT EXECUTE ON FUNCTION faults.note_publication() TO PUBLIC;

-- An event is appended by the transaction that publishes it, or comes from an outbox and is noted.
CREATE FUNCTION faults.note_append() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  INSERT INTO faults.published (event_id, source, type, subject, data)
  SELECT NEW.event_id, NEW.source, NEW.type, NEW.subject, NEW.data
  WHERE NOT EXISTS (SELECT FROM faults.published WHERE event_id = NEW.event_id);
  RETURN NULL;
END
$$;
GRANT EXECUTE ON FUNCTION faults.note_append() TO PUBLIC;
CREATE TRIGGER note_append AFTER INSERT ON bus.log FOR EACH ROW EXECUTE FUNCTION faults.note_append();

-- What was published while the stack was set up, relayed or not.
CREATE FUNCTION faults.watch(schema_name text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER note_publication AFTER INSERT ON %I.outbox FOR EACH ROW'
    ' EXECUTE FUNCTION faults.note_publication()', schema_name);
END
$$;
