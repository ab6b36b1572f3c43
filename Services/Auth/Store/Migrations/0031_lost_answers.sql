-- Whether the exchange of just this token made the next generation: its answer may have been lost. A hash of
-- nobody; goes with the token.
ALTER TABLE refresh_tokens ADD COLUMN started_next boolean NOT NULL DEFAULT false;
