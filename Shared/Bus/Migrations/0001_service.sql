-- The bus in a service's own schema: what it will publish, and what it has taken in.

-- Written in the transaction of the change it tells of; emptied by the relay.
CREATE TABLE outbox (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id    uuid NOT NULL,
  source      text NOT NULL,
  type        text NOT NULL,
  subject     text NOT NULL,
  occurred_at timestamptz NOT NULL,
  data        bytea NOT NULL
);

-- How far each consumer has read the log; its row is the lock that makes one instance active.
CREATE TABLE bus_cursors (
  consumer text PRIMARY KEY,
  txid     text NOT NULL DEFAULT '0',
  position bigint NOT NULL DEFAULT 0
);

-- Written in the transaction of an event's effect: the effect happens once.
CREATE TABLE inbox (
  consumer   text NOT NULL,
  event_id   uuid NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (consumer, event_id)
);

-- Events whose effect failed, and later events of the same subject, which wait behind them.
CREATE TABLE parked_events (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consumer        text NOT NULL,
  event_id        uuid NOT NULL,
  source          text NOT NULL,
  type            text NOT NULL,
  subject         text NOT NULL,
  occurred_at     timestamptz NOT NULL,
  data            bytea NOT NULL,
  attempts        integer NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  first_failed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  reason          text NOT NULL,
  UNIQUE (consumer, event_id)
);
CREATE INDEX parked_events_in_order ON parked_events (consumer, subject, id);

-- Events given up after too many attempts, for an operator to look at and replay.
CREATE TABLE dead_letters (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  consumer        text NOT NULL,
  event_id        uuid NOT NULL,
  source          text NOT NULL,
  type            text NOT NULL,
  subject         text NOT NULL,
  occurred_at     timestamptz NOT NULL,
  data            bytea NOT NULL,
  attempts        integer NOT NULL,
  first_failed_at timestamptz NOT NULL,
  died_at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  reason          text NOT NULL,
  UNIQUE (consumer, event_id)
);
