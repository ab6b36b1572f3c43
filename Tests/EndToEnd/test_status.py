"""`otolithctl status` with real services: output and exit status."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from support import admin
from support.case import EndToEndTestCase
from support.databases import OtherDatabase
from support.gateway import SERVICES
from support.processes import run, serving
from support.waiting import wait_until

FINE, ATTENTION, BROKEN = 0, 1, 2


class StatusCase(EndToEndTestCase):
    def setUp(self):
        super().setUp()
        directory = tempfile.TemporaryDirectory(prefix="otolith-status-")
        self.addCleanup(directory.cleanup)
        self.directory = Path(directory.name)

    def start(self, database, service, **settings):
        """Starts a service with its admin endpoint."""
        environment = database.environment(service) | admin.ADMIN | settings
        if service == "auth":
            mails = self.directory / "mails"
            mails.mkdir()
            environment |= {"OTOLITH_MAIL_DIRECTORY": str(mails)}
        server = self.enterContext(serving(self.stack, service, environment))
        server.port()
        return server

    def ask(self, servers, *arguments, **settings):
        options = [
            option for service, server in servers.items()
            for option in ("--admin", f"{service}={admin.address(server)}")]
        return run(
            self.stack, "otolithctl", "status", *options, "--only", ",".join(servers), *arguments,
            environment=settings)

    def document(self, servers, **settings) -> dict:
        done = self.ask(servers, "--json", **settings)
        document = json.loads(done.stdout)
        self.assertEqual(document["exitStatus"], done.returncode)
        return document

    def until(self, servers, what, code, **settings) -> dict:
        """Waits for the problem with these words, ignoring those of a fresh stack."""
        def found():
            document = self.document(servers, **settings)
            return document["exitStatus"] == code and [
                problem for problem in document["problems"] if what in problem["what"]]

        return wait_until(found, f"status reports: {what}")[0]


class Whole(StatusCase):
    def test_four_services_that_are_well(self):
        database = OtherDatabase(self.stack, "otolith_well", migrated=SERVICES)
        servers = {service: self.start(database, service) for service in SERVICES}
        stamp = self.directory / "stamp"
        stamp.touch()
        settings = {"OTOLITH_BACKUP_STAMP_FILE": str(stamp)}

        def fine():
            done = self.ask(servers, **settings)
            is_relayed = re.search(r"(?m)^otolith-planning +\(outbox\) +0", done.stdout)
            return done.returncode == FINE and is_relayed and done.stdout

        # Keys arrive over the bus, whose lag is measured every 15 seconds.
        text = wait_until(fine, "all is well")
        for service, server in servers.items():
            self.assertRegex(
                text, rf"(?m)^otolith-{service} +{admin.address(server)} +serving +\d+\.\d+\.\d+")
        self.assertRegex(text, r"(?m)^otolith-auth +otolith_well as otolith_auth, \d+")
        self.assertIn("no problems found; 4 services checked", text)
        document = self.document(servers, **settings)
        self.assertEqual((document["exitStatus"], document["problems"]), (FINE, []))
        self.assertEqual(
            [service["state"] for service in document["services"]], ["serving"] * 4)
        planning = document["services"][3]["status"]
        self.assertEqual(planning["schema"]["pending"], [])
        self.assertEqual(planning["database"]["role"], "otolith_planning")
        self.assertEqual(planning["timeZones"]["inUse"], planning["timeZones"]["installed"])
        # It contains no secrets.
        for secret in ("postgresql://", str(database.url("planning"))):
            self.assertNotIn(secret, json.dumps(document))
        # --watch runs until it is interrupted.
        watching = subprocess.run(
            ["timeout", "--signal=INT", "8", self.stack.bin / "otolithctl", "status", "--watch",
             "--interval", "1", "--only", "planning",
             "--admin", f"planning={admin.address(servers['planning'])}"],
            capture_output=True, text=True, timeout=60)
        self.assertGreaterEqual(watching.stdout.count("SERVICES"), 3, watching.stderr)

    def test_services_that_do_not_run(self):
        nowhere = {f"OTOLITH_{name.upper()}_ADMIN_ADDRESS": "127.0.0.1:1" for name in SERVICES}
        done = run(self.stack, "otolithctl", "status", environment=nowhere)
        self.assertEqual(done.returncode, BROKEN, done.stderr)
        self.assertEqual(done.stdout.count(" away "), 4, done.stdout)
        self.assertIn("otolith-auth at 127.0.0.1:1: does not answer: connection refused", done.stdout)

    def test_services_that_are_called_on_another_machine(self):
        done = run(self.stack, "otolithctl", "status", "--only", "planning", environment={
            "OTOLITH_PLANNING_ADDRESS": "planning.example.org:443"})
        self.assertEqual(done.returncode, BROKEN, done.stderr)
        self.assertIn(
            "calls go to planning.example.org:443: if the service runs on another machine, set"
            " OTOLITH_PLANNING_ADMIN_ADDRESS to its OTOLITH_ADMIN_LISTEN", done.stdout)

    def test_a_port_of_another_service(self):
        database = OtherDatabase(self.stack, "otolith_status_other", migrated=["planning"])
        server = self.start(
            database, "planning", OTOLITH_AUTH_ADDRESS=self.stack.addresses["auth"])
        problem = self.until({"auth": server}, "does not answer", BROKEN)
        self.assertIn("otolith-planning answers there", problem["what"])

    def test_a_replica_that_does_not_answer(self):
        database = OtherDatabase(self.stack, "otolith_status_replica", migrated=["ingestion"])
        server = self.start(
            database, "ingestion", OTOLITH_AUTH_ADDRESS=self.stack.addresses["auth"],
            OTOLITH_DATABASE_REPLICA_URL="postgresql://otolith_ingestion@127.0.0.1:1/otolith")
        # No read is needed to find it.
        problem = self.until({"ingestion": server}, "reading from the replica", ATTENTION)
        self.assertIn("/readyz: work degraded", problem["what"])
        self.assertIn("the replica is unusable; the primary answers", server.log)

    def test_an_old_backup(self):
        stamp = self.directory / "stamp"
        stamp.write_text("2020-01-01T00:00:00Z\n")
        database = OtherDatabase(self.stack, "otolith_status_backup", migrated=["planning"])
        servers = {"planning": self.start(
            database, "planning", OTOLITH_AUTH_ADDRESS=self.stack.addresses["auth"])}
        problem = self.until(
            servers, "the last backup is older", ATTENTION, OTOLITH_BACKUP_STAMP_FILE=str(stamp))
        self.assertEqual(problem["subject"], "backups")

    def test_arguments_that_are_not_right(self):
        for arguments in (
                ["--admin", "auth"], ["--admin", "nobody=127.0.0.1:1"], ["--only", "nobody"],
                ["--admin", "auth=127.0.0.1"]):
            with self.subTest(arguments=arguments):
                self.assertEqual(
                    run(self.stack, "otolithctl", "status", *arguments).returncode, 64)


class Trouble(StatusCase):
    def planning(self, name, **settings):
        database = OtherDatabase(self.stack, name, migrated=["planning"])
        asks = {"OTOLITH_AUTH_ADDRESS": self.stack.addresses["auth"]}
        return database, {"planning": self.start(database, "planning", **asks | settings)}

    def test_a_database_that_is_away(self):
        database, servers = self.planning("otolith_status_away")
        superuser = self.stack.database
        superuser.query("ALTER DATABASE otolith_status_away ALLOW_CONNECTIONS false")
        superuser.query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = 'otolith_status_away'")
        problem = self.until(servers, "/readyz: database failed: PostgreSQL ", BROKEN)
        self.assertEqual(problem["severity"], "broken")
        status = self.ask(servers)
        self.assertEqual(status.returncode, BROKEN)
        self.assertRegex(status.stdout, r"(?m)^otolith-planning +\S+ +not ready ")
        # It still answers a second later, and is live.
        self.assertEqual(admin.get(servers["planning"], "/livez")[0], 200)
        superuser.query("ALTER DATABASE otolith_status_away ALLOW_CONNECTIONS true")

    def test_migrations_that_are_missing(self):
        database, servers = self.planning("otolith_status_pending")
        database.superuser.query(
            "DELETE FROM planning.schema_migrations WHERE set = 'planning' AND number ="
            " (SELECT max(number) FROM planning.schema_migrations WHERE set = 'planning')")
        self.until(servers, "/readyz: migrations failed: ", BROKEN)
        self.assertRegex(self.ask(servers).stdout, "1 pending")

    def test_a_consumer_that_is_stopped(self):
        database, servers = self.planning("otolith_status_bus")
        # A consumer writes the log's identity with its first round, after the cursor.
        wait_until(
            lambda: database.superuser.value(
                "SELECT count(*) > 3 AND bool_and(log_id IS NOT NULL) FROM planning.bus_cursors") == "t",
            "the consumers have begun")
        database.superuser.query(
            "UPDATE planning.bus_cursors SET log_id = 'another', txid = '5', position = 5,"
            " event_id = gen_random_uuid() WHERE consumer = (SELECT min(consumer)"
            " FROM planning.bus_cursors)")
        self.until(servers, "stopped", ATTENTION)
        self.assertRegex(self.ask(servers).stdout, r"(?m)^ +\S.* +stopped ")
        # What an operator types next, with the service's database address.
        shown = run(
            self.stack, "otolithctl", "bus", "cursors", "show", "--service", "planning",
            environment={"OTOLITH_DATABASE_URL": database.url("planning")})
        self.assertEqual(shown.returncode, 2, shown.stderr)

    def test_a_certificate_that_ends_soon(self):
        key, certificate = self.directory / "key.pem", self.directory / "certificate.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256",
             "-nodes", "-days", "3", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
             "-keyout", key, "-out", certificate], check=True, capture_output=True)
        _, servers = self.planning(
            "otolith_status_tls", OTOLITH_TLS_CERTIFICATE_FILE=str(certificate),
            OTOLITH_TLS_KEY_FILE=str(key), OTOLITH_AUTH_ADDRESS="")
        problem = self.until(servers, "/readyz: certificate degraded: ", BROKEN)
        self.assertEqual(problem["severity"], "attention")
        self.assertRegex(self.ask(servers).stdout, r"(?m)^otolith-planning .* 2 days ")
