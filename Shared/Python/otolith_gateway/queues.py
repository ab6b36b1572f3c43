"""Sheets and notification reports of the device, stored until the server has decided about them."""

import contextlib
import math
import uuid
from pathlib import Path
from typing import NamedTuple

import grpc
from google.protobuf.timestamp_pb2 import Timestamp
from google.rpc import error_details_pb2
from otolith.ingestion.v1 import ingestion_pb2, ingestion_pb2_grpc
from otolith.planning.v1 import planning_pb2_grpc, prompts_pb2

from .calls import detail_of, reason_of
from .storage import Database, alone

# Limits are 500 sheets and 8 MiB. Smaller batches lose less when a connection breaks.
SHEETS_MAX = 50
BYTES_MAX = 1024 * 1024
REPORTS_MAX = 500
_TOO_LARGE = ("MESSAGE_TOO_LARGE", "MESSAGE_TOO_MANY_ELEMENTS", "BATCH_TOO_LARGE")


class Outcome(NamedTuple):
    """What became of a sheet."""

    sheet_id: str
    verdict: str  # created, exists, conflict, rejected, retry_later, or one of a later release
    reasons: list[str]
    retry_delay: int | None  # seconds until the next try; None: settled
    answer: ingestion_pb2.SheetVerdict  # violations, deviations, next, scores


class Queue:
    """Messages of one kind that wait in a database."""

    def __init__(self, own: Path, name: str, kind, count_max: int):
        self.own, self._name, self._kind, self._count_max = own, name, kind, count_max

    def _put(self, name: str, message):
        """Stores a message, unless one of this name waits; returns the one that waits."""
        with self._database() as database:
            return self._kind.FromString(database.put(self._name, name, message.SerializeToString()))

    def waiting(self) -> list:
        with self._database() as database:
            return [message for _, message in self._waiting(database)]

    def _waiting(self, database: Database) -> list[tuple]:
        return [(place, self._kind.FromString(message)) for place, message in database.waiting(self._name)]

    def _database(self):
        return contextlib.closing(Database(self.own / "queue.sqlite3"))

    def drain(self, deliver, refuse) -> None:
        """Sends what waits, batch by batch, by one process at a time.

        `deliver` gets a database and pairs of place and message; `refuse` one that fails even alone, with its error.
        """
        with alone(self.own / f"{self._name}.lock"), self._database() as database:
            for batch in self._batches(self._waiting(database)):
                self._send(database, batch, deliver, refuse)

    def _batches(self, waiting: list) -> list[list]:
        """Batches in the order of the queue: a sheet may affect later ones."""
        found, size = [], 0
        for entry in waiting:
            count = entry[1].ByteSize()
            if not found or len(found[-1]) == self._count_max or size + count > BYTES_MAX:
                found.append([])
                size = 0
            found[-1].append(entry)
            size += count
        return found

    def _send(self, database, batch, deliver, refuse) -> None:
        try:
            deliver(database, batch)
        except grpc.RpcError as error:
            if error.code() is not grpc.StatusCode.INVALID_ARGUMENT and reason_of(error) not in _TOO_LARGE:
                raise
            if len(batch) == 1:
                refuse(database, batch[0], error)
                return
            # One bad message must not hold up the others.
            half = len(batch) // 2
            self._send(database, batch[:half], deliver, refuse)
            self._send(database, batch[half:], deliver, refuse)


