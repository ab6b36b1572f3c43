-- Effects of each consumer, one row per effect. Nothing is unique, so that duplicates show.
CREATE TABLE effects (
  -- Order of the effects of one consumer, which applies events under the lock of its cursor.
  place int8 GENERATED ALWAYS AS IDENTITY,
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  -- Id of the event that an echo answers; NULL for other events.
  cause uuid,
  -- Name of the process.
  instance text NOT NULL
);
