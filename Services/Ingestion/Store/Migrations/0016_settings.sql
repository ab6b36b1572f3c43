-- What participants chose once and expect on every device.

CREATE TABLE participant_settings (
  participant_id uuid        PRIMARY KEY,
  settings       jsonb       NOT NULL,
  -- Counts the changes, from 1.
  revision       bigint      NOT NULL,
  -- When the latest one was made, by the server's clock.
  updated_at     timestamptz NOT NULL
);
INSERT INTO personal_tables (table_name, of_study) VALUES ('participant_settings', false);
