"""Sheets: acknowledged ones exist once and unchanged; a repetition is reported as one."""

from collections import Counter, defaultdict

from .findings import Report
from .model import Model

DURABLE = ("CREATED", "EXISTS")


class Fate:
    """All calls about one sheet."""

    def __init__(self, participant: str, sheet_id: str):
        self.participant, self.sheet_id = participant, sheet_id
        # (start, end, digest, intent of the client, verdict or None)
        self.sendings: list[tuple[float, float, str, str, str | None]] = []

    @property
    def about(self) -> tuple[str, str]:
        return self.sheet_id, self.participant

    def verdicts(self, *names: str):
        return [sending for sending in self.sendings if sending[4] in names]

    @property
    def acknowledged_digests(self) -> set[str]:
        return {sending[2] for sending in self.verdicts(*DURABLE)}


def fates(model: Model) -> dict[tuple[str, str], Fate]:
    found: dict[tuple[str, str], Fate] = {}
    for call in model.of("submit"):
        verdicts = call.answer["verdicts"] if call.is_acknowledged else [None] * len(
            call.fields["sheets"])
        for (sheet_id, digest, meant), verdict in zip(call.fields["sheets"], verdicts):
            key = call.participant, sheet_id
            fate = found.setdefault(key, Fate(*key))
            # A rejected call had no effect.
            if call.outcome != "refused":
                fate.sendings.append((call.asked_at, call.answered_at, digest, meant, verdict))
    return found


def check(model: Model, report: Report) -> None:
    stored = defaultdict(list)
    for participant, sheets in model.stored.items():
        for sheet_id, digest in sheets:
            stored[participant, sheet_id].append(digest)
    known = fates(model)
    for key, fate in known.items():
        if fate.participant in model.stored:
            check_presence(fate, stored.get(key, []), report)
        check_answers(fate, report)
    check_rivals(known.values(), stored, model, report)
    for participant, sheet_id in stored.keys() - known.keys():
        report.duplicated(
            f"sheet {sheet_id} is stored and was never sent", sheet_id, participant)
    if model.exported is not None:
        check_export(model, Counter(sheet_id for _, sheet_id in stored), report)


def check_presence(fate: Fate, digests: list[str], report: Report) -> None:
    acknowledged = fate.acknowledged_digests
    if len(acknowledged) > 1:
        report.duplicated(
            f"sheet {fate.sheet_id} was acknowledged with different contents", *fate.about)
    if not digests:
        if acknowledged:
            report.lost(f"sheet {fate.sheet_id} was acknowledged and is gone", *fate.about)
        return
    if len(digests) > 1:
        report.duplicated(f"sheet {fate.sheet_id} is there {len(digests)} times", *fate.about)
    if acknowledged and digests[0] not in acknowledged:
        report.lost(
            f"sheet {fate.sheet_id} is there with other contents than acknowledged", *fate.about)
    if not acknowledged:
        # The response may have been lost; but one of the calls must have been able to store it.
        possible = {
            digest for _, _, digest, meant, verdict in fate.sendings
            if verdict in (None, "RETRY_LATER") and meant != "bad"
        }
        if digests[0] not in possible:
            report.duplicated(
                f"sheet {fate.sheet_id} is stored although it was refused", *fate.about)


def check_answers(fate: Fate, report: Report) -> None:
    created = fate.verdicts("CREATED")
    if len(created) > 1:
        report.duplicated(f"sheet {fate.sheet_id} was created {len(created)} times", *fate.about)
    for asked_at, _, digest, meant, verdict in fate.sendings:
        if verdict is None:
            continue
        before = [sending for sending in fate.verdicts(*DURABLE) if sending[1] < asked_at]
        known = {sending[2] for sending in before}
        if digest in known and verdict == "CREATED":
            report.duplicated(
                f"sheet {fate.sheet_id} was created after it had been acknowledged", *fate.about)
        elif digest in known and verdict != "EXISTS":
            report.lost(
                f"sheet {fate.sheet_id} was acknowledged and later answered {verdict}",
                *fate.about)
        elif known and digest not in known and verdict != "CONFLICT":
            report.lost(
                f"sheet {fate.sheet_id} with other contents than acknowledged was answered"
                f" {verdict}", *fate.about)
        elif not known and meant == "good" and verdict in ("REJECTED", "CONFLICT"):
            # A sheet with other contents that was sent at the same time may have been first.
            others = {sending[2] for sending in fate.sendings} - {digest}
            if verdict == "REJECTED" or not others:
                report.lost(f"sheet {fate.sheet_id} is good and was {verdict}", *fate.about)
        elif meant == "bad" and verdict in DURABLE:
            report.broken(f"sheet {fate.sheet_id} is bad and was {verdict}", *fate.about)


def check_rivals(fates, stored, model: Model, report: Report) -> None:
    """Of the sheets of a one-time questionnaire, one counts for each participant, and others are rejected for
    that reason only."""
    rivals = defaultdict(list)
    for fate in fates:
        if any(meant == "rival" for _, _, _, meant, _ in fate.sendings):
            rivals[fate.participant].append(fate)
    for participant, mine in rivals.items():
        if participant not in model.stored:
            continue
        about = tuple(fate.sheet_id for fate in mine)
        count = sum((participant, sheet_id) in stored for sheet_id in about)
        if count > 1:
            report.duplicated(
                f"{participant} filled in {count} times what can be filled in once", *about)
        if count == 0 and any(fate.verdicts("REJECTED") for fate in mine):
            report.lost(f"all that {participant} could fill in once was refused", *about)


def check_export(model: Model, stored: Counter, report: Report) -> None:
    exported = Counter(model.exported)
    for sheet_id, count in (stored - exported).items():
        report.lost(f"sheet {sheet_id} is stored and not in the export", sheet_id)
    for sheet_id, count in (exported - stored).items():
        report.duplicated(
            f"sheet {sheet_id} is in the export {exported[sheet_id]} times and stored"
            f" {stored[sheet_id]} times", sheet_id)
