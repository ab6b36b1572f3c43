-- Nothing is asked for that would be refused because it comes too soon after the last time.

ALTER TABLE study_questionnaires
  -- Hours after which it may be filled in again; 0: at any time.
  ADD COLUMN repeat_interval_hours int8 NOT NULL DEFAULT 0;

-- When the latest sheet was finished. Kept up to date only where there is an interval.
ALTER TABLE completions ADD COLUMN finished_at timestamptz;
