"""Effects: every consumer applied every event once, in order, and nothing else."""

from collections import Counter, defaultdict

from .findings import Report
from .model import ACCEPTED, CONSUMERS, ECHO, Model
from .order import inversions


def check(model: Model, report: Report) -> None:
    if not model.published:
        return
    by_consumer = defaultdict(list)
    for effect in model.effects:
        by_consumer[effect.consumer].append(effect.event_id)
    for consumer, types in CONSUMERS.items():
        check_consumer(model, consumer, types, by_consumer[consumer], report)
    for consumer in by_consumer.keys() - CONSUMERS.keys():
        report.broken(f"there are effects of an unknown consumer {consumer}")
    check_echoes(model, report)
    check_planning(model, report)


def check_consumer(
    model: Model, consumer: str, types: set[str] | None, event_ids: list[str], report: Report
) -> None:
    expected = {
        event.event_id: event for event in model.published if types is None or event.type in types
    }
    found = Counter(event_ids)
    for event_id in expected.keys() - found.keys():
        report.lost(
            f"consumer {consumer} had no effect of event {event_id}, {expected[event_id].type}",
            event_id, expected[event_id].subject)
    for event_id, count in found.items():
        if event_id not in expected:
            report.duplicated(
                f"consumer {consumer} had an effect of event {event_id}, which has no cause",
                event_id)
        elif count > 1:
            report.duplicated(
                f"consumer {consumer} had {count} effects of event {event_id}", event_id,
                expected[event_id].subject)
    for earlier, later in inversions(model, event_ids):
        report.reordered(
            f"consumer {consumer} applied event {later.event_id} before event"
            f" {earlier.event_id} of the same subject", earlier.event_id, later.event_id,
            earlier.subject)


def check_echoes(model: Model, report: Report) -> None:
    """Events published while applying others: once for each, and received as sent."""
    accepted = {event.event_id for event in model.published if event.type == ACCEPTED}
    echoes = {event.event_id: event.key for event in model.published if event.type == ECHO}
    answered = Counter(echoes.values())
    for event_id in accepted - answered.keys():
        report.lost(f"event {event_id} has no echo", event_id)
    for event_id, count in answered.items():
        if event_id not in accepted:
            report.duplicated(f"an echo answers event {event_id}, which does not exist", event_id)
        elif count > 1:
            report.duplicated(f"event {event_id} has {count} echoes", event_id)
    for effect in model.effects:
        if effect.consumer == "echoes" and effect.cause != echoes.get(effect.event_id):
            report.broken(f"echo {effect.event_id} arrived with other contents", effect.event_id)


def check_planning(model: Model, report: Report) -> None:
    """Planning's rows for sheets."""
    if "completions" not in model.observed:
        return
    expected = {
        (participant, study, questionnaire)
        for participant, study, questionnaire, _ in model.observed["filled in"]
    } - {tuple(row) for row in model.observed["taken back"]}
    found = {tuple(row) for row in model.observed["completions"]}
    for row in expected - found:
        report.lost(f"planning does not know that {row[0]} filled in {row[2]}", row[0])
    for row in found - expected:
        report.duplicated(f"planning believes that {row[0]} filled in {row[2]}", row[0])
    named = {
        notification for _, _, _, notification in model.observed["filled in"] if notification
    }
    answered = {notification for notification, in model.observed["answered"]}
    for notification in named - answered:
        report.lost(f"notification {notification} was answered, planning does not know")
    for notification in answered - named:
        report.duplicated(f"notification {notification} counts as answered and was not")
