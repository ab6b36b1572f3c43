-- Answer sheets and all else that participants store, with the read models that validate it.

-- SECURITY DEFINER functions keep this search path, so that objects of a caller, temporary ones
-- included, cannot shadow those of the schema.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

-- Answer sheets ----------------------------------------------------------------------------------

-- One row for each sheet ever accepted, kept when the sheet's month is dropped: a device that sends it
-- again still learns that it is stored, or that it differs. Not partitioned: a statement that stores
-- twenty sheets would open most partitions of a hash, which takes a fifth of its time.
CREATE TABLE answer_sheet_keys (
  participant_id   uuid        NOT NULL,
  -- Created by the device. Identifies the sheet together with the participant; payload_hash shows
  -- whether a second sheet with the same id is the same.
  sheet_id         uuid        NOT NULL,
  study_id         text        NOT NULL,
  questionnaire_id text        NOT NULL,
  -- Whether the study allowed one sheet of this questionnaire when the sheet arrived.
  one_time         boolean     NOT NULL,
  -- By the device's clock.
  finished_at      timestamptz NOT NULL,
  -- When it counts as finished: at finished_at, but not after received_at; at received_at if
  -- finished_at is implausible.
  counted_at       timestamptz NOT NULL,
  -- As in answer_sheets; determines the partition of the sheet.
  received_at      timestamptz NOT NULL,
  -- SHA-256 of the canonical contents.
  payload_hash     bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  -- Whether the sheet completes its questionnaire. A sheet without answers that was not closed
  -- incomplete on purpose does not: it uses up no one-time questionnaire, starts no repeat interval
  -- and lifts no block.
  fills_in         boolean     NOT NULL DEFAULT true,
  -- Whether the participant withdrew the sheet: it counts for nothing, and `one_time` is cleared.
  withdrawn        boolean     NOT NULL DEFAULT false,
  PRIMARY KEY (participant_id, sheet_id)
);
-- Decides between two first sheets of a one-time questionnaire that arrive at the same time.
CREATE UNIQUE INDEX answer_sheet_keys_one_time
  ON answer_sheet_keys (participant_id, study_id, questionnaire_id) WHERE one_time;
CREATE INDEX answer_sheet_keys_of_participant
  ON answer_sheet_keys (participant_id, questionnaire_id, counted_at, sheet_id);

-- Answer sheets, written once and partitioned by the month of their receipt.
CREATE TABLE answer_sheets (
  participant_id        uuid        NOT NULL,
  sheet_id              uuid        NOT NULL,
  -- The order in which exports read. Assigned before the commit, so that gaps and late rows occur.
  sequence              bigint      GENERATED ALWAYS AS IDENTITY,
  study_id              text        NOT NULL,
  questionnaire_id      text        NOT NULL,
  version               integer     NOT NULL,
  -- By the device's clock.
  started_at            timestamptz,
  finished_at           timestamptz NOT NULL,
  -- By the server's clock.
  received_at           timestamptz NOT NULL,
  time_zone             text        NOT NULL,
  -- Offset of the time zone from UTC at finished_at; null: the zone is unknown.
  utc_offset_minutes    smallint,
  notification_id       text        NOT NULL,
  app_version           text        NOT NULL,
  platform              text        NOT NULL,
  -- By element id: {"loudness": {"number": 0.5, "place": 0, "at": 1774746000000000}}; `place` is the
  -- place among the answers as sent, `at` the device's time in microseconds if recorded.
  answers               jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- Arrays in the order of measurement; null if empty.
  noise                 jsonb       CHECK (jsonb_typeof(noise) = 'array'),
  positions             jsonb       CHECK (jsonb_typeof(positions) = 'array'),
  -- Answers to other questionnaires that the device knew.
  referenced_answers    jsonb       CHECK (jsonb_typeof(referenced_answers) = 'array'),
  -- The participant's group in the study at finished_at; empty: none.
  group_id              text        NOT NULL DEFAULT '',
  -- Rules that the sheet did not follow: BLOCKED, PAUSED.
  deviations            text[]      NOT NULL DEFAULT '{}',
  -- [{"id": "total", "value": 12, "band": "mild"}] by the sheet's version; null if empty.
  scores                jsonb,
  closing               text        NOT NULL
    CHECK (closing IN ('complete', 'incomplete', 'autosaved', 'expired')),
  -- Empty if the client does not send them.
  device_system         text        NOT NULL DEFAULT '',
  device_system_version text        NOT NULL DEFAULT '',
  device_maker          text        NOT NULL DEFAULT '',
  device_model          text        NOT NULL DEFAULT '',
  -- Mark and review state by staff of an anonymised sheet, whose sheet_reviews are erased; otherwise
  -- empty.
  mark                  text        NOT NULL DEFAULT '',
  review_state          text        NOT NULL DEFAULT '',
  -- The transaction that stored it, by which exports continue after earlier ones. An anonymised sheet
  -- has that of the first transaction of all, so that no export brings it beside the removal of the
  -- participant.
  stored_in             xid8        NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (participant_id, sheet_id, received_at)
) PARTITION BY RANGE (received_at);
CREATE INDEX answer_sheets_of_study ON answer_sheets (study_id, questionnaire_id, sequence);
CREATE TABLE answer_sheets_default PARTITION OF answer_sheets DEFAULT;
-- No statement selects by contents, and sorting samples of them takes most of ANALYZE's time, which
-- a young table spends again and again.
ALTER TABLE answer_sheets
  ALTER COLUMN answers SET STATISTICS 0, ALTER COLUMN noise SET STATISTICS 0,
  ALTER COLUMN positions SET STATISTICS 0, ALTER COLUMN referenced_answers SET STATISTICS 0,
  ALTER COLUMN scores SET STATISTICS 0, ALTER COLUMN deviations SET STATISTICS 0;

INSERT INTO partitioned_tables (table_name, time_column, width, ahead)
VALUES ('answer_sheets', 'received_at', 'month', 2);
SELECT FROM maintain_partitions('answer_sheets', clock_timestamp());

-- Returns the sheet of a key; empty if its month was dropped. Opens one partition, since the time is
-- known when its statement starts; a join opens those of all months, also for no key.
CREATE FUNCTION stored_sheet(participant uuid, sheet uuid, received timestamptz)
RETURNS SETOF answer_sheets LANGUAGE plpgsql STABLE ROWS 1
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT * FROM answer_sheets
  WHERE participant_id = participant AND sheet_id = sheet AND received_at = received;
END
$$;
REVOKE ALL ON FUNCTION stored_sheet FROM PUBLIC;

