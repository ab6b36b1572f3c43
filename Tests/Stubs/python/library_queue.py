"""The queue and the session of the Python library against a server that fails, and in processes that are killed."""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import grpc
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status

from otolith.auth.v1 import auth_pb2, auth_pb2_grpc
from otolith.ingestion.v1 import ingestion_pb2, ingestion_pb2_grpc
from otolith.planning.v1 import planning_pb2_grpc, prompts_pb2
from otolith_gateway import Gateway, SheetsWaiting, SignedOut

SEED = 22
FAILURES_MIN = 100
SERVICES = ("auth", "catalogue", "ingestion", "planning")
# Stores sheets until it is killed, and says after each that it is stored.
STORING = """
import sys, uuid
from pathlib import Path
from otolith.ingestion.v1 import ingestion_pb2
from otolith_gateway.queues import SheetQueue
queue = SheetQueue(Path(sys.argv[1]), __import__("grpc").insecure_channel("localhost:1"), None)
while True:
    name = str(uuid.uuid4())
    queue.put(ingestion_pb2.AnswerSheet(sheet_id=name))
    print(name, flush=True)
"""


def refused(context, code: grpc.StatusCode, reason: str = "", field: str = ""):
    status = status_pb2.Status(code=getattr(code_pb2, code.name), message="refused")
    status.details.add().Pack(error_details_pb2.ErrorInfo(reason=reason, domain="otolith"))
    if field:
        bad = error_details_pb2.BadRequest()
        bad.field_violations.add(field=field, reason="MALFORMED")
        status.details.add().Pack(bad)
    context.abort_with_status(rpc_status.to_status(status))


class Server(
        ingestion_pb2_grpc.AnswerSheetServiceServicer, auth_pb2_grpc.SessionServiceServicer,
        planning_pb2_grpc.PlanningServiceServicer):
    """Stores sheets by their ids, and loses requests and answers."""

    def __init__(self):
        self.stored, self.order, self.requests = {}, [], 0
        self.lost = lambda: None  # None, "request" or "answer"
        self.tokens, self.refreshes, self.participant_id, self.reports = {"token-0"}, 0, str(uuid.uuid4()), []

    def _authorised(self, context):
        if dict(context.invocation_metadata()).get("authorization", "").removeprefix("Bearer ") not in self.tokens:
            refused(context, grpc.StatusCode.UNAUTHENTICATED, "TOKEN_EXPIRED")

    def SubmitAnswerSheets(self, request, context):
        self._authorised(context)
        self.requests += 1
        lost = self.lost()
        if lost == "request":
            context.abort(grpc.StatusCode.UNAVAILABLE, "lost")
        if any(sheet.version == 13 for sheet in request.sheets):
            refused(context, grpc.StatusCode.INVALID_ARGUMENT, "INVALID_FIELDS", "sheets[0].version")
        answer = ingestion_pb2.SubmitAnswerSheetsResponse()
        for sheet in request.sheets:
            known = self.stored.get(sheet.sheet_id)
            verdict = {
                14: ingestion_pb2.VERDICT_REJECTED, 17: ingestion_pb2.VERDICT_REJECTED, 15: ingestion_pb2.VERDICT_RETRY_LATER, 16: 77,
            }.get(sheet.version, ingestion_pb2.VERDICT_CREATED if known is None else ingestion_pb2.VERDICT_EXISTS
                  if known == sheet else ingestion_pb2.VERDICT_CONFLICT)
            if verdict == ingestion_pb2.VERDICT_CREATED:
                self.stored[sheet.sheet_id] = sheet
                self.order.append(sheet.sheet_id)
            named = answer.verdicts.add(sheet_id=sheet.sheet_id, verdict=verdict)
            if sheet.version == 17:
                named.violations.add(reason="PARTICIPANT_ERASED")
        if lost == "answer":
            context.abort(grpc.StatusCode.UNAVAILABLE, "lost")
        return answer

    def SignInAnonymously(self, request, context):
        return auth_pb2.SignInAnonymouslyResponse(
            participant_id=self.participant_id, access_token="token-0", refresh_token="refresh-0")

    def SignIn(self, request, context):
        return auth_pb2.SignInResponse(participant_id="another", access_token="token-0", refresh_token="refresh-0")

    def Refresh(self, request, context):
        self.refreshes += 1
        self.tokens = {f"token-{self.refreshes}"}
        return auth_pb2.RefreshResponse(
            participant_id=self.participant_id, access_token=f"token-{self.refreshes}", refresh_token="refresh-1")

    def SignOut(self, request, context):
        return auth_pb2.SignOutResponse()

    def ReportNotifications(self, request, context):
        self.reports += request.reports
        return prompts_pb2.ReportNotificationsResponse(
            outcomes=[prompts_pb2.REPORT_OUTCOME_RECORDED] * len(request.reports))


