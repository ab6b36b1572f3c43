"""Waits until every event has been applied by every service."""

import json

from .database import SERVICE_SCHEMAS
from .processes import run
from .waiting import wait_until


def await_quiet(stack):
    """Waits until no event is pending. Applying one may publish another, so the published events are compared
    before and after querying the services."""
    wait_until(lambda: _is_quiet(stack), "no event is on its way")


# Rows that are written later than the calls they belong to, without an event.
LATER = {"security_events", "audit_seals"}


def stored(stack, schema) -> dict[str, int]:
    """Rows by table written by calls, after all earlier events were applied."""
    await_quiet(stack)
    return stack.database.counts([schema], excluding=LATER)


def _is_quiet(stack) -> bool:
    before = _published(stack)
    if before is None or not all(_caught_up(stack, service) for service in SERVICE_SCHEMAS):
        return False
    return _published(stack) == before


def _published(stack) -> str | None:
    """The newest event of the log; None while an outbox contains one."""
    waiting = " OR ".join(
        f"EXISTS (SELECT FROM {service}.outbox)" for service in SERVICE_SCHEMAS)
    newest = "SELECT COALESCE(max(position), 0) FROM bus.log"
    return stack.database.value(f"SELECT CASE WHEN {waiting} THEN NULL ELSE ({newest}) END") or None


def _caught_up(stack, service: str) -> bool:
    done = run(
        stack, "otolithctl", "bus", "lag", "--service", service, "--json",
        environment=stack.service_environment(service))
    # Other tests may have left dead letters, with which `caughtUp` would never hold.
    return done.stdout and all(
        consumer["behind"] == 0 for consumer in json.loads(done.stdout)["consumers"])
