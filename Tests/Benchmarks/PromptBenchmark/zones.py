"""Plans made anew after an update of the time zones."""

import shutil
import threading
import time
from pathlib import Path

import cluster
import polls
from support.processes import serving

ZONEINFO = Path("/usr/share/zoneinfo")
ZONE = "Europe/Berlin"
# By whose rules it goes then, one after the other, with what becomes of the plans: an hour later throughout; and, in
# winter, otherwise than before in summer alone.
OTHERS = {"Europe/Athens": "all prompts move", "Africa/Johannesburg": "no prompt moves before March"}
MILLION = 1_000_000

FILL = (
    """
    INSERT INTO planning.participants (participant_id, time_zone)
      SELECT md5('zone' || person)::uuid, '{zone}' FROM generate_series(1, {count}) AS person
    """,
    """
    INSERT INTO planning.enrolments (participant_id, study_id, joined_at)
      SELECT md5('zone' || person)::uuid, '{study}', now() FROM generate_series(1, {count}) AS person
    """,
    """
    INSERT INTO planning.planning_due (participant_id, plan_at, zone_digest)
      SELECT md5('zone' || person)::uuid, '-infinity', 0 FROM generate_series(1, {count}) AS person
    """,
    "VACUUM ANALYZE planning.participants", "VACUUM ANALYZE planning.enrolments",
    "VACUUM ANALYZE planning.planning_due",
)


def _updated(stack, name, replaced):
    """A folder of zones of a version of its own."""
    folder = stack.directory / name
    shutil.copytree(ZONEINFO, folder, symlinks=True)
    for path, source in replaced.items():
        (folder / path).unlink()
        shutil.copyfile(ZONEINFO / source, folder / path)
    (folder / "tzdata.zi").write_text(f"# version {name}\n")
    return folder


def _wait(stack, condition, seconds_max=7_200):
    """The time until the condition is false for all participants."""
    began = time.monotonic()
    while stack.database.value(
            f"SELECT EXISTS (SELECT FROM planning.planning_due WHERE {condition})") == "t":
        if time.monotonic() - began > seconds_max:
            raise AssertionError("plans are not made")
        time.sleep(0.25)
    return time.monotonic() - began


class Polling:
    """A participant whose zone stays what it is asks for the plan, with and without what the device has."""

    def __init__(self, stack, address, participant, request):
        self._end = threading.Event()
        self.latencies = {"unchanged": [], "in full": []}
        full = type(request)(time_zone=request.time_zone)

        def run():
            while not self._end.is_set():
                for name, asked in (("unchanged", request), ("in full", full)):
                    self.latencies[name] += polls.h2load(
                        stack, address, polls.PLAN, asked, token=participant.token, seconds=1)[1]

        self._thread = threading.Thread(target=run)
        self._thread.start()

    def end(self):
        self._end.set()
        self._thread.join()
        return {
            name: 1_000 * sorted(found)[int(len(found) * 0.99)] for name, found in self.latencies.items() if found}


def measure(stack, options, report):
    count = options.participants
    study = polls.published(stack)
    participant, request = polls.participant_with_plan(stack, study, "America/New_York")
    cluster.run(stack, *(part.format(zone=ZONE, study=study, count=count) for part in FILL))
    seconds = _wait(stack, "plan_at = '-infinity'")
    report(
        f"planned for the first time: {count / seconds:,.0f} participants a second", case="first plans",
        participants=count, per_s=count / seconds)
    cluster.run(stack, "VACUUM ANALYZE planning.notifications", "VACUUM ANALYZE planning.due_prompts", "CHECKPOINT")
    coming = float(stack.database.value(
        f"SELECT count(*)::float8 / {count} FROM planning.notifications WHERE study_id = '{study}'"
        " AND cancelled_at IS NULL AND at > now()"))
    stack.stop_service("planning")
    for number, (other, becomes) in enumerate(OTHERS.items()):
        folder = _updated(stack, f"2099{'ab'[number]}", {ZONE: other})
        digest = stack.database.value(
            "SELECT max(zone_digest) FROM planning.planning_due JOIN planning.participants USING (participant_id)"
            f" WHERE time_zone = '{ZONE}'")
        environment = stack.service_environment("planning") | {
            "OTOLITH_LISTEN": "127.0.0.1:0", "TZDIR": str(folder)}
        environment.pop("OTOLITH_PORT_FILE", None)
        with serving(stack, "planning", environment) as server:
            address = f"127.0.0.1:{server.port()}"
            processor = cluster.Processor(stack, server.process.pid)
            polling = Polling(stack, address, participant, request)
            seconds = _wait(stack, f"zone_digest = {digest}")
            meanwhile = polling.end()
            planning, postgres = (1e6 * used / count for used in processor.used())
            polling = Polling(stack, address, participant, request)
            time.sleep(6)
            quiet = polling.end()
            server.stop()
        waits = ", ".join(f"{name} {meanwhile[name]:.1f} ms, quiet {quiet[name]:.1f} ms" for name in meanwhile)
        report(
            f"{count:,} participants with {coming:.0f} prompts to come planned anew, {ZONE} as {other} ({becomes}):"
            f" {count / seconds:,.0f} a second; a million, extrapolated: {MILLION * seconds / count / 60:,.0f} min;"
            f" processor for each, polls included: planning {planning:.0f} µs, PostgreSQL {postgres:.0f} µs; p99 of a"
            f" plan asked for meanwhile: {waits}",
            case="time zones", other=other, participants=count, prompts=coming, per_s=count / seconds,
            million_minutes=MILLION * seconds / count / 60, meanwhile_p99_ms=meanwhile, quiet_p99_ms=quiet)
    stack.start_service("planning")
