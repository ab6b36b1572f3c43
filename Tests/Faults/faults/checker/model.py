"""A history, put in order for the rules."""

from collections import defaultdict
from dataclasses import dataclass, field

ACCEPTED = "otolith.events.v1.AnswerSheetAccepted"
ENROLLED = "otolith.events.v1.ParticipantEnrolled"
ENDED = "otolith.events.v1.EnrolmentEnded"
ECHO = "otolith.faults.v1.Echo"
# Faults that give a client's library bytes that are no answer, and how long a call that met one may last.
DAMAGING = ("corrupt-client", "truncate-client")
DAMAGE_SECONDS = 10.0

# What each consumer of the observers takes; None: everything.
CONSUMERS: dict[str, set[str] | None] = {
    "everything": None,
    "stumbling": None,
    "sheets": {ACCEPTED},
    "echoing": {ACCEPTED},
    "enrolments": {ENROLLED, ENDED},
    "echoes": {ECHO},
}


@dataclass
class Call:
    number: int
    operation: str
    asked_at: float
    fields: dict
    # Never, if the run ended before.
    answered_at: float = float("inf")
    # acknowledged, refused (surely no effect) or unknown.
    outcome: str = "unknown"
    answer: dict = field(default_factory=dict)

    @property
    def participant(self) -> str:
        return self.fields.get("participant", "")

    @property
    def is_acknowledged(self) -> bool:
        return self.outcome == "acknowledged"

    @property
    def operation_id(self) -> str:
        """One for all attempts at the same thing."""
        return self.fields.get("attempt_at", str(self.number))


@dataclass(frozen=True)
class Published:
    """An event as its transaction committed it: written down beside the outbox by a trigger."""

    place: int
    event_id: str
    source: str
    type: str
    subject: str
    # The sheet's id, the echoed event's id, the study's.
    key: str

    @property
    def stream(self) -> tuple[str, str]:
        """The unit of order."""
        return self.source, self.subject


@dataclass(frozen=True)
class Effect:
    consumer: str
    event_id: str
    cause: str


class Model:
    def __init__(self, records: list[dict]):
        self.calls: dict[int, Call] = {}
        self.faults = 0
        # From when to when a client's library may have been given bytes that are no answer.
        self.damaged: list[tuple[float, float]] = []
        # From the end of the run.
        self.stored: dict[str, list[tuple[str, str]]] = {}
        self.exported: list[str] | None = None
        self.published: list[Published] = []
        self.log: list[str] | None = None
        self.effects: list[Effect] = []
        self.observed: dict[str, list] = defaultdict(list)
        self.is_settled = False
        for record in records:
            getattr(self, "_" + record["what"].replace("-", "_"), self._other)(record)

    # One method for each sort of line

    def _asked(self, record):
        fields = {
            name: value for name, value in record.items()
            if name not in ("at", "what", "call", "operation")
        }
        self.calls[record["call"]] = Call(
            record["call"], record["operation"], record["at"], fields)

    def _answered(self, record):
        call = self.calls[record["call"]]
        call.answered_at, call.outcome, call.answer = record["at"], record["outcome"], record

    def _fault(self, record):
        if record["kind"] in DAMAGING:
            self.damaged.append((record["at"], record["at"] + record["seconds"] + DAMAGE_SECONDS))

    def _injected(self, record):
        self.faults += 1

    def _settled(self, record):
        self.is_settled = True

    def _stored(self, record):
        self.stored[record["participant"]] = [tuple(entry) for entry in record["sheets"]]

    def _exported(self, record):
        self.exported = (self.exported or []) + record["sheets"]

    def _published(self, record):
        for event in record["events"]:
            self.published.append(Published(len(self.published), *event))

    def _log(self, record):
        self.log = (self.log or []) + record["events"]

    def _effects(self, record):
        self.effects += [Effect(*effect) for effect in record["effects"]]

    def _observed(self, record):
        self.observed[record["of"]] += record["rows"]

    def _other(self, record):
        """Lines for people."""

    # What rules ask for

    def of(self, *operations: str) -> list[Call]:
        return [call for call in self.calls.values() if call.operation in operations]

    def is_damage(self, call: Call) -> bool:
        """Whether an error is what the client's library made of damaged bytes."""
        return bool(call.answer.get("is_local")) and any(
            begins <= call.answered_at and call.asked_at <= ends for begins, ends in self.damaged)

    @property
    def acknowledged(self) -> int:
        """Writes that were answered: sheets, joinings, departures, accounts."""
        sheets = {
            (call.participant, sheet[0])
            for call in self.of("submit") if call.is_acknowledged
            for sheet, verdict in zip(call.fields["sheets"], call.answer["verdicts"])
            if verdict in ("CREATED", "EXISTS")
        }
        others = {
            call.operation_id for call in self.of("register", "join", "leave")
            if call.is_acknowledged
        }
        return len(sheets) + len(others)
