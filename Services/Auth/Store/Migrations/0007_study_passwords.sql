-- A study's password comes in an event of its own, before the study or after it. A password whose study
-- is not known yet stands in a row with revision -1, which nobody can join by. Holds nothing of persons;
-- kept as long as the study, the hash until the catalogue sets another or none.

-- The revision of the study that access_password_hash was published with.
ALTER TABLE studies ADD password_revision bigint NOT NULL DEFAULT 0;
UPDATE studies SET password_revision = revision WHERE access_password_hash IS NOT NULL;
