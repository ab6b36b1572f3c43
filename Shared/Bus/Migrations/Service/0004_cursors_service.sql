-- A cursor names the log that its place is in, and what stands there, so that a service whose database
-- or log was restored elsewhere does not go on at a place that means nothing. Cursors from before take
-- the log that they meet first. Ids of events, of nobody in particular; kept as long as the cursor.
ALTER TABLE bus_cursors
  ADD COLUMN log_id text,
  ADD COLUMN log_timeline text,
  ADD COLUMN event_id uuid,
  ADD CONSTRAINT a_log_is_named_whole CHECK ((log_id IS NULL) = (log_timeline IS NULL));