-- Amendments and withdrawals of stored sheets, and corrections by staff, each complete. The sheet itself
-- is revision 1.
--
-- Personal, like the sheets. Where answers are anonymised, the newest revision becomes part of the
-- sheet and the others are deleted.
CREATE TABLE sheet_revisions (
  participant_id    uuid        NOT NULL,
  sheet_id          uuid        NOT NULL,
  revision          integer     NOT NULL CHECK (revision >= 2),
  -- Created by the device, or by the server if one question is withdrawn from all sheets. payload_hash
  -- (SHA-256) shows whether a second amendment with the same id is the same.
  amendment_id      uuid        NOT NULL,
  payload_hash      bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  -- As in the sheet; sheet_received_at determines its partition.
  study_id          text        NOT NULL,
  questionnaire_id  text        NOT NULL,
  version           integer     NOT NULL,
  finished_at       timestamptz NOT NULL,
  sheet_received_at timestamptz NOT NULL,
  -- The reason of who made it.
  reason            text        NOT NULL,
  -- Why staff made it, as CorrectionReason; empty: the participant made it.
  correction        text        NOT NULL DEFAULT '',
  -- By the device's clock; of a correction, by the server's clock.
  amended_at        timestamptz NOT NULL,
  -- By the server's clock.
  received_at       timestamptz NOT NULL,
  -- Whether the sheet was withdrawn; then it has no answers.
  withdrawn         boolean     NOT NULL,
  -- As in answer_sheets.
  answers           jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  scores            jsonb,
  -- As in answer_sheets.
  stored_in         xid8        NOT NULL DEFAULT pg_current_xact_id(),
  -- Two amendments of the same revision conflict.
  PRIMARY KEY (participant_id, sheet_id, revision),
  UNIQUE (participant_id, amendment_id)
);
CREATE INDEX sheet_revisions_of_study
  ON sheet_revisions (study_id, sheet_id, participant_id, revision);
-- Amendments since an earlier reading, for figures.
CREATE INDEX sheet_revisions_stored ON sheet_revisions (study_id, questionnaire_id, stored_in);

-- What staff did with sheets: corrections, marks, review states and comments. Written once.
--
-- Personal: assessments of a participant's answers. Where answers are anonymised, the latest mark and
-- state become part of the sheet.
CREATE TABLE sheet_reviews (
  participant_id    uuid        NOT NULL,
  sheet_id          uuid        NOT NULL,
  -- Counts the reviews of the sheet.
  number            integer     NOT NULL CHECK (number BETWEEN 1 AND 200),
  -- Created by the caller. payload_hash (SHA-256) shows whether a second review with the same id is the
  -- same.
  request_id        uuid        NOT NULL,
  payload_hash      bytea       NOT NULL CHECK (octet_length(payload_hash) = 32),
  -- As in the sheet; sheet_received_at determines its partition.
  study_id          text        NOT NULL,
  sheet_received_at timestamptz NOT NULL,
  -- A name of staff_names.
  reviewed_by       uuid        NOT NULL,
  -- By the server's clock.
  reviewed_at       timestamptz NOT NULL,
  kind              text        NOT NULL CHECK (kind IN ('correction', 'mark', 'state', 'comment')),
  -- As CorrectionReason, SheetMark or ReviewState; empty: removed.
  value             text        NOT NULL,
  -- The revision that a correction made.
  revision          integer     CHECK ((revision IS NOT NULL) = (kind = 'correction')),
  -- The reason, or the comment.
  note              text        NOT NULL,
  -- As in answer_sheets.
  stored_in         xid8        NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (participant_id, sheet_id, number),
  UNIQUE (participant_id, request_id)
);
CREATE INDEX sheet_reviews_of_study ON sheet_reviews (study_id);

-- Random names under which reviews know staff. Deleting a row removes the link between reviews and a
-- person.
CREATE TABLE staff_names (
  participant_id uuid PRIMARY KEY,
  name           uuid NOT NULL UNIQUE DEFAULT gen_random_uuid()
);

-- Sheets that were permanently rejected, so that the participant can correct them on any device and
-- send them again with the same id. Kept for 30 days, at most 200 of a participant.
--
-- Personal: answers. Erased in every mode.
CREATE TABLE rejected_sheets (
  participant_id uuid        NOT NULL,
  sheet_id       uuid        NOT NULL,
  study_id       text        NOT NULL,
  -- By the server's clock: the last rejection.
  rejected_at    timestamptz NOT NULL,
  -- {"sheet": …, "violations": [{"field": …, "reason": …, "description": …}]}, the sheet as it was sent.
  -- json, since jsonb rejects U+0000.
  contents       json        NOT NULL,
  -- Size of the contents.
  bytes          integer     NOT NULL,
  PRIMARY KEY (participant_id, sheet_id)
);
CREATE INDEX rejected_sheets_by_time ON rejected_sheets (rejected_at);

-- Unfinished sheets, which can be continued on any device. An ended draft stays without its contents
-- for 400 days, since an offline device may send it again. A submitted one is known by its row in
-- answer_sheet_keys and ends with the commit of its sheet.
--
-- Personal: answers. Erased in every mode.
CREATE TABLE sheet_drafts (
  participant_id   uuid        NOT NULL,
  -- Created by the device: the id of the later sheet.
  draft_id         uuid        NOT NULL,
  study_id         text        NOT NULL,
  questionnaire_id text        NOT NULL,
  version          integer     NOT NULL,
  -- By the device's clock.
  started_at       timestamptz,
  -- By the server's clock.
  updated_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  -- Null while it can be continued.
  ended_at         timestamptz,
  -- Counts the changes.
  revision         bigint      NOT NULL,
  -- Share of the visible questions with an answer.
  percent          smallint    NOT NULL CHECK (percent BETWEEN 0 AND 100),
  -- As answer_sheets.answers.
  answers          jsonb       NOT NULL CHECK (jsonb_typeof(answers) = 'object'),
  -- By element id, including elements without an answer: when it was changed, then the device's time if
  -- that one is impossible, in microseconds since 1970: {"loudness": [1774746000000000]}.
  changes          jsonb       NOT NULL CHECK (jsonb_typeof(changes) = 'object'),
  -- Size of answers and changes as sent to the database.
  bytes            integer     NOT NULL,
  PRIMARY KEY (participant_id, draft_id)
);
CREATE INDEX sheet_drafts_expiring ON sheet_drafts (expires_at) WHERE ended_at IS NULL;
CREATE INDEX sheet_drafts_ended ON sheet_drafts (ended_at) WHERE ended_at IS NOT NULL;

