"""Judges a history. Pure: no process, no database, no clock."""

from . import effects, events, leftovers, people, reads, sheets
from .findings import Report
from .model import Model

RULES = (sheets, reads, people, events, effects, leftovers)


def check(records: list[dict]) -> Report:
    model = Model(records)
    report = Report(faults=model.faults, acknowledged=model.acknowledged)
    for rule in RULES:
        rule.check(model, report)
    return report
