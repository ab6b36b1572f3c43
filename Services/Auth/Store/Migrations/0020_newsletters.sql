-- Newsletters to those who want them.

-- What ends somebody's wish by one click: random, and there as long as the wish. Of a person, as the row.
ALTER TABLE accounts ADD COLUMN newsletter_token uuid;
UPDATE accounts SET newsletter_token = gen_random_uuid() WHERE newsletter_since IS NOT NULL;
ALTER TABLE accounts ADD CONSTRAINT accounts_newsletter_ends
  CHECK ((newsletter_since IS NULL) = (newsletter_token IS NULL));
CREATE UNIQUE INDEX accounts_newsletter_token ON accounts (newsletter_token)
  WHERE newsletter_token IS NOT NULL;
CREATE INDEX accounts_wanting_newsletter ON accounts (participant_id)
  WHERE newsletter_since IS NOT NULL;

-- What was sent. `none`; kept for ever.
CREATE TABLE newsletters (
  -- Made by the client.
  newsletter_id   uuid        PRIMARY KEY,
  created_at      timestamptz NOT NULL,
  -- For how many a mail was made, in the order of their ids, and the least id that may come next, which is
  -- nobody's but by chance: until it is complete.
  recipient_count bigint      NOT NULL DEFAULT 0,
  next_id         uuid,
  completed_at    timestamptz,
  CHECK (completed_at IS NULL OR next_id IS NULL)
);
CREATE INDEX newsletters_under_way ON newsletters (created_at) WHERE completed_at IS NULL;

-- `none`; kept for ever.
CREATE TABLE newsletter_texts (
  newsletter_id uuid    NOT NULL REFERENCES newsletters,
  -- In the order in which they were sent.
  position      integer NOT NULL,
  -- BCP 47.
  language      text    NOT NULL,
  subject       text    NOT NULL,
  text          text    NOT NULL,
  PRIMARY KEY (newsletter_id, position)
);

-- The words of a newsletter stay where they are until its mails are handed over.
ALTER TABLE mail_outbox ADD COLUMN newsletter_id uuid REFERENCES newsletters;
CREATE INDEX mail_outbox_newsletters ON mail_outbox (newsletter_id) WHERE newsletter_id IS NOT NULL;
