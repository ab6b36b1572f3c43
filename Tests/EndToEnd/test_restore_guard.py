"""Backups have people again who were erased since: nobody is answered from one before they are gone."""

import contextlib
import re
import subprocess

import grpc

from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import Gateway
from support.people import TINNITUS, anonymous_in
from support.processes import run, serving
from support.waiting import wait_until
from test_erasure import ErasureTestCase
from otolith.ingestion.v1 import ingestion_pb2

NOWHERE = "postgresql://otolith_ingestion@127.0.0.1:1/otolith"


def dump(database, *schemas) -> str:
    chosen = [f"--schema={schema}" for schema in schemas]
    return subprocess.run(
        ["pg_dump", *chosen, database.url], check=True, capture_output=True, text=True,
        timeout=120).stdout


def restore(database, text, *schemas) -> None:
    for schema in schemas:
        database.query(f"DROP SCHEMA {schema} CASCADE")
    database.query(text)


class Backup(ErasureTestCase):
    def setUp(self):
        super().setUp()
        self.environment = self.stack.service_environment("ingestion")

    def check(self, status):
        settings = self.environment | {"OTOLITH_LISTEN": "127.0.0.1:0"}
        del settings["OTOLITH_PORT_FILE"]
        done = run(self.stack, "otolith-ingestion", "check", environment=settings)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stderr

    @contextlib.contextmanager
    def stopped(self):
        self.stack.stop_service("ingestion")
        try:
            yield
        finally:
            self.stack.start_service("ingestion")

    def test_nobody_is_answered_while_the_erased_are_in_it(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        self.check(0)
        with self.stopped():
            backup = dump(self.stack.database, "ingestion")
        self.await_complete(self.erase(participant))
        self.assertEqual(self.sheets_of(participant), 0)

        with self.stopped():
            restore(self.stack.database, backup, "ingestion")
            self.assertEqual(self.sheets_of(participant), 20)
            self.assertIn("erasures made since are not carried out again", self.check(69))
            self.refuses_without_the_log(participant)
            self.assertEqual(self.sheets_of(participant), 20)
        # It is said to serve.
        self.assertEqual(self.sheets_of(participant), 0)
        self.check(0)
        self.assertClean(participant.participant_id)

    def refuses_without_the_log(self, participant):
        settings = self.environment | {"OTOLITH_BUS_DATABASE_URL": NOWHERE}
        del settings["OTOLITH_LISTEN"], settings["OTOLITH_PORT_FILE"]
        with serving(self.stack, "ingestion", settings) as server:
            found = wait_until(
                lambda: re.search(r"address=(\S+).*not serving yet", server.log), "it is said")
            wait_until(lambda: "restored from a backup" in server.log, "and why")
            gateway = Gateway({"ingestion": found[1]})
            try:
                self.assertEqual(gateway.health("ingestion"), "NOT_SERVING")
                with self.assertRaises(grpc.RpcError) as refused:
                    gateway.sheets.ListAnswerSheets(
                        ingestion_pb2.ListAnswerSheetsRequest(), token=participant.token)
                self.assertEqual(refused.exception.code(), grpc.StatusCode.UNAVAILABLE)
                self.assertEqual(
                    failure_of(refused.exception).reason, "ERASURES_NOT_REPLAYED")
            finally:
                gateway.close()
            self.assertFalse(server.port_file.exists())
            self.assertEqual(server.stop(), 0, server.log)


class WithItsLog(ErasureTestCase):
    def test_a_person_has_to_say_that_it_may_be_served(self):
        database = OtherDatabase(self.stack, "restored-with-log", migrated=("auth", "planning"))
        environment = database.environment("planning")

        def planning(*arguments, status):
            done = run(self.stack, "otolith-planning", *arguments, environment=environment)
            self.assertEqual(done.returncode, status, done.stdout + done.stderr)
            return done.stdout + done.stderr

        def serve():
            with serving(self.stack, "planning", environment) as server:
                server.port()
                wait_until(
                    lambda: database.superuser.value(
                        "SELECT count(*) FROM planning.served_copies") == "1", "it is written down")
                self.assertEqual(server.stop(), 0, server.log)

        serve()
        self.assertIn("nothing to be accepted", planning("accept-restore", status=0))
        schemas = ("planning", "bus")
        restore(database.superuser, dump(database.superuser, *schemas), *schemas)

        for command in ("check", "serve"):
            said = planning(command, status=78)
            self.assertRegex(said, "(?s)otolith-auth accept-restore.*erasure request.*other services")
            self.assertIn("OTOLITH_PROMOTION=failover", said)
        self.assertIn("--yes", planning("accept-restore", status=64))
        planning("check", status=78)
        self.assertIn("accepted", planning("accept-restore", "--yes", status=0))
        planning("check", status=0)
        serve()
