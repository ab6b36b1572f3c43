-- What each consumer did, a row for each time that it did it. Nothing here is unique: whatever
-- happens twice must show.
CREATE TABLE effects (
  -- The order of the effects of one consumer: it holds the lock of its cursor while it applies.
  place int8 GENERATED ALWAYS AS IDENTITY,
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  source text NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  -- The event that an echo answers; NULL for others.
  cause uuid,
  -- Which process.
  instance text NOT NULL
);
