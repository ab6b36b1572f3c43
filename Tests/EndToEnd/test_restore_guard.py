"""Restored backups contain people who were erased since: no calls are served before they are erased again."""

import contextlib
import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import grpc

from support.case import EndToEndTestCase
from support.database import DatabaseError
from support.databases import OtherDatabase
from support.failures import failure_of
from support.gateway import SERVICES, Gateway
from support.other_cluster import other_cluster
from support.people import TINNITUS, anonymous_in
from support.processes import run, serving
from support.quiet import await_quiet
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

    def test_no_calls_are_served_before_the_erasures_are_repeated(self):
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
            self.assertIn("erasures made since then are not yet repeated", self.check(69))
            self.refuses_without_the_log(participant)
            self.assertEqual(self.sheets_of(participant), 20)
        # It is declared safe to serve.
        self.assertEqual(self.sheets_of(participant), 0)
        self.check(0)
        # Calls are answered once the rows are erased; the order keeps the id until it is complete.
        wait_until(
            lambda: self.stack.database.value(
                "SELECT count(*) FROM ingestion.erasures WHERE participant_id = "
                f"'{participant.participant_id}'") == "0",
            "the repeated erasure is complete")
        self.assertClean(participant.participant_id)

    def test_a_backup_that_is_restored_under_a_running_service_is_noticed(self):
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        await_quiet(self.stack)
        backup = dump(self.stack.database, "ingestion")
        self.await_complete(self.erase(participant))
        self.assertEqual(self.sheets_of(participant), 0)

        def swapped():
            """At once; the service's transactions may be in the way."""
            try:
                self.stack.database.query(f"BEGIN; DROP SCHEMA ingestion CASCADE; {backup} COMMIT;")
                return True
            except DatabaseError as problem:
                self.assertIn("deadlock", str(problem))
                return False

        wait_until(swapped, "the backup is in place")
        wait_until(lambda: self.sheets_of(participant) == 0, "the erasure is repeated")
        # The consumer may be faster than the next look of the guard.
        wait_until(
            lambda: "the database was restored from a backup" in self.stack.logs()["ingestion.log"],
            "the restore is noticed")
        wait_until(lambda: self.gateway.health("ingestion") == "SERVING", "calls are answered again")
        self.assertEqual(self.sheets_of(participant), 0)
        wait_until(
            lambda: self.stack.database.value(
                "SELECT count(*) FROM ingestion.erasures WHERE done_at IS NULL") == "0",
            "the repeated erasure is complete")
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


class AllOfIt(ErasureTestCase):
    """All databases are restored from a backup, with the log; the journal of erasures lies elsewhere."""

    SCHEMAS = ("auth", "catalogue", "ingestion", "planning", "bus")

    def test_erasures_since_the_backup_are_repeated_from_the_journal(self):
        journal = Path(self.enterContext(tempfile.TemporaryDirectory())) / "erasures"
        environments = {service: self.stack.service_environment(service) for service in SERVICES}
        environments["auth"]["OTOLITH_ERASURE_JOURNAL_FILE"] = str(journal)
        participant = anonymous_in(self.stack, TINNITUS)
        self.fill(participant)
        await_quiet(self.stack)
        backup = dump(self.stack.database, *self.SCHEMAS)
        second = {name: value for name, value in environments["auth"].items()
                  if name not in ("OTOLITH_LISTEN", "OTOLITH_PORT_FILE")}
        with serving(self.stack, "auth", second) as server:
            server.port()
            erasure = self.await_complete(self.erase(participant))
            wait_until(journal.exists, "the erasure is in the journal")
            self.assertEqual(server.stop(), 0, server.log)
        self.assertIn(erasure.erasure_id, journal.read_text())
        self.assertNotIn(participant.participant_id, journal.read_text())

        for service in SERVICES:
            self.stack.stop_service(service)
        restore(self.stack.database, f"BEGIN; {backup} COMMIT;", *self.SCHEMAS)
        self.assertEqual(self.sheets_of(participant), 20)
        for service in SERVICES:
            done = run(
                self.stack, f"otolith-{service}", "accept-restore", "--yes",
                environment=environments[service])
            self.assertEqual(done.returncode, 0, done.stderr)
            if service == "auth":
                self.assertIn("1 erasures of the journal will be repeated", done.stdout)
            self.stack.start_service(service)
        wait_until(lambda: self.sheets_of(participant) == 0, "the erasure is repeated")
        wait_until(
            lambda: all(self.stack.database.value(
                f"SELECT count(*) FROM {service}.erasures WHERE erasure_id = '{erasure.erasure_id}'"
                " AND done_at IS NOT NULL") == "1" for service in SERVICES), "it is complete everywhere")
        self.assertClean(participant.participant_id)


class PutBack(EndToEndTestCase):
    """A folder of PostgreSQL, as in the snapshot of a virtual machine, takes the place of a later one."""

    def setUp(self):
        super().setUp()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.folder / "state").mkdir()
        self.cluster = self.enterContext(other_cluster(self.stack))
        self.database = OtherDatabase(self.cluster, "otolith", migrated=("auth", "planning"))
        self.environment = self.database.environment("planning") | {
            "OTOLITH_STATE_DIRECTORY": str(self.folder / "state")}

    def serve(self, erasures):
        """Until it remembers so many erasures outside of the database."""
        mark = self.folder / "state" / "served.json"
        with serving(self.stack, "planning", self.environment) as server:
            server.port()
            for _ in range(erasures):
                self.database.superuser.query(
                    "INSERT INTO planning.erasures (erasure_id, digest, is_whole, requested_at, done_at)"
                    " VALUES (gen_random_uuid(), decode(repeat('00', 32), 'hex'), true, now(), now())")
            wait_until(
                lambda: mark.exists() and json.loads(mark.read_text())["erasures"] == erasures,
                "it remembers what it served")
            self.assertEqual(server.stop(), 0, server.log)

    def planning(self, *arguments, status):
        done = run(self.stack, "otolith-planning", *arguments, environment=self.environment)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def copy(self, source, target):
        subprocess.run(["cp", "-a", source, target], check=True)

    def test_a_snapshot_is_refused_until_an_operator_accepts_it(self):
        self.serve(erasures=0)
        with self.cluster.stopped():
            self.copy(self.cluster.data, self.folder / "snapshot")
        self.serve(erasures=1)
        self.planning("check", status=0)
        with self.cluster.stopped():
            shutil.rmtree(self.cluster.data)
            self.copy(self.folder / "snapshot", self.cluster.data)
        for command in ("check", "serve"):
            self.assertIn("accept-restore", self.planning(command, status=78))
        self.planning("accept-restore", status=64)
        self.assertIn("accepted", self.planning("accept-restore", "--yes", status=0))
        self.planning("check", status=0)


class WithItsLog(ErasureTestCase):
    def test_an_operator_must_allow_a_restored_copy(self):
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
        self.assertIn("nothing to accept", planning("accept-restore", status=0))
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
