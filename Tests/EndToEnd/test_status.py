"""`otolithctl status` and `doctor` over real services: what they show, how they end, what they say to type."""

import contextlib
import json
import os
import shlex
import socket
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
        """With its admin endpoint."""
        environment = database.environment(service) | admin.ADMIN | settings
        if service == "auth":
            mails = self.directory / "mails"
            mails.mkdir()
            environment |= {"OTOLITH_MAIL_DIRECTORY": str(mails)}
        server = self.enterContext(serving(self.stack, service, environment))
        server.port()
        return server

    def ask(self, command, servers, *arguments, environment=None, **settings):
        options = [
            option for service, server in servers.items()
            for option in ("--admin", f"{service}={admin.address(server)}")]
        only = ["--only", ",".join(servers)] if servers else []
        return run(
            self.stack, "otolithctl", command, *options, *only, *arguments,
            environment=(environment or {}) | settings)

    def findings(self, servers, code, **settings) -> list[dict]:
        """Of the doctor, whose commands exist."""
        done = self.ask("doctor", servers, "--json", **settings)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        document = json.loads(done.stdout)
        self.assertEqual(document["exitStatus"], code)
        for finding in document["findings"]:
            self.exists(finding["command"])
        return [finding for finding in document["findings"] if finding["severity"] != "note"]

    def exists(self, command):
        words = shlex.split(command.split("  #")[0])
        if words[0].startswith("otolith"):
            done = run(self.stack, *words, "--help")
            self.assertEqual(done.returncode, 0, f"{command}: {done.stderr}")

    def until(self, servers, what, code, **settings):
        """The finding with these words, once it is there; beside what a fresh stack has."""
        def found():
            done = self.ask("doctor", servers, "--json", **settings)
            document = json.loads(done.stdout)
            return done.returncode == code and [
                finding for finding in document["findings"] if what in finding["what"]]

        finding = wait_until(found, f"the doctor says: {what}")[0]
        self.exists(finding["command"])
        return finding


