"""Accounts and memberships: as acknowledged, and the same in all services."""

from collections import Counter, defaultdict

from .findings import Report
from .model import ENDED, ENROLLED, Model


def check(model: Model, report: Report) -> None:
    if not model.observed:
        return
    check_accounts(model, report)
    # (participant, study) → whether each enrolment ended.
    enrolments = defaultdict(list)
    for participant, study, ended in model.observed["enrolments"]:
        enrolments[participant, study].append(ended)
    check_acknowledged(model, enrolments, report)
    check_events(model, enrolments, report)
    for service in ("planning", "ingestion"):
        check_read_model(model, service, enrolments, report)


def check_accounts(model: Model, report: Report) -> None:
    accounts = Counter(name for name, in model.observed["accounts"])
    for call in model.of("register"):
        name = call.fields["username"]
        if call.is_acknowledged and accounts[name] == 0:
            report.lost(f"the account {name} was acknowledged and is gone", name)
        if accounts[name] > 1:
            report.duplicated(f"the account {name} is there {accounts[name]} times", name)


def check_acknowledged(model: Model, enrolments, report: Report) -> None:
    operations = defaultdict(dict)
    for call in model.of("join", "leave"):
        mine = operations[call.participant, call.fields["study"]]
        done = mine.get(call.operation_id, (call.operation, False))[1]
        mine[call.operation_id] = call.operation, done or call.is_acknowledged
    for (participant, study), mine in operations.items():
        rows = enrolments.get((participant, study), [])
        for operation, found, noun in (
            ("join", len(rows), "joinings"), ("leave", sum(rows), "departures"),
        ):
            attempts = [done for name, done in mine.values() if name == operation]
            least, most = sum(attempts), len(attempts)
            if found < least:
                report.lost(
                    f"{least} {noun} of {participant} were acknowledged, {found} are known",
                    participant)
            if found > most:
                report.duplicated(
                    f"{most} {noun} of {participant} were asked for, {found} are known",
                    participant)


def check_events(model: Model, enrolments, report: Report) -> None:
    """Each change has exactly one event."""
    told = Counter((event.type, event.subject, event.key) for event in model.published)
    for participant, study in enrolments.keys() | {
        (event.subject, event.key) for event in model.published if event.type in (ENROLLED, ENDED)
    }:
        rows = enrolments.get((participant, study), [])
        for kind, expected in ((ENROLLED, len(rows)), (ENDED, sum(rows))):
            found = told[kind, participant, study]
            if found < expected:
                report.lost(f"{expected - found} {kind} of {participant} missing", participant)
            if found > expected:
                report.duplicated(f"{found} {kind} of {participant} for {expected}", participant)


def check_read_model(model: Model, service: str, enrolments, report: Report) -> None:
    known = {
        (participant, study): bool(enrolled)
        for participant, study, enrolled in model.observed[f"{service} enrolments"]
    }
    for key, rows in enrolments.items():
        is_member = not all(rows)
        if known.get(key) != is_member:
            told = {None: "nothing", True: "a member", False: "no member"}[known.get(key)]
            report.lost(
                f"{service} knows {key[0]} as {told} of {key[1]}, auth as"
                f" {'a member' if is_member else 'no member'}", key[0])
    for key in known.keys() - enrolments.keys():
        report.duplicated(f"{service} knows {key[0]} in {key[1]}, auth does not", key[0])
