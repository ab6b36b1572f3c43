-- What a study's staff sees and changes of its participants' plans.

-- Since when studies are, and were, paused.
CREATE TABLE study_pauses (
  study_id   text        NOT NULL REFERENCES studies ON DELETE CASCADE,
  paused_at  timestamptz NOT NULL,
  -- NULL: still is.
  resumed_at timestamptz,
  PRIMARY KEY (study_id, paused_at)
);
-- One at a time.
CREATE UNIQUE INDEX study_pauses_open ON study_pauses (study_id) WHERE resumed_at IS NULL;
-- Since when is not known.
INSERT INTO study_pauses (study_id, paused_at) SELECT study_id, now() FROM studies WHERE paused;

-- By which names of its own the audit log knows people: random, and linked to a person by this table alone. With the
-- row goes that link, while the entries and their chain stay as they were written.
CREATE TABLE audit_names (
  participant_id uuid PRIMARY KEY,
  audit_id       uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- What staff did: append-only, each entry bound to the one before by its hash.
CREATE TABLE audit_log (
  number        bigint      PRIMARY KEY CHECK (number >= 1),
  time          timestamptz NOT NULL,
  -- Of audit_names, as is the subject.
  actor         uuid        NOT NULL,
  action        text        NOT NULL,
  subject       uuid        NOT NULL,
  -- Ids of the study and of what was changed there; never personal data.
  object        text        NOT NULL,
  previous_hash bytea       NOT NULL CHECK (octet_length(previous_hash) = 32),
  hash          bytea       NOT NULL CHECK (octet_length(hash) = 32)
);

-- Ends of the audit log, sealed with a key that is not in the database: nothing up to one can be changed any more
-- without the key.
CREATE TABLE audit_seals (
  log       text        NOT NULL,
  -- Of the last entry that is sealed.
  number    bigint      NOT NULL CHECK (number > 0),
  -- The entry's.
  hash      bytea       NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at timestamptz NOT NULL,
  -- Keyed BLAKE2b of the other columns.
  code      bytea       NOT NULL CHECK (octet_length(code) = 32),
  PRIMARY KEY (log, number)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are written once', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What ingestion makes the pseudonyms of a study's exports with.
CREATE TABLE pseudonym_keys (
  study_id text  PRIMARY KEY,
  key      bytea NOT NULL CHECK (octet_length(key) = 32)
);
ALTER TABLE enrolments
  -- As exports have it; NULL: nobody has asked for it yet.
  ADD COLUMN pseudonym text;

-- Dates that staff sets, from which schedules count.
CREATE TABLE staff_dates (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  staff_date_id  text        NOT NULL,
  date           date        NOT NULL,
  -- Of audit_names.
  set_by         uuid        NOT NULL,
  set_at         timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, staff_date_id)
);
CREATE INDEX staff_dates_of_study ON staff_dates (study_id);
ALTER TABLE study_schedules
  -- The date that its days count from; empty: none that staff sets.
  ADD COLUMN anchor_staff_date_id text NOT NULL DEFAULT '';

ALTER TABLE notifications
  -- Who asks.
  ADD COLUMN origin text NOT NULL DEFAULT 'schedule' CHECK (origin IN ('schedule', 'staff')),
  -- NULL: staff asks, and nothing was drawn.
  ALTER COLUMN revision DROP NOT NULL,
  ADD CHECK ((revision IS NULL) = (origin = 'staff')),
  -- That staff has moved to this one.
  ADD COLUMN moved_from uuid,
  -- Staff has called it off: its schedule asks for nothing in its place.
  ADD COLUMN cancelled_by_staff boolean NOT NULL DEFAULT false;
-- 0017 has one that keeps who asks apart.
DROP INDEX notifications_standing;

INSERT INTO personal_tables (table_name, place, of_study) VALUES
  ('staff_dates', 65, true), ('audit_names', 125, false);
