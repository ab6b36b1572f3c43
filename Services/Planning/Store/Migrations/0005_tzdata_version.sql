-- Whose rules an instant was drawn by: the version of the time zone database (`2026a`) that the host had
-- then; NULL: not known, or drawn before this was kept. With it any instant can be drawn again after
-- the rules have changed. Says nothing about the participant; kept and removed with its row.
ALTER TABLE notifications ADD COLUMN tzdata_version text CHECK (octet_length(tzdata_version) <= 16);
