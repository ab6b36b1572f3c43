"""Events: one for each change, none without one, in the log once and in order."""

from collections import Counter, defaultdict

from .findings import Report
from .model import ACCEPTED, Model
from .order import inversions
from .sheets import DURABLE


def check(model: Model, report: Report) -> None:
    if not model.published:
        return
    ids = Counter(event.event_id for event in model.published)
    for event_id, count in ids.items():
        if count > 1:
            report.duplicated(f"event {event_id} was published {count} times", event_id)
    check_sheets(model, report)
    check_real_time(model, report)
    if model.log is not None:
        check_log(model, ids, report)


def check_sheets(model: Model, report: Report) -> None:
    told = Counter(
        (event.subject, event.key) for event in model.published if event.type == ACCEPTED)
    stored = {
        (participant, sheet_id)
        for participant, sheets in model.stored.items() for sheet_id, _ in sheets
    }
    for participant, sheet_id in stored:
        if (participant, sheet_id) not in told:
            report.lost(f"no event for sheet {sheet_id}", sheet_id, participant)
    for (participant, sheet_id), count in told.items():
        if count > 1:
            report.duplicated(f"{count} events for sheet {sheet_id}", sheet_id, participant)
        if participant in model.stored and (participant, sheet_id) not in stored:
            report.duplicated(
                f"an event for sheet {sheet_id}, which is not there", sheet_id, participant)


def check_real_time(model: Model, report: Report) -> None:
    """A sheet acknowledged before another was sent has the earlier event."""
    place = {
        (event.subject, event.key): event.place for event in model.published
        if event.type == ACCEPTED
    }
    first_asked, first_answered = {}, {}
    for call in model.of("submit"):
        for index, (sheet_id, _, _) in enumerate(call.fields["sheets"]):
            key = call.participant, sheet_id
            if key not in place:
                continue
            first_asked[key] = min(call.asked_at, first_asked.get(key, float("inf")))
            if call.is_acknowledged and call.answer["verdicts"][index] in DURABLE:
                first_answered[key] = min(
                    call.answered_at, first_answered.get(key, float("inf")))
    people = defaultdict(list)
    for key in first_asked:
        people[key[0]].append(key)
    for participant, keys in people.items():
        # In the events' order: a sheet must have been sent no later than all following ones were
        # answered.
        answered_min, culprit = float("inf"), None
        for key in sorted(keys, key=place.get, reverse=True):
            if first_asked[key] > answered_min:
                report.reordered(
                    f"sheet {key[1]} was sent after sheet {culprit} had been acknowledged, and"
                    " its event comes before", key[1], culprit, participant)
            if first_answered.get(key, float("inf")) < answered_min:
                answered_min, culprit = first_answered[key], key[1]


def check_log(model: Model, ids: Counter, report: Report) -> None:
    logged = Counter(model.log)
    for event_id in ids.keys() - logged.keys():
        report.lost(f"event {event_id} was published and is not in the log", event_id)
    for event_id, count in logged.items():
        if event_id not in ids:
            report.duplicated(f"event {event_id} is in the log without having been published", event_id)
        elif count > 1:
            report.duplicated(f"event {event_id} is in the log {count} times", event_id)
    for earlier, later in inversions(model, model.log):
        report.reordered(
            f"event {earlier.event_id} was published before event {later.event_id} of the same"
            " subject and comes later in the log", earlier.event_id, later.event_id,
            earlier.subject)
