"""Records the final state in the history: through the API if possible, otherwise from tables."""

import time
from typing import Callable, Iterable

from otolith.auth.v1 import auth_pb2
from otolith.events.v1 import events_pb2
from otolith.ingestion.v1 import ingestion_pb2

from support.database import Database
from support.export import export
from support.people import TINNITUS, leader_of
from support.waiting import wait_until

from .arena import Arena
from .checker.model import ACCEPTED, CONSUMERS, ECHO, ENDED, ENROLLED
from .clients import ONE_TIME, QUESTIONNAIRE
from .history import History
from .person import Person, digest
from .schedule import SERVICES

SCHEMAS = SERVICES + ("observer",)
# Number of entries in one line of the history.
LINE_MAX = 500

# Of keys that processes publish repeatedly, and of hashes of studies' passwords, the log keeps only
# the latest of each subject: a missing older one is not a loss. Only auth reads the hashes.
SUPERSEDED = (
    "('otolith.events.v1.ServiceKeyPublished', 'otolith.events.v1.StudyPasswordSet')")
NOT_SUPERSEDED = (
    f"event_id NOT IN (SELECT event_id FROM faults.published WHERE type IN {SUPERSEDED})")


class Observation:
    def __init__(self, arena: Arena, history: History, progress: Callable[[str], None]):
        self.arena, self.history, self.progress = arena, history, progress
        self.database: Database = arena.stack.database

    # Coming to rest

    def settle(self, seconds_max: float) -> bool:
        """Waits until every event is relayed and every consumer is done, and stays so: duplicates may arrive late."""
        def quiet():
            rest = [f"{place} {count}" for place, count in self.left_over() if count]
            if rest:
                self.progress(", ".join(rest))
                return None
            effects = self._effects()
            return effects if effects >= self._expected_effects() else None

        deadline = time.monotonic() + seconds_max
        try:
            while True:
                before = wait_until(
                    quiet, "everything is relayed and applied", deadline - time.monotonic())
                time.sleep(2)
                if quiet() == before and self._read_models_agree():
                    break
                if time.monotonic() > deadline:
                    return False
        except AssertionError:
            return False
        self.history.write("settled")
        return True

    def _effects(self) -> int:
        return int(self.database.value(f"SELECT count(*) FROM observer.effects WHERE {NOT_SUPERSEDED}"))

    def _expected_effects(self) -> int:
        rows = self.database.query(
            f"SELECT type, count(*) FROM faults.published WHERE type NOT IN {SUPERSEDED} GROUP BY type")
        return sum(
            int(count) for types in CONSUMERS.values() for kind, count in rows
            if types is None or kind in types)

    def _read_models_agree(self) -> bool:
        """The services' own consumers store no row for each event; equal numbers of people show that they are done, and
        their contents are checked afterwards."""
        counts = {
            self.database.value(
                f"SELECT count(*) FROM (SELECT DISTINCT participant_id, study_id FROM {table})"
                " AS memberships")
            for table in ("auth.enrolments", "planning.enrolments", "ingestion.enrolment_changes")
        }
        return len(counts) == 1

    def left_over(self) -> list[tuple[str, int]]:
        places = [
            f"{schema}.{table}"
            for schema in SCHEMAS for table in ("outbox", "parked_events", "dead_letters")
        ]
        rows = self.database.query(" UNION ALL ".join(
            f"SELECT '{place}', count(*) FROM {place}" for place in places))
        return [(place, int(count)) for place, count in rows]

    def transport_complaints(self) -> list[str]:
        """With NATS no event of the run may be in PostgreSQL's log: the services would not receive it."""
        if self.arena.transport == "postgres":
            return []
        count = self.database.value(f"SELECT count(*) FROM bus.log WHERE type = '{ACCEPTED}'")
        return [] if count == "0" else [f"{count} events went to PostgreSQL instead of NATS"]

    # Recording the state

    def write(self, people: Iterable[Person]) -> None:
        people = list(people)
        for person in people:
            self._write_stored(person)
        self._write_export(people)
        self._write_events()
        self._write_people()
        self._write_planning()
        self.history.write("observed", of="left over", rows=self.left_over())

    def _write_stored(self, person: Person) -> None:
        gateway = self.arena.stack.gateway
        token = gateway.sessions.SignIn(
            auth_pb2.SignInRequest(username=person.username, password=person.password)
        ).access_token
        sheets, page_token = [], ""
        while True:
            page = gateway.sheets.ListAnswerSheets(
                ingestion_pb2.ListAnswerSheetsRequest(page_size=200, page_token=page_token),
                token=token)
            sheets += [[stored.sheet.sheet_id, digest(stored.sheet)] for stored in page.sheets]
            page_token = page.next_page_token
            if not page_token:
                break
        self.history.write("stored", participant=person.participant, sheets=sheets)

    def _write_export(self, people: list[Person]) -> None:
        stack = self.arena.stack
        token = leader_of(stack, TINNITUS).token
        for questionnaire in (QUESTIONNAIRE, ONE_TIME):
            rows, _ = export(stack, token, TINNITUS, "wide", questionnaire)
            self._lines("exported", "sheets", [row["sheet_id"] for row in rows])

    def _write_events(self) -> None:
        published = self.database.query(
            "SELECT event_id, source, type, subject, encode(data, 'hex') FROM faults.published"
            f" WHERE type NOT IN {SUPERSEDED} ORDER BY number")
        self._lines("published", "events", [
            [event_id, source, kind, subject, key_of(kind, bytes.fromhex(data))]
            for event_id, source, kind, subject, data in published
        ])
        if self.arena.transport == "postgres":
            log = self.database.query(
                f"SELECT event_id FROM bus.log WHERE {NOT_SUPERSEDED} ORDER BY txid, position")
            self._lines("log", "events", [event_id for event_id, in log])
        effects = self.database.query(
            "SELECT consumer, event_id, cause FROM observer.effects"
            f" WHERE {NOT_SUPERSEDED} ORDER BY place")
        self._lines("effects", "effects", effects)

    def _write_people(self) -> None:
        self._observed("accounts", self.database.query(
            "SELECT username FROM auth.accounts WHERE username LIKE 'client%'"))
        self._flags("enrolments", (
            "SELECT participant_id, study_id, left_at IS NOT NULL FROM auth.enrolments"
            " ORDER BY enrolment_id"))
        self._flags("planning enrolments", (
            "SELECT participant_id, study_id,"
            " joined_at IS NOT NULL AND (left_at IS NULL OR joined_at > left_at)"
            " FROM planning.enrolments"))
        self._flags("ingestion enrolments", (
            "SELECT DISTINCT ON (participant_id, study_id) participant_id, study_id, joined"
            " FROM ingestion.enrolment_changes ORDER BY participant_id, study_id, at DESC"))

    def _write_planning(self) -> None:
        self._observed("filled in", self.database.query(
            "SELECT DISTINCT participant_id, study_id, questionnaire_id, notification_id"
            " FROM ingestion.answer_sheets"))
        self._observed("completions", self.database.query(
            "SELECT participant_id, study_id, questionnaire_id FROM planning.completions"
            " WHERE NOT taken_back"))
        self._observed("taken back", self.database.query(
            "SELECT participant_id, study_id, questionnaire_id FROM ingestion.answer_sheet_keys"
            " GROUP BY participant_id, study_id, questionnaire_id HAVING bool_and(withdrawn)"))
        self._observed("answered", self.database.query(
            "SELECT notification_id FROM planning.notifications WHERE answered_at IS NOT NULL"))

    def _flags(self, of: str, query: str) -> None:
        self._observed(of, [[*row[:-1], row[-1] == "t"] for row in self.database.query(query)])

    def _observed(self, of: str, rows: list) -> None:
        for first in range(0, max(1, len(rows)), LINE_MAX):
            self.history.write("observed", of=of, rows=rows[first:first + LINE_MAX])

    def _lines(self, what: str, field: str, rows: list) -> None:
        for first in range(0, max(1, len(rows)), LINE_MAX):
            self.history.write(what, **{field: rows[first:first + LINE_MAX]})


def key_of(kind: str, data: bytes) -> str:
    """The subject of an event's change, such as the sheet's id."""
    if kind == ACCEPTED:
        return events_pb2.AnswerSheetAccepted.FromString(data).sheet_id
    if kind == ENROLLED:
        return events_pb2.ParticipantEnrolled.FromString(data).study_id
    if kind == ENDED:
        return events_pb2.EnrolmentEnded.FromString(data).study_id
    if kind == ECHO:
        text = data.hex()
        return "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))
    return ""
