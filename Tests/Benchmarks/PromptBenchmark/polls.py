"""Plans asked for again."""

import re
import statistics
import subprocess

from grpc.health.v1 import health_pb2

from otolith.catalogue.v1 import schedule_pb2, study_pb2
from otolith.planning.v1 import planning_pb2
from support.people import anonymous_in, new_id
from support.studies import publish

PLAN = "/otolith.planning.v1.PlanningService/GetNotificationPlan"
HEALTH = "/grpc.health.v1.Health/Check"
SECONDS = 3


def published(stack, per_day=5):
    """A study of random prompts between 8 and 20 o'clock."""
    study = f"bench-{new_id()[:8]}"
    windows = [
        schedule_pb2.DayWindow(day=day, start_minute=480, end_minute=1_200) for day in range(1, 8)]
    publish(stack, study, [study_pb2.StudyQuestionnaire(
        questionnaire_id=f"{study}-form", recurrence=study_pb2.RECURRENCE_REPEATED,
        schedules=[schedule_pb2.Schedule(
            expires_after_minutes=30, standard=schedule_pb2.StandardPlan(per_day=per_day, windows=windows))])])
    return study


def participant_with_plan(stack, study, time_zone="Europe/Berlin"):
    """(who asks, the request with the token of a plan that stays)."""
    participant = anonymous_in(stack, study)
    request = planning_pb2.GetNotificationPlanRequest(time_zone=time_zone)
    for _ in range(3):
        answer = stack.gateway.planning.GetNotificationPlan(request, token=participant.token)
        request.plan_token = answer.plan_token
    return participant, request


def h2load(stack, address, path, request, size=None, token=None, callers=(1, 1), seconds=SECONDS):
    """(calls in a second, latencies in seconds); `size`: of each answer, to the byte."""
    body, log = stack.directory / "request", stack.directory / "latencies"
    message = request.SerializeToString()
    body.write_bytes(b"\0" + len(message).to_bytes(4, "big") + message)
    log.unlink(missing_ok=True)
    headers = ["content-type: application/grpc", "te: trailers"]
    if token:
        headers.append(f"authorization: Bearer {token}")
    said = subprocess.run(
        ["h2load", "-t1", "-c", str(callers[0]), "-m", str(callers[1]), "-D", f"{seconds}s",
         "--warm-up-time", "300ms", f"--log-file={log}", "-d", str(body),
         *(part for header in headers for part in ("-H", header)), f"http://{address}{path}"],
        capture_output=True, text=True, check=True).stdout

    def number(pattern):
        return float(re.search(pattern, said).group(1))

    wrong = number(r"(\d+) failed") + number(r"(\d+) errored") + number(r"(\d+) timeout")
    # To h2load a gRPC error is a success, HTTP status 200; but it has no body.
    if wrong or number(r"\((\d+)\) data") < number(r"(\d+) done") * ((size or 0) + 5):
        raise AssertionError(f"not every call was answered\n{said}")
    with log.open("rb") as lines:
        latencies = sorted(int(line.rsplit(b"\t", 1)[1]) / 1e6 for line in lines)
    return number(r"finished in .*?, ([\d.]+) req/s"), latencies


def measure(stack, options, report):
    study = published(stack)
    participant, request = participant_with_plan(stack, study)
    answer = stack.gateway.planning.GetNotificationPlan(request, token=participant.token)
    if not answer.delta or answer.notifications or answer.plan_token != request.plan_token:
        raise AssertionError(f"the plan does not stay: {answer}")
    address = stack.addresses["planning"]
    serving = health_pb2.HealthCheckResponse(status="SERVING")
    for callers in ((1, 1), (10, 10)):
        subjects = {
            "health check": lambda callers=callers: h2load(
                stack, address, HEALTH, health_pb2.HealthCheckRequest(), len(serving.SerializeToString()),
                callers=callers),
            "unchanged plan": lambda callers=callers: h2load(
                stack, address, PLAN, request, len(answer.SerializeToString()), participant.token, callers)}
        rates = {name: [] for name in subjects}
        for number in range(options.rounds):
            # In turns: machines drift.
            for name in list(subjects)[:: 1 if number % 2 == 0 else -1]:
                rates[name].append(subjects[name]()[0])
        health, plan = (statistics.median(rates[name]) for name in subjects)
        ratios = [plan / health for health, plan in zip(*rates.values())]
        count = callers[0] * callers[1]
        report(
            f"unchanged plan asked again, {count} callers: {plan:,.0f} a second, health check {health:,.0f}, ratio"
            f" {statistics.median(ratios):.2f} ({min(ratios):.2f}-{max(ratios):.2f} in {options.rounds} rounds)",
            case="unchanged plan", callers=count, per_s=plan, health_per_s=health,
            ratio=statistics.median(ratios), ratios=ratios)
