-- Accounts that were ever suspended, as the bus tells, so that their access tokens are refused also after a
-- restart while otolith-auth is down. A restored one stays, so that what is told late or again changes
-- nothing.
--
-- Personal, by its random id alone: somebody was shut out. Kept as long as the account; erased with it.
-- Processes look every 15 seconds, and keep nothing of a row that is gone.
CREATE TABLE suspended_accounts (
  participant_id uuid        PRIMARY KEY,
  -- Grows with each change of the account by an administrator; the highest counts.
  revision       bigint      NOT NULL,
  suspended      boolean     NOT NULL,
  changed_at     timestamptz NOT NULL
);
CREATE INDEX suspended_accounts_now ON suspended_accounts (participant_id) WHERE suspended;
