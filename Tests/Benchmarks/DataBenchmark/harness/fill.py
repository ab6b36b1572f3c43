"""Rows for the tables, made by the server."""

import time

from .subjects import PARTICIPANTS

# As large as the sheets that the subjects write.
ANSWERS = (
    '{"perception":{"boolean":true,"place":0},"loudness":{"number":0.5,"place":1},'
    '"distress":{"number":0.5,"place":2},"mood":{"number":0.625,"place":3},'
    '"arousal":{"number":0.375,"place":4},"stress":{"number":0.25,"place":5},'
    '"concentration":{"number":0.5,"place":6},"irritable":{"choices":["no"],"place":7}}')

# Over which the sheets of the full table were received.
MONTHS = 10


def sheets(cluster, start, end):
    """Sheets number start to end - 1, in two sessions; their ids are what SheetStatements.read
    looks for. The people take turns, so that everybody's lie scattered over all months."""
    began = time.monotonic()
    cluster.run(f"""
    SET search_path = ingestion;
    SELECT create_partition('answer_sheets', now() - interval '1 month' * month)
      FROM generate_series(0, {MONTHS}) AS month""")
    middle = (start + end) // 2
    sessions = [cluster.start_statement(_sheets(*part, end))
                for part in ((start, middle), (middle, end)) if part[0] < part[1]]
    for session in sessions:
        if session.wait():
            raise RuntimeError("the table could not be filled")
    return time.monotonic() - began


def _sheets(start, end, total):
    # Nothing is lost if the cluster dies: the whole benchmark is.
    return f"""
    SET synchronous_commit = off;
    SET search_path = ingestion;
    BEGIN;
    CREATE TEMPORARY VIEW numbers AS
      SELECT n, md5('participant ' || n % {PARTICIPANTS})::uuid AS participant_id,
        md5('sheet ' || n)::uuid AS sheet_id,
        now() - interval '{MONTHS} months' * (1 - n / {total}.0) AS at
      FROM generate_series({start}::int8, {end - 1}::int8) AS n;
    INSERT INTO answer_sheet_keys (participant_id, sheet_id, study_id, questionnaire_id, one_time,
      finished_at, counted_at, received_at, payload_hash)
    SELECT participant_id, sheet_id, 'track-your-tinnitus', 'tyt-momentary', false, at, at, at,
      decode(md5('a' || n) || md5('b' || n), 'hex')
    FROM numbers;
    INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
      started_at, finished_at, received_at, time_zone, utc_offset_minutes, notification_id,
      closing, app_version, platform, answers)
    SELECT participant_id, sheet_id, 'track-your-tinnitus', 'tyt-momentary', 1,
      at - interval '60 s', at, at, 'Europe/Berlin', 60, sheet_id::text, 'complete', '3.2.1', 'android',
      '{ANSWERS}'::jsonb
    FROM numbers;
    COMMIT;
    """


def empty(cluster):
    cluster.run("TRUNCATE ingestion.answer_sheets, ingestion.answer_sheet_keys")


def settle(cluster):
    """Statistics as after a while; no vacuum and no checkpoint amid the measurement."""
    cluster.run("""
    DO $$
    DECLARE part regclass;
    BEGIN
      FOR part IN SELECT oid FROM pg_class
        WHERE relnamespace = 'ingestion'::regnamespace AND relkind = 'r' AND relname ~ 'sheet'
      LOOP
        EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = off)', part);
      END LOOP;
    END
    $$;
    ANALYZE ingestion.answer_sheets, ingestion.answer_sheet_keys;
    CHECKPOINT""")
