-- Mails that come back.

-- Since when there is no mailbox at the address, as a mail server said.
ALTER TABLE accounts ADD COLUMN email_failed_at timestamptz,
  ADD CONSTRAINT accounts_email_failed CHECK (email_failed_at IS NULL OR email IS NOT NULL);

-- Mails to the addresses that accounts keep: what comes back is known by the random id.
--
-- Personal: `erase`, with the account; kept for 14 days, and until the address changes.
CREATE TABLE sent_mails (
  mail_id        uuid        PRIMARY KEY,
  participant_id uuid        NOT NULL REFERENCES accounts ON DELETE CASCADE,
  sent_at        timestamptz NOT NULL
);
CREATE INDEX sent_mails_by_time ON sent_mails (sent_at);
CREATE INDEX sent_mails_by_participant ON sent_mails (participant_id);

-- What came back of one address says nothing of another.
CREATE FUNCTION forget_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email_key IS DISTINCT FROM OLD.email_key THEN
    NEW.email_failed_at := NULL;
    DELETE FROM sent_mails WHERE participant_id = OLD.participant_id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER forget_former_address BEFORE UPDATE OF email, email_key ON accounts
  FOR EACH ROW EXECUTE FUNCTION forget_former_address();
