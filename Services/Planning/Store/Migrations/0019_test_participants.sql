-- Whose answers are a test, as otolith-auth tells: compliance leaves them out unless they are asked for, as exports
-- do. What counts is the mark as it stands now, for what was planned earlier, too. Those whose mark was taken away
-- stay, so that what is told late or again changes nothing.
--
-- Personal, by the random id alone. Kept as long as the participant; erased with them.
CREATE TABLE test_participants (
  participant_id uuid    PRIMARY KEY,
  marked         boolean NOT NULL,
  -- Grows with each change of the account by an administrator; the highest counts.
  revision       bigint  NOT NULL
);
INSERT INTO personal_tables (table_name, place, of_study) VALUES ('test_participants', 145, false);
