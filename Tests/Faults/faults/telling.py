"""Output for people: progress, and for a failure the relevant parts of the history."""

import json
import sys
from pathlib import Path

from .checker.findings import Report

FINDINGS_MAX = 30
# Number of findings with their history, and of lines for each.
SHOWN_MAX = 3
LINES_MAX = 40
MEMBERSHIP = ("join", "leave")
MEMBERSHIP_EVENT = "Enrol"


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def tell(report: Report, records: list[dict], history: Path, seed: str) -> None:
    """Prints the findings, the scheduled faults, and the lines of the history for the first findings."""
    for finding in report.findings[:FINDINGS_MAX]:
        say(f"{finding.kind}: {finding.text}")
    if len(report.findings) > FINDINGS_MAX:
        say(f"… and {len(report.findings) - FINDINGS_MAX} more")
    say("the faults, with the second at which each began:")
    for record in records:
        if record["what"] == "fault":
            say(f"  {record['at']:8.3f} {record['number']:4d} {record['kind']} {record['target']}"
                f" {record['seconds']} s")
    for finding in report.findings[:SHOWN_MAX]:
        if finding.about:
            say(f"what the history says of “{finding.text}”:")
            for line in lines_about(records, finding.about):
                say("  " + line)
    say(f"seed {seed}; the whole history: {history}")


def lines_about(records: list[dict], about: tuple[str, ...]) -> list[str]:
    """The lines with the first of the ids, and their responses. For a person only those about the membership, since
    all other lines name people, too."""
    primary = about[0]
    is_person = any(record.get("participant") == primary for record in records)
    calls: set[int] = set()
    lines: list[str] = []
    for record in records:
        if record["what"] == "answered":
            is_relevant = record["call"] in calls
        elif record["what"] == "asked" and is_person:
            is_relevant = record["operation"] in MEMBERSHIP and record["participant"] == primary
        else:
            is_relevant = primary in json.dumps(record)
            if is_person and record["what"] == "published":
                is_relevant = is_relevant and MEMBERSHIP_EVENT in json.dumps(record)
        if is_relevant:
            if record["what"] == "asked":
                calls.add(record["call"])
            if len(lines) == LINES_MAX:
                return lines + ["…"]
            lines.append(abridged(record, about if not is_person else (primary,)))
    return lines


def abridged(record: dict, about: tuple[str, ...]) -> str:
    """A line without unrelated entries of its lists."""
    short = {}
    for name, value in record.items():
        if isinstance(value, list) and len(value) > 3:
            kept = [entry for entry in value if any(text in json.dumps(entry) for text in about)]
            kept.sort(key=lambda entry: MEMBERSHIP_EVENT not in json.dumps(entry))
            value = kept[:10] + [f"… of {len(value)}"] if kept else f"{len(value)} entries"
        short[name] = value
    return json.dumps(short)
