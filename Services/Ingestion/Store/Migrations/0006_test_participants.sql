-- Whose answers are a test, as otolith-auth tells: exports leave them out unless they are asked for. What
-- counts is the mark as it stands when the export is made, for earlier sheets, too. Those whose mark was
-- taken away stay, so that what is told late or again changes nothing.
--
-- Personal, by the random id alone. Kept as long as the participant's sheets; erased with them.
CREATE TABLE test_participants (
  participant_id uuid    PRIMARY KEY,
  marked         boolean NOT NULL,
  -- Grows with each change of the account by an administrator; the highest counts. 0: an access token said
  -- it before the bus did.
  revision       bigint  NOT NULL
);
