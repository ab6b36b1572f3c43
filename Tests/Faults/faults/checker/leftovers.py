"""Queues that must be empty at the end, and events that must not have happened."""

from .findings import Report
from .model import Model


# Responses that no fault excuses: the contract is UNAVAILABLE with RetryInfo.
SURPRISING = ("INTERNAL", "UNKNOWN", "UNIMPLEMENTED", "DATA_LOSS", "OUT_OF_RANGE")


def check(model: Model, report: Report) -> None:
    if not model.is_settled:
        report.broken("the run did not come to rest: nothing can be said about effects")
    for place, count in model.observed["left over"]:
        if count:
            report.lost(f"{count} events are left in {place}")
    for text, in model.observed["complaints"]:
        report.broken(text)
    for call in model.calls.values():
        if call.answer.get("code") in SURPRISING and not model.is_damage(call):
            report.broken(
                f"call {call.number}, {call.operation}, was answered {call.answer['code']}:"
                f" {call.answer.get('message', '')}")
    if model.calls and not model.acknowledged:
        report.broken("nothing was ever acknowledged")