class Whole(StatusCase):
    def test_four_services_that_are_well(self):
        database = OtherDatabase(self.stack, "otolith_well", migrated=SERVICES)
        servers = {service: self.start(database, service) for service in SERVICES}
        stamp = self.directory / "stamp"
        stamp.touch()
        settings = {"OTOLITH_BACKUP_STAMP_FILE": str(stamp)}

        def fine():
            done = self.ask("status", servers, **settings)
            return done.returncode == FINE and done.stdout

        # Keys come over the bus, and how far that is is measured every 15 seconds.
        text = wait_until(fine, "all is well")
        for service, server in servers.items():
            self.assertRegex(
                text, rf"(?m)^otolith-{service} +{admin.address(server)} +serving +\d+\.\d+\.\d+")
        self.assertRegex(text, rf"(?m)^otolith-planning +\(outbox\) +0")
        self.assertRegex(text, r"(?m)^otolith-auth +otolith_well as otolith_auth, \d+")
        self.assertIn("nothing is wrong; 4 services looked at", text)
        self.assertEqual(self.findings(servers, FINE, **settings), [])
        document = json.loads(self.ask("status", servers, "--json", **settings).stdout)
        self.assertEqual(
            [service["state"] for service in document["services"]], ["serving"] * 4)
        planning = document["services"][3]["status"]
        self.assertEqual(planning["schema"]["pending"], [])
        self.assertEqual(planning["database"]["role"], "otolith_planning")
        self.assertEqual(planning["timeZones"]["inUse"], planning["timeZones"]["installed"])
        # Nothing in it is secret.
        for secret in ("postgresql://", str(database.url("planning"))):
            self.assertNotIn(secret, json.dumps(document))
        # It goes on by itself until somebody has seen enough.
        watching = subprocess.run(
            ["timeout", "--signal=INT", "8", self.stack.bin / "otolithctl", "status", "--watch",
             "--interval", "1", "--only", "planning",
             "--admin", f"planning={admin.address(servers['planning'])}"],
            capture_output=True, text=True, timeout=60)
        self.assertGreaterEqual(watching.stdout.count("SERVICES"), 3, watching.stderr)

    def test_where_nobody_is(self):
        nowhere = {f"OTOLITH_{name.upper()}_ADMIN_ADDRESS": "127.0.0.1:1" for name in SERVICES}
        done = run(self.stack, "otolithctl", "status", environment=nowhere)
        self.assertEqual(done.returncode, BROKEN, done.stderr)
        self.assertEqual(done.stdout.count(" away "), 4, done.stdout)
        done = run(self.stack, "otolithctl", "doctor", environment=nowhere)
        self.assertEqual(done.returncode, BROKEN)
        self.assertIn("next:  systemctl status otolith-auth", done.stdout)
        self.assertIn("connection refused", done.stdout)

    def test_arguments_that_are_not_right(self):
        for arguments in (
                ["--admin", "auth"], ["--admin", "nobody=127.0.0.1:1"], ["--only", "nobody"],
                ["--admin", "auth=127.0.0.1"]):
            with self.subTest(arguments=arguments):
                self.assertEqual(
                    run(self.stack, "otolithctl", "doctor", *arguments).returncode, 64)


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
        finding = self.until(servers, "its database does not answer", BROKEN)
        self.assertEqual(finding["severity"], "broken")
        self.assertIn("pg_lsclusters", finding["command"])
        self.assertRegex(finding["evidence"], "^/readyz: database: PostgreSQL ")
        status = self.ask("status", servers)
        self.assertEqual(status.returncode, BROKEN)
        self.assertRegex(status.stdout, r"(?m)^otolith-planning +\S+ +not ready ")
        # A second later it is still asked, and lives.
        self.assertEqual(admin.get(servers["planning"], "/livez")[0], 200)
        superuser.query("ALTER DATABASE otolith_status_away ALLOW_CONNECTIONS true")

    def test_migrations_that_are_missing(self):
        database, servers = self.planning("otolith_status_pending")
        database.superuser.query(
            "DELETE FROM planning.schema_migrations WHERE set = 'planning' AND number ="
            " (SELECT max(number) FROM planning.schema_migrations WHERE set = 'planning')")
        finding = self.until(servers, "its schema lacks migrations", BROKEN)
        self.assertTrue(finding["command"].startswith("systemctl start otolith-planning-migrate "))
        self.assertRegex(finding["evidence"], r"planning/\d{4}_")
        self.assertRegex(self.ask("status", servers).stdout, "1 pending")

    def test_a_consumer_that_is_stopped_and_one_that_gave_up(self):
        database, servers = self.planning("otolith_status_bus")
        wait_until(
            lambda: int(database.superuser.value("SELECT count(*) FROM planning.bus_cursors")) > 3,
            "the consumers have begun")
        database.superuser.query(
            "UPDATE planning.bus_cursors SET log_id = 'another', txid = '5', position = 5,"
            " event_id = gen_random_uuid() WHERE consumer = (SELECT min(consumer)"
            " FROM planning.bus_cursors)")
        finding = self.until(servers, "is stopped", BROKEN)
        self.assertEqual(
            finding["command"], "otolithctl bus cursors show --service planning")
        # As an operator types it, with the service's address of the database.
        shown = run(
            self.stack, *shlex.split(finding["command"]),
            environment={"OTOLITH_DATABASE_URL": database.url("planning")})
        self.assertEqual(shown.returncode, 2, shown.stderr)
        self.assertRegex(self.ask("status", servers).stdout, r"(?m)^ +\S.* +stopped ")

    def test_a_consumer_that_is_behind(self):
        clock = self.directory / "clock"
        clock.write_bytes((3600 * 1_000_000).to_bytes(8, "little"))
        database = OtherDatabase(self.stack, "otolith_status_lag", migrated=["planning", "auth"])
        with database.superuser.locked("planning.inbox"):
            servers = {
                "planning": self.start(database, "planning", OTOLITH_CLOCK_FILE=str(clock))}
            # It publishes its keys.
            self.start(database, "auth")
            finding = self.until(servers, "is behind", BROKEN)
        self.assertEqual(finding["severity"], "attention")
        self.assertEqual(finding["command"], "otolithctl bus lag --service planning")
        self.assertRegex(finding["evidence"], r"^[1-9]\d* events, the first of 3[56]\d\d seconds ago")

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
        finding = self.until(servers, "its certificate ends in 2 days", BROKEN)
        self.assertEqual(finding["severity"], "attention")
        self.assertTrue(finding["command"].startswith("openssl x509 "), finding)
        # By a handshake alone, where the admin endpoint is not known.
        done = run(
            self.stack, "otolithctl", "doctor", "--only", "planning", "--json",
            environment={
                "OTOLITH_PLANNING_ADDRESS": f"localhost:{servers['planning'].port()}",
                "OTOLITH_TLS_TRUST_ROOTS_FILE": str(certificate)})
        self.assertEqual(done.returncode, ATTENTION, done.stdout)
        self.assertIn("its certificate ends in 2 days", done.stdout)

    def test_a_secret_that_others_may_read(self):
        key = self.directory / "audit.key"
        key.write_text("0" * 64)
        key.chmod(0o644)
        _, servers = self.planning("otolith_status_secret")
        finding = self.until(
            servers, "a secret can be read by others", ATTENTION, OTOLITH_AUDIT_KEY_FILE=str(key))
        self.assertEqual(finding["command"], f"chmod 600 {key}")


