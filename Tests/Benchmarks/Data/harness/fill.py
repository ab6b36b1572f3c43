"""Rows for the tables, made by the server."""

import time

from .subjects import PARTICIPANTS

# As large as the sheets that the subjects write.
ANSWERS = (
    '{"perception":{"boolean":true,"place":0},"loudness":{"number":0.5,"place":1},'
    '"distress":{"number":0.5,"place":2},"mood":{"number":0.625,"place":3},'
    '"arousal":{"number":0.375,"place":4},"stress":{"number":0.25,"place":5},'
    '"concentration":{"number":0.5,"place":6},"irritable":{"choices":["no"],"place":7}}')


def sheets(cluster, start, end):
    """Sheets number start to end - 1, in two sessions; their ids are what SheetStatements.read
    looks for. The people take turns, so that everybody's lie scattered over the whole table."""
    began = time.monotonic()
    middle = (start + end) // 2
    sessions = [cluster.start_statement(_sheets(*part)) for part in ((start, middle), (middle, end))
                if part[0] < part[1]]
    for session in sessions:
        if session.wait():
            raise RuntimeError("the table could not be filled")
    return time.monotonic() - began


def _sheets(start, end):
    # Nothing is lost if the cluster dies: the whole benchmark is.
    return f"""
    SET synchronous_commit = off;
    INSERT INTO ingestion.answer_sheets (participant_id, sheet_id, study_id, questionnaire_id,
      version, one_time, started_at, finished_at, received_at, time_zone, utc_offset_minutes,
      notification_id, autosaved, app_version, platform, payload_hash, answers)
    SELECT md5('participant ' || n % {PARTICIPANTS})::uuid, md5('sheet ' || n)::uuid,
      'track-your-tinnitus', 'tyt-momentary', 1, false, at - interval '60 s', at, at,
      'Europe/Berlin', 60, md5('sheet ' || n)::uuid::text, false, '3.2.1', 'android',
      decode(md5('a' || n) || md5('b' || n), 'hex'), '{ANSWERS}'::jsonb
    FROM (SELECT n, now() - interval '1 s' * ({end} - n) AS at
      FROM generate_series({start}::int8, {end - 1}::int8) AS n) AS numbers
    """


def empty(cluster):
    cluster.run("TRUNCATE ingestion.answer_sheets")


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
    ANALYZE ingestion.answer_sheets;
    CHECKPOINT""")
