-- Health records: what participants keep beside questionnaires, the same on all their devices.

-- Of each participant the number of the latest change to a record. Whoever changes records locks the row first,
-- so that changes get their numbers in the order in which they are committed: who has read up to one has missed
-- none before it.
--
-- Personal: how much somebody has written. Kept as long as the participant's account.
CREATE TABLE record_counters (
  participant_id uuid   PRIMARY KEY,
  change         bigint NOT NULL DEFAULT 0,
  -- The number of the latest change whose tombstone is gone; who has read less begins anew.
  forgotten      bigint NOT NULL DEFAULT 0,
  CHECK (forgotten <= change)
) WITH (fillfactor = 60);

-- Personal: diagnoses and treatments, in the participant's own words. Kept until the participant deletes them,
-- of which a tombstone without contents stays for 400 days.
CREATE TABLE health_records (
  participant_id  uuid        NOT NULL,
  -- Made by the device.
  record_id       uuid        NOT NULL,
  study_id        text        NOT NULL,
  type            text        NOT NULL
    CHECK (type IN ('event', 'therapy', 'audiogram', 'tinnitus-match', 'measurement')),
  title           text        NOT NULL,
  note            text        NOT NULL,
  -- As RecordJSON writes them; null: deleted.
  contents        jsonb       CHECK (jsonb_typeof(contents) = 'object'),
  -- Whose terms the codes in it are; empty: it has none.
  vocabulary_id   text        NOT NULL,
  time_zone       text        NOT NULL,
  -- Counts the changes of the record, from 1.
  revision        integer     NOT NULL CHECK (revision > 0),
  -- Place among all changes of the participant's records, by which devices synchronise.
  change          bigint      NOT NULL,
  -- By the clock of the device that changed it last.
  changed_at      timestamptz NOT NULL,
  -- By the server's clock.
  created_at      timestamptz NOT NULL,
  updated_at      timestamptz NOT NULL,
  -- The first and the last instant that it is about; null: deleted, and of a therapy that goes on the end.
  starts_at       timestamptz,
  ends_at         timestamptz,
  -- The beginning of the title as lists are ordered by it.
  title_key       text        NOT NULL COLLATE "C",
  -- Of title and note.
  words           tsvector    NOT NULL,
  -- Of contents, title and note.
  bytes           integer     NOT NULL,
  -- Digests of what it says, and of its latest changes, one behind the other.
  contents_digest bytea       NOT NULL,
  change_digests  bytea       NOT NULL,
  PRIMARY KEY (participant_id, record_id)
);
CREATE UNIQUE INDEX health_records_changes ON health_records (participant_id, change);
CREATE INDEX health_records_of_study ON health_records (study_id, participant_id, record_id);
CREATE INDEX health_records_tombstones ON health_records (updated_at) WHERE contents IS NULL;

INSERT INTO personal_tables (table_name, of_study, anonymised) VALUES
  -- What was deleted stays so: a tombstone has nothing that could point at anybody.
  ('health_records', true,
   'record_id = gen_random_uuid(), title = '''', note = '''', title_key = '''', words = '''',
    contents_digest = '''', change_digests = '''''),
  ('record_counters', false, NULL);

-- The words of a text, lower-case and divided by spaces, without accents: marks of Latin, Greek, Cyrillic,
-- Hebrew and Arabic letters.
CREATE FUNCTION record_words(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_remove(string_to_array(regexp_replace(
    normalize(words, NFKD), '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F]', '', 'g'), ' '), '')
$$;

-- What finds texts with words that begin like each of these; null without any.
CREATE FUNCTION record_search(words text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT string_agg(
    '''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  FROM unnest(record_words(words)) AS word
$$;

-- Removes the tombstones from before a time, at most so many; their participants' older cursors begin anew.
CREATE FUNCTION forget_record_tombstones(before timestamptz, at_most bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  gone bigint;
  participants uuid[] := ARRAY(
    SELECT participant_id FROM health_records
    WHERE contents IS NULL AND updated_at < before ORDER BY updated_at LIMIT at_most);
BEGIN
  -- The counters first and in one order, as whoever changes records locks them.
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
-- Called with the owner's rights: nothing that a caller made may come before what it means.
DO $$
BEGIN
  EXECUTE format(
    'ALTER FUNCTION forget_record_tombstones(timestamptz, bigint) SET search_path = %I, pg_temp',
    current_schema());
END
$$;
REVOKE ALL ON FUNCTION forget_record_tombstones(timestamptz, bigint) FROM PUBLIC;
