"""A history, prepared for the rules."""

from collections import defaultdict
from dataclasses import dataclass, field

ACCEPTED = "otolith.events.v1.AnswerSheetAccepted"
ENROLLED = "otolith.events.v1.ParticipantEnrolled"
ENDED = "otolith.events.v1.EnrolmentEnded"
ECHO = "otolith.faults.v1.Echo"
# Faults that send damaged bytes to a client's library, and the maximum duration of an affected
# call.
DAMAGING = ("corrupt-client", "truncate-client")
DAMAGE_SECONDS = 10.0

# Event types of each observing consumer; None for all.
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
    # Infinite if the run ended before.
    answered_at: float = float("inf")
    # acknowledged, refused (certainly no effect) or unknown.
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
        """The same for all attempts of one operation."""
        return self.fields.get("attempt_at", str(self.number))


@dataclass(frozen=True)
class Published:
    """A committed event, recorded by a trigger on the outbox or the log."""

    place: int
    event_id: str
    source: str
    type: str
    subject: str
    # The id of the sheet, the echoed event or the study.
    key: str

    @property
    def stream(self) -> tuple[str, str]:
        """The stream within which order is guaranteed."""
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
        # Intervals in which a client's library may have received damaged bytes.
        self.damaged: list[tuple[float, float]] = []
        # State at the end of the run.
        self.stored: dict[str, list[tuple[str, str]]] = {}
        self.exported: list[str] | None = None
        self.published: list[Published] = []
        self.log: list[str] | None = None
        self.effects: list[Effect] = []
        self.observed: dict[str, list] = defaultdict(list)
        self.is_settled = False
        for record in records:
            getattr(self, "_" + record["what"].replace("-", "_"), self._other)(record)

    # One method for each kind of line

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
        """Lines for people are ignored."""

    # Queries of the rules

    def of(self, *operations: str) -> list[Call]:
        return [call for call in self.calls.values() if call.operation in operations]

    def is_damage(self, call: Call) -> bool:
        """Whether the error was made of damaged bytes by the client's library."""
        return bool(call.answer.get("is_local")) and any(
            begins <= call.answered_at and call.asked_at <= ends for begins, ends in self.damaged)

    @property
    def acknowledged(self) -> int:
        """Number of acknowledged writes: sheets, joinings, departures, accounts."""
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