# [guide: submit]
class SheetQueue(Queue):
    """Answer sheets of one participant until the server has decided about them."""

    def __init__(self, own: Path, channel: grpc.Channel, session):
        super().__init__(own, "sheets", ingestion_pb2.AnswerSheet, SHEETS_MAX)
        self._sheets = ingestion_pb2_grpc.AnswerSheetServiceStub(channel)
        self._session = session
        self._outcomes: list[Outcome] = []

    def put(self, sheet: ingestion_pb2.AnswerSheet) -> None:
        """Stores a sheet before confirming it to the person. Its id, which never changes, makes it arrive once."""
        if self._put(sheet.sheet_id, sheet) != sheet:
            raise ValueError(f"another sheet with the id {sheet.sheet_id} waits already: use a new id")

    def set_aside(self) -> list[tuple]:
        """Sheets with the verdict that ended their way, for the developers: `conflict` or `rejected`."""
        with self._database() as database:
            return [(ingestion_pb2.AnswerSheet.FromString(sheet), ingestion_pb2.SheetVerdict.FromString(verdict))
                    for sheet, verdict in database.aside()]

    def send(self) -> list[Outcome]:
        """Sends all sheets. One that needed a newer token stands twice among the outcomes."""
        self._outcomes = []
        self.drain(self._deliver, self._refuse)
        if any("TOKEN_OUTDATED" in one.reasons for one in self._outcomes):
            # Sheets that need a newer token are sent once more with it.
            self._session.renewed(self._session.access_token)
            self.drain(self._deliver, self._refuse)
        return self._outcomes

    def _deliver(self, database: Database, batch: list) -> None:
        answer = self._sheets.SubmitAnswerSheets(
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet for _, sheet in batch]))
        for (place, sheet), verdict in zip(batch, answer.verdicts):
            self._settle(database, place, sheet, verdict)

    def _refuse(self, database: Database, entry: tuple, error: grpc.RpcError) -> None:
        verdict = ingestion_pb2.SheetVerdict(sheet_id=entry[1].sheet_id, verdict=ingestion_pb2.VERDICT_REJECTED)
        named = detail_of(error, error_details_pb2.BadRequest)
        for violation in named.field_violations if named else ():
            verdict.violations.add(field=violation.field, reason=violation.reason, description=violation.description)
        if not verdict.violations:
            verdict.violations.add(reason=reason_of(error) or error.code().name, description=error.details())
        self._settle(database, *entry, verdict)

    def _settle(self, database: Database, place: int, sheet, verdict) -> None:
        """Acts on the verdict."""
        reasons, delay = [violation.reason for violation in verdict.violations], None
        match verdict.verdict:
            case ingestion_pb2.VERDICT_CREATED | ingestion_pb2.VERDICT_EXISTS:
                # Stored, by this call or by an earlier one whose response was lost.
                database.done(place)
            case _ if "PARTICIPANT_ERASED" in reasons:
                # The person's data was erased; none of it is kept here.
                database.done(place)
            case ingestion_pb2.VERDICT_CONFLICT | ingestion_pb2.VERDICT_REJECTED:
                # Conflict: another sheet has this id and is kept, a bug of the app. Neither is sent again:
                # kept for the app's developers, with the violations.
                database.set_aside(place, verdict.SerializeToString())
            case _:
                # RETRY_LATER and unknown verdicts: the sheet stays in the queue. With
                # CONSENT_ENDED, ask the person for consent to the new text first.
                delay = math.ceil(verdict.retry_delay.ToMilliseconds() / 1000) or 60
        name = ingestion_pb2.Verdict.Name(verdict.verdict) if verdict.verdict in ingestion_pb2.Verdict.values() \
            else f"VERDICT_{verdict.verdict}"
        self._outcomes.append(Outcome(
            sheet.sheet_id, name.removeprefix("VERDICT_").lower(), reasons, delay, verdict))
# [guide: end]


# [guide: reports]
class ReportQueue(Queue):
    """Reports about notifications. Every outcome is final, even if the report was not stored."""

    def __init__(self, own: Path, channel: grpc.Channel):
        super().__init__(own, "reports", prompts_pb2.NotificationReport, REPORTS_MAX)
        self._planning = planning_pb2_grpc.PlanningServiceStub(channel)
        self._outcomes: list[str] = []

    def report(self, notification_id: str, kind: str, snooze_end_time: Timestamp | None = None) -> None:
        """Stores an event (`DELIVERED`, `OPENED`, `DISMISSED`, `SNOOZED`) with its time; the first of its kind counts.

        It may be sent much later.
        """
        report = prompts_pb2.NotificationReport(
            notification_id=notification_id, kind=prompts_pb2.ReportKind.Value(f"REPORT_KIND_{kind}"),
            snooze_end_time=snooze_end_time)
        report.event_time.GetCurrentTime()
        # Snoozing may be repeated.
        again = f"-{uuid.uuid4()}" if kind == "SNOOZED" else ""
        self._put(f"{notification_id}-{kind}{again}", report)

    def send(self) -> list[str]:
        """Returns outcomes such as `recorded`, in the order of the reports."""
        self._outcomes = []
        self.drain(self._deliver, self._refuse)
        return self._outcomes

    def _deliver(self, database: Database, batch: list) -> None:
        answer = self._planning.ReportNotifications(prompts_pb2.ReportNotificationsRequest(
            reports=[report for _, report in batch]))
        for (place, _), outcome in zip(batch, answer.outcomes):
            database.done(place)
            self._outcomes.append(
                prompts_pb2.ReportOutcome.Name(outcome).removeprefix("REPORT_OUTCOME_").lower())

    def _refuse(self, database: Database, entry: tuple, error: grpc.RpcError) -> None:
        database.done(entry[0])
        self._outcomes.append("invalid")
# [guide: end]