-- Storage used by each participant in each study, for the quota. Includes dropped months.
--
-- Personal: amount of participation. Kept as long as the sheets; erased with them.
CREATE TABLE sheet_usage (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  sheets         bigint NOT NULL,
  -- Size of the columns with contents as sent to the database.
  bytes          bigint NOT NULL,
  -- The latest day (UTC, server's clock) with sheets, and their number.
  day            date   NOT NULL,
  day_sheets     bigint NOT NULL,
  PRIMARY KEY (participant_id, study_id)
-- Free space allows heap-only updates.
) WITH (fillfactor = 60);

-- Health records ---------------------------------------------------------------------------------

-- The number of each participant's latest record change. A transaction locks the row before it changes
-- records, so that numbers follow the order of the commits and readers miss none.
--
-- Personal: amount of writing. Kept as long as the account.
CREATE TABLE record_counters (
  participant_id uuid   PRIMARY KEY,
  change         bigint NOT NULL DEFAULT 0,
  -- The latest change whose tombstone was deleted; a device with an older cursor starts over.
  forgotten      bigint NOT NULL DEFAULT 0,
  CHECK (forgotten <= change)
) WITH (fillfactor = 60);

-- Health records, which participants keep beside questionnaires and see on all their devices.
--
-- Personal: diagnoses and treatments in the participant's words. Kept until the participant deletes
-- them; a tombstone without contents stays for 400 days.
CREATE TABLE health_records (
  participant_id  uuid        NOT NULL,
  -- Created by the device.
  record_id       uuid        NOT NULL,
  study_id        text        NOT NULL,
  type            text        NOT NULL
    CHECK (type IN ('event', 'therapy', 'audiogram', 'tinnitus-match', 'measurement')),
  title           text        NOT NULL,
  note            text        NOT NULL,
  -- As RecordJSON writes them; null: deleted.
  contents        jsonb       CHECK (jsonb_typeof(contents) = 'object'),
  -- Vocabulary of the codes in the contents; empty: none.
  vocabulary_id   text        NOT NULL,
  time_zone       text        NOT NULL,
  -- Counts the changes of the record, from 1.
  revision        integer     NOT NULL CHECK (revision > 0),
  -- Number among all changes of the participant's records, by which devices synchronise.
  change          bigint      NOT NULL,
  -- By the clock of the device that changed it last.
  changed_at      timestamptz NOT NULL,
  -- By the server's clock.
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  -- First and last instant of the subject; null: deleted; the end is also null for an ongoing therapy.
  starts_at       timestamptz,
  ends_at         timestamptz,
  -- Prefix of the title in the order of lists.
  title_key       text        NOT NULL COLLATE "C",
  -- Words of title and note.
  words           tsvector    NOT NULL,
  -- Size of contents, title and note.
  bytes           integer     NOT NULL,
  -- Digest of the contents, and the concatenated digests of the latest changes.
  contents_digest bytea       NOT NULL,
  change_digests  bytea       NOT NULL,
  -- The transaction that stored or changed it, as in answer_sheets.
  stored_in       xid8        NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (participant_id, record_id)
);
CREATE UNIQUE INDEX health_records_changes ON health_records (participant_id, change);
CREATE INDEX health_records_of_study ON health_records (study_id, record_id, participant_id);
CREATE INDEX health_records_tombstones ON health_records (updated_at) WHERE contents IS NULL;

-- Splits a text of lower-case words separated by spaces, and removes Latin, Greek, Cyrillic, Hebrew and
-- Arabic combining marks.
CREATE FUNCTION record_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_remove(string_to_array(regexp_replace(
    normalize(words, NFKD), '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F]', '', 'g'), ' '), '')
$$;

-- Returns a query for texts with a word that starts with each of these; null for no words.
CREATE FUNCTION record_search(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT string_agg(
    '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  FROM unnest(record_words(words)) AS word
$$;

-- Returns the day of a time in a zone named by a device: an IANA name, or UTC+05:30. PostgreSQL counts
-- offsets west of Greenwich as positive. An unknown zone counts as UTC.
CREATE FUNCTION local_date(at timestamptz, zone text) RETURNS date LANGUAGE plpgsql STABLE STRICT AS $$
BEGIN
  RETURN (at AT TIME ZONE
    CASE WHEN zone ~ '^UTC[+-]' THEN translate(zone, '+-', '-+') ELSE zone END)::date;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN (at AT TIME ZONE 'UTC')::date;
END
$$;

-- Listening --------------------------------------------------------------------------------------

-- Sessions in which participants listened to a sound.
CREATE TABLE listening_sessions (
  participant_id     uuid        NOT NULL,
  session_id         uuid        NOT NULL,
  study_id           text        NOT NULL,
  collection_id      text        NOT NULL,
  collection_version integer     NOT NULL,
  sound_id           text        NOT NULL,
  -- By the device's clock.
  started_at         timestamptz NOT NULL,
  -- When it counts as begun: as counted_at of answer_sheet_keys.
  counted_at         timestamptz NOT NULL,
  -- By the server's clock.
  received_at        timestamptz NOT NULL,
  time_zone          text        NOT NULL,
  -- Offset of the time zone from UTC at started_at; null: the zone is unknown.
  utc_offset_minutes integer,
  -- Without pauses.
  net_milliseconds   integer     NOT NULL CHECK (net_milliseconds BETWEEN 1 AND 86400000),
  -- The chosen loop, 0 for an endless one; null: none.
  loop_minutes       integer,
  ended_by           text        NOT NULL CHECK (ended_by IN ('user', 'timer', 'sound')),
  rated              text        NOT NULL CHECK (rated IN ('rated', 'declined', 'not_asked')),
  -- Clinical Global Impression of change, 1 (very much better) to 7 (very much worse).
  rating             integer     CHECK (rating BETWEEN 1 AND 7),
  app_version        text        NOT NULL,
  -- As in answer_sheets.
  deviations         text[]      NOT NULL,
  -- When the participant withdrew it; null: not withdrawn. It counts for nothing, but a device that
  -- sends it again learns that it is stored.
  withdrawn_at       timestamptz,
  -- SHA-256 of the canonical contents; empty once the session is anonymised.
  payload_hash       bytea       NOT NULL,
  -- The order in which exports read.
  sequence           bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- The transaction that stored or withdrew it, as in answer_sheets.
  stored_in          xid8        NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (participant_id, session_id),
  CHECK ((rated = 'rated') = (rating IS NOT NULL))
);
-- A participant's own sessions, latest first, of all studies or of one.
CREATE INDEX listening_sessions_by_time
  ON listening_sessions (participant_id, counted_at, session_id);
CREATE INDEX listening_sessions_of_study
  ON listening_sessions (participant_id, study_id, counted_at, session_id);
CREATE INDEX listening_sessions_export ON listening_sessions (study_id, sequence);

-- Sessions stored by each participant in each study, for the quota.
CREATE TABLE listening_usage (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  sessions       bigint NOT NULL,
  -- The latest day (UTC, server's clock) with sessions, and their number.
  day            date   NOT NULL,
  day_sessions   bigint NOT NULL,
  PRIMARY KEY (participant_id, study_id)
-- Free space allows heap-only updates.
) WITH (fillfactor = 60);

-- Participants -----------------------------------------------------------------------------------

-- Settings of participants, the same on every device.
CREATE TABLE participant_settings (
  participant_id uuid        PRIMARY KEY,
  settings       jsonb       NOT NULL,
  -- Counts the changes, from 1.
  revision       bigint      NOT NULL,
  -- By the server's clock.
  updated_at     timestamptz NOT NULL
);

-- All joinings and departures: a sheet that was finished between a departure and the next joining is
-- rejected, however late it arrives. Repeated events and events in another order change nothing.
--
-- Personal: participation in studies. Kept as long as the participant's sheets, whose validity it
-- proves; erased with them.
CREATE TABLE enrolment_changes (
  participant_id  uuid        NOT NULL,
  study_id        text        NOT NULL,
  at              timestamptz NOT NULL,
  -- Whether the participant joined or left.
  joined          boolean     NOT NULL,
  -- The consent of a joining, with the BCP 47 language of its text; empty: unknown.
  consent_version  text       NOT NULL DEFAULT '',
  consent_language text       NOT NULL DEFAULT '',
  -- Accepted optional parts.
  consent_parts   text[]      NOT NULL DEFAULT '{}',
  -- When auth published the consent; the latest counts. Null: unknown.
  consent_told_at timestamptz,
  -- Next joining after a departure; null if the participant has not joined again.
  joined_again_at timestamptz,
  PRIMARY KEY (participant_id, study_id, at, joined),
  CHECK (joined_again_at IS NULL OR NOT joined)
);
-- Recent departures, and departures with a return; both are few.
CREATE INDEX enrolment_changes_left ON enrolment_changes (at) WHERE NOT joined;
CREATE INDEX enrolment_changes_back ON enrolment_changes (joined_again_at)
  WHERE joined_again_at IS NOT NULL;

-- Groups of participants in studies. A period ends when the next one starts, so that late sheets are
-- validated by the time at which they were finished.
CREATE TABLE member_groups (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  since          timestamptz NOT NULL,
  -- Empty: none.
  group_id       text        NOT NULL,
  PRIMARY KEY (participant_id, study_id, since)
);

-- Test participants, received from otolith-auth: exports leave them out unless asked for. The current
-- mark counts, also for earlier sheets. Rows of removed marks stay, so that late or repeated events
-- change nothing.
--
-- Personal: the random id. Kept as long as the participant's sheets; erased with them.
CREATE TABLE test_participants (
  participant_id uuid    PRIMARY KEY,
  marked         boolean NOT NULL,
  -- Grows with each change of the account by an administrator; the highest wins. 0: from an access
  -- token, before the event arrived.
  revision       bigint  NOT NULL
);

-- Notifications as planning planned them. A sheet and its notification may arrive in either order, so
-- they are joined when they are read.
CREATE TABLE notifications (
  participant_id     uuid        NOT NULL,
  notification_id    uuid        NOT NULL,
  study_id           text        NOT NULL,
  questionnaire_id   text        NOT NULL,
  -- Never changes.
  notify_at          timestamptz NOT NULL,
  -- When it can no longer be answered in time; null: until the next one.
  expires_at         timestamptz,
  -- Whether the participant or the study fixed the time; otherwise it is random.
  fixed              boolean     NOT NULL,
  -- Final.
  cancelled          boolean     NOT NULL,
  -- Maximum minutes from start to finish; 0: no limit.
  completion_minutes integer     NOT NULL DEFAULT 0,
  -- When planning published it; a later publication replaces expires_at and completion_minutes.
  told_at            timestamptz NOT NULL,
  -- Schedule within the study; empty: it has no id.
  schedule_id        text        NOT NULL DEFAULT '',
  PRIMARY KEY (participant_id, notification_id)
);

-- Keys of the pseudonyms in exports. Each study has its own, so that exports of two studies cannot be
-- joined by participant.
CREATE TABLE pseudonym_keys (
  study_id text  PRIMARY KEY,
  key      bytea NOT NULL CHECK (octet_length(key) = 32)
);

-- Catalogue --------------------------------------------------------------------------------------
-- Read models of the catalogue, received over the bus or fetched from it.

CREATE TABLE questionnaire_versions (
  questionnaire_id     text    NOT NULL,
  version              integer NOT NULL,
  content_hash         text    NOT NULL,
  -- Serialized otolith.catalogue.v1.Questionnaire.
  definition           bytea   NOT NULL,
  -- Questions for an e-mail address, telephone number, web address, concealed text or file, in their
  -- order; erased where answers are anonymised.
  contact_elements     text[]  NOT NULL,
  -- Questions of other questionnaires, and of earlier sheets, that conditions refer to, as
  -- `QUESTIONNAIRE ELEMENT`.
  referenced_questions text[]  NOT NULL,
  PRIMARY KEY (questionnaire_id, version)
);

-- Versions of vocabularies and sound collections that records and sessions refer to.
CREATE TABLE library_versions (
  kind       text    NOT NULL CHECK (kind IN ('vocabulary', 'sound_collection')),
  id         text    NOT NULL,
  version    integer NOT NULL,
  -- Serialized otolith.catalogue.v1.Vocabulary or SoundCollection.
  definition bytea   NOT NULL,
  PRIMARY KEY (kind, id, version)
);

CREATE TABLE studies (
  study_id             text    PRIMARY KEY,
  revision             bigint  NOT NULL,
  starts_at            timestamptz,
  ends_at              timestamptz,
  has_groups           boolean NOT NULL DEFAULT false,
  -- Whether exports contain devices as reported, instead of classes.
  exact_devices        boolean NOT NULL DEFAULT false,
  -- Serialized otolith.catalogue.v1.Study with next_lists only; null: none.
  next_lists           bytea,
  -- The questionnaires after which the study may offer another.
  next_after           text[]  NOT NULL DEFAULT '{}',
  -- The types of health records that it accepts, and the vocabulary of each; empty: none.
  record_types         text[]  NOT NULL DEFAULT '{}',
  record_vocabularies  text[]  NOT NULL DEFAULT '{}',
  -- The sound collections of its participants.
  sound_collection_ids text[]  NOT NULL DEFAULT '{}',
  -- Since when its binding lists are as they are now (generic forms §4.1); earlier sheets are not
  -- validated by them. Null: it has none.
  binding_since        timestamptz,
  -- Serialized otolith.catalogue.v1.Study with its triggers only; null: none.
  triggers             bytea,
  -- Serialized otolith.catalogue.v1.Study with comparisons, feedback_texts and rewards only; null: none.
  results              bytea,
  CHECK (cardinality(record_types) = cardinality(record_vocabularies))
);

CREATE TABLE study_questionnaires (
  study_id              text    NOT NULL REFERENCES studies ON DELETE CASCADE,
  questionnaire_id      text    NOT NULL,
  version               integer NOT NULL,
  one_time              boolean NOT NULL,
  -- Whether it can be filled in, and since when it cannot; deactivated without a time: never open.
  availability          text    NOT NULL CHECK (availability IN ('open', 'deactivated', 'removed')),
  closed_at             timestamptz,
  -- The order in which the study offers them.
  position              integer NOT NULL DEFAULT 0,
  repeat_interval_hours bigint  NOT NULL DEFAULT 0,
  -- Since when it must be completed before any other; null: blocks nothing.
  blocks_since          timestamptz,
  -- The groups that see it; empty: all.
  group_ids             text[]  NOT NULL DEFAULT '{}',
  -- Whether stored sheets may be amended and withdrawn.
  revisable             boolean NOT NULL DEFAULT false,
  -- Whether a sheet may be closed without required answers.
  may_close_incomplete  boolean NOT NULL DEFAULT false,
  -- Days after its latest change until a draft expires; 0: the service's default.
  draft_days            integer NOT NULL DEFAULT 0,
  PRIMARY KEY (study_id, questionnaire_id),
  CHECK (availability <> 'open' OR closed_at IS NULL),
  CHECK (availability <> 'removed' OR closed_at IS NOT NULL)
);

-- Periods in which studies are or were paused.
CREATE TABLE study_pauses (
  study_id   text        NOT NULL REFERENCES studies ON DELETE CASCADE,
  paused_at  timestamptz NOT NULL,
  -- Null: still paused.
  resumed_at timestamptz,
  PRIMARY KEY (study_id, paused_at)
);
CREATE UNIQUE INDEX study_pauses_open ON study_pauses (study_id) WHERE resumed_at IS NULL;

-- Sound collections that studies have or had: sessions from before a removal are still accepted.
CREATE TABLE study_sound_collections (
  study_id      text NOT NULL,
  collection_id text NOT NULL,
  -- When the study removed it; null: not removed.
  closed_at     timestamptz,
  PRIMARY KEY (study_id, collection_id)
);

-- Erasure ----------------------------------------------------------------------------------------

-- The tables with a column `participant_id`, without `answer_sheets` and `answer_sheet_keys`, in the
-- order in which they are erased. None is partitioned.
CREATE TABLE personal_tables (
  table_name text    PRIMARY KEY,
  place      integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- Whether each row belongs to a study (`study_id`); the other tables are erased with the account only.
  of_study   boolean NOT NULL,
  -- Assignments to other columns for rows that are anonymised. Null: rows are erased in every mode.
  anonymised text,
  CHECK (anonymised IS NULL OR of_study)
);
INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('member_groups', true, NULL),
  ('enrolment_changes', true, NULL),
  ('sheet_usage', true, NULL),
  ('test_participants', false, NULL),
  ('suspended_accounts', false, NULL),
  ('rejected_sheets', true, NULL),
  ('sheet_drafts', true, NULL),
  ('sheet_revisions', true, NULL),
  ('sheet_reviews', true, NULL),
  ('staff_names', false, NULL),
  -- Tombstones stay as they are, since they contain nothing.
  ('health_records', true,
   'record_id = gen_random_uuid(), title = '''', note = '''', title_key = '''', words = '''',
    contents_digest = '''', change_digests = '''', stored_in = ''3'''),
  ('record_counters', false, NULL),
  -- The hash would identify the participant to a reader who has the session as it was sent.
  ('listening_sessions', true, 'session_id = gen_random_uuid(), payload_hash = ''''::bytea, stored_in = ''3'''),
  ('listening_usage', true, NULL),
  ('participant_settings', false, NULL),
  ('notifications', true, NULL);

-- New ids of participants whose answers are anonymised, one for each study. Only the functions below
-- read them, and a row is deleted with the participant's last answer.
--
-- Personal during an erasure; empty otherwise.
CREATE TABLE anonymous_names (
  participant_id uuid NOT NULL,
  study_id       text NOT NULL,
  anonymous_id   uuid NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (participant_id, study_id)
);

-- Moves the newest revisions, marks and review states of a participant's sheets into the sheets and
-- deletes revisions and reviews; deletes withdrawn sheets and listening sessions. In one step, since
-- amendments and reviews are few.
CREATE FUNCTION keep_present_answers(participant uuid, study text) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  DELETE FROM answer_sheets AS sheet USING sheet_revisions AS last
  WHERE last.participant_id = participant AND (study = '' OR last.study_id = study)
    AND last.withdrawn AND sheet.participant_id = participant
    AND sheet.sheet_id = last.sheet_id AND sheet.received_at = last.sheet_received_at;
  UPDATE answer_sheets AS sheet SET answers = present.answers, scores = present.scores
  FROM (
    SELECT DISTINCT ON (sheet_id) sheet_id, sheet_received_at, answers, scores
    FROM sheet_revisions
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    ORDER BY sheet_id, revision DESC) AS present
  WHERE sheet.participant_id = participant AND sheet.sheet_id = present.sheet_id
    AND sheet.received_at = present.sheet_received_at;
  DELETE FROM sheet_revisions
  WHERE participant_id = participant AND (study = '' OR study_id = study);
  UPDATE answer_sheets AS sheet SET mark = coalesce(present.mark, ''),
    review_state = coalesce(present.state, '')
  FROM (
    SELECT sheet_id, sheet_received_at,
      (array_agg(value ORDER BY number DESC) FILTER (WHERE kind = 'mark'))[1] AS mark,
      (array_agg(value ORDER BY number DESC) FILTER (WHERE kind = 'state'))[1] AS state
    FROM sheet_reviews
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    GROUP BY sheet_id, sheet_received_at) AS present
  WHERE sheet.participant_id = participant AND sheet.sheet_id = present.sheet_id
    AND sheet.received_at = present.sheet_received_at;
  DELETE FROM sheet_reviews
  WHERE participant_id = participant AND (study = '' OR study_id = study);
  DELETE FROM listening_sessions
  WHERE participant_id = participant AND (study = '' OR study_id = study)
    AND withdrawn_at IS NOT NULL;
END
$$;
REVOKE ALL ON FUNCTION keep_present_answers FROM PUBLIC;

-- Creates the anonymous names of a participant's studies, after the answers are up to date.
CREATE FUNCTION name_anonymously(participant uuid, study text) RETURNS void
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  source text;
BEGIN
  PERFORM keep_present_answers(participant, study);
  FOR source IN
    SELECT 'answer_sheets' UNION ALL
    SELECT table_name FROM personal_tables WHERE anonymised IS NOT NULL
  LOOP
    EXECUTE format(
      'INSERT INTO anonymous_names (participant_id, study_id) SELECT DISTINCT participant_id, study_id FROM %I
       WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2) ON CONFLICT DO NOTHING', source)
      USING participant, study;
  END LOOP;
  -- A test participant stays one under the new name.
  INSERT INTO test_participants (participant_id, marked, revision)
  SELECT anonymous_id, true, 0 FROM anonymous_names
  JOIN test_participants USING (participant_id)
  WHERE participant_id = participant AND marked
  ON CONFLICT DO NOTHING;
END
$$;
REVOKE ALL ON FUNCTION name_anonymously FROM PUBLIC;

-- Erases a participant, or with a study the participant's part of it: at most `at_most` rows of a table
-- in one call. Called by erase_participant only.
--
-- ANONYMISE_ANSWERS keeps the sheets under a new participant id for each study and with new sheet ids,
-- and removes notification ids, positions and contact data. If the version of a sheet is unknown, all
-- text answers are removed. Rows of other tables stay if personal_tables.anonymised says so.
CREATE FUNCTION erase_listed(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
DECLARE
  gone bigint;
  is_any_left boolean;
  entry personal_tables;
BEGIN
  IF mode NOT IN ('ERASE_ANSWERS', 'ANONYMISE_ANSWERS') THEN
    RAISE EXCEPTION 'no such mode: %', mode USING ERRCODE = 'invalid_parameter_value';
  END IF;

  IF mode = 'ANONYMISE_ANSWERS' THEN
    PERFORM name_anonymously(participant, study);
    WITH chosen AS MATERIALIZED (
      SELECT sheet_id, received_at FROM answer_sheets
      WHERE participant_id = participant AND (study = '' OR study_id = study)
      ORDER BY sheet_id LIMIT at_most
    )
    UPDATE answer_sheets AS sheet SET participant_id = anonymous_id, sheet_id = gen_random_uuid(),
      notification_id = '', positions = NULL, stored_in = '3',
      answers = answers - coalesce(
        (SELECT contact_elements FROM questionnaire_versions AS known
         WHERE known.questionnaire_id = sheet.questionnaire_id AND known.version = sheet.version),
        ARRAY(SELECT key FROM jsonb_each(answers) AS answer (key, value) WHERE value ? 'text')),
      -- A calculation may repeat a text answer.
      scores = (
        SELECT jsonb_agg(
          CASE WHEN said ->> 'text' IN ('yes', 'no') THEN said ELSE said - 'text' END ORDER BY place)
        FROM jsonb_array_elements(scores) WITH ORDINALITY AS score (said, place)),
      -- They name no version, so the contact elements of all versions are removed.
      referenced_answers = (
        SELECT jsonb_agg(said ORDER BY place)
        FROM jsonb_array_elements(referenced_answers) WITH ORDINALITY AS answer (said, place)
        WHERE NOT said ? 'text' OR coalesce(
          (SELECT bool_and((said ->> 'element') <> ALL (contact_elements))
           FROM questionnaire_versions AS known
           WHERE known.questionnaire_id = said ->> 'questionnaire'), false))
    FROM chosen, anonymous_names AS name
    WHERE sheet.participant_id = participant AND sheet.sheet_id = chosen.sheet_id
      AND sheet.received_at = chosen.received_at
      AND name.participant_id = participant AND name.study_id = sheet.study_id;
    GET DIAGNOSTICS gone = ROW_COUNT;
    kind := 'answer_sheets.anonymised';
  ELSE
    WITH chosen AS MATERIALIZED (
      SELECT sheet_id, received_at FROM answer_sheets
      WHERE participant_id = participant AND (study = '' OR study_id = study)
      ORDER BY sheet_id LIMIT at_most
    )
    DELETE FROM answer_sheets AS sheet USING chosen
    WHERE sheet.participant_id = participant AND sheet.sheet_id = chosen.sheet_id
      AND sheet.received_at = chosen.received_at;
    GET DIAGNOSTICS gone = ROW_COUNT;
    kind := 'answer_sheets';
  END IF;
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  is_any_left := gone >= at_most;

  WITH chosen AS MATERIALIZED (
    SELECT sheet_id FROM answer_sheet_keys
    WHERE participant_id = participant AND (study = '' OR study_id = study)
    ORDER BY sheet_id LIMIT at_most
  )
  DELETE FROM answer_sheet_keys AS key USING chosen
  WHERE key.participant_id = participant AND key.sheet_id = chosen.sheet_id;
  GET DIAGNOSTICS gone = ROW_COUNT;
  kind := 'answer_sheet_keys';
  count := gone;
  IF gone > 0 THEN RETURN NEXT; END IF;
  is_any_left := is_any_left OR gone >= at_most;

  FOR entry IN
    SELECT * FROM personal_tables WHERE of_study OR study = '' ORDER BY of_study DESC, place
  LOOP
    -- Tables of the account, and the names, come last, when nothing else is left.
    IF is_any_left AND NOT entry.of_study THEN RETURN; END IF;
    IF mode = 'ANONYMISE_ANSWERS' AND entry.anonymised IS NOT NULL THEN
      EXECUTE format(
        'UPDATE %1$I AS kept SET participant_id = anonymous_id, %2$s FROM anonymous_names AS name
         WHERE kept.ctid = ANY (ARRAY(
           SELECT ctid FROM %1$I
           WHERE participant_id = $1 AND ($2 = '''' OR study_id = $2) LIMIT $3))
           AND name.participant_id = $1 AND name.study_id = kept.study_id',
        entry.table_name, entry.anonymised)
        USING participant, study, at_most;
      kind := entry.table_name || '.anonymised';
    ELSE
      EXECUTE format(
        'DELETE FROM %1$I WHERE ctid = ANY (ARRAY(
           SELECT ctid FROM %1$I WHERE participant_id = $1 %2$s LIMIT $3))',
        entry.table_name, CASE WHEN entry.of_study THEN 'AND ($2 = '''' OR study_id = $2)' ELSE '' END)
        USING participant, study, at_most;
      kind := entry.table_name;
    END IF;
    GET DIAGNOSTICS gone = ROW_COUNT;
    count := gone;
    IF gone > 0 THEN RETURN NEXT; END IF;
    is_any_left := is_any_left OR gone >= at_most;
  END LOOP;
  IF is_any_left THEN RETURN; END IF;
  DELETE FROM anonymous_names
  WHERE participant_id = participant AND (study = '' OR study_id = study);
END
$$;
REVOKE ALL ON FUNCTION erase_listed FROM PUBLIC;

-- Erases as erase_listed does. Call it again until it returns nothing; it is idempotent. Where records
-- are erased, it counts one change without a record, so that all older cursors start over.
CREATE FUNCTION erase_participant(
  participant uuid, study text, mode text, at_most bigint DEFAULT 1000
) RETURNS TABLE (kind text, count bigint) LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
#variable_conflict use_column
BEGIN
  -- The counter first, in the lock order of record changes.
  PERFORM FROM record_counters WHERE participant_id = participant FOR UPDATE;
  FOR kind, count IN SELECT * FROM erase_listed(participant, study, mode, at_most) LOOP
    IF kind IN ('health_records', 'health_records.anonymised') THEN
      UPDATE record_counters SET change = change + 1, forgotten = change + 1
      WHERE participant_id = participant;
    END IF;
    RETURN NEXT;
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION erase_participant FROM PUBLIC;

-- Other deletions for the runtime role -----------------------------------------------------------

-- Deletes at most `at_most` revisions, and as many reviews, of sheets whose month was dropped; returns
-- their number.
CREATE FUNCTION delete_revisions_of_nothing(at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  gone bigint;
  reviews bigint;
BEGIN
  DELETE FROM sheet_revisions WHERE (participant_id, sheet_id, revision) IN (
    SELECT participant_id, sheet_id, revision FROM sheet_revisions AS r
    WHERE NOT EXISTS (
      SELECT FROM answer_sheets AS s
      WHERE s.participant_id = r.participant_id AND s.sheet_id = r.sheet_id
        AND s.received_at = r.sheet_received_at)
    LIMIT at_most);
  GET DIAGNOSTICS gone = ROW_COUNT;
  DELETE FROM sheet_reviews WHERE (participant_id, sheet_id, number) IN (
    SELECT participant_id, sheet_id, number FROM sheet_reviews AS r
    WHERE NOT EXISTS (
      SELECT FROM answer_sheets AS s
      WHERE s.participant_id = r.participant_id AND s.sheet_id = r.sheet_id
        AND s.received_at = r.sheet_received_at)
    LIMIT at_most);
  GET DIAGNOSTICS reviews = ROW_COUNT;
  RETURN greatest(gone, reviews);
END
$$;
REVOKE ALL ON FUNCTION delete_revisions_of_nothing FROM PUBLIC;

-- Deletes at most `at_most` tombstones from before a time and returns their number; older cursors of
-- these participants start over.
CREATE FUNCTION forget_record_tombstones(before timestamptz, at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  gone bigint;
  participants uuid[] := ARRAY(
    SELECT participant_id FROM health_records
    WHERE contents IS NULL AND updated_at < before ORDER BY updated_at LIMIT at_most);
BEGIN
  -- The counters first and in one order, in the lock order of record changes.
  PERFORM FROM record_counters WHERE participant_id = ANY (participants)
  ORDER BY participant_id FOR UPDATE;
  WITH gone AS (
    DELETE FROM health_records AS record USING (
      SELECT participant_id, record_id FROM health_records
      WHERE participant_id = ANY (participants) AND contents IS NULL AND updated_at < before
      ORDER BY updated_at LIMIT at_most
    ) AS chosen
    WHERE record.participant_id = chosen.participant_id AND record.record_id = chosen.record_id
    RETURNING record.participant_id, change
  ), counted AS (
    UPDATE record_counters AS counter SET forgotten = greatest(forgotten, latest.change)
    FROM (SELECT participant_id, max(change) AS change FROM gone GROUP BY participant_id) AS latest
    WHERE counter.participant_id = latest.participant_id
  )
  SELECT count(*) INTO gone FROM gone;
  RETURN gone;
END
$$;
REVOKE ALL ON FUNCTION forget_record_tombstones FROM PUBLIC;

-- Comparisons with all participants of a study ------------------------------------------------------

-- What is released of a comparison that a study declares, or of its ranking (`rewards.ranking`): the row of the latest release, which the next
-- one replaces as a whole. Nothing recomputes it.
--
-- Not personal: a rounded mean of at least 11 participants.
CREATE TABLE comparison_releases (
  study_id      text NOT NULL,
  comparison_id text NOT NULL,
  -- The latest night (UTC) in which it was decided whether to release; null before the first one.
  examined_on   date,
  -- What was compared; another declaration has no release yet.
  definition    text NOT NULL DEFAULT '',
  -- Null: withheld.
  released_at   timestamptz,
  -- Number of contributors; decides on the next release, and is not shown.
  contributors  integer NOT NULL DEFAULT 0,
  -- The same, rounded down to tens.
  participants  integer NOT NULL DEFAULT 0,
  -- Place of the mean in the range, 0–1, rounded to a twentieth.
  mean          float8,
  -- Upper ends of the first three quarters, likewise; empty if one has too few participants.
  quarters      float8[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (study_id, comparison_id),
  CHECK ((released_at IS NULL) = (mean IS NULL))
);

-- The participants who contribute to the present release of a comparison, with their means. Decides
-- whether the next release would reveal a few of them.
--
-- Personal: a mean of answers, or the place of points. Erased in every mode, since a participant without `sheet_usage` does not
-- contribute; a release that reads the answers while they are erased then fails, and is tried again.
CREATE TABLE comparison_contributors (
  participant_id uuid   NOT NULL,
  study_id       text   NOT NULL,
  comparison_id  text   NOT NULL,
  -- Place of the mean in the range, 0–1.
  place          float8 NOT NULL,
  PRIMARY KEY (participant_id, study_id, comparison_id),
  FOREIGN KEY (participant_id, study_id) REFERENCES sheet_usage ON DELETE CASCADE
);
CREATE INDEX comparison_contributors_of_study ON comparison_contributors (study_id, comparison_id);
INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('comparison_contributors', true, NULL);

-- Shares of participants' data by links (SMART Health Links) ----------------------------------------

-- A snapshot of a participant's data for the holder of a link. Neither the key nor the link is stored.
--
-- Personal: encrypted answers and health records, with a label by the participant. Erased in every mode.
-- The contents are deleted when the share ends, the row 30 days later.
CREATE TABLE shares (
  participant_id  uuid        NOT NULL,
  -- Created by the client.
  share_id        uuid        NOT NULL,
  study_id        text        NOT NULL,
  -- SHA-256 of the secret part of the manifest URL.
  token_digest    bytea       NOT NULL UNIQUE,
  -- Recognises a repeated request.
  request_digest  bytea       NOT NULL,
  -- HMAC of the passcode, with the secret part of the URL as key; null: no passcode.
  passcode_digest bytea,
  scope           jsonb       NOT NULL,
  label           text        NOT NULL,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  revoked_at      timestamptz,
  -- When the contents were deleted; null while it can be opened.
  ended_at        timestamptz,
  openings        integer     NOT NULL DEFAULT 0,
  last_opened_at  timestamptz,
  wrong_passcodes integer     NOT NULL DEFAULT 0,
  -- Compact JSON Web Encryption; null once the share has ended.
  jwe             text,
  bytes           integer     NOT NULL,
  PRIMARY KEY (participant_id, share_id),
  CHECK ((jwe IS NULL) = (ended_at IS NOT NULL))
);
-- Encrypted contents cannot be compressed.
ALTER TABLE shares ALTER COLUMN jwe SET STORAGE EXTERNAL;
CREATE INDEX shares_running ON shares (expires_at) WHERE ended_at IS NULL;
CREATE INDEX shares_ended ON shares (ended_at) WHERE ended_at IS NOT NULL;

-- Attempts to open shares.
--
-- Personal: names of recipients, as they entered them. Kept as long as the share; erased with it.
CREATE TABLE share_accesses (
  participant_id uuid        NOT NULL,
  share_id       uuid        NOT NULL,
  study_id       text        NOT NULL,
  access_id      bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
  accessed_at    timestamptz NOT NULL,
  recipient      text        NOT NULL,
  opened         boolean     NOT NULL,
  -- SHA-256 of the secret with which the files are read; null for a wrong passcode.
  ticket_digest  bytea       UNIQUE,
  PRIMARY KEY (participant_id, share_id, access_id),
  FOREIGN KEY (participant_id, share_id) REFERENCES shares ON DELETE CASCADE
);

INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('share_accesses', true, NULL),
  ('shares', true, NULL);

-- Files of answers -------------------------------------------------------------------------------

-- Files that participants upload for answers; the bytes are encrypted in the folder of
-- OTOLITH_FILES_DIRECTORY.
--
-- Personal: photos, voices, drawings. Erased in every mode; the bytes follow within a minute, and
-- cannot be decrypted without the row.
CREATE TABLE answer_files (
  participant_id uuid        NOT NULL,
  study_id       text        NOT NULL,
  -- Of the bytes, in lower-case hexadecimal digits, as in answers.
  sha256         text        NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Random: the name of the bytes in the folder.
  file_id        uuid        NOT NULL UNIQUE,
  -- Key of the bytes, sealed with OTOLITH_SEALING_KEY_FILE.
  sealed_key     bytea       NOT NULL,
  byte_count     bigint      NOT NULL CHECK (byte_count > 0),
  -- See MediaType; empty while the upload is incomplete.
  media_type     text        NOT NULL DEFAULT '',
  -- When the upload was complete; while it is not, of a chunk in the last hour.
  changed_at     timestamptz NOT NULL,
  PRIMARY KEY (participant_id, study_id, sha256)
);
CREATE INDEX answer_files_of_study ON answer_files (study_id) INCLUDE (byte_count);
CREATE INDEX answer_files_by_time ON answer_files (changed_at);

-- Present answers that are files. An amended answer, a withdrawn sheet and an erasure remove them.
--
-- Personal: names of files. Erased in every mode.
CREATE TABLE answer_file_uses (
  participant_id    uuid        NOT NULL,
  sheet_id          uuid        NOT NULL,
  element_id        text        NOT NULL,
  study_id          text        NOT NULL,
  questionnaire_id  text        NOT NULL,
  sha256            text        NOT NULL,
  -- What the question accepts.
  media_types       text[]      NOT NULL,
  byte_count_max    bigint      NOT NULL,
  -- Time of receipt of the sheet, which determines its partition.
  sheet_received_at timestamptz NOT NULL,
  -- The order of lists for staff, who must not see participant ids.
  use_id            uuid        NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (participant_id, sheet_id, element_id)
);
CREATE INDEX answer_file_uses_of_file ON answer_file_uses (participant_id, study_id, sha256);
CREATE UNIQUE INDEX answer_file_uses_of_study ON answer_file_uses (study_id, use_id);

INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('answer_file_uses', true, NULL),
  ('answer_files', true, NULL);

-- Bytes whose row was deleted and that must be removed from the folder.
CREATE TABLE answer_file_removals (
  file_id uuid PRIMARY KEY
);

-- The database that the folder of OTOLITH_FILES_DIRECTORY belongs to: a random id, which dumps contain. Without
-- it, or beside the folder of another database, no bytes are removed for the lack of a row.
CREATE TABLE file_folder (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id      uuid    NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO file_folder DEFAULT VALUES;

-- Notes the bytes of each deleted row, for their removal from the folder.
CREATE FUNCTION note_removed_answer_files() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO answer_file_removals SELECT file_id FROM gone ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
REVOKE ALL ON FUNCTION note_removed_answer_files FROM PUBLIC;
CREATE TRIGGER answer_files_removed AFTER DELETE ON answer_files REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_answer_files();
-- Access of clinicians ----------------------------------------------------------------------------

-- Grants of participants to the account of a clinician.
--
-- Personal: names that participants gave. Erased in every mode.
CREATE TABLE clinician_grants (
  participant_id uuid        NOT NULL,
  -- Created by the client.
  grant_id       uuid        NOT NULL,
  study_id       text        NOT NULL,
  -- As in shares.
  scope          jsonb       NOT NULL,
  patient_name   text        NOT NULL,
  -- By which the clinician finds the grant; null once it is confirmed or revoked. Opens nothing alone.
  patient_key    text        UNIQUE,
  created_at     timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  confirmed_at   timestamptz,
  revoked_at     timestamptz,
  wrong_keys     integer     NOT NULL DEFAULT 0,
  readings       integer     NOT NULL DEFAULT 0,
  last_read_at   timestamptz,
  PRIMARY KEY (participant_id, grant_id)
);

-- The account that entered a participant's key; at most one for a grant.
--
-- Personal: the clinician's id and name. Erased with the clinician's account, and with the grant.
CREATE TABLE clinician_acceptances (
  -- The clinician.
  participant_id uuid        NOT NULL,
  -- The participant who gave the grant.
  patient_id     uuid        NOT NULL,
  grant_id       uuid        NOT NULL,
  clinician_name text        NOT NULL,
  -- By which the participant confirms. Opens nothing alone.
  clinician_key  text        NOT NULL,
  accepted_at    timestamptz NOT NULL,
  PRIMARY KEY (participant_id, grant_id),
  UNIQUE (patient_id, grant_id),
  FOREIGN KEY (patient_id, grant_id) REFERENCES clinician_grants ON DELETE CASCADE
);

-- When a clinician read a participant's data.
--
-- Personal: about the participant. Kept as long as the grant; erased with it.
CREATE TABLE clinician_readings (
  participant_id uuid        NOT NULL,
  grant_id       uuid        NOT NULL,
  study_id       text        NOT NULL,
  reading_id     bigint      NOT NULL GENERATED ALWAYS AS IDENTITY,
  read_at        timestamptz NOT NULL,
  PRIMARY KEY (participant_id, grant_id, reading_id),
  FOREIGN KEY (participant_id, grant_id) REFERENCES clinician_grants ON DELETE CASCADE
);

INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  ('clinician_readings', true, NULL),
  ('clinician_grants', true, NULL),
  ('clinician_acceptances', false, NULL);
