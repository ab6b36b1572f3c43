-- How much each participant has stored in each study, so that nobody can fill the disk. Counted since
-- this table exists, months that were dropped included.
--
-- Personal: how much somebody took part, nothing of what was said. Kept as long as the participant's
-- sheets; erased with them.
CREATE TABLE sheet_usage (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  sheets         bigint NOT NULL,
  -- Of the columns with contents, as they were sent to the database.
  bytes          bigint NOT NULL,
  -- The latest day, in UTC and by the server's clock, on which sheets were received, and how many.
  day            date   NOT NULL,
  day_sheets     bigint NOT NULL,
  PRIMARY KEY (participant_id, study_id)
-- Every sheet changes its row: room on the page lets the change stay on it, without touching the index.
) WITH (fillfactor = 60);
