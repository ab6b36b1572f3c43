"""Prompts that gateways take."""

import json
import os
import subprocess
from pathlib import Path

import cluster
from support.gateways import gateway_account

PGBENCH = Path(os.environ.get("OTOLITH_POSTGRES_BIN", "/usr/lib/postgresql/15/bin")) / "pgbench"
PEOPLE = 20_000

FILL = (
    "SET session_replication_role = replica",
    "TRUNCATE planning.due_prompts, planning.notifications CASCADE",
    "INSERT INTO planning.studies (study_id, revision) VALUES ('bench', 1) ON CONFLICT DO NOTHING",
    """
    INSERT INTO planning.enrolments (participant_id, study_id, joined_at)
      SELECT md5(person::text)::uuid, 'bench', now() - interval '1 day' FROM generate_series(1, {people}) AS person
      ON CONFLICT DO NOTHING
    """,
    """
    INSERT INTO planning.notifications (notification_id, participant_id, study_id, questionnaire_id, revision, at,
        expires_at, fixed, planned_at)
      SELECT gen_random_uuid(), md5((number % {people} + 1)::text)::uuid, 'bench', 'form', 1,
        to_timestamp({start}) + number * interval '1 second' / {rate}, to_timestamp({start}) + interval '1 day', true, now()
      FROM generate_series(0, {pending} - 1) AS number
      -- As plans are made: one participant's next to each other.
      ORDER BY number % {people}, number
    """,
    """
    INSERT INTO planning.due_prompts (participant_id, notification_id, study_id, questionnaire_id, way, due_at, try_at,
        expires_at, at, reminder_count, reminder_distance_minutes)
      SELECT participant_id, notification_id, study_id, questionnaire_id, 0, at, at, expires_at, at, 0, 0
      FROM planning.notifications ORDER BY participant_id, at
    """,
    "VACUUM ANALYZE planning.due_prompts", "VACUUM ANALYZE planning.notifications", "ANALYZE planning.enrolments",
    "CHECKPOINT",
)
BARE = """
UPDATE planning.due_prompts AS due SET try_at = 'infinity', attempts = attempts + 1 FROM (
  SELECT ctid AS place FROM planning.due_prompts WHERE way = 0 AND try_at < 'infinity'
  ORDER BY try_at LIMIT 1000 FOR UPDATE SKIP LOCKED) AS taken WHERE due.ctid = place;
DELETE FROM planning.due_prompts WHERE ctid = ANY (ARRAY(
  SELECT ctid FROM planning.due_prompts WHERE way = 0 AND try_at = 'infinity' LIMIT 1000 FOR UPDATE SKIP LOCKED));
"""


def _fill(stack, pending, rate):
    """Creates notifications from an hour ahead on, since filling takes time; returns the first instant."""
    start = stack.clock.now() + 3_600
    cluster.run(
        stack, *(part.format(people=PEOPLE, pending=pending, start=start, rate=rate) for part in FILL))
    return start


def _watch(stack, options, **limits):
    """What `prompt-load` says, with what planning and PostgreSQL used of the processor."""
    token = stack.directory / "gateway-token"
    token.write_text(gateway_account(stack).token)
    processor = cluster.Processor(stack)
    said = json.loads(subprocess.run(
        [options.load, "--port", stack.addresses["planning"].rpartition(":")[2], "--token", token,
         "--watchers", str(options.watchers), "--clock-offset", str(stack.clock.offset_microseconds / 1e6),
         *(part for name, value in limits.items() for part in (f"--{name}", str(value)))],
        stdout=subprocess.PIPE, text=True, check=True).stdout)
    planning, postgres = processor.used()
    count = max(1, said["accepted"])
    said["processor_us"] = {
        "planning": 1e6 * planning / count, "PostgreSQL": 1e6 * postgres / count,
        "gateways": 1e6 * said.pop("processor_s") / count}
    return said


def _processor(said):
    parts = ", ".join(f"{name} {value:.0f} µs" for name, value in said["processor_us"].items())
    return f"processor for each: {parts}"


def _bare(stack, options, count):
    """`count` rows taken and deleted, in a second."""
    script = stack.directory / "bare.sql"
    script.write_text(BARE)
    done = subprocess.run(
        [PGBENCH, "-n", "-f", script, "-c", str(options.watchers), "-j", str(options.watchers),
         # No more than there are: an empty queue is quick.
         "-t", str(max(1, count // 1_000 // options.watchers)),
         stack.environment["OTOLITH_SUPERUSER_DATABASE_URL"]],
        capture_output=True, text=True, check=True)
    return 1_000 * float(next(line for line in done.stdout.splitlines() if line.startswith("tps =")).split()[2])


def measure(stack, options, report):
    # All due within a second: nothing is late enough to be spread.
    start = _fill(stack, options.pending, options.pending)
    stack.clock.jump(start + 1 - stack.clock.now())
    said = _watch(stack, options, seconds=options.seconds, count=options.pending)
    _fill(stack, options.pending, options.pending)
    least = _bare(stack, options, said["accepted"])
    report(
        f"handed out and acknowledged: {said['per_s']:,.0f} a second ({said['accepted']:,} of {options.pending:,}"
        f" pending, {options.watchers} gateways); {_processor(said)}; bare {least:,.0f} a second, share"
        f" {said['per_s'] / least:.2f}",
        case="handing out", pending=options.pending, bare_per_s=least, ratio=said["per_s"] / least, **said)
    start = _fill(stack, options.pending, options.rate)
    stack.clock.jump(start - 1 - stack.clock.now())
    said = _watch(stack, options, seconds=options.seconds + 1)
    report(
        f"lateness at {options.rate:,} a second: p50 {said['p50_s']:.3f} s, p99 {said['p99_s']:.3f} s, most"
        f" {said['max_s']:.3f} s ({said['taken']:,} prompts); {_processor(said)}",
        case="lateness", rate=options.rate, **said)
    cluster.run(stack, "TRUNCATE planning.due_prompts, planning.notifications CASCADE")
