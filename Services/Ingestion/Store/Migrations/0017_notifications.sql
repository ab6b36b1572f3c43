-- Notifications as planning planned them, for the sheets that they cause: a sheet and the notification that it
-- names may come in either order, so that they meet when they are read. A sheet is written once.
CREATE TABLE notifications (
  participant_id   uuid        NOT NULL,
  notification_id  uuid        NOT NULL,
  study_id         text        NOT NULL,
  questionnaire_id text        NOT NULL,
  -- When the device was to notify. Planning never moves it.
  notify_at        timestamptz NOT NULL,
  -- After this it could no longer be answered in time; null: until the next one.
  expires_at       timestamptz,
  -- At a time that the participant or the study fixed, not a random one.
  fixed            boolean     NOT NULL,
  -- Called off, once and for all.
  cancelled        boolean     NOT NULL,
  PRIMARY KEY (participant_id, notification_id)
);
INSERT INTO personal_tables (table_name, of_study) VALUES ('notifications', true);
