"""Limits that change while a service runs take effect at once, and errors name the new ones."""

import contextlib
import json

import grpc
import jwt

from support.amending import revisable_study
from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import Gateway
from support.people import anonymous_in, new_id
from support.processes import serving
from support.reloading import REFUSED, ConfigFile, reload
from support.sheets import make_sheet, verdict_names
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import ingestion_pb2

# Settings of the file must not be in the environment, which takes precedence.
UNSAID = {"OTOLITH_LOG_LEVEL": "", "OTOLITH_LOG_CALLS": ""}
STRANGER = [("x-real-ip", "203.0.113.9")]
PASSWORD = "heather-otter-lantern"


def objects(text):
    """Lines of a JSON log."""
    return [json.loads(line) for line in text.split("\n") if line]


class Quotas(EndToEndTestCase):
    @contextlib.contextmanager
    def ingestion(self, file):
        environment = self.stack.service_environment("ingestion") | UNSAID
        for name in ("OTOLITH_PORT_FILE", "OTOLITH_LISTEN"):
            del environment[name]
        with serving(
            self.stack, "ingestion", environment, arguments=["--config", file.path],
        ) as server, contextlib.closing(
            Gateway({"ingestion": f"127.0.0.1:{server.port()}"})) as gateway:
            yield server, gateway

    def setUp(self):
        super().setUp()
        study = revisable_study(self.stack)
        self.participant = anonymous_in(self.stack, study)
        form = self.participant.questionnaires(study)[f"{study}-form"]
        known, *self.sheets = [
            make_sheet(study, form, self.now(), self.random) for _ in range(4)]
        # The stack's ingestion knows the participant by then, and another process reads the same
        # tables.
        self.submit_until_decided(self.participant, known)

    def submit(self, gateway, *sheets):
        """Each verdict, and the messages of postponed ones."""
        verdicts = gateway.sheets.SubmitAnswerSheets(
            ingestion_pb2.SubmitAnswerSheetsRequest(sheets=sheets),
            token=self.participant.token).verdicts
        return [
            violation.description for verdict in verdicts for violation in verdict.violations
        ] or verdict_names(verdicts)

    def test_a_quota_is_lowered_raised_and_kept_where_the_new_one_is_nonsense(self):
        file = ConfigFile(self)
        second, third, fourth = self.sheets
        used_up = "at most {} sheets per participant and study are stored".format
        with self.ingestion(file) as (server, gateway):
            self.assertEqual(self.submit(gateway, second), ["CREATED"])
            file.write(QUOTA_SHEETS=2, BATCH_SHEETS_MAX=1)
            told = reload(server)
            for words in ("OTOLITH_QUOTA_SHEETS", "OTOLITH_BATCH_SHEETS_MAX"):
                self.assertIn(words, told)
            self.assertNotIn("after_a_restart", told)
            self.assertEqual(self.submit(gateway, third), [used_up(2)])
            with self.assertFails("RESOURCE_EXHAUSTED", "BATCH_TOO_LARGE"):
                self.submit(gateway, third, fourth)
            file.write(QUOTA_SHEETS="plenty", BATCH_SHEETS_MAX=500)
            told = reload(server, REFUSED).replace("\\", "")
            self.assertIn(
                'OTOLITH_QUOTA_SHEETS is "plenty": expected an integer from 1 to 1000000000', told)
            self.assertEqual(self.submit(gateway, third), [used_up(2)])
            with self.assertFails("RESOURCE_EXHAUSTED", "BATCH_TOO_LARGE"):
                self.submit(gateway, third, fourth)
            file.write(QUOTA_SHEETS=3)
            reload(server)
            self.assertEqual(self.submit(gateway, third), ["CREATED"])
            self.assertEqual(self.submit(gateway, fourth), [used_up(3)])
            file.write()
            reload(server)
            self.assertEqual(self.submit(gateway, third, fourth), ["EXISTS", "CREATED"])
            self.assertEqual(server.stop(), 0, server.log)

    def test_the_log_changes_its_format_and_the_logged_calls(self):
        file = ConfigFile(self)
        with self.ingestion(file) as (server, gateway):
            self.assertEqual(self.submit(gateway, self.sheets[0]), ["CREATED"])
            self.assertNotIn("/SubmitAnswerSheets", server.log)
            file.write(LOG_FORMAT="json", LOG_CALLS="all")
            before = len(server.log)
            self.assertIn('"message":"settings reloaded"', reload(server))
            self.assertEqual(self.submit(gateway, self.sheets[1]), ["CREATED"])
            file.write()
            changed = reload(server)
            lines = server.log[before:].removesuffix(changed)
            methods = [line["fields"].get("method", "") for line in objects(lines)
                       if line["message"] == "call"]
            self.assertTrue(any(name.endswith("/SubmitAnswerSheets") for name in methods), lines)
            self.assertNotIn('"message"', changed)
            self.assertEqual(server.stop(), 0, server.log)