class QueueTests(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        server = grpc.server(ThreadPoolExecutor(8))
        for add in (ingestion_pb2_grpc.add_AnswerSheetServiceServicer_to_server,
                    auth_pb2_grpc.add_SessionServiceServicer_to_server,
                    planning_pb2_grpc.add_PlanningServiceServicer_to_server):
            add(self.server, server)
        self.port = server.add_insecure_port("127.0.0.1:0")
        server.start()
        self.addCleanup(server.stop, None)
        folder = tempfile.TemporaryDirectory(prefix="otolith-library-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name) / "device"
        self.gateway = self.opened()
        self.gateway.session.sign_in_anonymously("test")

    def opened(self) -> Gateway:
        return Gateway(self.folder, dict.fromkeys(SERVICES, f"127.0.0.1:{self.port}"), seconds_in_all=0)

    def put(self, gateway=None, **fields) -> str:
        sheet = ingestion_pb2.AnswerSheet(**{"sheet_id": str(uuid.uuid4()), "study_id": "s", "version": 1} | fields)
        (gateway or self.gateway).submit(sheet)
        return sheet.sheet_id

    def waiting(self) -> list[str]:
        return [sheet.sheet_id for sheet in self.gateway.sheets.waiting()]

    def test_sheets_arrive_once_after_a_hundred_disconnections(self):
        chance, filled, verdicts, failures = random.Random(SEED), [], [], 0
        self.server.lost = lambda: chance.choice([None, "request", "answer"])
        while failures < FAILURES_MIN:
            filled += [self.put() for _ in range(chance.randint(0, 2))]
            if chance.random() < 0.2:
                self.gateway = self.opened()  # the app was closed
            try:
                verdicts += [one.verdict for one in self.gateway.sheets.send()]
            except grpc.RpcError as error:
                self.assertIs(error.code(), grpc.StatusCode.UNAVAILABLE)
                failures += 1
        self.server.lost = lambda: None
        verdicts += [one.verdict for one in self.gateway.sheets.send()]
        self.assertEqual(self.waiting(), [])
        self.assertEqual(self.server.order, filled)
        self.assertEqual(set(verdicts), {"created", "exists"})
        self.assertEqual(len(verdicts), len(filled))

    def test_a_process_that_is_killed_loses_no_stored_sheet(self):
        own, said = self.gateway.own, []
        for _ in range(5):
            with subprocess.Popen([sys.executable, "-c", STORING, own], stdout=subprocess.PIPE, text=True) as storing:
                said += [storing.stdout.readline().strip() for _ in range(20)]
                storing.send_signal(signal.SIGKILL)
                said += [line.strip() for line in storing.stdout if line.endswith("\n")]
        waiting = self.waiting()
        self.assertGreaterEqual(len(said), 100)
        # One of each process may be stored without having been said.
        self.assertEqual([one for one in waiting if one in set(said)], said)
        self.assertLessEqual(len(waiting) - len(said), 5)

    def test_verdicts(self):
        created, malformed, rejected, later, unknown = (self.put(version=version) for version in (1, 13, 14, 15, 16))
        outcomes = {one.sheet_id: one for one in self.gateway.sheets.send()}
        self.assertEqual(
            [outcomes[one].verdict for one in (created, malformed, rejected, later, unknown)],
            ["created", "rejected", "rejected", "retry_later", "77"])
        self.assertEqual(
            [(one.field, one.reason) for one in outcomes[malformed].answer.violations], [("sheets[0].version", "MALFORMED")])
        self.assertEqual([outcomes[one].retry_delay for one in (created, later, unknown)], [None, 60, 60])
        self.assertEqual(self.waiting(), [later, unknown])
        aside = {sheet.sheet_id: verdict.verdict for sheet, verdict in self.gateway.sheets.set_aside()}
        self.assertEqual(aside, dict.fromkeys((malformed, rejected), ingestion_pb2.VERDICT_REJECTED))
        # An erased person's sheet is not kept for the developers.
        self.put(version=17)
        self.assertEqual(self.gateway.sheets.send()[-1].reasons, ["PARTICIPANT_ERASED"])
        self.assertEqual((len(self.gateway.sheets.waiting()), len(self.gateway.sheets.set_aside())), (2, 2))
        self.put(sheet_id=created, version=2)
        self.assertIn("conflict", [one.verdict for one in self.gateway.sheets.send()])
        # The same sheet twice is one; another with its id is an error of the app.
        self.put(sheet_id=later, version=15)
        self.assertEqual(self.waiting(), [later, unknown])
        with self.assertRaises(ValueError):
            self.put(sheet_id=later, version=2)

    def test_two_processes_send_each_sheet_once(self):
        filled = [self.put() for _ in range(120)]
        gateways = [self.opened() for _ in range(4)]
        with ThreadPoolExecutor(4) as threads:
            said = list(threads.map(lambda one: one.sheets.send(), gateways))
        self.assertEqual(sum(map(len, said)), 120)
        self.assertEqual((self.server.order, self.server.requests), (filled, 3))

    def test_one_refresh_for_all_that_meet_an_expired_token(self):
        for _ in range(8):
            self.put()
        self.server.tokens = set()
        gateways = [self.opened() for _ in range(8)]
        with ThreadPoolExecutor(8) as threads:
            list(threads.map(lambda one: one.planning.ReportNotifications(prompts_pb2.ReportNotificationsRequest()), gateways[:4]))
            list(threads.map(lambda one: one.sheets.send(), gateways))
        self.assertEqual((self.server.refreshes, self.waiting()), (1, []))

    def test_the_first_report_of_a_kind_counts(self):
        for kind in ("DELIVERED", "OPENED", "DELIVERED", "SNOOZED", "SNOOZED"):
            self.gateway.reports.report("n", kind)
        self.assertEqual(self.gateway.reports.send(), ["recorded"] * 4)
        self.assertEqual([one.kind for one in self.server.reports], [1, 2, 4, 4])
        self.assertEqual(self.gateway.reports.send(), [])

    def test_another_participant(self):
        other = self.opened()
        self.put()
        for act in (lambda: other.session.sign_in("name", "password"), other.session.sign_out):
            with self.assertRaises(SheetsWaiting):
                act()
        other.session.sign_in("name", "password", forced=True)
        # The sheet of the first stays, and is not sent with the other's token.
        with self.assertRaises(SignedOut) as raised:
            self.gateway.sheets.send()
        self.assertEqual(raised.exception.reason, "ANOTHER_PARTICIPANT")
        self.assertEqual((other.sheets.send(), self.server.requests), ([], 0))
        other.session.sign_out()
        with self.assertRaises(SignedOut) as raised:
            other.sheets.send()
        self.assertEqual(raised.exception.reason, "NO_SESSION")

    def test_files_are_for_the_owner_alone(self):
        self.put()
        modes = {path.name: path.stat().st_mode & 0o777 for path in self.folder.rglob("*") if path.is_file()}
        self.assertIn("queue.sqlite3", modes)
        self.assertIn("session.json", modes)
        self.assertEqual(set(modes.values()), {0o600}, modes)


if __name__ == "__main__":
    unittest.main()
