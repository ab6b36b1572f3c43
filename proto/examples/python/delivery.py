"""Sheets and notification reports of the device, stored until the server accepts them."""

import grpc
from otolith.ingestion.v1 import ingestion_pb2, ingestion_pb2_grpc
from otolith.planning.v1 import prompts_pb2

# Limits are 500 sheets and 8 MiB. Smaller batches lose less when a connection breaks.
SHEETS_MAX = 50
BYTES_MAX = 1024 * 1024
REPORTS_MAX = 500


def batches(waiting: list) -> list[list]:
    """Batches in the order of the queue: a sheet may affect later ones."""
    found, size = [], 0
    for path, sheet in waiting:
        bytes_of = sheet.ByteSize()
        if not found or len(found[-1]) == SHEETS_MAX or size + bytes_of > BYTES_MAX:
            found.append([])
            size = 0
        found[-1].append((path, sheet))
        size += bytes_of
    return found


class Delivery:
    def __init__(self, channel: grpc.Channel, planning, session, say):
        self._sheets = ingestion_pb2_grpc.AnswerSheetServiceStub(channel)
        self._planning = planning
        self._session = session
        self._say = say

    # [guide: submit]
    def send_sheets(self, queue, again: bool = False) -> None:
        outdated = False
        for batch in batches(queue.waiting(ingestion_pb2.AnswerSheet)):
            answer = self._sheets.SubmitAnswerSheets(
                ingestion_pb2.SubmitAnswerSheetsRequest(sheets=[sheet for _, sheet in batch]))
            for (path, _), verdict in zip(batch, answer.verdicts):
                outdated |= self._settle(queue, path, verdict)
        if outdated and not again:
            # Sheets that need a newer token are sent once more with it.
            self._session.renewed(self._session.access_token)
            self.send_sheets(queue, again=True)

    def _settle(self, queue, path, verdict) -> bool:
        """Acts on the verdict; returns whether the sheet needs a newer token."""
        reasons = [violation.reason for violation in verdict.violations]
        match verdict.verdict:
            case ingestion_pb2.VERDICT_CREATED | ingestion_pb2.VERDICT_EXISTS:
                # Stored, by this call or by an earlier one whose response was lost.
                queue.done(path)
                self._tell(verdict, "next", *(offer.questionnaire_id for offer in verdict.next))
            case ingestion_pb2.VERDICT_CONFLICT:
                # Another sheet has this id and is kept: a bug of the app, which used the id twice.
                queue.set_aside(path, "conflicts")
                self._tell(verdict)
            case ingestion_pb2.VERDICT_REJECTED:
                # Not sent again: kept for the app's developers, with the violations.
                queue.set_aside(path, "rejected")
                self._tell(verdict, *(f"{one.field}:{one.reason}" for one in verdict.violations))
            case _:
                # RETRY_LATER and unknown verdicts: the sheet stays in the queue. With
                # CONSENT_ENDED, ask the person for consent to the new text first.
                self._tell(verdict, verdict.retry_delay.ToSeconds(), *reasons)
        return "TOKEN_OUTDATED" in reasons

    def _tell(self, verdict, *more) -> None:
        name = ingestion_pb2.Verdict.Name(verdict.verdict).removeprefix("VERDICT_").lower()
        self._say(name, verdict.sheet_id, *more)
    # [guide: end]

    # [guide: reports]
    def report(self, queue, notification) -> None:
        """Stores an event with its time; it may be sent much later."""
        for kind in (prompts_pb2.REPORT_KIND_DELIVERED, prompts_pb2.REPORT_KIND_OPENED):
            report = prompts_pb2.NotificationReport(
                notification_id=notification.notification_id, kind=kind)
            report.event_time.GetCurrentTime()
            queue.put(f"{notification.notification_id}-{kind}", report)

    def send_reports(self, queue) -> None:
        while waiting := queue.waiting(prompts_pb2.NotificationReport)[:REPORTS_MAX]:
            answer = self._planning.ReportNotifications(prompts_pb2.ReportNotificationsRequest(
                reports=[report for _, report in waiting]))
            # Every outcome is final, even if the report was not stored.
            for (path, _), outcome in zip(waiting, answer.outcomes):
                queue.done(path)
                self._say("report", prompts_pb2.ReportOutcome.Name(outcome)
                          .removeprefix("REPORT_OUTCOME_").lower())
    # [guide: end]