class Peers(EndToEndTestCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = OtherDatabase(cls.stack, "otolith_reloaded_peers", migrated=["auth"])

    @contextlib.contextmanager
    def auth(self, file):
        environment = self.database.environment("auth") | UNSAID | {
            "OTOLITH_MAIL_DIRECTORY": str(self.stack.directory / "mail")}
        with serving(
            self.stack, "auth", environment, arguments=["--config", file.path],
        ) as server, contextlib.closing(
            Gateway({"auth": f"127.0.0.1:{server.port()}"})) as gateway:
            yield server, gateway

    def register(self, gateway):
        """The limit that rejects the call; 0 if none does."""
        try:
            gateway.accounts.RegisterAccount(
                auth_pb2.RegisterAccountRequest(
                    request_id=new_id(), username=f"u-{new_id()[:13]}", password=PASSWORD),
                metadata=STRANGER)
            return 0
        except grpc.RpcError as error:
            failure = failure_of(error)
            self.assertEqual(failure.reasons, {"LIMIT_EXCEEDED"})
            self.assertEqual(failure.metadata["limit_name"], "registrations_per_peer")
            return int(failure.metadata["limit"])

    def test_a_limit_of_one_address_is_lowered_and_raised(self):
        file = ConfigFile(self)
        with self.auth(file) as (server, gateway):
            # Programs of this machine call for others, without a configured peer header.
            self.assertEqual([self.register(gateway) for _ in range(3)], [0, 0, 0])
            file.write(PEER_HEADER="x-real-ip", LIMIT_REGISTRATIONS_PER_PEER=1)
            told = reload(server)
            self.assertNotIn("after_a_restart", told)
            self.assertEqual([self.register(gateway) for _ in range(2)], [0, 1])
            file.write(PEER_HEADER="x-real-ip", LIMIT_REGISTRATIONS_PER_PEER="many")
            self.assertIn("OTOLITH_LIMIT_REGISTRATIONS_PER_PEER is", reload(server, REFUSED))
            self.assertEqual(self.register(gateway), 1)
            file.write(PEER_HEADER="x-real-ip", LIMIT_REGISTRATIONS_PER_PEER=3)
            reload(server)
            self.assertEqual([self.register(gateway) for _ in range(3)], [0, 0, 3])
            file.write(PEER_HEADER="x-real-ip", LIMIT_REGISTRATIONS_PER_PEER=0)
            reload(server)
            self.assertEqual(self.register(gateway), 0)
            self.assertEqual(server.stop(), 0, server.log)
            self.assertNotIn("203.0.113.9", server.log)

    def test_tokens_are_issued_by_the_trusted_issuer(self):
        file = ConfigFile(self)
        with self.auth(file) as (server, gateway):
            def issuer(token):
                return jwt.decode(token, options={"verify_signature": False})["iss"]

            def ask(token):
                gateway.sessions.ListSessions(auth_pb2.ListSessionsRequest(), token=token)

            session = gateway.sessions.SignInAnonymously(
                auth_pb2.SignInAnonymouslyRequest(request_id=new_id()))
            self.assertEqual(issuer(session.access_token), "otolith")
            ask(session.access_token)
            file.write(TOKEN_ISSUER="https://otolith.example")
            reload(server)
            with self.assertFails("UNAUTHENTICATED", "TOKEN_ISSUER_UNKNOWN"):
                ask(session.access_token)
            renewed = gateway.sessions.Refresh(
                auth_pb2.RefreshRequest(refresh_token=session.refresh_token))
            self.assertEqual(issuer(renewed.access_token), "https://otolith.example")
            ask(renewed.access_token)
            self.assertEqual(server.stop(), 0, server.log)
