-- What a person sees of the own sessions. Both go with the session: when it has ended or expired, and with
-- the account.
ALTER TABLE sessions
  -- Chosen by the client, e.g. the name of the device; nothing that this service found out itself.
  ADD COLUMN label text NOT NULL DEFAULT '' CHECK (char_length(label) <= 64),
  -- When a password was last proven in it; null of anonymous accounts.
  ADD COLUMN proven_at timestamptz;
