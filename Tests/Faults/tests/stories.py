"""Hand-made histories: a correct run, to be modified in one way at a time."""

import copy

from faults.checker import check
from faults.checker.model import ACCEPTED, ECHO, ENDED, ENROLLED, CONSUMERS

ANNA = "anna"
STUDY = "study"


class Story:
    """Anna joins, sends sheets `a` and `b`, leaves and joins again; all is published and applied."""

    def __init__(self):
        self.records: list[dict] = [{
            "what": "run", "at": 0, "seed": "0", "clients": 1, "transport": "postgres"}]
        self.calls = 0
        self.at = 0.0
        self.enrolments = [[ANNA, STUDY, True], [ANNA, STUDY, False]]
        self.stored = [["a", "digest a"], ["b", "digest b"]]
        self.published = [
            ["e1", "auth", ENROLLED, ANNA, STUDY],
            ["s1", "ingestion", ACCEPTED, ANNA, "a"],
            ["s2", "ingestion", ACCEPTED, ANNA, "b"],
            ["x1", "observer", ECHO, ANNA, "s1"],
            ["x2", "observer", ECHO, ANNA, "s2"],
            ["e2", "auth", ENDED, ANNA, STUDY],
            ["e3", "auth", ENROLLED, ANNA, STUDY],
        ]
        self.log = [event[0] for event in self.published]
        self.effects = [
            [consumer, event[0], event[4] if event[2] == ECHO and consumer == "echoes" else ""]
            for consumer, types in CONSUMERS.items() for event in self.published
            if types is None or event[2] in types
        ]
        self.planning = [[ANNA, STUDY, True]]
        self.ingestion = [[ANNA, STUDY, True]]
        self.exported = ["a", "b"]
        self.filled_in = [[ANNA, STUDY, "form", ""], [ANNA, STUDY, "form", "n1"]]
        self.completions = [[ANNA, STUDY, "form"]]
        self.taken_back = []
        self.answered = [["n1"]]
        self.accounts = [["anna's name"]]
        self.left_over = [["auth.outbox", 0]]
        self.complaints: list = []
        self.is_settled = True
        self.fault()
        self.call("register", username="anna's name", attempt_at="r1", answer={})
        self.call("join", participant=ANNA, study=STUDY, attempt_at="j1", answer={})
        self.submit(["a"], ["CREATED"])
        self.submit(["b"], ["CREATED"])
        self.call("leave", participant=ANNA, study=STUDY, attempt_at="l1", answer={})
        self.call("join", participant=ANNA, study=STUDY, attempt_at="j2", outcome="unknown")
        self.call("join", participant=ANNA, study=STUDY, attempt_at="j2", answer={})
        self.submit(["a"], ["EXISTS"])
        self.read(["a", "b"])

    def fault(self):
        self.records.append({"what": "injected", "at": self.at, "kind": "kill-service"})

    def call(self, operation, outcome="acknowledged", answer=None, **fields):
        self.calls += 1
        self.records.append(
            {"what": "asked", "at": self.at + 1, "call": self.calls, "operation": operation}
            | fields)
        self.records.append(
            {"what": "answered", "at": self.at + 2, "call": self.calls, "outcome": outcome}
            | (answer or {}))
        self.at += 3

    def submit(self, ids, verdicts=None, meant="good", digests=None, outcome="acknowledged"):
        digests = digests or [f"digest {sheet_id}" for sheet_id in ids]
        self.call(
            "submit", outcome, answer={"verdicts": verdicts} if verdicts else None,
            participant=ANNA,
            sheets=[[sheet_id, digest, meant] for sheet_id, digest in zip(ids, digests)])

    def read(self, seen):
        self.call("read", participant=ANNA, answer={"sheets": seen})

    def forget_call(self, predicate):
        """Removes a call completely."""
        numbers = {
            record["call"] for record in self.records
            if record["what"] == "asked" and predicate(record)
        }
        self.records = [record for record in self.records if record.get("call") not in numbers]

    def tell(self) -> list[dict]:
        """The complete history."""
        at = {"at": self.at}
        records = copy.deepcopy(self.records)
        if self.is_settled:
            records.append({"what": "settled"} | at)
        records.append({"what": "stored", "participant": ANNA, "sheets": self.stored} | at)
        records.append({"what": "exported", "sheets": self.exported} | at)
        records.append({"what": "published", "events": self.published} | at)
        records.append({"what": "log", "events": self.log} | at)
        records.append({"what": "effects", "effects": self.effects} | at)
        for of, rows in (
            ("accounts", self.accounts), ("enrolments", self.enrolments),
            ("planning enrolments", self.planning), ("ingestion enrolments", self.ingestion),
            ("filled in", self.filled_in), ("completions", self.completions),
            ("taken back", self.taken_back), ("answered", self.answered), ("left over", self.left_over),
            ("complaints", self.complaints),
        ):
            records.append({"what": "observed", "of": of, "rows": rows} | at)
        return records

    def findings(self) -> list[tuple[str, str]]:
        return [(finding.kind, finding.text) for finding in check(self.tell()).findings]
