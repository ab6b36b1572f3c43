-- What administrators see and change of accounts: suspension and the mark of test participants.
--
-- Personal, like the rows of accounts that the columns belong to: kept as long as those, erased with them.
-- The reason is a code, never words about a person.
ALTER TABLE accounts
  -- Since when it is shut out; null: it is not.
  ADD COLUMN suspended_at      timestamptz,
  ADD COLUMN suspension_reason text
    CHECK (suspension_reason IN ('abuse', 'compromised', 'requested', 'left_team', 'other')),
  -- What it answers is a test.
  ADD COLUMN test_participant  boolean NOT NULL DEFAULT false,
  -- Grows with each change of the columns above: the time in microseconds, or one more. Events carry it, so
  -- that a late one changes nothing.
  ADD COLUMN managed_revision  bigint  NOT NULL DEFAULT 0,
  ADD CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL));

-- Administrators list accounts newest first.
CREATE INDEX accounts_by_age ON accounts (created_at, participant_id);
-- In the order of bytes, in which a prefix is a range.
CREATE INDEX accounts_by_username ON accounts (username_key COLLATE "C");
-- Both are few among many.
CREATE INDEX accounts_suspended ON accounts (created_at, participant_id)
  WHERE suspended_at IS NOT NULL;
CREATE INDEX account_roles_of_staff ON account_roles (role, participant_id)
  WHERE role <> 'participant';