class HostSettings(StatusCase):
    """What doctor reads beside a service: its file, as /etc/otolith has it."""

    def doctor(self, *lines):
        """The file, how doctor ends, and its findings by what is wrong."""
        file = self.directory / "planning.conf"
        file.write_text("".join(f"{line}\n" for line in lines))
        done = run(
            self.stack, "otolithctl", "doctor", "--config", f"planning={file}", "--only", "planning",
            "--json")
        found = json.loads(done.stdout)["findings"]
        for finding in found:
            # Those of notes have places to fill in.
            if finding["severity"] != "note":
                self.exists(finding["command"])
        return file, done.returncode, {finding["what"]: finding for finding in found}

    def test_a_service_that_is_found_by_its_file(self):
        database = OtherDatabase(self.stack, "otolith_status_file", migrated=["planning"])
        server = self.start(
            database, "planning", OTOLITH_AUTH_ADDRESS=self.stack.addresses["auth"])
        key = self.directory / "apns.key"
        key.write_text("0")
        key.chmod(0o644)
        settings = (
            f"OTOLITH_LISTEN=127.0.0.1:{server.port()}",
            f"OTOLITH_ADMIN_LISTEN={admin.address(server)}",
            f"OTOLITH_DATABASE_URL={database.url('planning')}",
            f"OTOLITH_PUSH_APNS_KEY_FILE={key}", "OTOLITH_LOG_LEVLE=debug")

        def found():
            file, status, findings = self.doctor(*settings)
            return status == ATTENTION and (file, findings)

        file, findings = wait_until(found, "the service is well but for its settings")
        secret = findings["a secret can be read by others"]
        self.assertEqual(
            (secret["subject"], secret["command"]), ("otolith-planning", f"chmod o-rwx {key}"))
        wrong = findings["its settings are not what they should be"]
        self.assertEqual(wrong["command"], f"otolith-planning check --config {file}")
        self.assertIn(f"{file}:5: OTOLITH_LOG_LEVLE is no setting", wrong["evidence"])
        self.assertNotIn("its database cannot be used from here", findings)

    def test_lines_that_are_none_and_a_database_that_is_away(self):
        file, status, findings = self.doctor(
            "OTOLITH_DATABASE_URL=postgresql://nobody@127.0.0.1:1/otolith", "listen",
            f"OTOLITH_BUS_DATABASE_URL={self.stack.database.as_role('nobody').url}")
        self.assertEqual(status, BROKEN)
        wrong = findings["its settings cannot be used: it does not start with them"]
        self.assertEqual(wrong["evidence"], f"{file}:2: not NAME=VALUE")
        away = findings["its database cannot be used from here"]
        self.assertEqual(away["subject"], "otolith-planning")
        self.assertIn("OTOLITH_DATABASE_URL: ", away["evidence"])
        # Whoever asks is not the service.
        closed = findings["its database answers; whether it is let in, its own user alone can say"]
        self.assertEqual((closed["subject"], closed["severity"]), ("otolith-planning", "note"))
        self.assertRegex(closed["evidence"], "^OTOLITH_BUS_DATABASE_URL: .*nobody")

    def test_a_port_that_another_program_has(self):
        with socket.create_server(("127.0.0.1", 0)) as other:
            port = other.getsockname()[1]
            _, status, findings = self.doctor(
                f"OTOLITH_LISTEN=127.0.0.1:{port}", f"OTOLITH_ADMIN_LISTEN=127.0.0.1:{port}")
        self.assertEqual(status, BROKEN)
        taken = findings["another program has its port"]
        self.assertIn("otolith-planning at 127.0.0.1:", taken["subject"])
        self.assertIn(f", process {os.getpid()}, listens there", taken["evidence"])
        self.assertEqual(taken["command"], f"ss -tlnp 'sport = :{port}'")

    def test_a_file_that_is_not_there(self):
        done = run(self.stack, "otolithctl", "doctor", "--config", "planning=/no/such/file")
        self.assertEqual(done.returncode, 64)
        self.assertIn("/no/such/file is not there", done.stderr)
        for arguments in (["nobody=/f"], ["auth"], ["auth=/f", "--config", "auth=/f"]):
            with self.subTest(arguments):
                done = run(self.stack, "otolithctl", "doctor", "--config", *arguments)
                self.assertEqual(done.returncode, 64)
