-- What somebody who looks into an attack or a leak wants to know: failed sign-ins, calls refused for want of
-- a role, exports. Counted by the minute, so that a flood is a few rows: of one kind and minute each process
-- tells at most 20 apart, and counts the rest under an empty `who` and `what`. Never an address of the
-- network, a name or a text that a caller made up.
--
--   SELECT minute, kind, who, what, count FROM auth.security_events
--   WHERE minute > now() - interval '1 day' ORDER BY minute, kind;
--
-- Personal where `who` is the random id of an account: staff who called or exported. Kept for 90 days by
-- the background work of each service, then deleted; erasing an account leaves them until then, since they
-- prove what happened to the data of others. At most about 100 MB a kind, however long a flood lasts.
CREATE TABLE security_events (
  -- UTC, by the server's clock.
  minute timestamptz NOT NULL,
  -- sign_in_failed, call_refused, export_begun, export_ended, export_broken, password_changed,
  -- password_reset.
  kind   text        NOT NULL,
  -- Of a failed sign-in: what was guessed at, hashed under a key that only the process knows and forgets
  -- when it ends, so that nobody finds the name by trying. Else the participant id of who called; empty:
  -- unknown, or one of many.
  who    text        NOT NULL,
  -- The method, or the study.
  what   text        NOT NULL,
  count  bigint      NOT NULL CHECK (count > 0),
  PRIMARY KEY (minute, kind, who, what)
);
