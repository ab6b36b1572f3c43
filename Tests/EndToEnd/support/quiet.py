"""Waiting until every event has had its effect in every service."""

import json

from .database import SERVICE_SCHEMAS
from .processes import run
from .waiting import wait_until


def await_quiet(stack):
    """Until no event is on its way. An effect may be another event: what was published is the same
    before and after the services were asked."""
    wait_until(lambda: _is_quiet(stack), "no event is on its way")


# What is written down later than the calls that it is of, and by no event.
LATER = {"security_events", "audit_seals"}


def stored(stack, schema) -> dict[str, int]:
    """Rows by table of all that calls have written, once what was done before has had its effect."""
    await_quiet(stack)
    return stack.database.counts([schema], excluding=LATER)


def _is_quiet(stack) -> bool:
    before = _published(stack)
    if before is None or not all(_caught_up(stack, service) for service in SERVICE_SCHEMAS):
        return False
    return _published(stack) == before


def _published(stack) -> str | None:
    """The newest event of the log; nothing while an outbox holds another."""
    waiting = " OR ".join(
        f"EXISTS (SELECT FROM {service}.outbox)" for service in SERVICE_SCHEMAS)
    newest = "SELECT COALESCE(max(position), 0) FROM bus.log"
    return stack.database.value(f"SELECT CASE WHEN {waiting} THEN NULL ELSE ({newest}) END") or None


def _caught_up(stack, service: str) -> bool:
    done = run(
        stack, "otolithctl", "bus", "lag", "--service", service, "--json",
        environment=stack.service_environment(service))
    # Other tests of the stack may have left dead letters, for which `caughtUp` would wait for ever.
    return done.stdout and all(
        consumer["behind"] == 0 for consumer in json.loads(done.stdout)["consumers"])
