"""The main job with the services' events in NATS."""

import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import grpc

import test_main_job
from support.failures import failure_of
from support.paths import ROOT
from support.people import TINNITUS, anonymous_in
from support.gateway import SERVICES
from support.processes import run
from support.stack import Stack, run_stack
from support.waiting import wait_until
from otolith.auth.v1 import auth_pb2
from otolith.ingestion.v1 import ingestion_pb2


class ShippedConfiguration(unittest.TestCase):
    def test_the_server_takes_both_files_with_paths_of_this_machine(self):
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1",
             "-subj", "/CN=nats", "-keyout", folder / "server.key", "-out", folder / "server.pem"],
            check=True, capture_output=True)
        (folder / "ca.pem").write_bytes((folder / "server.pem").read_bytes())
        for name in ("otolith.conf", "users.conf"):
            text = (ROOT / "deploy" / "nats" / name).read_text()
            (folder / name).write_text(
                text.replace("/etc/nats/tls", str(folder)).replace("/var/lib/nats", str(folder / "store")))
        passwords = {f"OTOLITH_NATS_{user.upper()}_PASSWORD": "secret" for user in (*SERVICES, "operator")}
        server = subprocess.run(
            [ROOT / "deploy" / "dev" / "nats-server"], check=True, capture_output=True, text=True).stdout.strip()

        def started(environment):
            return subprocess.run(
                [server, "-t", "-c", folder / "otolith.conf"], env={"PATH": os.environ["PATH"]} | environment,
                capture_output=True, text=True)

        done = started(passwords)
        self.assertEqual(done.returncode, 0, done.stderr)
        # Each user has a password of its own.
        for name in passwords:
            without = {other: value for other, value in passwords.items() if other != name}
            self.assertNotEqual(started(without).returncode, 0, name)


class MainJobOverNATS(test_main_job.MainJob):
    @classmethod
    def setUpClass(cls):
        cls.stack = Stack.start("--nats")
        cls.addClassCleanup(cls.stack.stop)
        cls.gateway = cls.stack.gateway

    # The other study uses the same code.
    test_track_your_stress_in_english_behind_a_password = None

    def test_track_your_tinnitus_in_german(self):
        super().test_track_your_tinnitus_in_german()
        # The log in PostgreSQL stays empty.
        self.assertEqual(self.counted("bus.log"), 0)

    def test_participants_join_while_the_server_is_down(self):
        earlier = anonymous_in(self.stack, TINNITUS)
        wait_until(lambda: len(earlier.plan(TINNITUS).notifications) == 64, "planning knows the study")
        self.cluster("kill", "1")
        participant = anonymous_in(self.stack, TINNITUS)
        self.assertGreater(self.counted("auth.outbox"), 0)
        self.assertEqual(len(participant.plan(TINNITUS).notifications), 64)
        self.cluster("start-node", "1")
        wait_until(lambda: self.counted("auth.outbox") == 0, "what waited is sent")

    def test_a_service_replaces_its_key(self):
        def trusted():
            return {row[0] for row in self.stack.database.query(
                "SELECT key_id FROM catalogue.trusted_service_keys WHERE service = 'otolith-planning'"
                f" AND not_after > to_timestamp({self.now()})")}

        wait_until(trusted, "the catalogue knows the key of planning")
        before = trusted()
        run_stack("run", self.stack.directory, "planning", "rotate-identity")
        wait_until(
            lambda: trusted() and not trusted() & before, "it knows the new key and refuses the old one")
        told = run(self.stack, "otolithctl", "bus", "topics", environment=self.stack.nats_environment)
        self.assertRegex(told.stdout, r"ServiceKeyPublished +latest per subject")

    def test_signing_keys_are_replaced_by_a_command(self):
        participant = anonymous_in(self.stack, TINNITUS)
        stolen = participant.token

        def refused_by():
            found = set()
            for name, call in (
                    ("auth", lambda: self.gateway.enrolments.ListEnrolments(
                        auth_pb2.ListEnrolmentsRequest(), token=stolen)),
                    ("ingestion", lambda: self.gateway.sheets.ListAnswerSheets(
                        ingestion_pb2.ListAnswerSheetsRequest(), token=stolen)),
                    ("planning", lambda: participant.plan(TINNITUS, token=stolen))):
                try:
                    call()
                except grpc.RpcError as error:
                    self.assertEqual(failure_of(error).reason, "TOKEN_SIGNATURE_INVALID")
                    found.add(name)
            return found

        wait_until(lambda: not refused_by(), "every service knows the key")
        settings = self.stack.service_environment("auth")
        asked = run(self.stack, "otolith-auth", "rotate-signing-keys", environment=settings)
        self.assertEqual(asked.returncode, 64, asked.stderr)
        self.assertIn("--yes", asked.stdout)
        self.assertEqual(refused_by(), set())
        done = run(self.stack, "otolith-auth", "rotate-signing-keys", "--yes", environment=settings)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            re.findall(r"trusted keys: ([1-9]\d*)$", asked.stdout, re.MULTILINE),
            re.findall(r"(\d+) keys revoked", done.stdout))
        wait_until(
            lambda: len(refused_by()) == 3, "every service refuses the old key")
        participant.renew()
        self.assertEqual(len(participant.plan(TINNITUS).notifications), 64)
        self.assertEqual(participant.stored(TINNITUS), [])

    def test_check_tries_the_rights(self):
        """`otolith-SERVICE check` with the users that are shipped, and with one that lacks a right."""
        def check(service):
            settings = self.stack.service_environment(service) | {"OTOLITH_LISTEN": "127.0.0.1:0"}
            del settings["OTOLITH_PORT_FILE"]
            return run(self.stack, f"otolith-{service}", "check", environment=settings)

        for service in SERVICES:
            done = check(service)
            self.assertEqual(done.returncode, 0, done.stderr)
        users = self.stack.directory / "nats" / "1" / "server.conf"
        shipped = users.read_text()
        self.addCleanup(self.use, users, shipped)
        before, _, planning = shipped.partition("user: otolith-planning")
        right = '"$JS.API.STREAM.MSG.DELETE.OTOLITH"'
        self.use(users, before + "user: otolith-planning" + planning.replace(right, "", 1))
        done = check("planning")
        self.assertEqual(done.returncode, 78, done.stderr)
        self.assertIn(right.strip('"'), done.stderr)
        self.assertEqual(check("ingestion").returncode, 0)

    def use(self, file, text):
        file.write_text(text)
        self.cluster("stop", "1")
        self.cluster("start-node", "1")

    def counted(self, table: str) -> int:
        return int(self.stack.database.query(f"SELECT count(*) FROM {table}")[0][0])

    def cluster(self, *arguments):
        subprocess.run(
            [ROOT / "deploy" / "dev" / "nats-cluster", arguments[0],
             self.stack.directory / "nats", *arguments[1:]],
            check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
        )
