"""Reads of participants during faults: their own writes, each once."""

from collections import Counter, defaultdict

from .findings import Report
from .model import Model
from .sheets import DURABLE


def check(model: Model, report: Report) -> None:
    sent = defaultdict(dict)
    acknowledged = defaultdict(dict)
    for call in model.of("submit"):
        for index, (sheet_id, _, _) in enumerate(call.fields["sheets"]):
            mine = sent[call.participant]
            mine[sheet_id] = min(call.asked_at, mine.get(sheet_id, float("inf")))
            if call.is_acknowledged and call.answer["verdicts"][index] in DURABLE:
                mine = acknowledged[call.participant]
                mine[sheet_id] = min(call.answered_at, mine.get(sheet_id, float("inf")))
    for call in model.of("read"):
        if not call.is_acknowledged:
            continue
        person, seen = call.participant, Counter(call.answer["sheets"])
        for sheet_id, at in acknowledged[person].items():
            if at < call.asked_at and sheet_id not in seen:
                report.lost(
                    f"call {call.number} does not see sheet {sheet_id}, acknowledged before",
                    sheet_id, person)
        for sheet_id, count in seen.items():
            if count > 1:
                report.duplicated(
                    f"call {call.number} sees sheet {sheet_id} {count} times", sheet_id, person)
            if sent[person].get(sheet_id, float("inf")) > call.answered_at:
                report.duplicated(
                    f"call {call.number} sees sheet {sheet_id} before it was sent", sheet_id,
                    person)
